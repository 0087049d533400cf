import {
  isEndNote,
  type Piece,
  sentencesIn,
  withoutMarks,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Edit } from './edit.ts';

/** What an edit said that it did, completing "I ...", and the text right after it. */
export type NoteClaim = { edit: Edit; said: string; after: Piece };

/**
 * The claims that the finished text bears out. Later edits may have changed or moved what an earlier one made, so
 * lengths, hashtags and places are told from the two texts, and what no longer stands is not told.
 */
export function borneOut(claims: readonly NoteClaim[], original: Piece, final: Piece): string[] {
  const isLong = claims.some(({ edit }) => lengths.has(edit.kind));
  const told = claims.flatMap(({ edit, said, after }): string[] => {
    if (edit.kind === 'hashtags') return [hashtagsNow(final)];
    if (lengths.has(edit.kind)) return [withLength(said, original, final)];
    if (edit.kind === 'startWith' && / first$/.test(said) && !isFirst(said, final))
      return stands(said, after, final) ? [said.replace(/^put (.+) first$/, 'moved $1 up')] : [];
    if (ends.has(edit.kind) && endsClaim.test(said) && !isLast(said, final))
      return stands(said, after, final) ? [said.replace(endsClaim, 'added ')] : [];
    return stands(said, after, final) ? [said] : [];
  });
  // Two edits for one length tell one length.
  const first = told.findIndex((said) => isLong && lengthClaim.test(said));
  return [...new Set(told.filter((said, at) => !lengthClaim.test(said) || at === first))];
}

const lengths = new Set<Edit['kind']>([
  'shorter',
  'longer',
  'punchier',
  'sentences',
  'words',
  'characters',
]);
const ends = new Set<Edit['kind']>(['endWith', 'callToAction', 'signature']);
const endsClaim = /^(?:ended it with |signed it )/;
const lengthClaim = /^(?:cut|brought) it from \d+ to \d+ words/;

function withLength(said: string, original: Piece, final: Piece): string {
  const [old, now] = [wordCountOf(original.blocks), wordCountOf(final.blocks)];
  if (!lengthClaim.test(said)) return said;
  const rest = said.replace(lengthClaim, '');
  if (old === now) return `changed its words and kept its length${rest}`;
  return `${now < old ? 'cut' : 'brought'} it from ${old} to ${now} words${rest}`;
}

const hashtagsNow = ({ hashtags }: Piece) =>
  hashtags.length === 0
    ? 'took the hashtags out'
    : `set the hashtag${hashtags.length > 1 ? 's' : ''} to ${hashtags.map((tag) => `#${tag}`).join(' ')}`;

const letters = (text: string) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words in quotation marks, as far as the note repeats them. */
const quotesIn = (said: string) =>
  (said.match(/"[^"]+"/g) ?? []).map((quote) => letters(quote.replace(/\.\.\."$/, '"')));

const textOf = ({ title, blocks, hashtags }: Piece) =>
  [title, ...sentencesIn(blocks), ...hashtags].map(letters).join(' ');

/** New words that stood there after the edit still do; words that were gone have not come back. */
function stands(said: string, after: Piece, final: Piece): boolean {
  const [was, is] = [textOf(after), textOf(final)];
  return quotesIn(said).every((quote) => was.includes(quote) === is.includes(quote));
}

function isFirst(said: string, final: Piece): boolean {
  const [quote = ''] = quotesIn(said);
  const first = letters(sentencesIn(final.blocks).slice(0, 3).join(' '));
  const words = quote.split(' ').filter((word) => word.length > 2);
  return words.length === 0 || words.some((word) => first.includes(word)) || isPart.test(said);
}

const isPart =
  /"(?:the )?(?:\p{L}+ ){0,2}(?:line|sentence|paragraph|list|bullets?|price|number|question|story|part)"/iu;

function isLast(said: string, final: Piece): boolean {
  const [quote = ''] = quotesIn(said);
  const all = final.blocks.filter((block) => !isEndNote(block)).slice(-3);
  return letters(all.flatMap((block) => sentencesIn([block])).join(' ')).includes(
    letters(splitSentences(quote).at(-1) ?? quote),
  );
}
