import { fingerprintOf } from '#contract/fingerprint.ts';

/**
 * The key under which a piece is saved as a new item: the same for the same piece in the same state, in every tab and
 * however often Save is pressed. The server then makes one item of it.
 */
export const idempotencyKeyFor = (piece: string, state: unknown) =>
  `save:${piece}:${fingerprintOf(state)}`;
