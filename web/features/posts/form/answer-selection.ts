import type { RelevantAnswer } from '#contract/learner.ts';

/** What was ticked by hand, by id: an answer that fits is used unless it was left out. */
export type UsedAnswers = { leftOut: number[]; takenIn: number[] };

export const isUsed = ({ id, fits }: RelevantAnswer, { leftOut, takenIn }: UsedAnswers): boolean =>
  fits ? !leftOut.includes(id) : takenIn.includes(id);
