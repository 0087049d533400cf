import type { Section } from '#contract/long-form-draft.ts';
import { randomId } from '#web/api/random-id.ts';

/** A section of an outline that nobody has answered yet. */
export const newSection = ({ title, question }: { title: string; question: string }): Section => ({
  id: randomId(),
  title,
  question,
  answer: '',
  text: null,
  problem: null,
});
