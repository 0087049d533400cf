import { createHash } from 'node:crypto';
import { parseHtml } from '#builtin/html/parse-html.ts';
import { plainTextOf } from '#builtin/html/plain-text.ts';

/** What a reader gets of a piece. Title and content are HTML. */
export type PieceWords = {
  title: string;
  content: string;
  hashtags: string[];
  sources: { title: string; url: string }[];
  imageUrls: string[];
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * One value for all forms of the same words: how they are set, as bold or as a heading, does not count, nor do
 * spaces. What they link to and which pictures they show does.
 */
export function hashWords({ title, content, hashtags, sources, imageUrls }: PieceWords): string {
  const short = withShortPictures(content);
  const words = [
    ...[title, short].map((html) => normalized(plainTextOf(html))),
    targetsOf(short),
    hashtags.map(normalized),
    sources.map((source) => [normalized(source.title), source.url]),
    imageUrls,
  ];
  return sha256(JSON.stringify(words));
}

/** The words together with the pictures that were made for them, in whatever order those come. */
export const hashVersion = (textHash: string, pictureKeys: string[]): string =>
  sha256(JSON.stringify([textHash, pictureKeys.toSorted()]));

const normalized = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A picture inside the text may have megabytes, which no parser needs to see. */
const withShortPictures = (html: string) =>
  html.replace(
    /data:image\/[a-z+.-]{1,20};base64,[a-z0-9+/=]*/gi,
    (bytes) => `data:${sha256(bytes)}`,
  );

/** Where links lead, and pictures with their description. */
function targetsOf(html: string): string[] {
  const targets: string[] = [];
  parseHtml(html, {
    allowedTags: [],
    onOpenTag(tag, { href = '', src = '', alt = '' }) {
      if (tag === 'a') targets.push(`link ${href}`);
      if (tag === 'img') targets.push(`picture ${src} ${normalized(alt)}`);
    },
  });
  return targets;
}
