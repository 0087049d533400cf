import { type Claim, findClaims, sentencesOf } from './find-claims.ts';

/** Where a claim can come from. */
export type Origin = {
  kind: 'answer' | 'remembered answer' | 'figure' | 'source' | 'local data' | 'profile';
  /** As the agent would name it: a question, a page, a year. */
  label: string;
  text: string;
};

export type CheckedClaim = Claim & { origin: Origin | undefined };

/** Every claim of a text with the origin that says the same, where one does. */
export function checkClaims(text: string, origins: readonly Origin[]): CheckedClaim[] {
  const statements = origins.flatMap((origin) =>
    sentencesOf(origin.text).map((sentence) => toStatement(sentence.text, origin)),
  );
  return findClaims(text).map((claim) => ({ ...claim, origin: originOf(claim, statements) }));
}

type Statement = { origin: Origin; words: Set<string>; values: Set<string>; claims: Claim[] };

function toStatement(sentence: string, origin: Origin): Statement {
  const claims = findClaims(sentence);
  const values = new Set(claims.map(normalizedValue));
  // A label is a question or a title: what it speaks of counts as said with the answer.
  return { origin, words: stemsOf(`${origin.label} ${sentence}`), values, claims };
}

/** Numbers and dates have to be said of the same thing; a name is itself wherever it stands. */
function originOf(claim: Claim, statements: readonly Statement[]): Origin | undefined {
  if (claim.kind === 'name') {
    // The first word of a sentence is large in any case: "Walk the Linden Trail".
    const isFirst = claim.sentence.startsWith(claim.text);
    const name = isFirst ? claim.text.replace(/^\S+ /, '') : claim.text;
    const words = [...stemsOf(name)];
    return statements.find((one) => words.every((word) => one.words.has(word)))?.origin;
  }
  const about = stemsOf(claim.sentence.replace(claim.text, ' '));
  const fitting = statements
    .filter((one) => isSaid(claim, one))
    .map((one) => ({ one, shared: [...about].filter((word) => one.words.has(word)).length }))
    .sort((first, second) => second.shared - first.shared);
  const [best] = fitting;
  return best && best.shared >= Math.min(1, about.size) ? best.one.origin : undefined;
}

function isSaid(claim: Claim, { values, words, claims }: Statement): boolean {
  if (claim.kind === 'law') {
    const isLaw = claims.some(({ kind }) => kind === 'law');
    return isLaw && [...stemsOf(claim.sentence)].filter((word) => words.has(word)).length >= 3;
  }
  if (claim.kind === 'superlative')
    return [...stemsOf(claim.text)].every((word) => words.has(word));
  return values.has(normalizedValue(claim));
}

/** "$1.2 million", "1,200,000 dollars" and "$1,200,000" are one value; "12 miles" and "12 minutes" are two. */
function normalizedValue({ kind, text }: Claim): string {
  if (kind === 'date') return dateOf(text);
  if (kind === 'name' || kind === 'law' || kind === 'superlative')
    return `${kind} ${text.toLowerCase()}`;
  const value = numberIn(text);
  if (kind === 'distance') return `${value} ${unitOf(text)}`;
  return kind === 'number' ? `${value}` : `${kind} ${value}`;
}

/** The last word tells, in the singular: "eight minutes" and "8-minute" are one. */
function unitOf(text: string): string {
  const [unit = ''] = /(?:sq|[a-z]+)[. -]*(?:feet|ft)?\.?$/i.exec(text.toLowerCase()) ?? [];
  if (/^(?:sq|square)/.test(unit)) return 'square feet';
  return unit.replace('feet', 'foot').replace(/s$/, '').replace(/^mi$/, 'mile');
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function dateOf(text: string): string {
  const month = months.find((each) => new RegExp(`\\b${each}`, 'i').test(text)) ?? '';
  return `date ${month} ${(text.match(/\d+s?/g) ?? []).join(' ')}`;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Record<string, number> = {
  hundred: 100,
  dozen: 12,
  thousand: 1_000,
  k: 1_000,
  million: 1_000_000,
  m: 1_000_000,
  billion: 1e9,
  b: 1e9,
};

function numberIn(text: string): number {
  let sum = 0;
  for (const [word] of text.toLowerCase().matchAll(/\d[\d,]*(?:\.\d+)?|[a-z]+/g)) {
    if (/^\d/.test(word)) sum += Number(word.replaceAll(',', ''));
    else if (small.includes(word)) sum += small.indexOf(word);
    else if (tens.includes(word)) sum += (tens.indexOf(word) + 2) * 10;
    else if (Object.hasOwn(scales, word)) sum = (sum || 1) * (scales[word] ?? 1);
    else if (word === 'half') sum += 0.5;
    else break;
  }
  return sum;
}

const stop = new Set(
  'the a an and or but of in on at to for with from by as is are was were be been it its this that these those you your we our my i they their he she not no so if when than then there here has have had do does did can will would about into over out up more most just also very one some any all each every per'.split(
    ' ',
  ),
);

/** Words that carry meaning, without their endings: a rewording keeps most of them. */
function stemsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [];
  return new Set(words.filter((word) => !stop.has(word)).map(stem));
}

const stem = (word: string) =>
  word.length < 5
    ? word.replace(/s$/, '')
    : word.replace(/(?:ies|y)$/, 'i').replace(/(?:ings?|ed|es|e|s|ly)$/, '');
