import type { RelevantAnswer } from '#contract/learner.ts';

/** What was ticked by hand, by id: an answer that fits is used unless it was left out. */
export type AnswerSelection = { leftOut: number[]; takenIn: number[] };

export const isAnswerSelected = (
  { id, fits }: RelevantAnswer,
  { leftOut, takenIn }: AnswerSelection,
): boolean => (fits ? !leftOut.includes(id) : takenIn.includes(id));
