import type { Origin } from '#contract/claims.ts';
import { type Claim, claimsIn, findClaims } from './find-claims.ts';
import { normalizedValue } from './normalized-value.ts';
import { sentencesOf } from './sentences.ts';

export type CheckedClaim = Claim & {
  /** With the sentence of it that says the same. */
  origin: Origin | undefined;
};

/** Every claim of a text with the origin that says the same, where one does. */
export function matchClaims(
  text: string,
  origins: readonly Origin[],
  { place = '', atMost }: { place?: string; atMost?: number } = {},
): CheckedClaim[] {
  const known = new Statements(origins, stemsOf(place));
  return findClaims(text, atMost).map((claim) => ({ ...claim, origin: known.originOf(claim) }));
}

/** A sentence of an origin, as it is compared. */
type Statement = {
  origin: Origin;
  /** Its words without endings, in their order, and those of the label: a question says what its answer is about. */
  stems: string[];
  words: Set<string>;
};

/** Where people type as they speak. */
const ownWords = new Set<Origin['kind']>(['answer', 'remembered answer', 'request']);

/** Statements that say the same number are many only where somebody means to make it so. */
const comparedAtMost = 50;

/** What is known, found by its values and by its words. */
class Statements {
  readonly #byValue = new Map<string, Statement[]>();
  readonly #byWord = new Map<string, Statement[]>();
  readonly #laws: Statement[] = [];
  readonly #vague: Set<string>;

  /** The words of the place say nothing about what a number counts: everything is about the place. */
  constructor(origins: readonly Origin[], placeWords: readonly string[]) {
    this.#vague = new Set([...generalWords, ...placeWords]);
    for (const origin of origins) {
      for (const { text } of sentencesOf(origin.text)) this.#add(text, origin);
    }
  }

  #add(text: string, origin: Origin): void {
    const stems = [...stemsOf(text), '', ...stemsOf(origin.label)];
    const statement = { origin: { ...origin, text }, stems, words: new Set(stems) };
    // A figure is cited with its source and its years.
    const cited = origin.kind === 'local data' || origin.kind === 'figure' ? origin.label : '';
    const claims = [...claimsIn(text), ...claimsIn(cited)];
    const values = claims.map(normalizedValue);
    // An agent who types "median 171k" means dollars, "sat 3" may mean an hour: what it is stands in the text.
    if (ownWords.has(origin.kind)) values.push(...values.map((value) => `price ${value}`));
    for (const value of new Set(values)) push(this.#byValue, value, statement);
    for (const word of statement.words) push(this.#byWord, word, statement);
    if (claims.some(({ kind }) => kind === 'law')) this.#laws.push(statement);
  }

  originOf(claim: Claim): Origin | undefined {
    if (claim.kind === 'name') return this.#findNames(claim.text)?.origin;
    if (claim.kind === 'contact') return this.#byValue.get(normalizedValue(claim))?.[0]?.origin;
    if (claim.kind === 'law') return this.#findLaw(claim)?.origin;
    return this.#findValue(claim)?.origin;
  }

  /** "Lena Ortiz of Sunrise Title" may be known in one sentence or as two names. */
  #findNames(name: string): Statement | undefined {
    const whole = this.#findName(name);
    if (whole || !name.includes(' of ')) return whole;
    const parts = name.split(' of ').map((part) => this.#findName(part));
    return parts.every((part) => part !== undefined) ? parts[0] : undefined;
  }

  /** A name is itself wherever it stands, with its words in their order. */
  #findName(name: string): Statement | undefined {
    const stems = stemsOf(name);
    const [first] = stems;
    if (!first) return undefined;
    return this.#byWord.get(first)?.find((one) => holdsInOrder(one.stems, stems));
  }

  #findLaw(claim: Claim): Statement | undefined {
    const about = new Set(stemsOf(claim.sentence));
    return this.#laws.slice(0, comparedAtMost).find((one) => this.#shared(about, one, 3) >= 3);
  }

  /** Numbers and dates have to be said of the same thing. */
  #findValue(claim: Claim): Statement | undefined {
    const same = this.#byValue.get(normalizedValue(claim));
    if (!same) return undefined;
    const { sentence, text } = claim;
    const at = sentence.indexOf(text);
    const about = new Set([
      ...stemsOf(sentence.slice(0, at)),
      ...stemsOf(sentence.slice(at + text.length)),
    ]);
    const counted =
      claim.kind === 'number' ? countedThing(sentence.slice(at + text.length)) : undefined;
    const fitting = same
      .map((one) => ({ one, shared: this.#shared(about, one) }))
      .sort((first, second) => second.shared - first.shared);
    return fitting.find(({ one, shared }) => {
      if (about.size === 0 || (isTelling(claim) && ownWords.has(one.origin.kind))) return true;
      // "6 days" and "6 offers" share a number and say different things.
      const isSameThing = !counted || one.words.has(counted) || shared >= 2;
      return shared >= 1 && isSameThing && this.#holdsNames(claim, one);
    })?.one;
  }

  /** What a page says counts where it says all of it: the names of the sentence as well. */
  #holdsNames({ sentence }: Claim, { origin, stems }: Statement): boolean {
    if (origin.kind !== 'source') return true;
    return claimsIn(sentence)
      .filter(({ kind }) => kind === 'name')
      .map(({ text }) => stemsOf(text).filter((word) => !this.#vague.has(word)))
      .every((name) => holdsInOrder(stems, name));
  }

  #shared(about: Set<string>, { words }: Statement, atMost = Number.POSITIVE_INFINITY): number {
    let count = 0;
    for (const word of about) {
      if (words.has(word) && !this.#vague.has(word)) count += 1;
      if (count >= atMost) break;
    }
    return count;
  }
}

function push(index: Map<string, Statement[]>, key: string, statement: Statement): void {
  const listed = index.get(key) ?? [];
  if (listed.length === 0) index.set(key, listed);
  if (listed.length < comparedAtMost) listed.push(statement);
}

const holdsInOrder = (stems: readonly string[], name: readonly string[]) =>
  stems.some((_, at) => name.every((word, index) => stems[at + index] === word));

/** "November 21" and "1,120" are no coincidence where the agent has said them, in whatever words. */
const isTelling = ({ kind, text }: Claim) =>
  kind === 'date' ? /^\p{L}+\.? \d{1,2}\b/u.test(text) : /\d,\d{3}|\d{4}/.test(text);

/** The word after a number that says of what: "6 days", "30 busy agents". */
const countedThing = (after: string): string | undefined =>
  stemsOf(/^[^,.;:!?()]*/.exec(after)?.[0] ?? '')[0];

const stop = new Set(
  'the a an and or but of in on at to for with from by as is are was were be been it its this that these those you your we our my i they their he she not no so if when than then there here has have had do does did can will would about into over out up more most just also very one some any all each every per what which how'.split(
    ' ',
  ),
);

/** Words that carry meaning, in their order and without their endings: a rewording keeps most of them. */
function stemsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [];
  return words.filter((word) => !stop.has(word)).map(stem);
}

const stem = (word: string) =>
  word.length < 5
    ? word.replace(/s$/, '')
    : word.replace(/(?:ies|y)$/, 'i').replace(/(?:ings?|ed|es|e|s|ly)$/, '');

/** In every text of an agent, so that sharing them says nothing. */
const generalWords = stemsOf(
  'home homes house houses market buyers sellers area city town local year years month months now today new people real estate here',
);
