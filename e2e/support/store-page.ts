import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as clearEverywhere from '#web/local-content/clear-local-content.ts';
import * as contentStore from '#web/local-content/content-store.ts';
import * as writing from '#web/local-content/is-generating.ts';
import * as mergeRecent from '#web/local-content/merge-recent.ts';
import * as message from '#web/local-content/message.ts';
import * as conversation from '#web/local-content/messages.ts';
import { useToasts } from '#web/ui/toasts/toast-store.ts';

/** Runs in the browser: the store by itself, with its notices on an otherwise empty page. */

const store = {
  ...contentStore,
  ...clearEverywhere,
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
  const isWriting = writing.useIsGenerating();
  const texts = useToasts().map(({ title }) => title);
  return createElement('output', null, [isWriting ? 'Writing' : 'Waiting', ...texts].join(', '));
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Notices));
window.store = store;
