import { randomBytes } from 'node:crypto';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { cleanHtml, cleanRevisedHtml, cleanWrittenHtml } from './clean-html.ts';
import { cleanEditedHtml } from './edited-html.ts';
import { type KeptPart, type LinksAndPictures, missingPartsNote } from './revised-note.ts';
import { markdownToHtml } from './to-html.ts';

/**
 * A text that is to be revised. Writers get its HTML with a short token in the place of every address of
 * a link or picture, so that no address is lost, changed or made up on the way, and no picture's bytes
 * leave. Afterwards the tokens become what they stood for.
 */

export type TextToRevise = { title: string; content: string; request: string };

export type ReadText = { title: string; content: string; html: string; kept: LinksAndPictures };

export function readTextToRevise({ title, content, request }: TextToRevise): ReadText {
  const clean = cleanEditedHtml(content);
  const code = codeNotIn(`${title}${clean}${request}`);
  const parts: KeptPart[] = [];
  const withTokens = clean.replace(/<(a|img) [^>]*>/g, (tag, name: string) => {
    const kind = name === 'a' ? 'link' : 'picture';
    parts.push({ kind, tag, words: kind === 'picture' ? altOf(tag) : '' });
    const token = tokenFor(code, kind, parts.length);
    return kind === 'link' ? `<a href="${token}">` : `<img src="${token}" alt="${rawAlt(tag)}" />`;
  });
  nameLinks(withTokens, parts, code);
  const cleanTitle = cleanHtml(title, 'title');
  const kept = { code, parts, title: cleanTitle, content: clean, withTokens, request };
  return { title: plainTextOf(cleanTitle), content: plainTextOf(clean), html: withTokens, kept };
}

/** The new text with what the old one had, and a note on what it has no place for. */
export function putPartsBack(
  draft: { title: string; content: string },
  title: string,
  kept: LinksAndPictures,
): { title: string; content: string; note?: string } {
  const isSameTitle = plainTextOf(title).trim() === plainTextOf(kept.title).trim();
  const isSame = draft.content === kept.withTokens;
  const restored = isSame ? kept.content : restore(draft.content, kept);
  return {
    // The same words keep the marks they had.
    title: isSameTitle ? kept.title : withoutTokens(title, kept.code),
    content: restored,
    note: missingPartsNote(kept, restored, { isSameTitle }),
  };
}

/** No token is anything a reader should see. */
export const withoutTokens = (text: string, code: string) =>
  text.replace(bareToken(code), '').replace(/ {2,}/g, ' ').trim();

function restore(content: string, kept: LinksAndPictures): string {
  const { code, parts } = kept;
  const tokenIn = (address: string) => readToken(address, kept);
  const html = markdownToHtml(content, (address) => tokenIn(address) !== undefined);
  const clean = cleanRevisedHtml(html, kept.content, (tag, address) => {
    const token = tokenIn(address);
    return token && parts[token.number - 1]?.kind === (tag === 'a' ? 'link' : 'picture')
      ? tokenFor(code, token.kind, token.number)
      : undefined;
  });
  const once = withoutEmpty(eachLinkOnce(eachPictureOnce(tokensInText(clean, kept)), kept));
  const linked = linksByTheirWords(once, kept);
  const restored = linked.replace(/<(?:a href|img src)="([^"]*)"[^>]*>/g, (_, address: string) => {
    const token = tokenIn(address);
    return (token && parts[token.number - 1]?.tag) ?? '';
  });
  // A tag taken out above can leave others badly nested.
  return cleanWrittenHtml(restored, 'edited');
}

const tokenFor = (code: string, kind: KeptPart['kind'], number: number) =>
  `${kind}-${code}-${number}`;

/** Nobody can guess it, and nothing in the text looks like it. */
function codeNotIn(text: string): string {
  const lower = text.toLowerCase();
  for (;;) {
    const code = randomBytes(3).toString('hex');
    if (!lower.includes(code)) return code;
  }
}

type Token = { kind: KeptPart['kind']; number: number };

/** A token also where a writer made a whole address of it. */
function readToken(address: string, { code, parts }: LinksAndPictures): Token | undefined {
  const [, digits = ''] =
    new RegExp(`(?:link|picture)-${code}-(\\d{1,6})(?!\\d)`, 'i').exec(address) ?? [];
  const number = Number(digits);
  const part = parts[number - 1];
  return part && { kind: part.kind, number };
}

/** Also one that broke off in its middle, with the answer. */
const bareToken = (code: string) =>
  new RegExp(
    `[ \\t]?[([{]{0,2}(?:link|picture)-${code}(?:-(?:\\d{1,6}(?!\\d))?)?[)\\]}]{0,2}`,
    'gi',
  );

