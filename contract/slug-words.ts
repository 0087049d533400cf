/** Characters of a whole slug; addresses are cut in results and mails when they are longer. */
const longest = 80;

/** For a title without a letter or digit an address can hold. */
const fallback = ['real', 'estate', 'blog'];

/** The telling words of a title for an address, the place among them. */
export function slugWords(
  title: string,
  location: string,
  { least, most }: { least: number; most: number },
): string[] {
  const all = wordsOf(title);
  const place = wordsOf(location).slice(0, 3);
  const telling = all.filter((word) => !stopWords.has(word));
  const chosen = telling.length >= least ? telling : all;
  return within(longest, withPlace(chosen.length > 0 ? chosen : fallback, place, least, most));
}

/** A place that the title names late, or that a short title leaves out, keeps its room. */
function withPlace(words: string[], place: string[], least: number, most: number): string[] {
  const head = words.slice(0, most);
  const isNamed = (list: string[]) => place.every((word) => list.includes(word));
  if (place.length === 0 || isNamed(head)) return head;
  if (!isNamed(words) && words.length >= least) return head;
  const rest = words.filter((word) => !place.includes(word));
  return [...rest.slice(0, most - place.length), ...place];
}

function within(most: number, words: string[]): string[] {
  let length = -1;
  const kept = words.filter((word) => {
    length += word.length + 1;
    return length <= most;
  });
  return kept.length > 0 ? kept : words.slice(0, 1).map((word) => word.slice(0, most));
}

/** Lower-case and ASCII. Other letters have no place in an address everybody can type. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? '');
  return folded.match(/[a-z0-9]+/g) ?? [];
}

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be been before but by can do does for from has have how i if in into is it its my of on or our should so than that the their them then there these they this those to up was we what when where which who why will with you your'.split(
    ' ',
  ),
);
