import type { Post } from '#contract/post.ts';
import '@mantine/core/styles.layer.css';
import '#web/app/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver } from '#web/app/css-variables.ts';
import { theme } from '#web/app/theme.ts';
import { AppState, AppStateContext } from '#web/app-state.ts';
import { PlatformDialog } from '#web/features/posts/platforms/platform-dialog.tsx';
import type { PlatformVersions } from '#web/features/posts/platforms/platform-versions.ts';
import type { WrittenVersions } from '#web/local-content/message.ts';
import { Toaster } from '#web/ui/toasts/toaster.tsx';

/** Runs in the browser: a button that opens the dialog for a post the test gives. */

declare global {
  interface Window {
    postToCopy: Post;
    signatureToUse: string;
    /** What platforms have of their own, and what was asked for them. */
    keptTexts?: Record<string, string | undefined>;
    requested?: { content: string; request: string; platform: string };
    /** What is written for platforms, and what became of it. */
    writeVersions?: PlatformVersions['write'];
    keptVersions?: WrittenVersions;
    /** Answers the request. */
    answer?: (content: string) => void;
  }
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = createElement(PlatformDialog, {
    post: window.postToCopy,
    signatureFor: () => window.signatureToUse,
    onClose: () => setIsOpen(false),
    versions: {
      kept: (window.keptTexts ?? {}) as Record<string, string>,
      keep: (platform, text) => {
        window.keptTexts = { ...window.keptTexts, [platform]: text };
      },
      written: window.keptVersions,
      // Never, unless the test says otherwise.
      write: window.writeVersions ?? (() => new Promise(() => {})),
      keepWritten: (written) => {
        window.keptVersions = written;
      },
      rewrite: ({ post, request, platform }) => {
        window.requested = { content: post.content, request, platform };
        return new Promise((resolve) => {
          window.answer = (content) => resolve({ ...post, content });
        });
      },
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
    createElement(
      AppStateContext,
      { value: new AppState() },
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(Opener),
        createElement(Toaster),
      ),
    ),
  ),
);
