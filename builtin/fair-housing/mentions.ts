import type { Clause, Word } from './clauses.ts';
import type { Entry, Lexicon } from './groups.ts';
import type { Span } from './spans.ts';

/**
 * A clause as a line of codes that the frames are written for. A group of people is one code, however
 * many words it has: `@` people of a class, `^` people that count only where somebody is chosen, `=`
 * what people have or use, `%` a word that describes them. Other words stand as they are, words for
 * people with `~p` and words for areas with `~a`.
 */
export type CodedClause = {
  code: string;
  /** Whether there is anything in it that a frame could speak of. */
  hasGroup: boolean;
  /** The span of the text for a span of the code. */
  spanOf(start: number, end: number): Span;
};

type Mention = { until: number; code: string };

export function codeClause(
  { words }: Clause,
  lexicon: Lexicon,
  isMasked: (word: Word) => boolean,
): CodedClause {
  const reader = new ClauseReader(words, lexicon, isMasked);
  const places: { at: number; span: Span }[] = [];
  let code = ' ';
  let hasGroup = false;
  for (let index = 0; index < words.length; ) {
    const mention = reader.mentionAt(index);
    const until = mention?.until ?? reader.endOfThing(index);
    const span = { start: words[index]?.start ?? 0, end: words[until - 1]?.end ?? 0 };
    places.push({ at: code.length, span });
    if (mention?.code.startsWith('no ')) places.push({ at: code.length + 'no '.length, span });
    code += `${mention?.code ?? reader.plainCodes(index, until)} `;
    hasGroup ||= mention !== undefined;
    index = until;
  }
  return { code, hasGroup, spanOf: (start, end) => spanIn(places, start, end) };
}

function spanIn(places: { at: number; span: Span }[], start: number, end: number): Span {
  const inside = places.filter(({ at }) => at >= start && at < end);
  return { start: inside[0]?.span.start ?? 0, end: inside.at(-1)?.span.end ?? 0 };
}

/** Words that may stand between a group and what it has: "with two small children". */
const farthest = 6;

class ClauseReader {
  readonly #words: Word[];
  readonly #lexicon: Lexicon;
  readonly #entries: (Entry | undefined)[];

