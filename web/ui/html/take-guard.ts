import { createContext, useContext } from 'react';
import type { ExportedPiece } from './piece.ts';

/** A text that is about to be copied, downloaded or shared. */
export type Taking = {
  piece: ExportedPiece;
  /** As its button says it. */
  verb: 'Copy' | 'Download' | 'Share';
  /** Does it. */
  take: () => void;
};

export type TakeGuard = {
  /** Has a text taken along, at once or after a question. */
  guard: (taking: Taking) => void;
  /** The question is open: a window below it must not close with it. */
  isAsking: boolean;
};

export const TakeGuardContext = createContext<TakeGuard>({
  guard: ({ take }) => take(),
  isAsking: false,
});

export const useTakeGuard = () => useContext(TakeGuardContext);
