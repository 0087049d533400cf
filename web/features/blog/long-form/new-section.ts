import { randomId } from '#web/api/random-id.ts';
import type { Section } from './draft.ts';

/** A section of an outline that nobody has answered yet. */
export const newSection = ({ title, question }: { title: string; question: string }): Section => ({
  id: randomId(),
  title,
  question,
  answer: '',
  text: null,
  problem: null,
});
