import { readRequest } from '#builtin/writer/revise/read-request.ts';
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
export function revisedTitle({ title, request }: RevisedTitle): string | undefined {
  const plain = plainTextOf(title).trim();
  if (plain === '') return undefined;
  if (isProtected.test(request)) return title;
  const { wishes } = readRequest(request);
  const wish = wishes.find((each) => each.kind === 'title');
  if (wish?.text) return escapeText(wish.text);
  const mayChange =
    wish !== undefined ||
    wishes.some(({ kind }) => kind === 'noEmoji') ||
    namesTitle.test(request) ||
    isTranslation.test(request) ||
    replacesWordOf(plain, request);
  return mayChange ? undefined : title;
}

/** The trade has titles of another kind: companies, insurance and searches. */
const name = String.raw`\b(?:title|headline)\b(?! (?:compan|insur|polic|search|report|agent|officer|commitment|deed|transfer|work))`;

const namesTitle = new RegExp(`${name}|\\b(?:retitle|rename)\\b`, 'i');

/** "Keep the title", "don't touch the headline", "the title stays as it is". */
const isProtected = new RegExp(
  `\\b(?:keep|leave|same|don['’]?t|do not|not|never|without)\\b[^.;!?\\n]{0,40}${name}|${name}[^.;!?\\n]{0,20}\\b(?:stays?|alone|unchanged|as (?:it )?is)\\b`,
  'i',
);

const isTranslation =
  /\btranslat|\bin(?:to)? (?:spanish|french|german|portuguese|italian|chinese|mandarin|korean|vietnamese|tagalog|russian|arabic|polish|english)\b/i;

/** "Change Austin to Round Rock" means the title as well. */
function replacesWordOf(title: string, request: string): boolean {
  const replaced = request.matchAll(
    /\b(?:replace|change|swap) (?:the word )?([^\n]{2,60}?) (?:with|to|for|by)\b/gi,
  );
  return [...replaced].some(([, what = '']) => {
    const word = what.replace(/["'“”‘’]/g, '').trim();
    return word !== '' && title.toLowerCase().includes(word.toLowerCase());
  });
}
