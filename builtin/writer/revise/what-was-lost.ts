import { linesOf, type Piece, sentencesIn, withoutMarks } from '#builtin/writer/blocks.ts';
import { listed } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Facts } from '#contract/facts.ts';
import type { Edit } from './edit.ts';
import { unserved } from './unserved.ts';

type Revision = NonNullable<Facts['revision']>;

/** What of a wish found no place: the note names it. */

/** A longer text may speak of what was asked for, though nothing more is known about it. */
export function withWhatIsNew(refusal: string, edits: Edit[], before: Piece, after: Piece): string {
  const asked = edits.find((edit) => edit.kind === 'mention' && edit.isTopic);
  if (asked?.kind !== 'mention' || !refusal.startsWith('I know nothing more about')) return refusal;
  const old = new Set(sentencesIn(before.blocks));
  const words = keywordsOf(asked.what);
  const fresh = sentencesIn(after.blocks).find(
    (each) => !old.has(each) && [...keywordsOf(each)].some((word) => words.has(word)),
  );
  return fresh
    ? `On "${asked.what}" I added "${withoutMarks(fresh).replace(/[.]$/, '')}". Tell me in a sentence what else to say.`
    : refusal;
}

/** What speaks of a thing and is another now, or gone. */
export function changedSentences(before: Piece, after: Piece): string[] {
  const [old, now] = [sentencesIn(before.blocks), sentencesIn(after.blocks)];
  return [
    ...old.filter((each) => !now.includes(each)),
    ...now.filter((each) => !old.includes(each)),
  ];
}

/** A half of the wish that neither an edit nor the note speaks of. */
export function notDone(
  { request, title, content }: Revision,
  edits: Edit[],
  said: string[],
  isPassage: boolean,
) {
  const lost = isPassage ? [] : unserved(request, `${title} ${content}`, edits, said);
  return lost.length === 0
    ? []
    : [
        `I did nothing about ${listed(lost.map((word) => `"${word}"`))}. Tell me what should happen with it.`,
      ];
}

/** Names, numbers and links of a request that are in no text and no note were lost on the way: that is said. */
export function unusedIn(
  { request, title, content }: Revision,
  piece: Piece,
  said: string[],
): string[] {
  const texts = [title, content, piece.title, ...linesOf(piece.blocks), ...piece.hashtags, ...said];
  const letters = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const all = texts.map(letters).join(' ');
  const wanted = request.match(valuesAndNames) ?? [];
  const lost = [...new Set(wanted)].filter((words) => !all.includes(letters(words)));
  return lost.length === 0 || lost.length > 4
    ? []
    : [`I found no place for ${listed(lost.map((words) => `"${words}"`))}.`];
}

/** Phone numbers, addresses on the web, prices, and names of two words or more. */
const valuesAndNames =
  /\d{3}[-.]\d{3}[-.]\d{4}|\S+@\S+\.\w+|\b[\w-]+\.(?:com|org|net|gov)\b\S*|\$\d[\d,]*\d|(?<!^|[.!?] )(?<![\p{L}])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;
