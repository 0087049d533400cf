import {
  linesOf,
  type Piece,
  repeatedSentences,
  withoutMarks,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { withPlainQuotes } from './complaints.ts';
import type { Edit } from './edit.ts';
import { named } from './edits/context.ts';
import { type Passage, passagesOf } from './passages.ts';
import { brokenSentence } from './whole-sentences.ts';

/**
 * Why what an edit made must not stand, as the note says it; undefined where it may. A wrong edit is worse
 * than none: what reads like a note to the writer, breaks off, contradicts the text or takes more along than
 * was asked for is undone.
 */
export function faultOf(
  before: Piece,
  after: Piece,
  edit: Edit,
  request: string,
): string | undefined {
  if (JSON.stringify(before) !== JSON.stringify(after) && !holds(edit, before, after))
    return missed[edit.kind];
  const whole = keepsLetters.has(edit.kind) ? undefined : brokenSentence(before, after);
  if (whole && !isGiven(request, whole))
    return `I left that as it was, because it would have left ${named(whole)}. Tell me how the line should read, and I will put it in.`;
  if (!printsWords.has(edit.kind)) return undefined;
  const old = new Set(passagesOf(before.blocks).map(({ text }) => text));
  const fresh = passagesOf(after.blocks).filter(({ text }) => !old.has(text));
  const quoted = (withPlainQuotes(request).match(/["“][^"”]+["”]/g) ?? []).join(' ').toLowerCase();
  const isDictated = (text: string) => quoted.includes(bare(text));
  const broken = fresh.find(
    ({ text, kind }) =>
      !isDictated(text) &&
      (speaksToWriter(text, before) || (kind === 'sentence' && breaksOff(text, before))),
  );
  if (broken)
    return `I left out ${named(withoutMarks(broken.text).replace(/[.!]$/, ''))}: I could not make that read right. Type it the way it should be printed, in quotation marks, and I will put it in.`;
  const isTwice = edit.kind === 'startWith' && edit.isAlsoThere;
  if (!isTwice && repeatedSentences(after.blocks).length > repeatedSentences(before.blocks).length)
    return 'One part of that would have said the same thing twice, so I left it out.';
  const contrary = contraryTo(fresh, after);
  if (contrary)
    return `I did not add that, because the text also says ${named(withoutMarks(contrary))}. Tell me whether to take that line out.`;
  const lost = lostFigures(before, after, edit, request);
  return lost.length === 0
    ? undefined
    : `I left that as it was, because the change would have lost ${lost.map(named).join(' and ')} too. Type the whole line the way it should read, and I will use it.`;
}

/** Words that were typed to be printed may be anything. */
const isGiven = (request: string, text: string) =>
  request.toLowerCase().includes(text.toLowerCase().replace(/[.!?]+$/, ''));

/** Edits that print words as they were typed, or touch none. */
const keepsLetters = new Set<Edit['kind']>([
  'signature',
  'heading',
  'passage',
  'greeting',
  'angle',
  'title',
  'hashtags',
  'emoji',
]);

/** Whether what the note would claim is so: a list with numbers has them, a shorter text has fewer words. */
function holds(edit: Edit, before: Piece, after: Piece): boolean {
  const [old, now] = [wordCountOf(before.blocks), wordCountOf(after.blocks)];
  if (edit.kind === 'numbered') return after.blocks.some(({ kind }) => kind === 'ol');
  if (edit.kind === 'bullets') return after.blocks.some((block) => 'items' in block);
  if (edit.kind === 'shorter' || edit.kind === 'punchier') return now <= old;
  if (edit.kind === 'longer') return now >= old;
  if (edit.kind === 'noBullets') return after.blocks.every((block) => !('items' in block));
  if (edit.kind === 'noExclamation')
    return !linesOf(after.blocks).some((line) => line.includes('!'));
  return true;
}

const missed: Partial<Record<Edit['kind'], string>> = {
  numbered: 'I found no points in it to number. Tell me which it should have.',
  bullets: 'I found too little in it to make a list of. Tell me which points it should have.',
  shorter: 'It cannot get shorter without losing what you said, its start or its end.',
  punchier: 'It cannot get tighter without losing what you said.',
  longer: 'I have nothing more to add that would not repeat the text.',
  noBullets: 'I could not turn the list into sentences. Tell me how they should read.',
  noExclamation: 'I could not take every exclamation mark out.',
};

/** Edits that print words of the request, or put words in the place of others. */
const printsWords = new Set<Edit['kind']>([
  'mention',
  'statement',
  'startWith',
  'endWith',
  'callToAction',
  'reword',
  'value',
  'name',
  'remove',
]);

const bare = (text: string) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[.!?"“”]+$/g, '')
    .trim();

/** Words about the text itself, or typed to the one who writes it. */
const toWriter =
  /\bsay (?:that|so) (?:so|because)\b|\b(?:an?|one|1) (?:short |quick )?(?:sentence|line|section|paragraph|note) (?:comparing|about|on|for|saying|that says|regarding|with)\b|\bso (?:nobody|no one) (?:gets|is|thinks)\b|\bin (?:all )?caps\b|\bif (?:you|u) must\b|\btrust me\b|(?<![\p{L}'’])(?:pls|plz|asap|idk|lol|tho|btw|fyi|ppl|bc)(?![\p{L}'’])|(?<!\b(?:comes?|goes|arrives?|is|are|happens?|starts?|ends?|appears?) )\b(?:at|to) the (?:very )?(?:end|top|bottom|start|beginning)(?: of (?:the|this) (?:post|text))?[.!]?$|\b(?:in|to|from) the (?:post|text|title|headline|caption|intro|bullets?|hashtags?)\b|\b(?:first|last|next|second) (?:sentence|paragraph)\b|\bemojis?\b|\bhashtags?\b|\bword for word\b|\bfull name[.!]?$|\bin (?:parentheses|brackets|italics|quotes)\b|\d to \d[\d:]* to \d|^(?:add|say|mention|put|remove|take out|change|make it|move)\b(?=.*\b(?:post|sentence|line|list|bullet)\b)/iu;

const speaksToWriter = (text: string, before: Piece) =>
  toWriter.test(withoutMarks(text)) && !linesOf(before.blocks).some((line) => toWriter.test(line));

/** A few words that lean on something that is not there: "Almost 20.", "Not a lender.", "It mulled cider." */
function breaksOff(text: string, before: Piece): boolean {
  const plain = withoutMarks(text).replace(/[.!]$/, '').trim();
  if (/[?"”)]$/.test(plain) || /^[^.]{3,48}: \S/.test(plain) || isChanged(plain, before))
    return false;
  if (
    /^(?:it|they|this) \p{L}+ed (?!up\b|out\b|in\b|for\b|at\b|on\b|to\b|by\b|the\b|a\b|my\b|our\b)/iu.test(
      plain,
    )
  )
    return true;
  const kind = phraseKind(plain);
  if (kind === 'sentence' || kind === 'order') return runsOn.test(plain);
  return leaning.test(plain) || (kind === 'predicate' && countWords(plain) < 5);
}

/** Words that cannot begin a line of their own without a sentence around them. */
const leaning =
  /^(?:almost|nearly|over|under|about|around|not|and|or|but|than|too|also|instead|more|less|just|only|because|so|if|which|who|that|then|even|with|without|as)\b(?!.*\b(?:welcome|included|allowed|only)$)/i;

/** "Bring a costume get in half price": two orders and nothing between them. */
const runsOn =
  /^[^,;:]* (?:its|it['’]s) (?:now )?\$?\d|^(?:bring|wear|come|call|text|stop by|show|tell|ask|park|meet|join|take|use)\b(?:(?!,|;| and | or | to | so | then | when | if | before | for a ).)* (?:get in|gets?|receive|come|call|text|bring|tell|ask|enter)\b/i;

/** Most of its words stood in one sentence before. */
const isChanged = (plain: string, before: Piece) => {
  const words = [...keywordsOf(plain)];
  return passagesOf(before.blocks).some(({ text }) => {
    const said = keywordsOf(withoutMarks(text));
    return words.length > 1 && words.filter((word) => said.has(word)).length >= words.length * 0.6;
  });
};

const calledOff =
  /\b(?:cancell?ed|called off|postponed|no (?:more|longer)|not happening|under contract|off the market|has been sold)\b/i;
const isPlanned =
  /\bopen house\b.*(?:\d|day\b)|\bcome see\b.*day\b|^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?\p{Lu}\p{Ll}+ \d{1,2}, \d/iu;

/** A line that invites to what another calls off. */
const contraryTo = (fresh: readonly Passage[], after: Piece) =>
  fresh.some(({ text }) => calledOff.test(withoutMarks(text)))
    ? passagesOf(after.blocks).find(
        ({ text }) => isPlanned.test(withoutMarks(text)) && !calledOff.test(withoutMarks(text)),
      )?.text
    : undefined;

const isPointedAt =
  /^(?:the )?(?:first|second|third|fourth|fifth|last|final|opening|closing|middle|next to last|second to last)\b.*\b(?:sentences?|lines?|paragraphs?|bullets?|items?|points?)$/i;

/** Numbers that are gone though nobody spoke of them. */
function lostFigures(before: Piece, after: Piece, edit: Edit, request: string): string[] {
  const isByWord = edit.kind === 'remove' && (edit.isWord || /\d/.test(edit.what));
  // A part that was pointed at goes with its figures.
  if (edit.kind === 'remove' && (edit.isWhole || isPointedAt.test(edit.what))) return [];
  if (!isByWord && edit.kind !== 'reword' && edit.kind !== 'mention' && edit.kind !== 'statement')
    return [];
  if (edit.kind === 'reword' && (edit.isPart || /\d/.test(edit.from))) return [];
  const figures = (piece: Piece): string[] =>
    linesOf(piece.blocks)
      .join(' ')
      .match(/\$?\d[\d,.:]*\d|\d/g) ?? [];
  const left = new Set(figures(after));
  const spoken = new Set(request.match(/\d+/g) ?? []);
  const gone = [...new Set(figures(before))].filter((figure) => !left.has(figure));
  const fresh = [...left].filter((figure) => !figures(before).includes(figure));
  // One number in the place of another is a correction.
  if (edit.kind !== 'remove') return gone.length > Math.max(1, fresh.length) ? gone : [];
  return gone.filter(
    (figure) => ![...spoken].some((number) => figure.replace(/[$,]/g, '').startsWith(number)),
  );
}
