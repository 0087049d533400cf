import { z } from 'zod';

/**
 * What a question to the agent asks for. It decides how the answer shapes a piece, and whether it
 * is printed at all.
 */
const questionRoles = [
  /** For the writer alone: reader, tone, budget level, permission. Shapes the text, never printed. */
  'steer',
  /** Which homes, area, season or task the piece is about. */
  'scope',
  'figures',
  /** Where the figures are from, and of which time. */
  'source',
  /** Address, date, time, venue. */
  'event',
  'story',
  /** What people get wrong, ask or are surprised by; the agent's own reading of things. */
  'insight',
  /** Names to be listed: places, programs, builders. */
  'places',
  'features',
  /** How something works by law or custom. */
  'rule',
  'offer',
  /** A fact that needs a label: what homes are like, who to call. */
  'detail',
  /** Practical notes that need none: parking, cost, shoes. */
  'note',
  'next-step',
] as const;
export const QuestionRole = z.enum(questionRoles);
export type QuestionRole = z.infer<typeof QuestionRole>;