/** A token among the words is where its link or picture belongs. */
function tokensInText(html: string, kept: LinksAndPictures): string {
  let links = 0;
  return html.replace(new RegExp(`<[^>]*>|${bareToken(kept.code).source}`, 'gi'), (found) => {
    if (found.startsWith('<')) {
      if (/^<a /.test(found)) links += 1;
      else if (found === '</a>') links -= 1;
      return found;
    }
    const token = readToken(found, kept);
    const space = /^\s/.test(found) ? ' ' : '';
    const address = token && tokenFor(kept.code, token.kind, token.number);
    if (token?.kind === 'picture') return `${space}<img src="${address}" />`;
    return token && links === 0 ? `${space}<a href="${address}"></a>` : '';
  });
}

function eachPictureOnce(html: string): string {
  const seen = new Set<string>();
  return html.replace(/<img src="([^"]*)"[^>]*>/g, (tag, address: string) =>
    seen.has(address) || !seen.add(address) ? '' : tag,
  );
}

/**
 * The first link of an address that has words stays; where all of them are empty the old words come back.
 * A link inside a link is none.
 */
function eachLinkOnce(html: string, kept: LinksAndPictures): string {
  const pieces = html.split(/(<a href="[^"]*">|<\/a>)/);
  const open: { at: number; address: string; isKept: boolean }[] = [];
  const used = new Set<string>();
  const emptyAt = new Map<string, number>();
  for (const [at, piece] of pieces.entries()) {
    const [, address] = /^<a href="([^"]*)">$/.exec(piece) ?? [];
    if (address !== undefined) {
      open.push({ at, address, isKept: !used.has(address) && !open.some((each) => each.isKept) });
      if (!open.at(-1)?.isKept) pieces[at] = '';
    } else if (piece === '</a>') {
      const link = open.pop();
      const hasWords = link && saysSomething(pieces.slice(link.at + 1, at).join(''));
      if (link?.isKept && hasWords) used.add(link.address);
      else {
        pieces[at] = '';
        if (link?.isKept) pieces[link.at] = '';
        if (link?.isKept && !emptyAt.has(link.address)) emptyAt.set(link.address, link.at);
      }
    }
  }
  for (const [address, at] of emptyAt) {
    const token = readToken(address, kept);
    const words = token ? (kept.parts[token.number - 1]?.words ?? '') : '';
    if (!used.has(address) && words !== '') {
      pieces[at] = `<a href="${address}">${escaped(words)}</a>`;
    }
  }
  return pieces.join('');
}

const saysSomething = (html: string) =>
  /<img /.test(html) || /\S/.test(html.replace(/<[^>]*>/g, ''));

/** Blocks that nothing is left in. */
function withoutEmpty(html: string): string {
  const empty = /<(p|li|ul|ol|strong|em|u|s|h1|h2|h3|blockquote)>\s*<\/\1>/g;
  let left = html;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(empty, '');
  }
  return left;
}

/**
 * A writer that kept the words and lost the tag around them has lost it by mistake, unless somebody asked
 * about links.
 */
function linksByTheirWords(html: string, kept: LinksAndPictures): string {
  if (/\b(?:links?|linked|url|urls|web ?addresses)\b/i.test(kept.request)) return html;
  let linked = html;
  for (const [index, { kind, words }] of kept.parts.entries()) {
    const address = tokenFor(kept.code, kind, index + 1);
    if (kind !== 'link' || words.length < 3 || linked.includes(`<a href="${address}">`)) continue;
    linked = linkWords(linked, escaped(words), address);
  }
  return linked;
}

function linkWords(html: string, words: string, address: string): string {
  let links = 0;
  let isDone = false;
  return html.replace(/<[^>]*>|[^<]+/g, (piece) => {
    if (/^<a /.test(piece)) links += 1;
    else if (piece === '</a>') links -= 1;
    if (isDone || links > 0 || piece.startsWith('<')) return piece;
    const at = wholeWordsAt(piece, words);
    if (at < 0) return piece;
    isDone = true;
    return `${piece.slice(0, at)}<a href="${address}">${words}</a>${piece.slice(at + words.length)}`;
  });
}

function wholeWordsAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(Math.max(0, at - 1), at);
    const after = text.slice(at + words.length, at + words.length + 1);
    if (!/[\p{L}\p{N}&;]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
}

/** As the cleaner escapes text. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function nameLinks(html: string, parts: KeptPart[], code: string): void {
  const links = html.matchAll(new RegExp(`<a href="link-${code}-(\\d+)">([\\s\\S]*?)</a>`, 'g'));
  for (const [, number, inside = ''] of links) {
    const part = parts[Number(number) - 1];
    if (part) part.words = plainTextOf(inside).replace(/\s+/g, ' ').trim() || altOf(inside);
  }
}

const rawAlt = (tag: string) => /\salt="([^"]*)"/.exec(tag)?.[1] ?? '';

const altOf = (tag: string) => plainTextOf(rawAlt(tag)).trim();
