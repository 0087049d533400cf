import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { changePlatforms } from '#contract/calls/saved-content.ts';
import type { KeptForPlatforms, PlatformsChange } from '#contract/kept-for-platforms.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { cachePlatforms } from './saved-content-queries.ts';

/** Milliseconds without another letter until it is sent. */
const pause = 800;

/** Characters that a closing page may still send; browsers stop at 64 KiB. */
const lastWords = 20_000;

/**
 * Keeps on the server what platforms get of a saved item: a little later, and what is pending when the screen
 * goes. It is shown at once. `onKept` hears when the server has it.
 */
export function useKeptPlatforms(
  { id, platforms }: Pick<SavedContent, 'id' | 'platforms'>,
  onKept: () => void,
) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const pending = useRef<PlatformsChange>(undefined);
  const latest = useRef(platforms);
  latest.current = platforms;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tellKept = useRef(onKept);
  tellKept.current = onKept;

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const body = pending.current;
    pending.current = undefined;
    if (!body) return;
    const outlivesPage = JSON.stringify(body).length < lastWords;
    try {
      await call(changePlatforms, { params: { id }, body }, { outlivesPage });
      tellKept.current();
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'Not saved',
        description: messageFor(error, 'Your text for this platform wasn’t saved.'),
      });
    }
  }, [id, showToast]);

  useEffect(() => {
    const sendNow = () => void send();
    window.addEventListener('pagehide', sendNow);
    return () => {
      window.removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, [send]);

  return (change: PlatformsChange) => {
    pending.current = joined(pending.current ?? {}, change);
    latest.current = shownAfter(latest.current, change);
    cachePlatforms(client, id, latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), pause);
  };
}

/** Both changes as one. */
export const joined = (first: PlatformsChange, then: PlatformsChange): PlatformsChange => ({
  ...first,
  ...then,
  ...((first.texts || then.texts) && { texts: { ...first.texts, ...then.texts } }),
  ...((first.copied || then.copied) && { copied: { ...first.copied, ...then.copied } }),
});

export function shownAfter(before: KeptForPlatforms, change: PlatformsChange): KeptForPlatforms {
  const texts = Object.entries({ ...before.texts, ...change.texts });
  return {
    texts: Object.fromEntries(texts.filter(([, text]) => text !== null)),
    written: change.written ?? before.written,
    copied: { ...before.copied, ...change.copied },
  };
}
