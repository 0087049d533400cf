import { foldPlace } from '#builtin/places/fold.ts';

export type PageWord = {
  /** As it is written, without a possessive. */
  text: string;
  /** Folded, with and without the possessive. */
  keys: { full: string; bare: string };
  start: number;
  end: number;
  isCapital: boolean;
  isPossessive: boolean;
  /** The first of a sentence: its capital says nothing. */
  opens: boolean;
};

/** A text as words, of which each is claimed once: what is part of a place is no subject. */
export class Page {
  readonly text: string;
  readonly words: PageWord[];
  /** Typed without capitals, as on a phone: names have to be known by their letters alone. */
  readonly isSmall: boolean;
  readonly #claimed = new Set<number>();

  constructor(text: string) {
    this.text = text.replace(/[ \t\u00a0]+/g, ' ');
    this.words = readWords(this.text);
    this.isSmall = !this.words.some(({ isCapital }) => isCapital);
  }

  /** What stands between a word and the one before it. */
  gap(index: number): string {
    const [before, word] = [this.words[index - 1], this.words[index]];
    return before && word ? this.text.slice(before.end, word.start) : '\n';
  }

  /** The word before in the same sentence, in small letters. */
  before(index: number): string {
    const word = this.words[index - 1];
    const isNext = /^[ -]$/.test(this.gap(index)) && !word?.isPossessive;
    return isNext ? (word?.text.toLowerCase() ?? '') : '';
  }

  /** The word after in the same sentence, as it is written. */
  after(index: number): string {
    const isNext = /^[ -]$/.test(this.gap(index + 1)) && !this.words[index]?.isPossessive;
    return isNext ? (this.words[index + 1]?.text ?? '') : '';
  }

  /** The words of a name from one word on, if they are free, joined and written like a name. */
  nameAt(first: number, count: number): PageWord[] | undefined {
    const words = this.words.slice(first, first + count);
    if (words.length < count) return undefined;
    const isName = words.every((word, offset) => {
      const isInner = offset > 0 && offset < count - 1;
      const isWritten = word.isCapital || this.isSmall || (isInner && connectors.has(word.text));
      return (
        isWritten &&
        !this.isClaimed(first + offset) &&
        (offset === 0 || this.#joins(first + offset))
      );
    });
    return isName ? words : undefined;
  }

  isClaimed(index: number): boolean {
    return this.#claimed.has(index);
  }

  claim(first: number, count: number): void {
    for (let index = first; index < first + count; index++) this.#claimed.add(index);
  }

  /** Whether a word and the one before it can be one name: "St. Paul", "Winston-Salem". */
  #joins(index: number): boolean {
    const gap = this.gap(index);
    if (gap === ' ' || gap === '-') return true;
    return gap === '. ' && /^(?:st|ste|ft|mt)$/i.test(this.words[index - 1]?.text ?? '');
  }
}

const connectors = new Set(['of', 'the', 'de', 'del', 'la', 'las', 'los', 'on', 'by', 'or', 'y']);

function readWords(text: string): PageWord[] {
  const matches = [...text.matchAll(/[\p{L}\p{N}]+(?:['’ʻ][\p{L}\p{N}]+)*/gu)];
  return matches.map((match, index) => {
    const [written] = match;
    const start = match.index;
    const before = matches[index - 1];
    const gap = before ? text.slice(before.index + before[0].length, start) : '\n';
    const bare = written.replace(/['’]s$/i, '');
    return {
      text: bare,
      keys: { full: foldPlace(written), bare: foldPlace(bare) },
      start,
      end: start + written.length,
      // "Coeur d'Alene" has two capitals; "I" is nobody's name.
      isCapital: bare !== 'I' && /^(?:[dlo]['’])?\p{Lu}/u.test(bare),
      isPossessive: bare !== written,
      opens: opensSentence(gap, before?.[0] ?? ''),
    };
  });
}

/** A point after "St" or a single letter ends no sentence. */
function opensSentence(gap: string, before: string): boolean {
  if (/[!?\n:;•]/.test(gap)) return true;
  return gap.includes('.') && !/^(?:st|ste|ft|mt|mr|mrs|ms|dr|no|\p{Lu})$/iu.test(before);
}
