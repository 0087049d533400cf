import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { savedText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';

/** The parts of a post that are checked. */
export const CheckedPart = z.enum(['title', 'content', 'hashtags', 'imagePrompt', 'answers']);
export type CheckedPart = z.infer<typeof CheckedPart>;

export const Severity = z.enum(['avoid', 'caution']);
export type Severity = z.infer<typeof Severity>;

/**
 * Common risk wording that was found. `start` and `end` count in the plain text of the part, with
 * hashtags joined by a space and answers by a line break. Never a claim that the rest is fine.
 */
export const Flag = z.object({
  /** Of the phrase in data-files/fair-housing/phrases.json. */
  id: z.string(),
  severity: Severity,
  class: z.string(),
  where: CheckedPart,
  /** The exact words, as they stand in the plain text. */
  text: z.string(),
  start: z.number(),
  end: z.number(),
  why: z.string(),
  /** Words that can stand where `text` stands, or nothing: then `note` says what to do. */
  suggestion: z.string(),
  /** The suggestion states a fact about the property, which only the agent can know. */
  isFact: z.boolean(),
  /** What to do, as advice to a person. */
  note: z.string(),
});
export type Flag = z.infer<typeof Flag>;

/** A text as it stands in an editor. Title and content are HTML. */
export const WordingCheck = z.object({
  title: pieceHtml(z.string().max(savedText.title)).default(''),
  content: pieceHtml(z.string().max(savedText.content)).default(''),
  hashtags: z.array(z.string().max(200)).max(100).default([]),
  imagePrompt: z.string().max(5_000).default(''),
  location: z.string().trim().max(120).default(''),
  state: z.string().trim().max(40).default(''),
});
export type WordingCheck = z.infer<typeof WordingCheck>;

export const checkWording = endpoint({
  method: 'POST',
  path: '/api/fair-housing/check',
  access: 'user',
  limit: 'check',
  summary: 'Common risk wording in a text. Finding none is no claim that the text is fine.',
  body: WordingCheck,
  bodyLimit: 5 * 1024 * 1024,
  repeatable: true,
  response: z.object({ flags: z.array(Flag) }),
});
