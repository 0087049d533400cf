import { bodyReaders } from './readers/body.ts';
import { characterReaders } from './readers/characters.ts';
import { contentReaders } from './readers/content.ts';
import { labelReaders } from './readers/labels.ts';
import { lengthReaders } from './readers/length.ts';
import { partReaders } from './readers/parts.ts';
import { shapeReader, toneReaders } from './readers/tone.ts';
import { isCourtesy, partsOf } from './request-parts.ts';
import { stanceTowards } from './stance.ts';
import type { Reader, Wish } from './wish.ts';
import { withoutTypos } from './wish-typos.ts';

type ReadRequest = {
  wishes: Wish[];
  /** Parts of the request that nobody could make sense of. */
  unread: string[];
};

/** From the special to the general: the first that fits a part of the request takes it. */
const readers: Reader[] = [
  ...characterReaders,
  ...partReaders,
  ...labelReaders,
  shapeReader,
  ...lengthReaders,
  ...bodyReaders,
  ...toneReaders,
  ...contentReaders,
];

/** What is to be mentioned can hold any word: "the short walk to the park" is no wish for length. */
const isMention =
  /^(?:please |also |just )*(?:mention|say that|state that|note that|talk about|point out|bring up|refer to)\b(?!.*\b(?:more|title|headline|hash ?tags?|#\w+)\b)/i;

const mostWishes = 20;

export function readRequest(request: string): ReadRequest {
  const wishes: Wish[] = [];
  const unread: string[] = [];
  for (const part of partsOf(withoutTypos(request)).slice(0, mostWishes)) {
    const wish = readPart(part);
    if (wish && wish !== 'nothing') wishes.push(wish);
    else if (!wish && !isCourtesy(part)) unread.push(part);
  }
  return { wishes, unread };
}

/** "nothing" is a wish as well: "don't make it longer". */
function readPart(part: string): Wish | 'nothing' | undefined {
  for (const reader of isMention.test(part) ? contentReaders : readers) {
    const match = reader.says.exec(part);
    if (!match) continue;
    const found = wishOf(reader, match);
    if (found && !(typeof found === 'object' && 'what' in found && found.what === '')) return found;
  }
  return undefined;
}

function wishOf(reader: Reader, match: RegExpExecArray): Wish | 'nothing' | undefined {
  if (reader.speaksForItself) return reader.wish(match);
  const stance = stanceTowards(match.input, match.index, match.index + match[0].length);
  if (stance === 'wanted') return reader.wish(match);
  if (stance === 'less') return reader.less?.();
  return reader.unwanted ? reader.unwanted() : 'nothing';
}
