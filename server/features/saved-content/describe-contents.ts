import type { ContentDescription } from '#server/content/describe-content.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listUndescribed, updateDescription } from './saved-content.queries.ts';

/** Contents in memory at a time; one can have 4 MB. */
const atOnce = 10;

/**
 * Reads the words of contents that were stored before lists and the search knew any. One after the
 * other, each kept at once: a start that is broken off goes on where it was.
 */
export async function describeUndescribed({
  db,
  texts,
}: Pick<Deps, 'db' | 'texts'>): Promise<void> {
  for (;;) {
    const items = await listUndescribed(db, atOnce);
    for (const { id, content } of items) {
      await updateDescription(db, id, await wordsOf(texts, content));
    }
    if (items.length < atOnce) return;
  }
}

/** A text that cannot be read is listed without its words. */
async function wordsOf(texts: Deps['texts'], content: string): Promise<ContentDescription> {
  try {
    return await texts.run('describeContent', content);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
    return { preview: '', searchText: '', contentPicture: null };
  }
}
