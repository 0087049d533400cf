import { z } from 'zod';
import { Draft } from '#contract/drafts.ts';

/** A list in a table in a quote, kept by an editor, has about fifteen levels. */
const levelsAtMost = 100;

/**
 * Unfinished work in a form PostgreSQL can store. Somebody's text is not lost for the sake of a
 * character nobody sees: NUL goes, and half a surrogate pair becomes the sign for what is unknown.
 */
export const StorableJson = z.preprocess((value, context) => {
  // Before the schema, which would lose its footing in JSON that is nested without end.
  if (!isDeeperThan(levelsAtMost, value)) return storable(value);
  context.issues.push({
    code: 'custom',
    message: 'This is nested too deeply to be kept',
    input: value,
  });
  return z.NEVER;
}, Draft.shape.json);

function isDeeperThan(levels: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [storableText(key), storable(member)]),
  );
}

const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed();
