import { linesOf, mapText, type Piece } from '#builtin/writer/blocks.ts';
import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { EditOf, ValueName } from '#builtin/writer/revise/edit.ts';
import { bareDescription, escaped, findPassages } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages } from '#builtin/writer/revise/passages.ts';
import { withoutSlips } from '#builtin/writer/revise/slips.ts';
import { isOneSlip } from '#builtin/writer/revise/typos.ts';
import { writtenOut } from '#builtin/writer/understand/short-forms.ts';
import { mentioned } from './addition.ts';
import { type Context, type EditResult, named, printable } from './context.ts';
import { withDatesOfDays, withDaysOfDates } from './dates.ts';
import { withOtherFigure } from './figures.ts';
import { notThere } from './not-there.ts';
import { removed } from './removal.ts';
import { formsOf, replaced, withDayNames } from './replaced-words.ts';
import { restated } from './restated.ts';
import { asSaidAnew } from './said-anew.ts';
import { valueNameOf, withValue, withValueIn } from './values.ts';
import { withOtherDay } from './weekdays.ts';
import { widerWords } from './wider-words.ts';

/** Words for other words: as they stand, as a value such as the price, or as a part of the text. */
export function reworded(
  piece: Piece,
  { from, to, isPart, said }: EditOf<'reword'>,
  context: Context,
): EditResult {
  // "change 5 business days to 3": days are meant.
  const unit = /^\d[\d,.]*( \p{L}.*)$/u.exec(from)?.[1];
  if (unit && /^\d[\d,.]*$/.test(to))
    return reworded(piece, { kind: 'reword', from, to: `${to}${unit}`, isPart }, context);
  // "get rid of 'save the date', just say the name of it": what stands there already is left.
  if (isWhatStands.test(to))
    return {
      done: `took out ${named(from)}`,
      ...removed(piece, { kind: 'remove', what: from, isWord: true }, context),
    };
  if (isVague.test(to))
    return {
      piece,
      refusal: `I have no other words for ${named(from)}. Tell me what it should say, or connect a model.`,
    };
  const { text, refusal } = printable(
    /^\$/.test(from) && /^[\d,]+$/.test(to) ? `$${to}` : to,
    context,
    // A word that the agent chose for another is not spelled out.
    { isExact: /^[\p{L}'’ -]+$/u.test(to) && !/day$/i.test(to) },
  );
  if (text === '') return { piece, refusal };
  // "This is a FALL post": the voice is raised to the writer, and not to the readers.
  const isRaised =
    /^\p{Lu}{4,}$/u.test(text) && text !== from.toUpperCase() && isEverydayWord(text.toLowerCase());
  if (isRaised)
    return {
      ...reworded(piece, { kind: 'reword', from, to: text.toLowerCase(), isPart }, context),
      done: `changed ${named(from)} to ${named(text.toLowerCase())}`,
    };
  if (from !== to.toUpperCase() && from.toLowerCase() === to && onlyAtStarts(piece, from))
    return {
      piece,
      refusal: `${named(capitalise(to))} begins a sentence, so it keeps its capital.`,
    };
  // "the pets line" is the line, and not the word.
  const line = countWords(text) > 3 && namesLine.test(from) ? asPart(piece, from, text) : undefined;
  if (line) return line;
  // "get rid of St Athanasius, just say the alley lot", which the line has already.
  if (isPart && saysAlready(piece, from, text))
    return removed(piece, { kind: 'remove', what: from }, context);
  if (isPart)
    return (
      asPart(piece, from, text, true) ?? { piece, refusal: `I found no ${named(from)} to change.` }
    );
  const counted = /^\d[\d,.]*$/.test(from) ? countedThings(piece, from) : [];
  if (counted.length > 1)
    return {
      piece,
      refusal: `The text has ${named(from)} in more than one place (${counted.slice(0, 3).map(named).join(', ')}). Tell me which one becomes ${named(to)}.`,
    };
  const over = withoutSum(piece, from, text);
  if (over) return { piece: over, refusal };
  const onDay = withOtherDay(piece, from, to);
  if (onDay) return withDatesOfDays(onDay, context);
  const figure = withOtherFigure(piece, from, to);
  if (figure) return { piece: figure, refusal };
  // "fix the dues, its 94": the figure that stands with the word is another now, and the word stays.
  const isFigure = /^\$?\d[\d,.]*k?%?$/i.test(text) && !/\d/.test(from) && !/day$/i.test(from);
  const refigured = isFigure ? restated(piece, `${bareDescription(from)} is ${text}`) : undefined;
  if (refigured) return { piece: refigured.piece, done: `changed it to ${named(refigured.line)}` };
  const item = wholeItem(piece, from, text);
  if (item) return { piece: item, refusal };
  const labelled = asLabelledValue(piece, from, to);
  if (labelled)
    return {
      piece: labelled,
      refusal,
      done: `changed the ${from.replace(/^the /i, '')} to "${to}"`,
    };
  if (said) return mentioned(piece, { kind: 'mention', what: said, isLiteral: true }, context);
  const old = widerWords(piece, from, text);
  for (const form of formsOf(old, withDayNames(text))) {
    const changed = replaced(piece, form);
    if (!changed) continue;
    const dated = /day$/i.test(form[0])
      ? withDatesOfDays(changed, context)
      : { piece: monthIn.test(form[0]) ? withDaysOfDates(changed, context) : changed };
    return { ...dated, refusal: refusal ?? dated.refusal };
  }
  return (
    asOtherCall(piece, from, text) ??
    asValue(piece, from, to, context) ??
    asPart(piece, from, text) ?? {
      piece: asSaidAnew(piece, text) ?? piece,
      refusal: asSaidAnew(piece, text) ? refusal : notThere(piece.blocks, `"${from}"`),
    }
  );
}

/** Whether the words stand nowhere but at the start of a sentence. */
function onlyAtStarts(piece: Piece, words: string): boolean {
  const inside = new RegExp(`[\\p{L}\\d,;] ${escaped(words)}(?![\\p{L}\\p{N}])`, 'iu');
  const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'iu');
  const lines = linesOf(piece.blocks);
  return lines.some((line) => anywhere.test(line)) && !lines.some((line) => inside.test(line));
}

const wayToCall =
  /\b(?:send me an? (?:message|note|text|dm|email)|(?:message|dm|text|call|contact|email|write to|write) me)\b/giu;

/** "message me" is what "Send me a message" says. */
function asOtherCall(piece: Piece, from: string, to: string): EditResult | undefined {
  if (
    !/^(?:message|dm|text|call|contact|email|write|send) (?:to )?me\b/i.test(from) ||
    !/\bme\b/i.test(to)
  )
    return undefined;
  const found = linesOf(piece.blocks).join('\n').match(wayToCall)?.[0];
  if (!found) return undefined;
  const blocks = mapText(piece.blocks, (text) =>
    text.replace(wayToCall, (old) => (/^\p{Lu}/u.test(old) ? capitalise(to) : to)),
  );
  return { piece: { ...piece, blocks }, done: `changed ${named(found)} to ${named(to)}` };
}

const saysAlready = (piece: Piece, from: string, text: string) =>
  linesOf(piece.blocks).some((line) =>
    [from, text].every((words) => line.toLowerCase().includes(words.toLowerCase())),
  );

const namesLine = /\p{L} (?:sentence|line|bullet|item|part|bit|thing|point)$/iu;

/** What a number counts, wherever it stands: "11 years", "December 11". */
function countedThings(piece: Piece, number: string): string[] {
  const pattern = new RegExp(
    `(?:\\p{L}+ )?(?<![\\d,.$:/-])${escaped(number)}(?![\\d:/-]|[,.]\\d)(?: \\p{L}+)?`,
    'gu',
  );
  return [...new Set(linesOf(piece.blocks).flatMap((line) => line.match(pattern) ?? []))];
}

/** "over asking" for "12k over": the sum goes with what it is measured by. */
function withoutSum(piece: Piece, from: string, text: string): Piece | undefined {
  const [, sum = '', side = ''] =
    /^(?:the )?\$?(\d[\d,.]*k?) (over|above|under|below)(?: (?:list|asking)(?: price)?)?$/i.exec(
      from,
    ) ?? [];
  if (sum === '' || /\d/.test(text)) return undefined;
  const value = Number(sum.replace(/[k,]/gi, '')) * (/k$/i.test(sum) ? 1000 : 1);
  const pattern = new RegExp(
    `\\$?(?:${value.toLocaleString('en-US')}|${value})(?: ?%| percent)? ${side}(?: (?:list|asking)(?: price)?)?`,
    'gi',
  );
  const blocks = mapText(piece.blocks, (line) => line.replace(pattern, () => text));
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks) ? undefined : { ...piece, blocks };
}

