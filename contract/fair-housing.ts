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
  /** Of the phrase in data-files/fair-housing/phrases.json, or what a sentence does: "exclude". */
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
  /** Where it is not in the text but in what describes a picture or a link; places count there. */
  attribute: z.enum(['alt', 'title']).optional(),
  /** What the law says of the class in the state of the text. */
  law: z.string().optional(),
  /** The sentence it stands in, where the text reads well without it. */
  sentence: z.object({ text: z.string(), start: z.number(), end: z.number() }).optional(),
  /** A sentence about the property for the agent to change and put in its place. */
  draft: z.string().optional(),
});
export type Flag = z.infer<typeof Flag>;

/**
 * What one click does with a flag.
 * `replace`: put `text` where the words stand; with `onlyIfTrue`, ask the person first.
 * `takeOut`: take the whole sentence out.
 * `delete`: take the words out.
 * `rewrite`: no click can do it; show the note.
 */
export type Replacement =
  | { action: 'replace'; text: string; onlyIfTrue: boolean }
  | { action: 'takeOut' | 'delete' | 'rewrite'; text: '' };

export function replacementFor({ suggestion, isFact, sentence, where, id }: Flag): Replacement {
  if (suggestion) return { action: 'replace', text: suggestion, onlyIfTrue: isFact };
  if (sentence) return { action: 'takeOut', text: '' };
  // A tag or a sign stands alone. Words torn out of a sentence leave a hole, or another meaning.
  const standsAlone = where === 'hashtags' || id === 'relig-symbol';
  return { action: standsAlone ? 'delete' : 'rewrite', text: '' };
}

/** The flag as wide as its sentence, for taking that out or writing another. */
export const toSentence = (flag: Flag): Flag => (flag.sentence ? { ...flag, ...flag.sentence } : flag);

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
