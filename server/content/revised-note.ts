import { plainTextOf } from './plain-text.ts';

/** A link or picture of the old text: its tag as it was, and the words a person knows it by. */
export type KeptPart = { kind: 'link' | 'picture'; tag: string; words: string };

/** What is needed to put the parts back. It stays with us. */
export type LinksAndPictures = {
  /** Part of every token, in no text that was given. */
  code: string;
  parts: KeptPart[];
  /** The old text, clean: as it was, and with tokens. */
  title: string;
  content: string;
  withTokens: string;
  request: string;
};

/** Says what of the old text the new one has no place for; nothing when all of it is there. */
export function missingPartsNote(
  kept: LinksAndPictures,
  content: string,
  { isSameTitle }: { isSameTitle: boolean },
): string | undefined {
  const names = [
    ...(isSameTitle ? [] : linksIn(kept.title)),
    ...missingParts(kept, content),
    ...missingBlocks('table', kept.content, content),
    ...missingBlocks('blockquote', kept.content, content),
  ];
  if (names.length === 0) return undefined;
  const shown = names.slice(0, mostNames);
  const more = names.length - shown.length;
  const all = listed(more > 0 ? [...shown, `${more} more`] : shown);
  return `The new text has no place for ${all}. You will find ${names.length === 1 ? 'it' : 'them'} in the version before.`;
}

/** A text with more links than this is a list of them. */
const mostNames = 50;

/** Tags are compared as they are written: each is put back as it was, once for each time it was there. */
function missingParts({ parts }: LinksAndPictures, content: string): string[] {
  const left = new Map<string, number>();
  for (const [tag] of content.matchAll(/<(?:a|img) [^>]*>/g)) {
    left.set(tag, (left.get(tag) ?? 0) + 1);
  }
  return parts.flatMap(({ kind, tag, words }) => {
    const count = left.get(tag) ?? 0;
    left.set(tag, count - 1);
    if (count > 0) return [];
    return [kind === 'link' ? linkName(tag, words) : named('picture', words)];
  });
}

const linksIn = (title: string) =>
  Array.from(title.matchAll(/(<a [^>]*>)([\s\S]*?)<\/a>/g), ([, tag = '', inside = '']) =>
    linkName(tag, plainTextOf(inside)),
  );

function linkName(tag: string, words: string): string {
  const [, href = ''] = /href="([^"]*)"/.exec(tag) ?? [];
  const address = plainTextOf(href);
  const shown = words === address ? '' : ` (${shortened(address)})`;
  return `${named('link', words)}${shown}`;
}

const named = (kind: string, words: string) =>
  words === '' ? `a ${kind}` : `the ${kind} "${shortened(words)}"`;

/** Tables and quotes may be reworded, so that only fewer of them are missed. */
function missingBlocks(tag: 'table' | 'blockquote', before: string, after: string): string[] {
  const rest = blocksIn(tag, after);
  const gone = blocksIn(tag, before).filter((words) => {
    const at = rest.indexOf(words);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return gone.slice(rest.length).map((words) => named(tag === 'table' ? 'table' : 'quote', words));
}

const blocksIn = (tag: string, html: string) =>
  html
    .split(`<${tag}>`)
    .slice(1)
    .map((rest) => {
      const [inside = ''] = rest.split(`</${tag}>`);
      return plainTextOf(inside.replace(/<img [^>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim();
    });

/** Characters of a name. */
const longestName = 100;

const shortened = (text: string) =>
  text.length > longestName ? `${text.slice(0, longestName).toWellFormed().trimEnd()}...` : text;

const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
