import { readRequest } from '#server/adapters/ai/builtin/writer/revise/read-request.ts';
import { plainTextOf } from './plain-text.ts';
import { escapeText } from './text.ts';

export type RevisedTitle = {
  /** HTML. */
  title: string;
  /** What the agent wants changed. */
  request: string;
};

/**
 * The title a revision must have, as HTML: the one that stands, or the one the request gives. Undefined
 * where the request leaves it to the writer.
 */
export function titleToKeep({ title, request }: RevisedTitle): string | undefined {
  if (plainTextOf(title).trim() === '') return undefined;
  const { wishes, unread } = readRequest(request);
  const isKept = wishes.some(
    ({ kind, ...wish }) => kind === 'keep' && 'what' in wish && namesTitle.test(wish.what),
  );
  if (isKept) return title;
  const wish = wishes.find((each) => each.kind === 'title');
  if (wish?.text) return escapeText(wish.text);
  const mayChange =
    wish !== undefined ||
    wishes.some(({ kind }) => kind === 'noEmoji') ||
    unread.some((part) => namesTitle.test(part)) ||
    isTranslation.test(request) ||
    replacesWordOf(plainTextOf(title), request);
  return mayChange ? undefined : title;
}

const namesTitle = /\b(?:title|headline|retitle|rename)\b/i;

const isTranslation =
  /\btranslat|\bin(?:to)? (?:spanish|french|german|portuguese|italian|chinese|mandarin|korean|vietnamese|tagalog|russian|arabic|polish|english)\b/i;

/** "Change Austin to Round Rock" means the title as well. */
function replacesWordOf(title: string, request: string): boolean {
  const replaced = request.matchAll(
    /\b(?:replace|change|swap|rename) (?:the word )?(.{2,60}?) (?:with|to|for|by)\b/gi,
  );
  return [...replaced].some(([, what = '']) =>
    title.toLowerCase().includes(
      what
        .replace(/["'“”‘’]/g, '')
        .trim()
        .toLowerCase(),
    ),
  );
}