/** "a guest room" for "the attic": the item "Finished attic office" gives way as a whole. */
function wholeItem(piece: Piece, from: string, text: string): Piece | undefined {
  const found = findPassages(piece.blocks, from);
  const [item] = found;
  // A name for another: of "Back in the Day Bakery" nothing is left.
  const isNamed =
    isPlaceName.test(text) &&
    item?.kind === 'item' &&
    !/[:,]/.test(item.text) &&
    withoutThe(item.text).startsWith(withoutThe(from)) &&
    countWords(item.text) <= countWords(from) + 2;
  if (!isNamed && !/^(?:an?|some) \p{Ll}/u.test(text)) return undefined;
  if (found.length !== 1 || item?.kind !== 'item' || countWords(item.text) > 6) return undefined;
  const fresh = capitalise(text.replace(/^(?:an?|some) /, ''));
  return {
    ...piece,
    blocks: mapPassages(piece.blocks, (each) =>
      includesPassage([item], each) ? fresh : each.text,
    ),
  };
}

const withoutThe = (name: string) => name.toLowerCase().replace(/^the /, '');

const isPlaceName = /^(?:\p{Lu}[\p{L}'’&.-]*(?: (?=\p{Lu})|$)){1,5}$/u;

/** "update the median to 251k": the value that stands with the word, and not the word. */
function asLabelledValue(piece: Piece, from: string, to: string): Piece | undefined {
  const name = valueNameOf(to);
  if (!name || /\d|day$/i.test(from) || valueNamed(from)) return undefined;
  const found = findPassages(piece.blocks, from);
  const changed = found.map((passage) => withValueIn(passage.text, name, to));
  const at = changed.findIndex((text) => text !== undefined);
  const passage = found[at];
  if (!passage) return undefined;
  const blocks = mapPassages(piece.blocks, (each) =>
    includesPassage([passage], each) ? changed[at] : each.text,
  );
  return { ...piece, blocks };
}

const monthIn = /^(?:\w+day,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}$/i;

const isWhatStands =
  /^(?:just )?the (?:name|event|address|date|facts?|rest|news)(?: (?:of (?:it|the \p{L}+)|itself))?$/iu;

const isVague =
  /^(?:something|anything|a) (?:\w+ )?(?:nicer|better|else|different|warmer|softer|stronger|shorter|catchier|word|phrase)\b/i;

const valueNames: [RegExp, ValueName][] = [
  [/\b(?:price|asking)\b/i, 'price'],
  [/\b(?:times?|hours)\b/i, 'hours'],
  [/\b(?:date|day)\b/i, 'day'],
  [/\b(?:address|(?:street|house) number)\b/i, 'address'],
  [/\b(?:phone|cell|number)\b/i, 'phone'],
  [/\be-?mail\b/i, 'email'],
  [/\b(?:link|website|url)\b/i, 'link'],
  [/\b(?:size|square f|sq ?ft)\w*\b/i, 'size'],
];

const valueNamed = (words: string) => valueNames.find(([says]) => says.test(words))?.[1];

function asValue(piece: Piece, from: string, to: string, context: Context): EditResult | undefined {
  const name = valueNamed(from);
  return name && (valueNameOf(to) ?? name) === name
    ? withValue(piece, { kind: 'value', of: name, to }, context)
    : undefined;
}

/** "the last sentence" gives way as a whole; one that words speak of only to a whole sentence. */
function asPart(piece: Piece, from: string, text: string, isWhole = false): EditResult | undefined {
  const isPart =
    isWhole ||
    /\b(?:sentence|line|paragraph|bullet|item|heading|opening|ending|hook|part|bit|thing|point)s?\b/i.test(
      from,
    );
  const found = isPart ? findPassages(piece.blocks, from) : [];
  const [first] = found;
  if (!first) return undefined;
  const blocks = mapPassages(piece.blocks, (passage) => {
    if (!includesPassage(found, passage)) return passage.text;
    if (!includesPassage([first], passage)) return undefined;
    return passage.kind === 'sentence'
      ? asSentence(saidOfIts(passage.text, text))
      : capitalise(text);
  });
  return { piece: { ...piece, blocks } };
}

/** "it was a cabin" in the place of "My first sale was a condo" is said of the sale. */
function saidOfIts(sentence: string, text: string): string {
  const [, subject = ''] = /^(\p{Lu}[\p{L}'’ ]{2,40}?) (?:was|is) /u.exec(sentence) ?? [];
  return subject !== '' &&
    /^it (?:was|is) /i.test(text) &&
    !/^(?:it|this|that|here|there)$/i.test(subject)
    ? text.replace(/^it/i, () => subject)
    : text;
}

/** "Montford is capitalized": every place where it stands gets these letters. */
export function withCapitalsOf(piece: Piece, { of }: EditOf<'capitals'>): EditResult {
  const name = of.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const changed = replaced(piece, [of, name]);
  if (!changed)
    return {
      piece,
      refusal: linesOf(piece.blocks).some((line) => line.includes(name))
        ? `${named(name)} has its capital already.`
        : `I found no ${named(of)} to write with a capital.`,
    };
  return { piece: { ...changed, hashtags: piece.hashtags } };
}

/** Names of the place and of the answers as they are spelled there, and what is typed in a hurry. */
export function withSpelling(piece: Piece, { material, answers }: Context): EditResult {
  const known = [
    material.place.city,
    ...answers.flatMap(({ answer }) => answer.match(/\p{Lu}\p{L}{4,}/gu) ?? []),
  ];
  const fix = (text: string) =>
    (/\b(?:beds|baths)\b/i.test(text) ? text : writtenOut(text)).replace(
      /(?<![\p{L}'’])\p{L}{5,}(?![\p{L}'’])/gu,
      (word) => {
        const name = known.find(
          (each) =>
            (each.toLowerCase() === word.toLowerCase() && !isEverydayWord(word)) ||
            (isOneSlip(word, each) && /^\p{Lu}/u.test(word)),
        );
        return name ?? word;
      },
    );
  const blocks = mapText(piece.blocks, (text) => withoutSlips(fix(text)));
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? {
        piece,
        refusal: 'I found no slip that I am sure of. Tell me which word should be spelled how.',
      }
    : { piece: { ...piece, blocks } };
}
