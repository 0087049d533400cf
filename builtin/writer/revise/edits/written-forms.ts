import { mapText, type Piece } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { type EditResult, withBlocks } from './context.ts';

/** How numbers and short forms are written. */

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** "one" is mostly no number: "this one", "one of them". */
const numberWord = new RegExp(
  `(?<![\\p{L}-])(?:${[...small.slice(2), ...tens].join('|')})(?![\\p{L}-])|(?<![\\p{L}-])one(?= (?:day|week|month|year|hour|minute|bed|bath|car|deeded|acre|percent)\\b)`,
  'giu',
);

const numberOf = (word: string) => {
  const at = small.indexOf(word);
  return at >= 0 ? at : 10 * (tens.indexOf(word) + 2);
};

/** A number alone: no price, hour, day, house, phone or measure with a point. */
const lonely =
  /(?<![\p{L}\d$.,:/#%-]|[A-Z]\p{L}+ )([2-9]|10)(?= \p{Ll}{2,})(?! ?(?:a\.m|p\.m|am\b|pm\b|to \d|percent|sq|square|st\b|bed|bath))/gu;

export function withNumbers(piece: Piece, { as }: EditOf<'numbers'>): EditResult {
  if (as === 'round') return rounded(piece);
  const change = (text: string) =>
    as === 'digits'
      ? text.replace(numberWord, (word) => String(numberOf(word.toLowerCase())))
      : text.replace(lonely, (digits, _, at: number) => {
          const word = small[Number(digits)] ?? digits;
          return at === 0 || /[.!?] $/.test(text.slice(0, at)) ? capitalise(word) : word;
        });
  const blocks = mapText(piece.blocks, change);
  const title = as === 'digits' ? change(piece.title) : piece.title;
  const isSame = JSON.stringify(blocks) === JSON.stringify(piece.blocks) && title === piece.title;
  const names = as === 'digits' ? 'numerals' : 'words';
  return isSame
    ? { piece, refusal: `The numbers are ${names} already, but for prices, dates and the like.` }
    : { piece: { ...piece, title, blocks }, done: `wrote the numbers as ${names}` };
}

/** "$6,812" as "about $6,800"; what is round already, a date or a phone number stays. */
function rounded(piece: Piece): EditResult {
  const blocks = mapText(piece.blocks, (text) =>
    text.replace(
      /(?<![\d-])(about |around )?(\$?)(\d{1,3}(?:,\d{3})+)(?![\d.,]*\d)/g,
      (all, led: string | undefined, sign: string, digits: string) => {
        const value = Number(digits.replaceAll(',', ''));
        const step = value >= 100_000 ? 5_000 : value >= 10_000 ? 1_000 : 100;
        const round = Math.round(value / step) * step;
        return round === value ? all : `${led ?? 'about '}${sign}${round.toLocaleString('en-US')}`;
      },
    ),
  );
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? { piece, refusal: 'Its numbers are round already, but for dates and ways to reach you.' }
    : { ...withBlocks(piece, blocks), done: 'rounded the numbers' };
}

const spelled: [short: RegExp, long: string][] = [
  [/(?<=\p{Lu}[\p{L}'’]+ )St\.?(?=[,.;]| |$)/gu, 'Street'],
  [/(?<=\p{Lu}[\p{L}'’]+ )Ave\.?(?=[,.;]| |$)/gu, 'Avenue'],
  [/(?<=\p{Lu}[\p{L}'’]+ )Rd\.?(?=[,.;]| |$)/gu, 'Road'],
  [/(?<=\p{Lu}[\p{L}'’]+ )Dr\.?(?=[,.;]| |$)/gu, 'Drive'],
  [/(?<=\p{Lu}[\p{L}'’]+ )Blvd\.?(?=[,.;]| |$)/gu, 'Boulevard'],
  [/(?<=\p{Lu}[\p{L}'’]+ )Ln\.?(?=[,.;]| |$)/gu, 'Lane'],
  [/\b(\d[\d.]*) beds?\b(?!rooms?)/gi, '$1 bedrooms'],
  [/\b(\d[\d.]*) baths?\b(?!rooms?)/gi, '$1 bathrooms'],
  [/\bsq\.? ?ft\.?(?= |$)/gi, 'square feet'],
  [/\bfam\b\.?/gi, 'family'],
  [/\bmos\b\.?/gi, 'months'],
  [/\bmo\b\.?/gi, 'month'],
  [/\b(\d+)mo\b/gi, '$1-month'],
  [/\byrs\b\.?/gi, 'years'],
  [/\byr\b\.?/gi, 'year'],
  [/\bwks?\b\.?/gi, 'weeks'],
  [/\bappt\b\.?/gi, 'appointment'],
  [/\bobv\b/gi, 'obviously'],
  [/\bapprox\b\.?/gi, 'approximately'],
  [/\bmgmt\b/gi, 'management'],
  [/\bins\b(?=[,.; ])/gi, 'insurance'],
  [/\bw\/ ?/gi, 'with '],
  [/ & /g, ' and '],
  [/\bA\/C\b/g, 'air conditioning'],
  [/\bDM me\b/g, 'Message me'],
  [/\bHOAs\b/g, 'homeowners associations'],
  [/\bHOA\b/g, 'homeowners association'],
  [/\bHVAC\b/g, 'heating and cooling'],
  [/\bPMs\b/g, 'property managers'],
  [/\bADUs\b/g, 'accessory dwelling units'],
  [/\bADU\b/g, 'accessory dwelling unit'],
  [/\bSTRs?\b/g, 'short-term rental'],
  [/\bPITI\b/g, 'principal, interest, taxes and insurance'],
  [/\bMUD\b/g, 'municipal utility district fees'],
  [/\bDOM\b/g, 'days on market'],
  [/\bYoY\b/gi, 'from a year ago'],
  [/\bCPA\b/g, 'certified public accountant'],
  [/\bMLS\b/g, 'Multiple Listing Service'],
  [/\bRSVP\b/g, 'Please reply'],
];

/** Every short form that is known, as the words that it stands for. */
export function inWrittenForms(piece: Piece): EditResult {
  const found = new Set<string>();
  const change = (text: string) =>
    spelled.reduce(
      (words, [short, long]) =>
        words.replace(short, (typed: string, ...rest: unknown[]) => {
          found.add(typed.trim());
          const number = typeof rest[0] === 'string' ? rest[0] : '';
          const at = rest.find((each) => typeof each === 'number') as number;
          const fresh = long.replace('$1', number);
          return /\p{Ll}/u.test(fresh.charAt(0)) && at === 0 ? capitalise(fresh) : fresh;
        }),
      text,
    );
  const blocks = mapText(piece.blocks, change);
  return found.size === 0
    ? {
        piece,
        refusal: 'I found no abbreviations that I know. Tell me which one, and what it stands for.',
      }
    : {
        ...withBlocks(piece, blocks),
        done: `spelled out ${[...found].map((each) => `"${each}"`).join(', ')}`,
      };
}
