import { type ReactNode, useCallback, useRef } from 'react';
import type { Flag } from '#contract/post.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

/** HTML with something added, such as marks. */
export type Decorate = (html: string) => string;

type Props = {
  flags: readonly Flag[];
  className?: string;
  /** The text, shown with what underlines its title and its content. */
  children: (decorate: { title: Decorate; content: Decorate }) => ReactNode;
};

/** Most texts have nothing to underline. */
const loadUnderlining = async () => ({
  ...(await import('./underline-html.ts')),
  ...(await import('./flag-words.ts')),
  ...(await import('#web/ui/word-notes/note-tip.tsx')),
});
type Underlining = Awaited<ReturnType<typeof loadUnderlining>>;

/** A text with its flagged words underlined where they stand, and the note on each. */
export function Underlined({ flags, className, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const hasMarks = flags.some(({ where }) => where === 'title' || where === 'content');
  const underlining = useLazyPart(loadUnderlining, hasMarks);
  const title = useUnderlining(underlining, flags, 'title');
  const content = useUnderlining(underlining, flags, 'content');
  return (
    <div ref={text} className={className}>
      {children({ title, content })}
      {hasMarks && underlining && <underlining.NoteTip area={text} />}
    </div>
  );
}

function useUnderlining(
  underlining: Underlining | undefined,
  flags: readonly Flag[],
  part: 'title' | 'content',
): Decorate {
  return useCallback(
    (html) => underlining?.underlineHtml(html, underlining.marksIn(flags, part)) ?? html,
    [underlining, flags, part],
  );
}
