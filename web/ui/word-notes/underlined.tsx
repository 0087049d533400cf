import { type ComponentProps, useMemo } from 'react';
import type { Flag } from '#contract/post.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { MarkedText, noMarks, type PartMarks } from './marked-text.tsx';

type Props = Omit<ComponentProps<typeof MarkedText>, 'marks'> & {
  flags: readonly Flag[];
  /** Words to mark besides. Where both would be, the flag is. */
  marks?: PartMarks;
};

/** Most texts have no flags. */
const loadWords = async () => (await import('./flag-words.ts')).marksIn;

/** A text with its flagged words underlined where they stand, and the note on each. */
export function Underlined({ flags, marks = noMarks, ...text }: Props) {
  const hasFlags = flags.some(({ where }) => where === 'title' || where === 'content');
  const marksIn = useLazyPart(loadWords, hasFlags);
  const all = useMemo(() => {
    if (!marksIn || !hasFlags) return marks;
    return {
      title: [...marksIn(flags, 'title'), ...marks.title],
      content: [...marksIn(flags, 'content'), ...marks.content],
    };
  }, [marksIn, hasFlags, flags, marks]);
  return <MarkedText marks={all} {...text} />;
}
