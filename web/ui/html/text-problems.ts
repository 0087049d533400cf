import { dataImageBytes, dataImagesMaxBytes } from '#contract/html.ts';
import { SavedContentChange } from '#contract/saved-content.ts';
import { htmlToLine } from './html-to-text.ts';

/** A message beside each field of an edited text that cannot be kept as it is. */
export function textProblems(changes: SavedContentChange): Partial<Record<string, string>> {
  const parsed = SavedContentChange.safeParse(changes);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]);
  return {
    ...(changes.title !== undefined && !hasWords(changes.title) && { title: 'Title is required' }),
    ...(dataImageBytes(changes.content ?? '') > dataImagesMaxBytes && { content: tooLarge }),
    ...Object.fromEntries(problems),
  };
}

const hasWords = (html: string) => htmlToLine(html) !== '';

const tooLarge = 'The pictures in a text can add up to 2 MB. Please use smaller ones.';
