import { type ReactNode, useEffect, useRef } from 'react';
import classes from './scrolling-text.module.css';

type Props = { label: string; children: ReactNode; takesLostFocus?: boolean };

/** A long text to look at, in a window of its own, which begins at the first change. */
export function ScrollingText({ label, children, takesLostFocus }: Props) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = text;
    const change = current?.querySelector<HTMLElement>('ins, del');
    if (current && change) current.scrollTop = change.offsetTop - current.clientHeight / 3;
    if (takesLostFocus && document.activeElement === document.body) current?.focus();
  }, [takesLostFocus]);
  return (
    <section
      ref={text}
      className={classes.text}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
      tabIndex={0}
    >
      {children}
    </section>
  );
}
