import { checkClaims } from '#contract/calls/claims.ts';
import type { Ledger } from '#contract/claims.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import type { ExportedPiece } from '#web/ui/html/piece.ts';

/** A text, and what it is a version of. */
export type CheckedPiece = Pick<ExportedPiece, 'title' | 'content' | 'id' | 'location' | 'state'>;

/** The facts of a text. One that newer pieces have taken the room of is checked without what it was written from. */
export async function lookUpFacts(piece: CheckedPiece, signal: AbortSignal): Promise<Ledger> {
  const { id, title, content, location, state } = piece;
  const text = { title, content: withoutDataImages(content), location, state };
  // A generated piece has a text as its id, a saved item a number.
  const origin = typeof id === 'number' ? { contentId: id } : { pieceId: id };
  const ask = (body: typeof text) => call(checkClaims, { body }, { signal });
  try {
    return await ask({ ...text, ...origin });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return ask(text);
    throw error;
  }
}

/** Pictures inside a text hold no words and may be large. */
const withoutDataImages = (html: string) => html.replace(/(src=["'])data:[^"']*/gi, '$1');
