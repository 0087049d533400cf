import { mapText, type Piece } from '#builtin/writer/blocks.ts';
import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { bareDescription, escaped } from '#builtin/writer/revise/find-passage.ts';
import { whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { writtenOut } from '#builtin/writer/understand/short-forms.ts';
import { indefiniteArticle } from '#contract/articles.ts';

/** Words in the place of others, with the articles, verbs, capitals and tags that go with them. */

const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Days and months begin with a capital, however they were typed. */
export const withDayNames = (text: string) =>
  text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, (day) =>
    capitalise(day.toLowerCase()),
  );

/** The words as typed, and the other ways in which a text may write them. */
export function formsOf(from: string, to: string): [from: string, to: string][] {
  const spelled = whereAndWhen(from);
  const forms: [string, string][] = [
    [from, to],
    [writtenOut(from), to],
  ];
  if (spelled.day && spelled.day !== from) forms.push([spelled.day, whereAndWhen(to).day ?? to]);
  const half = /^\d{1,2}$/.test(from) ? / ?[ap]\.?m\.?$/i.exec(to)?.[0] : undefined;
  if (half)
    forms.unshift([whereAndWhen(`${from}${half}`).hours ?? from, whereAndWhen(to).hours ?? to]);
  if (spelled.hours && spelled.hours !== from)
    forms.push([spelled.hours, whereAndWhen(to).hours ?? to]);
  const day = weekdayNames.find((name) => new RegExp(`^${name}$`, 'i').test(from));
  if (day) forms.push([day.slice(0, 3), to.slice(0, 3)]);
  const [, number = '', rest = ''] = /^(\w+)(\b.*)$/.exec(from) ?? [];
  const value = numberWords.indexOf(number.toLowerCase());
  if (value >= 0) forms.push([`${value}${rest}`, to]);
  else if (Number(number) <= 10 && number !== '') {
    // "two bids" where the text has words stays words.
    const inWords = to.replace(
      /^(?:[1-9]|10)(?= \p{L})/u,
      (digit) => numberWords[Number(digit)] ?? digit,
    );
    forms.push([`${numberWords[Number(number)]}${rest}`, inWords]);
  }
  // "3 beds" where the text has "3 bedrooms", and one home where it has many.
  if (/\bbeds?\b/i.test(from))
    forms.push([from.replace(/\bbeds?\b/i, 'bedroom'), to.replace(/\bbeds?\b/i, 'bedroom')]);
  if (/\bbeds?\b/i.test(from))
    forms.push([from.replace(/\bbeds?\b/i, 'bedrooms'), to.replace(/\bbeds?\b/i, 'bedrooms')]);
  if (/[a-z]{3}$/i.test(from))
    forms.push([`${from}s`, `${to}s`], [from.replace(/s$/, ''), to.replace(/s$/, '')]);
  forms.push([bareDescription(from), to]);
  return forms.filter(([words]) => words.trim().length > 1 || /\d/.test(words));
}

/** "Portland", for which "greater portland" was typed. */
const isPlainName = (old: string, fresh: string) =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(old) &&
  !isEverydayWord(old.toLowerCase()) &&
  fresh.toLowerCase().includes(old.toLowerCase()) &&
  countWords(fresh) <= 3;

/** "cherry st" in the place of "Hope St" is a name as well. */
const likeName = (old: string, fresh: string) =>
  /\p{Lu}/u.test(fresh) ||
  (!isPlainName(old, fresh) && !/^(?:\p{Lu}\S*|\d+)(?: (?:\p{Lu}\S*|\d+))+$/u.test(old))
    ? fresh
    : fresh.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "Dakota Gutter" is a name, and no gutter. */
const isInName = (text: string, at: number, found: string, from: string) =>
  /^\p{Ll}+s?$/u.test(from) &&
  /^\p{Lu}/u.test(found) &&
  ((/\p{Lu}\p{L}+ $/u.test(text.slice(0, at)) && !/^[^ ]+ $/.test(text.slice(0, at))) ||
    /^ \p{Lu}\p{Ll}/u.test(text.slice(at + found.length)));

export function replaced(piece: Piece, [from, to]: [string, string]): Piece | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}/.@])${/^\$/.test(to) && /^\d/.test(from) ? '\\$?' : ''}${escaped(from).replaceAll(' ', ',? ')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const change = (text: string) =>
    text.replace(pattern, (found, at: number) =>
      isInName(text, at, found, from)
        ? found
        : /^\p{Lu}/u.test(found) && (at === 0 || /[.?!:] $/.test(text.slice(0, at)))
          ? capitalise(likeName(found, to))
          : likeName(found, to),
    );
  const inTag = (tag: string) =>
    /^\p{L}{4,}$/u.test(from) && tag.toLowerCase().includes(from.toLowerCase())
      ? tag.replace(new RegExp(escaped(from), 'i'), () =>
          to
            .split(/\s+/)
            .map(capitalise)
            .join('')
            .replace(/[^\p{L}\p{N}_]/gu, ''),
        )
      : tag;
  const fitting = (text: string) =>
    withoutTwoArticles(
      withEnd(withVerb(withArticle(change(text), text, to), text, from, to), text),
      to,
    );
  const changed = { title: fitting(piece.title), blocks: mapText(piece.blocks, fitting) };
  const isSame =
    changed.title === piece.title &&
    JSON.stringify(changed.blocks) === JSON.stringify(piece.blocks);
  return isSame ? undefined : { ...changed, hashtags: piece.hashtags.map(inTag) };
}

/** "a my handyman Luis": of two words that point at it the new one stays. */
const withoutTwoArticles = (text: string, to: string) =>
  /^(?:my|our|his|her|their|the|an?) /i.test(to)
    ? text.replace(new RegExp(`\\b(?:an?|the) (?=${escaped(to)})`, 'gi'), '')
    : text;

/** A sentence keeps an end, whichever mark the words that went had. */
const withEnd = (text: string, before: string) =>
  text !== before && /[.!?]$/.test(before) && /[\p{L}\d]$/u.test(text) ? `${text}.` : text;

/** "an NYT ad" becomes "a New York Times ad". */
const withArticle = (text: string, before: string, to: string) =>
  text === before
    ? text
    : text.replace(new RegExp(`\\b([Aa])n? (?=${escaped(to)})`, 'g'), (_, letter: string) =>
        letter === 'A' ? `${capitalise(indefiniteArticle(to))} ` : `${indefiniteArticle(to)} `,
      );

/** "Inventory is back" becomes "Homes for sale are back". */
function withVerb(text: string, before: string, from: string, to: string): string {
  const [was, now] = [isPlural(from), isPlural(to)];
  if (text === before || was === now || !/^\p{Ll}/u.test(to)) return text;
  const verbs: Record<string, string> = now
    ? { is: 'are', was: 'were', has: 'have' }
    : { are: 'is', were: 'was', have: 'has' };
  return text.replace(
    new RegExp(`(?<=(?:^|[.!?:,] )${escaped(to)} )(?:${Object.keys(verbs).join('|')})\\b`, 'giu'),
    (verb) => verbs[verb] ?? verb,
  );
}

const isPlural = (words: string) =>
  /(?<![su])s$/.test(words.split(/ (?:for|of|in|on|with|to|at|from) /)[0] ?? '');
