import {
  type Block,
  linesOf,
  mapText,
  type Piece,
  paragraph,
  strong,
  tidy,
} from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { placeLines } from '#builtin/writer/place/place-lines.ts';
import type { Edit, EditOf } from '#builtin/writer/revise/edit.ts';
import { onlyTips } from './about-me.ts';
import { mentioned, signed } from './addition.ts';
import { addressed } from './audience.ts';
import { inBold } from './bold.ts';
import { calledToAction, withoutCall } from './call-to-action.ts';
import { calledOff } from './called-off.ts';
import { toCharacterCount } from './character-count.ts';
import { type Context, type EditResult, printable, withBlocks } from './context.ts';
import { withoutRest } from './cut-rest.ts';
import { withEmoji, withoutEmoji } from './emoji.ts';
import { greeted } from './greeting.ts';
import { changeHashtags } from './hashtags.ts';
import { inserted } from './inserted.ts';
import { eachOnItsLine, joinedParts, splitPart } from './joined-parts.ts';
import {
  allAsList,
  bulletsAbout,
  inMoreParagraphs,
  inParagraphs,
  numbered,
  paragraphAsList,
  turnIntoList,
  withoutBullets,
} from './layout.ts';
import { beforeEnd } from './length.ts';
import { changedList, withNewList } from './lists.ts';
import { excitedly, improved } from './lively.ts';
import { grown } from './longer.ts';
import { asFullSentence, contracted, withoutMarksOf } from './marks.ts';
import { mended } from './mended.ts';
import { doneBySomebody, respelled } from './names.ts';
import { withOpening } from './opening.ts';
import { movedPart, swappedParts } from './order.ts';
import { speakAs } from './person.ts';
import { withCity } from './place-name.ts';
import { onOwnLine, placed, withHeading } from './placement.ts';
import { asStatements, turnedIntoQuestion } from './questions.ts';
import { onlyAbout, onlyOwn, removed, withoutWeakPart } from './removal.ts';
import { withoutNames } from './removed-words.ts';
import { reworded, withCapitalsOf, withSpelling } from './replacement.ts';
import { withTypedNumbers } from './restored-numbers.ts';
import { exclaimed, exclaimedAtEnd, lessSalesy, withoutExclamations } from './sales-talk.ts';
import { punchier, shortened, shortenedPart, toSentences } from './shorter.ts';
import { gently, humanly } from './spoken.ts';
import { withoutStarts } from './starts.ts';
import { stated } from './statement.ts';
import { tagged } from './tag.ts';
import { retitled } from './title.ts';
import { makeDirect, simplify } from './tone.ts';
import { withValue } from './values.ts';
import { casually, formally, persuasively, warmly } from './voice-lines.ts';
import { toWordCount } from './word-count.ts';
import { inWrittenForms, withNumbers } from './written-forms.ts';

/** One edit made, or the piece as it was and a kind word why not. */
export function applyEdit(piece: Piece, edit: Edit, context: Context): EditResult {
  const result = make(piece, edit, context);
  if (saysNothing(result.piece) && !saysNothing(piece)) {
    return { piece, refusal: 'That would leave nothing of the text, so I left it in.' };
  }
  const reason = nothingToDo[edit.kind];
  const isSame = JSON.stringify(result.piece) === JSON.stringify(piece);
  return isSame && reason && !result.refusal ? { piece, refusal: reason } : result;
}

const saysNothing = ({ title, blocks }: Piece) =>
  title.trim() === '' || linesOf(blocks).every((line) => line.trim() === '');

type Make<Kind extends Edit['kind']> = (
  piece: Piece,
  edit: EditOf<Kind>,
  context: Context,
) => EditResult;

/** An edit that only changes the blocks of the text. */
const inText =
  (change: (blocks: Block[], context: Context) => Block[]) =>
  (piece: Piece, _: Edit, context: Context): EditResult =>
    withBlocks(piece, change(piece.blocks, context));

