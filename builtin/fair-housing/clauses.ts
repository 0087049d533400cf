import type { Span } from './spans.ts';

/** A word or a mark, lower case. Two words of one contraction ("don't") share their place. */
export type Word = Span & { text: string; isCapital: boolean; isPossessive: boolean };

/** What is said at once: frames and guards never look further. */
export type Clause = Span & { words: Word[] };
export type Language = 'english' | 'spanish';
/** A few words may be either language. */
export type Sentence = Span & { clauses: Clause[]; languages: Language[] };

/** The sentences of a readable text, each in its clauses. The end of a block ends a sentence. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  const close = () => {
    if (words.length > 0) sentences.push(toSentence(words));
    words = [];
  };
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const last = sentences.at(-1);
    if (token === '\n') close();
    // "Great schools!!" ends once.
    else if (words.length === 0 && last?.end === index && closing.has(token)) last.end += 1;
    else {
      words.push(...toWords(token, index));
      const isEnd = endsSentence(token, text, index) && !isAnswered(words, text, index);
      if (words.length >= longestSentence || isEnd) close();
    }
  }
  close();
  return sentences;
}

const closing = new Set(['!', '?', '.', '"', "'", ')']);

/** "Vouchers? No thank you." says one thing. */
function isAnswered(words: Word[], text: string, index: number): boolean {
  if (text[index] !== '?' || words.length > 6) return false;
  return /^ (?:then )?(?:it's a no|that's a no|no|not|nope|sorry|never|keep looking|look elsewhere|please (?:don't|do not|look|keep|try|find))\b/i.test(
    text.slice(index + 1, index + 20),
  );
}

/** In words. Nobody writes longer ones; what has no full stop for pages must not take long. */
const longestSentence = 80;

const tokens =
  /(?:\p{L}\.){2,}|\d{1,3}(?:,\d{3})+|[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*'?|[^\s\p{L}\p{N}-]|\n/gu;

const abbreviations = new Set('st mr mrs ms dr mt vs approx apt'.split(' '));
/** These end a sentence where a capital follows: "Off Oak Ave. Near the park." */
const oftenLast = new Set('ft ave rd blvd etc sq'.split(' '));

/** "Building C." ends a sentence, "Robert E." does not. */
const lettered =
  /\b(?:building|unit|suite|apt|block|lot|wing|room|plan|section|grade|an?) \p{L}$/iu;

function endsSentence(token: string, text: string, index: number): boolean {
  if (token === '!' || token === '?') return true;
  if (/^u\.s\.a\.$/i.test(token))
    return /^ \p{Lu}|^$/u.test(text.slice(index + token.length, index + token.length + 2));
  if (token !== '.') return false;
  const after = text.charAt(index + 1);
  if (after !== '' && after !== ' ' && after !== '\n' && after !== '"' && after !== "'")
    return false;
  const [, last = ''] = /([\p{L}.]+)$/u.exec(text.slice(Math.max(0, index - 12), index)) ?? [];
  if (/^\p{L}$/u.test(last)) return lettered.test(text.slice(Math.max(0, index - 20), index));
  if (last.includes('.')) return false;
  const word = last.toLowerCase();
  const rest = text.slice(index + 1, index + 4).trim();
  if (word === 'no') return !/^\d/.test(rest);
  if (oftenLast.has(word)) return rest === '' || /^[^\p{Ll}\d]/u.test(rest);
  return !abbreviations.has(word) || text.slice(index + 1).trim() === '';
}

function toWords(token: string, start: number): Word[] {
  const end = start + token.length;
  const isCapital = /^\p{Lu}/u.test(token);
  // "U.S.", "p.m." and "1,000" are words without marks.
  const word = token.toLowerCase().replaceAll(/(?<=\p{L})\.|(?<=\d),/gu, '');
  const one = (text: string, isPossessive = false) => ({
    start,
    end,
    text,
    isCapital,
    isPossessive,
  });
  const contracted = contractions.get(word);
  if (contracted) return contracted.map((text) => one(text));
  if (word.endsWith("n't")) return [one(word.slice(0, -3)), one('not')];
  const [, stem = '', ending = ''] = /^(.+)'(s|re|ve|ll|d|m)?$/.exec(word) ?? [];
  if (stem === '') return [one(word)];
  const verb = verbOf(stem, ending);
  return verb ? [one(stem), one(verb)] : [one(stem, true)];
}

const contractions = new Map([
  ["won't", ['will', 'not']],
  ["can't", ['can', 'not']],
  ['cannot', ['can', 'not']],
  ["shan't", ['shall', 'not']],
]);

const endings: Record<string, string> = { re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' };
const subjects = new Set('it he she that there here who what this one everyone'.split(' '));

/** "it's" holds a verb, "the owner's" an owner. */
function verbOf(stem: string, ending: string): string | undefined {
  return ending === 's' && subjects.has(stem) ? 'is' : endings[ending];
}

function toSentence(words: Word[]): Sentence {
  const clauses: Clause[] = [];
  let open: Word[] = [];
  for (const [index, word] of words.entries()) {
    if (beginsClause(words, index, open.length) && open.length > 0) {
      clauses.push(toClause(open));
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) clauses.push(toClause(open));
  return { ...edges(words), clauses, languages: languagesOf(words) };
}

const edges = (words: Word[]): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

const toClause = (words: Word[]): Clause => ({ ...edges(words), words });

const conjunctions = new Set(
  'but because although though while whereas unless pero porque aunque'.split(' '),
);

const headings = new Set(
  'requirements requirement criteria wanted needed seeking iso preferences preference tenant tenants'.split(
    ' ',
  ),
);

/** "She's foreign, so the owner wants more" is one thought: a few words are no clause of their own. */
const shortest = 6;

function beginsClause(words: Word[], index: number, length: number): boolean {
  const [before, word] = [words[index - 1]?.text, words[index]?.text ?? ''];
  if (before === ';') return true;
  // "Requirements: a godly Christian man": a heading and what it is about are one thought.
  if (before === ':') return !headings.has(words[index - 2]?.text ?? '');
  if (word === 'because' && words[index + 1]?.text === 'of') return false;
  if (conjunctions.has(word)) return true;
  return before === ',' && length > shortest && (word === 'so' || word === 'since');
}

const spanishWords = new Set(
  `el la los las un una unos unas de del al y en con sin para por que se es son esta está solo solamente ni
  su sus muy cerca casa barrio zona aqui perfecto perfecta buscamos preferimos aceptamos rentamos rento
  familia familias ninos nuestro nuestra mas como tiene gente inquilinos deben tener hogar busca preferible cuarto recamara renta departamento apartamento vive viven hay aceptan admiten nada mas ideal`.split(
    /\s+/,
  ),
);
const englishWords = new Set(
  'the a an of and or to for with without is are be we you your our this that not in on at it from by'.split(
    ' ',
  ),
);

/** By its small words. */
function languagesOf(words: Word[]): Language[] {
  let [spanish, english] = [0, 0];
  for (const { text } of words) {
    if (spanishWords.has(text)) spanish += 1;
    if (englishWords.has(text)) english += 1;
  }
  if (spanish === 0 || spanish < english) return ['english'];
  return spanish > english + 2 ? ['spanish'] : ['english', 'spanish'];
}
