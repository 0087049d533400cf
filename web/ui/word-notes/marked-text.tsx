import { type ReactNode, useCallback, useRef } from 'react';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import type { MarkedWords } from './marked-words.ts';

/** HTML with something added, such as marks. */
export type Decorate = (html: string) => string;

/** Words to mark in each part of a text. */
export type PartMarks = Record<'title' | 'content', readonly MarkedWords[]>;

export const noMarks: PartMarks = { title: [], content: [] };

type Props = {
  marks: PartMarks;
  className?: string;
  /** The text, shown with what marks its title and its content. */
  children: (decorate: { title: Decorate; content: Decorate }) => ReactNode;
};

/** Comes with the first words to mark. */
const loadMarking = async () => ({
  ...(await import('./underline-html.ts')),
  ...(await import('./note-tip.tsx')),
});

/** A text with words marked where they stand, and the note on each. */
export function MarkedText({ marks, className, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const hasMarks = marks.title.length + marks.content.length > 0;
  const marking = useLazyPart(loadMarking, hasMarks);
  const title = useCallback<Decorate>(
    (html) => marking?.underlineHtml(html, marks.title) ?? html,
    [marking, marks.title],
  );
  const content = useCallback<Decorate>(
    (html) => marking?.underlineHtml(html, marks.content) ?? html,
    [marking, marks.content],
  );
  return (
    <div ref={text} className={className}>
      {children({ title, content })}
      {hasMarks && marking && <marking.NoteTip area={text} />}
    </div>
  );
}
