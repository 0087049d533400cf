import type { z } from 'zod';
import { type HtmlSize, measureHtml } from './html-size.ts';
import { pieceText } from './limits.ts';

/** Marks a problem of a text that is answered with 413, not with 400. */
export const tooLarge = { code: 'too_large' } as const;

const tooLong = `This text is too long. It can have up to ${pieceText.characters.toLocaleString('en-US')} characters, not counting pictures.`;

export const tooMuchFormatting =
  'This text has more formatting than we can work with. Please remove some of it, or paste it as plain text.';

/**
 * The HTML of a piece of text, refused before anything else is done with it when it is more than a piece
 * may be. Every field that takes HTML has this.
 */
export const pieceHtml = <Schema extends z.ZodType<string>>(schema: Schema): Schema =>
  schema.superRefine((html, context) => report(context, pieceProblem([html])));

/** The parts of one piece, which together may be no more than it. */
export const pieceParts = <Schema extends z.ZodType<{ content: string }[]>>(
  schema: Schema,
): Schema =>
  schema.superRefine((parts, context) =>
    report(context, pieceProblem(parts.map(({ content }) => content))),
  );

/** What a person is told about a text that is more than a piece may be; nothing when it is not. */
export function pieceProblem(parts: readonly string[]): string | undefined {
  const whole: HtmlSize = { characters: 0, tags: 0, levels: 0 };
  for (const part of parts) {
    const { characters, tags, levels } = measureHtml(part);
    whole.characters += characters;
    whole.tags += tags;
    whole.levels = Math.max(whole.levels, levels);
    if (whole.characters > pieceText.characters) return tooLong;
    if (whole.tags > pieceText.tags || whole.levels > pieceText.levels) return tooMuchFormatting;
  }
  return undefined;
}

function report(context: z.core.$RefinementCtx, message: string | undefined): void {
  if (message) context.addIssue({ code: 'custom', message, params: tooLarge });
}
