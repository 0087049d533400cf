import { escaped } from './find-passage.ts';

/**
 * Corrections in any order of words, "it was 6 days, you put 9" or "the street is Alder, you wrote Adler", as
 * the one form that the readers know: change "9 days" to "6 days". Which of two values stands in the text
 * tells what becomes what, so that the grammar of the wish need not.
 */
export function withCorrections(request: string, text: string): string {
  return withoutCounts(withNewValues(request), text)
    .split(chunkBorders)
    .map((chunk, index, all) => {
      if (index % 2 === 0) return readAnew(chunk, text);
      // What was read anew is a wish of its own.
      const before = all[index - 1] ?? '';
      return /^[,\s]*(?:and|but)\s+$/i.test(chunk) && readAnew(before, text) !== before
        ? '; '
        : chunk;
    })
    .join('');
}

/** The mark at its end divides it from the next wish. */
function readAnew(chunk: string, text: string): string {
  const [, words = '', mark = ''] = /^([\s\S]*?)([.!?]*)$/.exec(chunk) ?? [];
  const read = corrected(words, text) ?? noLonger(words, text);
  return read ? `${read}${mark}` : chunk;
}

/** "we're not doing cookies anymore", of something that the text has. */
function noLonger(chunk: string, text: string): string | undefined {
  const what = gone.exec(chunk.trim())?.[1];
  return what && stands(text, what) ? `remove ${what}` : undefined;
}

