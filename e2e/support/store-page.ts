import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as contentStore from '#web/conversation/content-store.ts';
import * as conversation from '#web/conversation/conversation.ts';
import * as eraseContent from '#web/conversation/erase-content.ts';
import * as mergeRecent from '#web/conversation/merge-recent.ts';
import * as message from '#web/conversation/message.ts';
import * as writing from '#web/conversation/writing.ts';
import { useToasts } from '#web/ui/toasts/toast-store.ts';

/** Runs in the browser: the store by itself, with its notices on an otherwise empty page. */

const store = {
  ...contentStore,
  ...eraseContent,
  ...conversation,
  ...mergeRecent,
  ...message,
  ...writing,
};

declare global {
  interface Window {
    store: typeof store;
  }
}

function Notices() {
  const isWriting = writing.useIsWriting();
  const texts = useToasts().map(({ title }) => title);
  return createElement('output', null, [isWriting ? 'Writing' : 'Waiting', ...texts].join(', '));
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Notices));
window.store = store;
