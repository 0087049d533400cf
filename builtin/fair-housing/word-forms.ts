/**
 * The forms a word of the lists may have in a text: inflected, or with one slip of the keyboard. A word
 * of the lists stands there in the singular.
 */

/** The word itself first, then what it may be a form of. */
export function baseForms(word: string): string[] {
  const irregular = irregulars.get(word);
  const forms = [word, ...(irregular ? [irregular] : [])];
  for (const [ending, instead] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= 2) {
      forms.push(word.slice(0, -ending.length) + instead);
    }
  }
  return forms;
}

const endings = [
  ['ies', 'y'],
  ['ches', 'ch'],
  ['sses', 'ss'],
  ['ves', 'fe'],
  ['ves', 'f'],
  ['s', ''],
  ['es', ''],
] as const;

const irregulars = new Map([
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['gentlemen', 'gentleman'],
  ['servicemen', 'serviceman'],
  ['housewives', 'housewife'],
  ['wives', 'wife'],
  ['folks', 'folk'],
]);

/** Shorter words are one letter away from too many others. */
const shortestMisspelled = 6;

/** Finds the word of a list that another is one letter away from: left out, put in, changed, swapped. */
export class NearMisses {
  readonly #byPattern = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < shortestMisspelled) continue;
      for (const pattern of [word, ...withoutOneLetter(word)]) {
        const words = this.#byPattern.get(pattern);
        if (words) words.push(word);
        else this.#byPattern.set(pattern, [word]);
      }
    }
  }

  find(word: string): string | undefined {
    if (word.length < shortestMisspelled || word.length > 20 || ordinaryWords.has(word)) return;
    for (const pattern of [word, ...withoutOneLetter(word)]) {
      for (const candidate of this.#byPattern.get(pattern) ?? []) {
        if (candidate[0] === word[0] && isOneSlip(word, candidate)) return candidate;
      }
    }
    return undefined;
  }
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** One letter more, less or other, or two neighbors swapped. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [endOne, endOther] = [one.length, other.length];
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne -= 1;
    endOther -= 1;
  }
  const [left, right] = [one.slice(start, endOne), other.slice(start, endOther)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].reverse().join('');
}

/** Words of the dictionary that are one letter away from a word for people. */
const ordinaryWords = new Set(
  `
  addition additions africa africans america americas artistic believe believes believed bloomer booker
  brother childress christening christiana christina christine confict coupled coupler couplet disable
  disables divorce divorces elderberry emigrant enabled engage engages ethiopia excepting familiar
  farther fathom feather gentle germane gorman gather harder health healthily honduras immigrate indiana
  inform informs jamaica junior korea lather latin marina mariner mariners marinade marino marred marries
  martial mather matter mexico midwife militia minored mirror morton mosher motherly muslin nature natured
  newbern patent patents parental parens parole refuge refuges relieve retire retires retreat retried roman
  russia sensor sensors separate separates sermon shingle shingles shooter singe singed singer solder
  solders stealth student's stunted subside subsides subsidize toddle vetted vouched vouches walked warfare
  wealthy windowed workmen writes younger grills grill grilles mejores mejor menos manores
  `
    .trim()
    .split(/\s+/),
);