/** Every kind of edit and the function that makes it. */
const makers: { [Kind in Edit['kind']]: Make<Kind> } = {
  // Length
  shorter: shortened,
  shorterPart: shortenedPart,
  longer: grown,
  punchier: (piece, _, context) => punchier(piece, context),
  sentences: toSentences,
  words: (piece, edit, context) => toWordCount(piece, edit, context),
  characters: (piece, edit, context) => toCharacterCount(piece, edit, context),
  // How it sounds
  simpler: inText(simplify),
  formal: inText(formally),
  friendlier: (piece, _, context) => warmly(piece, 'friendly', context),
  heartfelt: (piece, _, context) => warmly(piece, 'heartfelt', context),
  casual: (piece, _, context) => casually(piece, context),
  human: (piece) => humanly(piece),
  gentle: (piece, _, context) => gently(piece, context),
  direct: inText(makeDirect),
  lessSalesy: (piece, _, context) => lessSalesy(piece, context),
  persuasive: inText(persuasively),
  excited: (piece, _, context) => excitedly(piece, context),
  local: inText((blocks, { material, random }) =>
    beforeEnd(
      blocks,
      paragraph(material.say(random.pick(placeLines(material.place, material.mood)))),
    ),
  ),
  person: speakAs,
  audience: addressed,
  better: (piece, _, context) => improved(piece, context),
  // Layout
  bullets: (piece, edit) =>
    edit.isAll
      ? allAsList(piece)
      : edit.part
        ? paragraphAsList(piece, edit.part)
        : edit.about
          ? bulletsAbout(piece, edit)
          : turnIntoList(piece),
  noBold: inText((blocks) => mapText(blocks, (text) => text.replace(/[\uE000\uE001]/g, ''))),
  numbered,
  oneParagraph: (piece, { count }, context) =>
    withBlocks(piece, inParagraphs(withoutBullets(piece.blocks, context), count)),
  noBullets: inText(withoutBullets),
  moreParagraphs: inText(inMoreParagraphs),
  emoji: withEmoji,
  noEmoji: (piece) => ({
    piece: { ...piece, title: stripped(piece.title), blocks: tidy(withoutEmoji(piece.blocks)) },
  }),
  exclamation: (piece, { at }) =>
    withBlocks(piece, at === 'end' ? exclaimedAtEnd(piece.blocks) : exclaimed(piece.blocks)),
  noExclamation: inText(withoutExclamations),
  // Parts of the text
  opening: withOpening,
  startWith: placed,
  endWith: placed,
  join: joinedParts,
  split: splitPart,
  eachLine: (piece) => eachOnItsLine(piece),
  statementOf: asStatements,
  questionOf: turnedIntoQuestion,
  insert: inserted,
  list: changedList,
  marks: withoutMarksOf,
  contractions: contracted,
  numbers: withNumbers,
  spellOut: (piece) => inWrittenForms(piece),
  city: withCity,
  tips: onlyTips,
  restoreNumbers: (piece, _, context) => withTypedNumbers(piece, context),
  swapParts: swappedParts,
  move: movedPart,
  ownLine: onOwnLine,
  bold: inBold,
  heading: withHeading,
  callToAction: calledToAction,
  noCallToAction: inText(withoutCall),
  improve: withoutWeakPart,
  // Words and facts
  mention: mentioned,
  newList: withNewList,
  statement: stated,
  greeting: greeted,
  callOff: calledOff,
  cutRest: withoutRest,
  signature: signed,
  remove: removed,
  keepOnly: onlyAbout,
  onlyOwn: (piece, _, context) => onlyOwn(piece, context),
  noNames: (piece) => withoutNames(piece),
  starts: withoutStarts,
  mend: mended,
  fullSentence: asFullSentence,
  spelling: (piece, _, context) => withSpelling(piece, context),
  reword: reworded,
  value: withValue,
  capitals: withCapitalsOf,
  passage: inPassage,
  name: respelled,
  tag: tagged,
  doer: doneBySomebody,
  // Around the text
  title: (piece, edit, context) => ({
    piece: { ...piece, title: retitled(piece, edit, context) },
  }),
  hashtags: (piece, edit, { material, random }) => ({
    piece: {
      ...piece,
      hashtags: changeHashtags(
        piece.hashtags,
        edit,
        material,
        random,
        [piece.title, ...linesOf(piece.blocks)].join(' '),
      ),
    },
  }),
  // Done before or beside the others
  keep: (piece) => ({ piece }),
  angle: (piece) => ({ piece }),
  unknown: (piece, { what }) => ({
    piece,
    refusal: `I do not know ${what}. Tell me in a sentence, and I will add it.`,
  }),
  question: (piece, { answer }) => ({ piece, refusal: answer }),
  declined: (piece, { what, instead = 'A connected model can.' }) => ({
    piece,
    refusal: `I cannot ${what}, so I left that as it was. ${instead}`,
  }),
};

