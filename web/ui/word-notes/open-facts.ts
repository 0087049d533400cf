import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ExportedPiece } from '#web/ui/html/piece.ts';
import { noMarks, type PartMarks } from './marked-text.tsx';

/** A text while it is edited. */
export type EditedPiece = Pick<ExportedPiece, 'id' | 'title' | 'content' | 'location' | 'state'>;

/** Gives the facts of a text that nobody has confirmed, as words to mark. */
export type FindOpenFacts = (piece: EditedPiece, signal: AbortSignal) => Promise<PartMarks>;

export const OpenFactsContext = createContext<FindOpenFacts>(async () => noMarks);

/** Milliseconds without a change until a text is looked at again. */
const pause = 1_200;

/** Open facts to underline in an editor. Failures are quiet: what was found last is kept. */
export function useOpenFacts({ id, title, content, location, state }: EditedPiece): PartMarks {
  const find = useContext(OpenFactsContext);
  const [marks, setMarks] = useState(noMarks);
  const isFirst = useRef(true);
  useEffect(() => {
    const asking = new AbortController();
    const look = () => {
      isFirst.current = false;
      find({ id, title, content, location, state }, asking.signal).then(
        (found) => asking.signal.aborted || setMarks(found),
        () => {},
      );
    };
    const timer = setTimeout(look, isFirst.current ? 0 : pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [find, id, title, content, location, state]);
  return marks;
}