const gone =
  /^(?:but |so |and |actually |oh )*(?:we|i|they|there)(?:['’]?re| are| is|['’]ll)? ?(?:not|no longer|don['’]?t|do not|won['’]?t|aren['’]?t|isn['’]?t|will not)(?: be)?(?: (?:work(?:ing)? with|us(?:e|ing)|recommend(?:ing)?|have|having|do|doing|offer|offering|serve|serving|provide|providing|include|including|give|giving))?(?: any)? (?:the |an? )?([\p{L}\d' -]{3,40}?)(?: (?:any ?more|now|this (?:time|year)|after all))?(?:,? so (?:please )?(?:cut|take|drop|remove|leave|lose|get)\b.*)?$/iu;

const stands = (text: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

const nextWish =
  "(?:make|add|remove|delete|drop|take|cut|lose|get|put|move|say|tell|mention|end|start|open|close|change|replace|use|also|shorten|fix|no|can|could|please|keep|bold|sign|spell|it was|they|the title|(?:the|her|his|my) (?:street|name|company|lender|park) is|hash ?tags|don['’]?t (?:say|mention|use))";
const chunkBorders = new RegExp(
  `((?<=[.!?])\\s+(?!(?:it['’]?s|its|should be|it should|its actually) )|\\s*[;\\n]\\s*|,?\\s+(?:and|but|also|plus|&)\\s+(?=${nextWish}\\b)|,\\s+(?=(?:add|remove|make|take out|drop|put|end|start)\\b))`,
  'i',
);

const value =
  '((?:\\$ ?)?\\d[\\d,.:/-]*\\d?(?:k|m)?(?: ?[ap]\\.?m\\.?)?(?: ?(?:to|-|–|until) ?\\d[\\d:]*(?: ?[ap]\\.?m\\.?)?)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,? \\p{L}+ \\d{1,2})?|\\S+@\\S+\\.\\w+)';
const valueName =
  '(phone(?: number)?|cell(?: number)?|number|list price|asking price|price|day|date|times?|hours|e-?mail|size|square footage|sq\\.? ?ft|sq footage)';
const isNow =
  "[\\s,.:;–-]*(?:(?:it['’]?s|its|it is|it should be|should be|we['’]?re at|were at|is|are|now|at|to|use|make it|actually) )*";

/** "wrong phone. 509-555-0178", "price is off, we're at 415 now". */
function withNewValues(request: string): string {
  return request
    .replace(
      new RegExp(
        `(?:\\b(?:you have|you put|you got|that['’]?s|it['’]?s|thats|its) )?(?:the )?\\b(?:wrong|incorrect|old) ${valueName}\\b${isNow}${value}(?: now)?`,
        'giu',
      ),
      'change the $1 to $2',
    )
    .replace(
      new RegExp(
        `(?:\\b(?:the|my|our) )?\\b${valueName} (?:is|was|are) (?:off|wrong|incorrect|outdated|old|not right)${isNow}${value}(?: now)?`,
        'giu',
      ),
      'change the $1 to $2',
    )
    .replace(new RegExp(`^new ${valueName}:? (?:is )?${value}$`, 'iu'), 'change the $1 to $2')
    .replace(
      /^(?:it['’]?s |its |it |we |we['’]?re )?(?:was |got |been )?(?:moved|moving|pushed|rescheduled|switched)(?: it)? to ((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:at|from) (\d[\d:]*(?: ?[ap]m)?(?: ?(?:to|-) ?\d[\d:]*(?: ?[ap]m)?)?)$/i,
      'change the day to $1; change the time to $2',
    );
}

/** "don't say how many offers, say multiple": the number that stands before them in the text. */
const withoutCounts = (request: string, text: string) =>
  request.replace(
    /\b(?:don['’]?t|do not) (?:say|mention|give|tell(?: people)?|share) (?:exactly )?how many (\p{L}+),? (?:just )?(?:say|use|put) (\p{L}+)(?: \1)?/giu,
    (all, noun: string, word: string) => {
      const old = new RegExp(`\\b[\\p{L}\\d]+ ${escaped(noun)}\\b`, 'iu').exec(text)?.[0];
      return old ? `change "${old}" to "${word} ${noun}"` : all;
    },
  );

const cue =
  /\bnot\b|n['’]?t\b|\bnever\b|\bwrong\b|\bshould (?:be|say|read)\b|\bactually\b|\byou (?:wrote|put|said|have|had|typed|spelled)\b|\bit (?:was|says|said)\b|\bmeant\b|\btypo\b|->|→|=>|\bmistake\b|\bused to be\b|\bany ?more\b/i;

/** Wishes that have their own readers, and those in which two values stand for something else. */
const isOther =
  /["“”]|\binstead of\b|\b(?:don['’]?t|do not|never) (?:say|use|call|write|put|mention)\b|\b(?:words?|characters?|sentences|paragraphs?|hash ?tags?|bullets?|emojis?|title|headline)\b|^(?:please |can you |could you )*(?:change|replace|swap|switch|remove|delete|drop|add|mention|move|end|start|open)\b|\bat \S+(?: ?[ap]m)?,? not\b|\b\d{3}[-. ]\d{4}\b/i;

const givesName =
  /^(?:and |also )?(?:the |her |his |my |our )(?:street|road|park|shop|store|company|lender|full name|name|last name)(?: name)? is \p{Lu}/u;

type Found = { kind: 'number' | 'day' | 'name'; text: string; isThere: boolean };

function corrected(chunk: string, text: string): string | undefined {
  const words = chunk.trim();
  if (
    words.split(/\s+/).length > 16 ||
    isOther.test(words) ||
    !(cue.test(words) || givesName.test(words))
  )
    return undefined;
  // "size 4 to 16" is one measure and no correction of 4.
  const isRange = /\d ?(?:to|-|–) ?\$?\d/.test(words);
  const found = valuesIn(words, text).filter(({ kind }) => kind !== 'number' || !isRange);
  for (const kind of ['number', 'day', 'name'] as const) {
    const own = found.filter((each) => each.kind === kind);
    const [old, ...olds] = own.filter(({ isThere }) => isThere);
    const [fresh, ...others] = own.filter(({ isThere }) => !isThere);
    if (old && fresh && olds.length + others.length === 0)
      return withUnit(old.text, fresh.text, words, text);
  }
  const counted = recount(words, text);
  if (counted) return counted;
  const [name, ...names] = found.filter(({ kind, isThere }) => kind === 'name' && !isThere);
  const isNamed = givesName.test(words);
  return name &&
    names.length === 0 &&
    (isNamed || /\b(?:spell(?!\w* out)\w*|misspell\w*|typo)\b/i.test(words))
    ? `${/^(?:his|her)\b/i.exec(words)?.[0].toLowerCase().replace(/$/, ' name is') ?? "it's spelled"} ${name.text}`
    : undefined;
}

/** "it was 9 offers" where the text has another number of them. */
function recount(chunk: string, text: string): string | undefined {
  const [, number = '', noun = ''] =
    /^(?:and |but |also |actually )?(?:it was|it['’]?s|its|we (?:had|got)|there were|i (?:had|got)) (?:actually |really )?(\d[\d,.]*) (\p{L}{3,})$/iu.exec(
      chunk,
    ) ?? [];
  const stem = escaped(noun.replace(/s$/i, ''));
  return noun !== '' && new RegExp(`[\\p{L}\\d]+ ${stem}s?\\b`, 'iu').test(text)
    ? `say ${number} ${noun}`
    : undefined;
}

/** "9" is "9 days" where the wish and the text both speak of days. */
function withUnit(old: string, fresh: string, chunk: string, text: string): string {
  const month = new RegExp(`(\\p{Lu}\\p{Ll}{2,8}) ${escaped(old)}(?!\\d|,\\d)`, 'u').exec(
    text,
  )?.[1];
  if (
    month &&
    monthName.test(month) &&
    chunk.toLowerCase().includes(month.slice(0, 3).toLowerCase())
  )
    return `change "${month} ${old}" to "${month} ${fresh}"`;
  const unit = new RegExp(`(?<![\\d,.])${escaped(old)} (\\p{L}{3,})`, 'iu').exec(text)?.[1];
  const isUnit =
    unit &&
    new RegExp(`\\b${escaped(unit.replace(/s$/i, ''))}`, 'i').test(chunk) &&
    /^\d/.test(old);
  return isUnit ? `change "${old} ${unit}" to "${fresh} ${unit}"` : `change "${old}" to "${fresh}"`;
}

const monthName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

function valuesIn(chunk: string, text: string): Found[] {
  const numbersThere = new Set((text.match(numbers) ?? []).map(amountOf));
  const named = chunk.replace(days, '').match(names) ?? [];
  const negated = /\bnot (?:just |only )?([\p{L}'’]{3,20})$/iu.exec(chunk)?.[1];
  return [
    ...(chunk.match(numbers) ?? []).map((typed) => {
      // "2019 not 21" speaks of years.
      const isYear = /^\d\d$/.test(typed) && /\b20\d\d\b/.test(chunk);
      const each = isYear && numbersThere.has(`20${typed}`) ? `20${typed}` : typed;
      return { kind: 'number' as const, text: each, isThere: numbersThere.has(amountOf(each)) };
    }),
    ...(chunk.match(days) ?? []).map((each) => ({
      kind: 'day' as const,
      text: each,
      isThere: stands(text, each),
    })),
    ...[...new Set([...named, ...(negated && named.length > 0 ? [negated] : [])])]
      .filter((each) => !notNames.test(each))
      .map((each) => ({ kind: 'name' as const, text: each, isThere: stands(text, each) })),
  ];
}

const numbers = /(?<![\p{L}\d.,:/-])\$?\d(?:[\d,]*\d)?(?:\.\d+)?k?%?(?![\p{L}\d:/-])/gu;
const names =
  /(?<![\p{L}'’])\p{Lu}[\p{L}'’.-]+(?: (?:(?:of|and|&|del|de|la|the) )?\p{Lu}[\p{L}'’.-]*)*(?<![.'’])/gu;
const notNames =
  /^(?:I|I['’].*|It|Its|It['’]s|The|You|We|They|He|She|My|Our|Her|His|Not|No|That|This|There|Fix|Please|Use|Spelling|Street|Name|Price|Wrong|Actually|Never|Was|Is|Just|Also|Typo|Should|Say|Make|Put|Change|Add|Remove|Take|Drop|Move|Call|Write|Can|And|But|In|On|For)$/i;

/** "8k" and "$8,000" are one amount. */
function amountOf(typed: string): string {
  const digits = typed.replace(/[$,]/g, '');
  return /k$/i.test(digits) ? String(Number(digits.slice(0, -1)) * 1000) : digits;
}
