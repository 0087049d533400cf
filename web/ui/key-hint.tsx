import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const keys = {
  send: () => (isApple() ? '⌘ Return' : 'Ctrl+Enter'),
  cancel: () => 'Esc',
};

/** Shows which keys press a button, where there is a pointer to rest on it. Its name stays as it is. */
export function KeyHint({ press, children }: { press: keyof typeof keys; children: ReactElement }) {
  const canHover = window.matchMedia('(hover: hover)').matches;
  return (
    <Tooltip label={keys[press]()} disabled={!canHover}>
      {children}
    </Tooltip>
  );
}
