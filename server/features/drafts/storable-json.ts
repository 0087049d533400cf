import { z } from 'zod';
import { Draft } from '#contract/drafts.ts';
import { measureHtml } from '#contract/html-size.ts';
import { draftCharacters } from '#contract/limits.ts';
import { tooLarge } from '#contract/piece-html.ts';

/**
 * Unfinished work in a form PostgreSQL can store. Somebody's text is not lost for the sake of a
 * character nobody sees: NUL goes, and half a surrogate pair becomes the sign for what is unknown.
 * How many values it has and how deep they go was measured before it was parsed.
 */
export const StorableJson = Draft.shape.json.transform((json, context) => {
  const text = new StorableText();
  const stored = storable(json, text);
  if (text.characters > draftCharacters) {
    context.addIssue({ code: 'custom', message: 'This is too long to save.', params: tooLarge });
  }
  if (text.hasEndlessNumber) {
    context.addIssue({ code: 'custom', message: 'A number in it is too large to save.' });
  }
  return context.issues.length > 0 ? z.NEVER : (stored as Draft['json']);
});

class StorableText {
  /** Without the pictures in it. */
  characters = 0;
  hasEndlessNumber = false;

  of(text: string): string {
    this.characters += measureHtml(text).characters;
    return text.replaceAll('\0', '').toWellFormed();
  }
}

function storable(value: unknown, text: StorableText): unknown {
  if (typeof value === 'string') return text.of(value);
  if (typeof value === 'number' && !Number.isFinite(value)) text.hasEndlessNumber = true;
  if (Array.isArray(value)) return value.map((member) => storable(member, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [text.of(key), storable(member, text)]),
  );
}
