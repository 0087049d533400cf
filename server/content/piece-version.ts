import { createHash } from 'node:crypto';
import { parseHtml } from '#builtin/html/parse-html.ts';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { withoutControls } from '#contract/text.ts';

/** What a reader gets of a piece. Title and content are HTML. */
export type PieceWords = {
  title: string;
  content: string;
  hashtags: string[];
  sources: { title: string; url: string }[];
  imageUrls: string[];
  /** The agent's own wording for platforms, by their names. */
  platformTexts: Record<string, string>;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * One value for all forms of the same words: how they are set, as bold or as a heading, does not count, nor do
 * spaces. What is struck out or colored does, and where in the words links and pictures stand.
 */
export function hashWords(piece: PieceWords): string {
  const { title, content, hashtags, sources, imageUrls, platformTexts } = piece;
  const reworded = Object.entries(platformTexts).map(([name, text]) => [name, normalized(text)]);
  const words = [
    ...[title, content]
      .map(withShortPictures)
      .map((html) => [normalized(plainTextOf(html)), marksOf(html)]),
    hashtags.map(normalized),
    sources.map((source) => [normalized(source.title), source.url]),
    imageUrls,
    // Only where there are some, so that versions without stay the same.
    ...(reworded.length > 0 ? [reworded.sort()] : []),
  ];
  return sha256(JSON.stringify(words));
}

type VersionParts = {
  textHash: string;
  /** Of the pictures that were made for the piece, in whatever order. */
  pictureKeys: string[];
  /** The agent's line that goes out below it; null where it is no part of the version. */
  line: string | null;
};

/** All that goes out together. */
export const hashVersion = ({ textHash, pictureKeys, line }: VersionParts): string =>
  sha256(JSON.stringify([textHash, pictureKeys.toSorted(), ...(line === null ? [] : [line])]));

const normalized = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A picture inside the text may have megabytes, which no parser needs to see. */
const withShortPictures = (html: string) =>
  html.replace(
    /data:image\/[a-z+.-]{1,20};base64,[a-z0-9+/=]*/gi,
    (bytes) => `data:${sha256(bytes)}`,
  );

/** What stands from one place in the words to another. Places are counted in characters other than white space. */
type Mark = { kind: string; value: string; start: number; end: number };

/** Links, what is struck out or colored, and pictures, each with its place. */
function marksOf(html: string): Mark[] {
  const marks: Mark[] = [];
  const open: { tag: string; mark: Mark | undefined }[] = [];
  let place = 0;
  parseHtml(withoutControls(html), {
    allowedTags: [],
    onOpenTag(tag, attributes) {
      const meaning = meaningOf(tag, attributes);
      open.push({ tag, mark: meaning && { ...meaning, start: place, end: place } });
      if (tag === 'img') place += 1;
    },
    onCloseTag(tag) {
      const index = open.findLastIndex((each) => each.tag === tag);
      const [closed] = index < 0 ? [] : open.splice(index, 1);
      if (closed?.mark && closed.mark.start < place) marks.push({ ...closed.mark, end: place });
    },
    textFilter(text) {
      // Decomposed, a text has as many characters as its parts.
      place += text.normalize('NFD').replace(/[\s\p{Cc}]+/gu, '').length;
      return '';
    },
  });
  return joined(marks);
}

function meaningOf(tag: string, { href = '', src = '', alt = '', title = '', style = '' }) {
  if (tag === 'a') return { kind: 'link', value: href };
  if (tag === 'img') {
    return { kind: 'picture', value: JSON.stringify([src, normalized(alt), normalized(title)]) };
  }
  if (['s', 'strike', 'del'].includes(tag)) return { kind: 'struck', value: '' };
  const color = style.toLowerCase().replace(/\s+/g, '');
  return tag === 'span' && color ? { kind: 'color', value: color } : undefined;
}

/** Bold inside a mark cuts it in two for an editor, and for a reader it is still one. */
function joined(marks: Mark[]): Mark[] {
  const order = ({ kind, value }: Mark) => JSON.stringify([kind, value]);
  const sorted = marks.toSorted((a, b) =>
    order(a) === order(b) ? a.start - b.start || a.end - b.end : order(a) < order(b) ? -1 : 1,
  );
  const result: Mark[] = [];
  for (const mark of sorted) {
    const last = result.at(-1);
    const isNext = last && order(last) === order(mark) && mark.start <= last.end;
    if (isNext && mark.kind !== 'picture') last.end = Math.max(last.end, mark.end);
    else result.push({ ...mark });
  }
  return result;
}
