import type { PlainText } from '#contract/text-flow.ts';
import { tagBreaks } from './hashtags.ts';

/**
 * A text in the one form the phrases are written for, and where each character came from: width
 * accents and look-alike letters folded (NFKD), invisible characters gone, quotes and dashes straight, single
 * spaces and hyphens between words, `#PassChristian` read as two words. A line break is the end of
 * a block; a break within one reads as a space.
 */
type ReadableText = {
  text: string;
  /** For the span of `text` from `start` up to `end`, the span of the plain text. */
  originOf: (start: number, end: number) => { start: number; end: number };
};

export function toReadable({ text, blockBreaks }: PlainText, isTags = false): ReadableText {
  const writer = new Writer();
  const breaks = tagBreaks(text, isTags);
  let inTag = isTags;
  for (let at = 0; at < text.length; ) {
    const cluster = clusterAt(text, at);
    const next = at + cluster.length;
    if (blockBreaks.has(at)) writer.separate('\n', at, next);
    else if (cluster === '#') {
      inTag = true;
      writer.write('#', at, next);
    } else if (inTag && cluster === '_') writer.separate(' ', at, next);
    else {
      const plain = fold(cluster);
      if (plain === ' ' || plain === '-') writer.separate(plain, at, next);
      else if (plain !== '') {
        const isBegun = breaks.has(at) || isWordStart(writer.last, plain, text.charAt(next));
        if (inTag && isBegun) writer.separate(' ', at, at);
        writer.write(plain, at, next);
      }
      if (plain !== '' && !isTags && !isTagCharacter.test(plain)) inTag = false;
    }
    at = next;
  }
  return writer.toReadable();
}

class Writer {
  last = '';
  #text = '';
  #starts: number[] = [];
  #ends: number[] = [];
  #gap: { kind: ' ' | '-' | '\n'; start: number; end: number } | undefined;

  write(characters: string, start: number, end: number) {
    if (this.#gap && this.#text !== '') {
      this.#put(this.#gap.kind, this.#gap.start, this.#gap.end);
    }
    this.#gap = undefined;
    for (const unit of characters.split('')) this.#put(unit, start, end);
    this.last = characters;
  }

  /** A run of separators is one: the end of a block before a space, a space before a hyphen. */
  separate(kind: ' ' | '-' | '\n', start: number, end: number) {
    const gap = this.#gap;
    const strongest = gap && rank[gap.kind] > rank[kind] ? gap.kind : kind;
    this.#gap = { kind: strongest, start: gap?.start ?? start, end };
    this.last = '';
  }

  #put(unit: string, start: number, end: number) {
    this.#text += unit;
    this.#starts.push(start);
    this.#ends.push(end);
  }

  toReadable(): ReadableText {
    const [starts, ends] = [this.#starts, this.#ends];
    return {
      text: this.#text,
      originOf: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
    };
  }
}

const rank = { '-': 0, ' ': 1, '\n': 2 };

/** A character with the marks on it. More than eight marks are no writing, only a burden. */
const cluster = /\P{M}\p{M}{0,8}|\p{M}/suy;

function clusterAt(text: string, at: number): string {
  const isPlain = text.charCodeAt(at) < 0x80 && !(text.charCodeAt(at + 1) >= 0x300);
  if (isPlain) return text.charAt(at);
  cluster.lastIndex = at;
  return cluster.exec(text)?.[0] ?? text.charAt(at);
}

/** What stays as it is: nearly every character of nearly every text. */
const plainCharacters = new Set(
  `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.,;:!?&%$/()+'"-`,
);

function fold(character: string): string {
  if (plainCharacters.has(character)) return character;
  if (character === ' ') return ' ';
  const folded = alike(character.normalize('NFKD').replace(invisible, ''));
  // One sign can stand for a whole sentence of another script, and none of it for our phrases.
  if (folded.length > 4) return character;
  if (/^\s+$/u.test(folded)) return ' ';
  return folded
    .replace(/[‘’‚‛ʹʻʼ`´′]/gu, "'")
    .replace(/[“”„‟″«»]/gu, '"')
    .replace(/[\p{Dash_Punctuation}−⁃]/gu, '-')
    .replace(/\s/gu, ' ');
}

/** Letters of other alphabets that look like ours, in the order of `ours`. */
const theirs = 'авеікмнорстухѕјһԁԛԝАВЕІКМНОРСТУХЅЈαοενικρτυχβΑΒΕΖΗΙΚΜΝΟΡΤΥΧıłøđ';
const ours = 'abeikmhopctyxsjhdqwABEIKMHOPCTYXSJaoevikptuxbABEZHIKMNOPTYXilod';

function alike(letter: string): string {
  const index = letter.length === 1 ? theirs.indexOf(letter) : -1;
  return index === -1 ? letter : ours.charAt(index);
}

const invisible = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

const isTagCharacter = /^[\p{L}\p{N}]/u;
const isUpper = /^\p{Lu}/u;
const isLower = /^\p{Ll}/u;
const isDigit = /^\p{N}/u;

/** Whether a new word begins in a tag: `aB`, the last capital of `LGBTQFriendly`, `a5` and `5a`. */
function isWordStart(before: string, character: string, after: string): boolean {
  if (before === '' || !isTagCharacter.test(before) || !isTagCharacter.test(character))
    return false;
  if (isDigit.test(before) !== isDigit.test(character)) return true;
  return isUpper.test(character) && (isLower.test(before) || isLower.test(after));
}
