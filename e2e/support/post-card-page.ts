import type { Post } from '#contract/post.ts';
import '@mantine/core/styles.layer.css';
import '#web/app/theme.css';
// What the card brings along when it is needed comes with this page, which is a single file.
import '#web/features/posts/card/passage-tools.tsx';
import '#web/features/posts/card/picture-carousel.tsx';
import '#web/features/posts/platforms/publish-dialog.tsx';
import '#web/features/posts/versions/changed-line.tsx';
import '#web/features/posts/versions/post-versions-dialog.tsx';
import '#web/ui/rich-text/rich-text-editor.tsx';
import { Button } from '@mantine/core';
import { createElement, useState } from 'react';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import type { Version } from '#web/local-content/message.ts';
import { renderPage } from './render-page.ts';

/** Runs in the browser: one card as a page would hold it, and what the page hears from it. */

type Held = { post: Post; versions: Version[]; isBusy: boolean; hasDraft: boolean };

declare global {
  interface Window {
    card: {
      show: (held: Partial<Held>) => void;
      replaced: Post[];
      requests: string[];
      isUnsaved: boolean;
    };
  }
}

const save = createElement(Button<'button'>, null, 'Save');
const signatureFor = () => 'Nora Field, Porch Realty';
const platforms = {
  kept: {},
  keep: () => {},
  rewrite: async () => undefined,
  write: async () => ({}),
  keepWritten: () => {},
};
const onRevise = (request: string) => window.card.requests.push(request);
const onUnsavedChange = (isUnsaved: boolean) => {
  window.card.isUnsaved = isUnsaved;
};

function Holder() {
  const [held, setHeld] = useState<Partial<Held>>({});
  const show = (next: Partial<Held>) => setHeld((before) => ({ ...before, ...next }));
  window.card ??= { show, replaced: [], requests: [], isUnsaved: false };
  const { post, versions = [], isBusy = false, hasDraft = false } = held;
  const onReplace = (next: Post) => {
    window.card.replaced.push(next);
    const replacedAt = new Date().toISOString();
    show({ post: next, versions: [...versions, ...(post ? [{ post, replacedAt }] : [])] });
  };
  return createElement(
    'main',
    { style: { maxWidth: 780, margin: '24px auto', padding: '0 8px' } },
    createElement('h1', { style: { marginTop: 0 } }, 'Under test'),
    createElement('output'),
    createElement('h2', { style: { fontSize: 16 } }, 'Your posts'),
    post &&
      createElement(PostCard, {
        ...{ post, versions, isBusy, hasDraft, save, signatureFor, platforms },
        ...{ onReplace, onRevise, onUnsavedChange },
      }),
  );
}

renderPage(Holder);
