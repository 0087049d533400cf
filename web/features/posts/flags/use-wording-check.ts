import { useEffect, useMemo, useRef, useState } from 'react';
import type { Flag } from '#contract/post.ts';
import { checkedBody, flagsOf } from './check-text.ts';
import { type CheckedText, flagsLeft } from './locate-flag.ts';

/** Milliseconds without a change until a text is checked. */
const pause = 700;

/** Milliseconds after which a text that never rests, as while it is written, is checked anyway. */
const longestWait = 2_000;

type Text = CheckedText & { location: string; state: string };
type Options = {
  /** What is known of the text as it is at first; without them it is checked at once. */
  initialFlags?: readonly Flag[];
  isOff?: boolean;
};

/** Flags of a text while it changes. Failures are quiet: what was found last is kept. */
export function useWordingCheck(text: Text, { initialFlags, isOff = false }: Options) {
  const body = JSON.stringify(checkedBody(text));
  const [checked, setChecked] = useState<{ body: string; flags: readonly Flag[] }>({
    body: initialFlags ? body : '',
    flags: initialFlags ?? [],
  });
  const isOpen = !isOff && body !== checked.body;
  const changedAt = useRef<number>(undefined);
  const asking = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!isOpen) {
      changedAt.current = undefined;
      return;
    }
    const now = Date.now();
    changedAt.current ??= now;
    const wait = Math.min(pause, changedAt.current + longestWait - now);
    const timer = setTimeout(async () => {
      changedAt.current = undefined;
      asking.current?.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      const flags = await flagsOf(JSON.parse(body), signal).catch(() => undefined);
      if (!signal.aborted) setChecked((last) => ({ body, flags: flags ?? last.flags }));
    }, wait);
    return () => clearTimeout(timer);
  }, [body, isOpen]);
  useEffect(() => () => asking.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the body is all that the text says
  const flags = useMemo(() => flagsLeft(checked.flags, text), [checked.flags, body]);
  return { flags, isChecking: isOpen };
}
