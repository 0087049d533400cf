import { isEndNote, type Piece, sentencesIn, wordCountOf } from '#builtin/writer/blocks.ts';
import { listed } from '#builtin/writer/language/sentences.ts';
import type { Edit, EditOf } from './edit.ts';
import { withoutExactMark } from './exact-passage.ts';

/** What the agent reads beside a revised text: each edit that was made, then each that was not. */
export function noteOf(
  done: readonly string[],
  refused: readonly string[],
  unread: readonly string[],
): string | undefined {
  const parts = listed(unread.slice(0, 3).map((part) => quoted(part)));
  const notes = [
    ...(done.length > 0 ? [`I ${listed([...new Set(done)])}.`.replace('.".', '."')] : []),
    ...refused,
    ...(unread.length === 0
      ? []
      : [
          `${done.length + refused.length > 0 ? '' : 'I left the text as it was: '}I did not understand ${parts}. ${offer}`,
        ]),
  ];
  return notes.join(' ') || undefined;
}

/** What works for any words, so that nothing is promised that was just refused. */
const offer = 'Put the words to change, and the new words, in quotation marks, or connect a model.';

/** Without the mark at its end: the note has its own. */
const quoted = (typed: string) => {
  const words = withoutExactMark(typed);
  return inMarks(
    words.length > 80 ? `${words.slice(0, 77).trim()}...` : words.replace(/(?<![.])\.$/, ''),
  );
};

/** What is quoted inside another quotation has single marks. */
const inMarks = (words: string) =>
  `"${words.replace(/^["“]([^"”]*)["”]$/, '$1').replace(/["“”]/g, "'")}"`;

type Say<Kind extends Edit['kind']> = (edit: EditOf<Kind>, before: Piece, after: Piece) => string;

const lengths = (before: Piece, after: Piece) => {
  const [old, now] = [wordCountOf(before.blocks), wordCountOf(after.blocks)];
  if (old === now) return 'tightened it';
  const headings = (piece: Piece) =>
    piece.blocks.flatMap((block) => (block.kind === 'h2' || block.kind === 'h3' ? block.text : []));
  const left = new Set(headings(after));
  const gone = headings(before).filter((heading) => !left.has(heading));
  const without =
    gone.length === 0
      ? ''
      : `, without the part${gone.length > 1 ? 's' : ''} ${listed(gone.map(quoted))}`;
  const lost = now < old ? lostIn(before, after) : '';
  return `${now < old ? 'cut it' : 'brought it'} from ${old} to ${now} words${without}${without && lost ? ` and${lost.slice(1)}` : lost}`;
};

/** The headings under which something is gone though they stand, and where there are none the first sentences that went. */
function lostIn(before: Piece, after: Piece): string {
  const left = new Set(sentencesIn(after.blocks));
  const headings = new Map<string, number>();
  let heading = '';
  for (const block of before.blocks) {
    if (block.kind === 'h2' || block.kind === 'h3') heading = block.text;
    else if (left.has(heading) && sentencesIn([block]).some((each) => !left.has(each)))
      headings.set(heading, (headings.get(heading) ?? 0) + 1);
  }
  const names = [...headings.keys()].filter(Boolean);
  if (names.length > 0)
    return `, with less under ${listed([
      ...names.slice(0, names.length > 5 ? 4 : 5).map(quoted),
      ...(names.length > 5 ? [`${names.length - 4} more headings`] : []),
    ])}`;
  const gone = sentencesIn(before.blocks).filter((each) => !left.has(each));
  if (gone.length === 0) return '';
  return gone.length > 3
    ? `, without ${gone.length} sentences, among them ${listed(gone.slice(0, 2).map(quoted))}`
    : `, without ${listed(gone.map(quoted))}`;
}

/** What stood there and stands there no more is named as it stood, with all that went along. */
function takenOut(what: string, before: Piece, after: Piece): string {
  const all = sentencesIn(after.blocks);
  const old = sentencesIn(before.blocks);
  const gone = old.filter((each) => !all.includes(each));
  const isWhole = all.length === old.length - gone.length && gone.length > 0;
  // Words that only point at a part tell nobody what it was.
  if (isWhole && gone.length > 3)
    return `${gone.length} lines, from ${quoted(gone[0] ?? '')} to ${quoted(gone.at(-1) ?? '')}`;
  return isWhole ? listed(gone.map(quoted)) : quoted(what);
}

/** How far a new tone reaches: two sentences of nine are not the text. */
export function reachOf(edit: Edit, before: Piece, after: Piece): string {
  if (!soundsLike.has(edit.kind)) return '';
  const old = new Set(sentencesIn(before.blocks));
  const all = sentencesIn(after.blocks);
  const fresh = all.filter((sentence) => !old.has(sentence));
  if (fresh.length === 0 || fresh.length * 5 >= all.length * 2) return '';
  return fresh.length === 1
    ? ` in one sentence, ${quoted(fresh[0] ?? '')}`
    : ` in ${fresh.length} of ${all.length} sentences`;
}

const soundsLike = new Set<Edit['kind']>([
  'simpler',
  'formal',
  'friendlier',
  'casual',
  'direct',
  'human',
]);

