import { dataImageBytes, dataImagesMaxBytes } from '#contract/html.ts';
import { pieceProblem } from '#contract/piece-html.ts';
import { AppError } from '#server/errors.ts';
import { cleanHtml } from './clean-html.ts';
import { type ContentDescription, describeContent, textOfContent } from './describe-content.ts';
import { plainTextOf } from './plain-text.ts';

/** HTML a person edited, cleaned; refused when its pictures are too large. */
export function cleanEditedHtml(html: string): string {
  const cleaned = cleanHtml(html, 'edited');
  if (dataImageBytes(cleaned) > dataImagesMaxBytes) {
    throw new AppError(
      'too_large',
      'The pictures in a text can add up to 2 MB. Please use smaller ones.',
    );
  }
  return cleaned;
}

export type EditedFields = { title?: string; content?: string };

/** Title and content as they may be stored, with what lists know of the content. What was not given stays so. */
export function cleanEditedFields({
  title,
  content,
}: EditedFields): EditedFields & Partial<ContentDescription> {
  return {
    ...(title !== undefined && { title: cleanTitle(title) }),
    ...(content !== undefined && cleanContent(content)),
  };
}

function cleanTitle(html: string): string {
  const title = cleanHtml(html, 'title');
  if (plainTextOf(title).trim() === '') throw missing('title', 'Title is required');
  return title;
}

function cleanContent(html: string): ContentDescription & { content: string } {
  const content = cleanEditedHtml(html);
  // Escaped signs and longer tags may have made it more than it was: what is kept can be sent again.
  const problem = pieceProblem([content]);
  if (problem) throw new AppError('too_large', problem);
  const text = textOfContent(content);
  const isFilled = text.trim() !== '' || /<img src="[^"]/.test(content);
  if (!isFilled) throw missing('content', 'Content is required');
  return { content, ...describeContent(content, text) };
}

const missing = (field: keyof EditedFields, message: string) =>
  new AppError('invalid_input', message, { fields: { [field]: message } });