/** Words in the place of others begin and end as those did. */
function inPassage(
  piece: Piece,
  { text, isBold }: EditOf<'passage'>,
  context: Context,
): EditResult {
  const old = linesOf(piece.blocks).join(' ').trim();
  if (isBold)
    return withBlocks(
      piece,
      mapText(piece.blocks, (words) => strong(words)),
    );
  const { text: typed, refusal } = printable(text ?? '', context);
  if (typed === '') return { piece, refusal };
  const ended = /[.!?]$/.test(old) ? asSentence(typed) : typed.replace(/[.]$/, '');
  const fresh = /^\p{Lu}/u.test(old) ? capitalise(ended) : lowerFirst(ended);
  return withBlocks(piece, [paragraph(fresh)], refusal);
}

const make = (piece: Piece, edit: Edit, context: Context): EditResult =>
  (makers[edit.kind] as Make<Edit['kind']>)(piece, edit as never, context);

const nothingToDo: Partial<Record<Edit['kind'], string>> = {
  simpler:
    'The sentences are short and plain already, so I changed nothing for that. A connected model can reword them.',
  direct: 'The sentences are direct already, so I changed nothing for that.',
  casual:
    'It has no stiff words to loosen, so I changed nothing for that. A connected model can reword it.',
  friendlier:
    'It has no stiff words to loosen, so I changed nothing for that. A connected model can reword it.',
  formal:
    'It has no casual words to change, so I changed nothing for that. A connected model can reword it.',
  shorter: 'It cannot get shorter without losing what you said, its start or its end.',
  longer: 'I have nothing more to add that would not repeat the text.',
  characters: 'It has that length already.',
  bullets: 'It is a list already.',
  noBold: 'There were no bold letters to take out.',
  moreParagraphs: 'Its paragraphs are a line or two each already.',
  oneParagraph: 'It is one paragraph already.',
  words: 'It has that length already.',
  sentences: 'It has no more sentences than that already.',
  gentle:
    'I found no orders in it to soften. Tell me which sentence sounds off; a connected model can reword it.',
  shorterPart: 'I found nothing in that part that could go.',
  persuasive:
    'I have nothing true to add that presses readers to act. Tell me a deadline or a day, and I will put it in.',
  local: 'I know nothing more about the place that belongs here.',
  heartfelt: 'I have no warmer line that fits it. Tell me one, or connect a model.',
  bold: 'That is bold already.',
  emoji: 'I found no list to put emoji on.',
  hashtags: 'The hashtags are like that already.',
  audience: 'Its end speaks to them already. A connected model can reword the rest.',
  better: 'Tell me what to change: the length, the tone, the opening or the end.',
  numbered: 'There was no list with dots to number.',
  noBullets: 'There was no list to turn into sentences.',
  noEmoji: 'There was no emoji to take out.',
  noExclamation: 'There was no exclamation mark to take out.',
  noCallToAction: 'There was no call to action to take out.',
  title: 'I left the title as it was. Tell me its words, and I will put them in.',
  opening: 'I have no other opening for it.',
  punchier: 'It cannot get tighter without losing what you said.',
  excited: 'I found no place for an exclamation mark that would help.',
  exclamation: 'I found no place for an exclamation mark that would help.',
};

const stripped = (text: string) => linesOf(withoutEmoji([paragraph(text)])).join(' ');