/** The new words themselves, so that the agent sees at once how the wish was worded. */
function added(_: Edit, before: Piece, after: Piece): string {
  const old = new Set(sentencesIn(before.blocks));
  const fresh = sentencesIn(after.blocks).find((sentence) => !old.has(sentence));
  return fresh ? `added ${quoted(fresh)}` : 'added that';
}

const isPlaceName = /\b(?:sentences?|lines?|paragraphs?|bullets?)$/i;

/** What was done, completing "I ...". Kinds that are not here change nothing by themselves. */
const sayings: { [Kind in Edit['kind']]?: string | Say<Kind> } = {
  shorter: (_, before, after) => lengths(before, after),
  shorterPart: ({ what }) => `shortened the ${what}`,
  longer: (_, before, after) => lengths(before, after),
  punchier: (_, before, after) => lengths(before, after),
  sentences: (_, before, after) => lengths(before, after),
  words: (_, before, after) => lengths(before, after),
  characters: (_, before, after) => lengths(before, after),
  simpler: 'used plainer words',
  formal: 'made it more formal',
  friendlier: 'made it friendlier',
  casual: 'made it more casual',
  heartfelt: 'made it warmer',
  direct: 'made it more direct',
  human: 'made it sound more natural',
  gentle: 'softened it',
  lessSalesy: 'took out the sales talk',
  persuasive: 'gave readers a reason to act',
  excited: 'made it livelier',
  local: 'added a local line',
  person: ({ to }) => `made it speak as "${to}"`,
  audience: ({ of }) => `made the end speak to ${of}`,
  bullets: 'made a list',
  noBold: 'took the bold letters out',
  numbered: 'numbered the list',
  cutRest: ({ side, what }) => `cut what stood ${side} ${quoted(what)}`,
  greeting: ({ text }) => `wished ${quoted(text)}`,
  callOff: ({ what }) => `took out the ${what}`,
  oneParagraph: ({ count }) => `put it in ${count ?? 'one'} paragraph${count ? 's' : ''}`,
  moreParagraphs: 'split the long paragraphs',
  noBullets: 'turned the list into sentences',
  emoji: 'added emoji',
  noEmoji: 'took the emoji out',
  exclamation: 'added exclamation marks',
  noExclamation: 'took the exclamation marks out',
  opening: (_, __, after) => {
    const [first = ''] = sentencesIn(after.blocks);
    return first ? `opened it with ${quoted(first)}` : 'gave it another opening';
  },
  startWith: ({ what }) => `put ${quoted(what)} first`,
  endWith: ({ what }) => `put ${quoted(what)} last`,
  split: ({ what }) => `split ${quoted(what)} in two`,
  swapParts: ({ one, other }) => `swapped the ${one} and the ${other}`,
  move: ({ what, to, anchor }) => `moved ${quoted(what)} ${to}${anchor ? ` the ${anchor}` : ''}`,
  ownLine: ({ what }) => `gave ${quoted(what)} its own line`,
  bold: ({ what }) => `made ${quoted(what)} bold`,
  callToAction: (_, __, after) => {
    const last = sentencesIn(after.blocks.filter((block) => !isEndNote(block))).at(-1);
    return last ? `ended it with ${quoted(last)}` : 'changed the ending';
  },
  noCallToAction: 'took the call to action out',
  improve: ({ what }) => `took out the ${what}`,
  mention: added,
  newList: ({ items }) => `added a list: ${listed(items.map(quoted))}`,
  statement: added,
  signature: ({ text }) =>
    /^(?:Thanks|Congrat)/.test(text)
      ? `ended it with ${quoted(text)}`
      : /^\p{L}+: /u.test(text)
        ? `added ${quoted(text)} at the end`
        : `signed it ${quoted(text)}`,
  heading: ({ text }) => `added the heading ${quoted(text)}`,
  remove: ({ what }, before, after) => `took out ${takenOut(what, before, after)}`,
  onlyOwn: 'took out what you did not say',
  starts: (_, before, after) => `took out ${takenOut('', before, after)}`,
  keepOnly: ({ what }) =>
    isPlaceName.test(what) ? `kept only the ${what}` : `kept only what speaks of ${quoted(what)}`,
  noNames: 'took the names out',
  spelling: 'corrected the spelling',
  reword: ({ from, to }) =>
    from.toUpperCase() === to
      ? `wrote ${quoted(to)} in capitals`
      : `changed ${quoted(from)} to ${quoted(to)}`,
  value: ({ to }) => `changed it to ${quoted(to)}`,
  passage: ({ text }) => (text ? `changed it to ${quoted(text)}` : 'made it bold'),
  name: ({ to }) => `changed the name to ${quoted(to)}`,
  capitals: ({ of }) => `wrote ${quoted(of)} with a capital`,
  title: (_, __, { title }) => `changed the title to ${quoted(title)}`,
  hashtags: (_, __, { hashtags }) =>
    hashtags.length === 0 ? 'took the hashtags out' : 'changed the hashtags',
};

/** What an edit did, where it did something. */
export function doneBy(edit: Edit, before: Piece, after: Piece): string | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const say = sayings[edit.kind] as string | Say<Edit['kind']> | undefined;
  return typeof say === 'function' ? say(edit as never, before, after) : say;
}
