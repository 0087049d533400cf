import { dataImageBytes, dataImagesMaxBytes } from '#contract/html.ts';
import { AppError } from '#server/errors.ts';
import { cleanHtml } from './clean-html.ts';

/** HTML a person edited, cleaned; refused when its pictures are too large. */
export function cleanEdited(html: string): string {
  const cleaned = cleanHtml(html, 'edited');
  if (dataImageBytes(cleaned) > dataImagesMaxBytes) {
    throw new AppError(
      'too_large',
      'The pictures inside the text may have 2 MB in all. Please use smaller ones.',
    );
  }
  return cleaned;
}