  constructor(words: Word[], lexicon: Lexicon, isMasked: (word: Word) => boolean) {
    this.#words = words;
    this.#lexicon = lexicon;
    this.#entries = words.map((word, index) => {
      const entry = lexicon.entryAt(words, index);
      const isPronoun = word.text === 'one' || word.text === 'ones';
      if (isPronoun && !/^(?:no|any|some|every)$/.test(words[index - 1]?.text ?? ''))
        return undefined;
      return entry && (entry.isCountry || !isMasked(word)) ? entry : undefined;
    });
  }

  mentionAt(index: number): Mention | undefined {
    const entry = this.#entries[index];
    if (!entry) return this.#peopleOfAge(index);
    if (this.#isPartOfThing(index, entry)) return undefined;
    return (
      this.#described(index, entry) ??
      this.#alone(index, entry) ??
      this.#peopleWith(index, entry) ??
      this.#lone(index, entry)
    );
  }

  /** Where the name of a thing ends that begins here: "color family". */
  endOfThing(index: number): number {
    const { length = 1, ...facts } = this.#entries[index] ?? {};
    return Object.keys(facts).length === 0 ? index + length : index + 1;
  }

  plainCodes(index: number, until: number): string {
    const rest = this.#words.slice(index + 1, until).map(({ text }) => text);
    return [this.#plainCode(index), ...rest].join(' ');
  }

  #plainCode(index: number): string {
    const word = this.#words[index];
    const entry = this.#entries[index];
    if (!word || !entry || word.isPossessive) return word?.text ?? '';
    if (entry.isPeople) return `${word.text}~p`;
    return entry.isArea && !this.#isThingAt(index + 1) ? `${word.text}~a` : word.text;
  }

  /** "children's museum", "Veterans Day", "Gay Street". */
  #isPartOfThing(index: number, entry: Entry): boolean {
    const last = this.#words[index + entry.length - 1];
    if (last?.isPossessive) return true;
    if (this.#isNamedArea(index)) return true;
    const after = index + entry.length;
    const next = this.#words[after];
    if (!next || !(entry.noun || entry.adjective || entry.weak)) return false;
    // "Families leave after a year": several people do what could be a thing of one.
    const isDoing = entry.isPlural && deeds.has(next.text);
    const isAid = entry.noun === 'source_of_income' && /^programs?$/.test(next.text);
    if (this.#lexicon.isThing(next.text) && !isDoing && !isAid) return true;
    if (entry.noun === 'religion' && !entry.isPlural && this.#isNamed(index, after)) return true;
    const isName = this.#words[index]?.isCapital && next.isCapital && !this.#isAllCapital();
    return Boolean(isName && this.#entries[after]?.isArea && !this.#entries[after]?.isPeople);
  }

  /** "Turn left at Trinity Lutheran": a name, unless people follow. */
  #isNamed(index: number, after: number): boolean {
    const [before, word] = [this.#words[index - 1], this.#words[index]];
    const isName = index > 1 && before?.isCapital && word?.isCapital && !this.#isAllCapital();
    return Boolean(isName && !this.#entries[index - 1] && !this.#entries[after]?.isPeople);
  }

  /** "La Calle Blanca": where the description follows, so does the rest of a name. */
  #isNamedArea(index: number): boolean {
    const [before, word] = [this.#words[index - 1], this.#words[index]];
    const isName = before?.isCapital && word?.isCapital && !this.#isAllCapital();
    return Boolean(this.#lexicon.describesAfter && isName && this.#entries[index - 1]?.isArea);
  }

  /** In a title of capitals a capital says nothing. */
  #isAllCapital(): boolean {
    return this.#words.every(({ isCapital, text }) => isCapital || text.length < 4);
  }

  #isThingAt(index: number): boolean {
    const word = this.#words[index];
    return word !== undefined && this.#lexicon.isThing(word.text);
  }

  /** "white tenants", "gay or lesbian applicants", "quiet young families". */
  #described(index: number, entry: Entry): Mention | undefined {
    if (!entry.adjective) return undefined;
    let at = index + entry.length;
    for (let steps = 0; steps < 5; steps += 1) {
      const head = this.#entries[at];
      if (this.#isHead(at, head)) {
        const isFamily = entry.adjective === 'age' && head?.noun === 'familial_status';
        const name = isFamily ? 'familial_status' : entry.adjective;
        return this.#extended(at + (head?.length ?? 1), name);
      }
      const word = this.#words[at]?.text ?? '';
      if (head?.adjective || this.#lexicon.isPeopleAdjective(word)) at += head?.length ?? 1;
      else if (links.has(word) && this.#isDescribing(at + 1)) at += 1;
      else return undefined;
    }
    return undefined;
  }

  #isDescribing(at: number): boolean {
    const word = this.#words[at]?.text ?? '';
    return Boolean(this.#entries[at]?.adjective) || this.#lexicon.isPeopleAdjective(word);
  }

  #isHead(at: number, entry: Entry | undefined): boolean {
    if (!entry || !(entry.isPeople || (entry.noun && !entry.adjective) || entry.weak)) return false;
    const isDoing = entry.isPlural && deeds.has(this.#words[at + entry.length]?.text ?? '');
    return !this.#isPartOfThing(at, entry) && (isDoing || !this.#isThingAt(at + entry.length));
  }

  /** A noun of a class. One that is an adjective as well needs to stand as a noun: "the deaf are". */
  #alone(index: number, entry: Entry): Mention | undefined {
    if (!entry.noun) return undefined;
    const isNoun =
      !entry.adjective ||
      entry.isPlural ||
      this.#standsAlone(index, entry) ||
      (this.#lexicon.describesAfter && beforeNouns.test(this.#words[index - 1]?.text ?? ''));
    return isNoun ? this.#extended(index + entry.length, entry.noun) : undefined;
  }

  #standsAlone(index: number, entry: Entry): boolean {
    const after = this.#words[index + entry.length]?.text ?? '';
    // "The elderly next door" are people, "the Mexican consulate" is not.
    const isPeople =
      entry.noun && !namesThings.has(entry.noun) && this.#words[index - 1]?.text === 'the';
    return standsAlone.test(after) || isPeople || false;
  }

  /** "people with a disability", "anyone in a wheelchair", "couples without kids". */
  #peopleWith(index: number, entry: Entry): Mention | undefined {
    if (!entry.isPeople && !entry.weak) return undefined;
    // Spanish describes after the noun: "gente blanca".
    const after = this.#entries[index + entry.length];
    if (this.#lexicon.describesAfter && after?.adjective) {
      return { until: index + entry.length + after.length, code: `@${after.adjective}` };
    }
    const tail = this.#tailAt(index + entry.length);
    if (!tail) return undefined;
    // "Nobody with a walker" turns people with a walker away.
    const isNobody = /^(?:nobody|none)$/.test(this.#words[index]?.text ?? '');
    return { until: tail.until, code: `${isNobody ? 'no ' : ''}@${tail.name}` };
  }

  #lone(index: number, entry: Entry): Mention | undefined {
    const until = index + entry.length;
    const isSeveral = entry.isPlural || !entry.isPeople || this.#standsAlone(index, entry);
    if (entry.weak && isSeveral) return { until, code: `^${entry.weak}` };
    // "Single applicants"
    const next = this.#entries[until];
    if (this.#words[index]?.text === 'single' && entry.weak && next?.isPeople && !next.noun) {
      return { until: until + next.length, code: `^${entry.weak}` };
    }
    if (entry.thing) return { until, code: `=${entry.thing}` };
    return entry.adjective ? { until, code: `%${entry.adjective}` } : undefined;
  }

  #extended(until: number, name: string): Mention {
    return { until: this.#tailAt(until)?.until ?? until, code: `@${name}` };
  }

  /** What follows a word for people and says which. */
  #tailAt(index: number): { until: number; name: string } | undefined {
    const word = this.#words[index]?.text ?? '';
    const age = this.#ageAt(index);
    if (age) return { until: age.until, name: age.code.slice(1) };
    if (/^[1-9]\d (?:to|and) [1-9]\d /.test(phraseFrom(this.#words, index))) {
      return { until: index + 3, name: 'age' };
    }
    const wanted = tails.get(word);
    if (!wanted) return undefined;
    for (let at = index + 1; at <= index + farthest; at += 1) {
      const entry = this.#entries[at];
      const text = this.#words[at]?.text ?? ',';
      if (/^[^\p{L}\p{N}]/u.test(text)) return undefined;
      if (word === 'of' && entry?.isCountry) {
        return { until: at + entry.length, name: 'national_origin' };
      }
      if (word === 'of' && text === 'color') return { until: at + 1, name: 'race_color' };
      const name = entry && nameOf(entry, wanted);
      if (entry && name && !this.#isPartOfThing(at, entry)) {
        return { until: at + entry.length, name };
      }
    }
    return undefined;
  }

  /** "the over-50 crowd", otherwise the age alone. */
  #peopleOfAge(index: number): Mention | undefined {
    const age = this.#ageAt(index);
    if (!age || !this.#entries[age.until]?.isPeople) return age;
    return { until: age.until + 1, code: `@${age.code.slice(1)}` };
  }

  /** "under 30", "between 25 and 40"; being of age is no limit. */
  #ageAt(index: number): Mention | undefined {
    const first = this.#words[index]?.text ?? '';
    if (/^[1-9]\d$/.test(first)) return this.#ageAndUp(index, Number(first));
    if (!ageWords.has(first)) return undefined;
    const rest = phraseFrom(this.#words, index);
    const [said = '', limit = '', from = '', to = '', unit = ''] = ageLimit.exec(rest) ?? [];
    const age = Number(from) || numbers.indexOf(from);
    if (said === '' || age < 1 || age > 99 || measures.has(unit)) return undefined;
    const isUpper = /^(?:under|below|younger)/.test(limit);
    if (!isUpper && (age === 18 || age === 21) && to === '') return undefined;
    const count = said.trim().split(' ').length;
    return { until: index + count, code: isUpper && age <= 18 ? '%familial_status' : '%age' };
  }

  /** "45 or older". For those who are of age only what is kept to them matters. */
  #ageAndUp(index: number, age: number): Mention | undefined {
    const said =
      /^\d\d (?:(?:years? (?:old |of age )?)?(?:and|or) (?:older|over|up|above|better|younger|under)|\+) /;
    const count = said.exec(phraseFrom(this.#words, index))?.[0].trim().split(' ').length;
    if (!count) return undefined;
    return { until: index + count, code: age === 18 || age === 21 ? '^familial_status' : '%age' };
  }
}

/** Verbs that are things as well: "family leave", "a family practice". */
const deeds = new Set(
  'leave run support care practice plan study party shop drive dance access lift line store water paint play fence park swim camp game'.split(
    ' ',
  ),
);

const namesThings = new Set('race_color national_origin religion'.split(' '));

const links = new Set(['and', 'or', ',', '/', '&', 'o', 'y']);

const standsAlone =
  /^(?:$|[^\p{L}\p{N}]|(?:and|or|nor|but|only|preferred|wanted|welcome|need|needs|should|must|may|can|will|would|is|are|was|were|have|has|who|with|from|please|in|on|at|to|not|y|o|ni|solamente|prohibidos?)$)/u;

/** In Spanish a noun follows these, a description does not. */
const beforeNouns =
  /^(?:los|las|unos|unas|a|para|con|de|por|ni|y|o|no|sin|solo|solamente|queremos|quieren?|acepta(?:n|mos)|rentamos|admiten|preferimos|buscamos|much[oa]s|poc[oa]s|mas|pur[oa]s|hay|son)$/;

const people = 'people';
const countries = 'countries';
/** The word after people, and what has to follow it. */
const tails = new Map<string, string>([
  ['with', people],
  ['without', people],
  ['who', people],
  ['using', people],
  ['receiving', people],
  ['holding', people],
  ['having', people],
  ['needing', people],
  ['expecting', people],
  ['raising', people],
  ['bringing', people],
  ['wearing', people],
  ['that', people],
  ['whose', people],
  ['on', 'source_of_income disability'],
  ['in', 'disability'],
  ['recovering', 'disability'],
  ['suffering', 'disability'],
  ['of', 'religion race_color'],
  ['from', countries],
  ['born', countries],
  ['sin', people],
  ['con', people],
  ['en', 'disability'],
  ['de', countries],
]);

function nameOf(entry: Entry, wanted: string): string | undefined {
  if (wanted === countries) return entry.isCountry ? 'national_origin' : undefined;
  const name = entry.noun ?? entry.thing ?? (wanted === people ? undefined : entry.adjective);
  return name && (wanted === people || wanted.includes(name)) ? name : undefined;
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );
const ageWords = new Set('under over above below aged older younger between'.split(' '));
/** Of what is no age: "under 30 minutes". */
const measures = new Set(
  '% percent minutes minute miles mile feet foot pounds lbs days hours weeks months acres square homes units dollars degrees stories people contract'.split(
    ' ',
  ),
);

const phraseFrom = (words: Word[], index: number) =>
  `${words
    .slice(index, index + 9)
    .map(({ text }) => text)
    .join(' ')} `;

const ageLimit =
  /^(under|over|above|below|aged|older than|younger than|between) (?:the ages? of )?(\d{1,2}|[a-z]{3,9})s?(?: (?:and|to) (\d{1,2}))? (?:years old |years of age )?(?=([\p{L}%]*))/u;
