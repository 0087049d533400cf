import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { savedText, subjectText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';
import { Flag } from './post.ts';

/** A text as it stands in an editor. Title and content are HTML. */
export const WordingCheck = z.object({
  title: pieceHtml(z.string().max(savedText.title)).default(''),
  content: pieceHtml(z.string().max(savedText.content)).default(''),
  hashtags: z.array(z.string().max(200)).max(100).default([]),
  imagePrompt: z.string().max(5_000).default(''),
  location: z.string().trim().max(subjectText.city).default(''),
  state: z.string().trim().max(subjectText.state).default(''),
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
