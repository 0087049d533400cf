import '@mantine/core/styles.css';
import '#web/app/theme.css';
import { MantineProvider } from '@mantine/core';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Post } from '#contract/posts.ts';
import { cssVariablesResolver } from '#web/app/css-variables.ts';
import { theme } from '#web/app/theme.ts';
import { PlatformDialog } from '#web/features/posts/platforms/platform-dialog.tsx';
import { Toaster } from '#web/ui/toasts/toaster.tsx';

/** Runs in the browser: a button that opens the dialog for a post the test gives. */

declare global {
  interface Window {
    postToCopy: Post;
    signatureToUse: string;
    requested?: string;
  }
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = createElement(PlatformDialog, {
    post: window.postToCopy,
    signatureFor: () => window.signatureToUse,
    onClose: () => setIsOpen(false),
    onRequestShorter: (request) => {
      window.requested = request;
    },
  });
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Under test'),
    createElement('button', { type: 'button', onClick: () => setIsOpen(true) }, 'Open'),
    createElement('output', null, 'Ready'),
    isOpen && dialog,
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement(
    MantineProvider,
    { theme, cssVariablesResolver, defaultColorScheme: 'auto' },
    createElement(Opener),
    createElement(Toaster),
  ),
);
