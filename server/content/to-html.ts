import { htmlProfiles } from '#contract/html.ts';
import { plainTextOf } from './plain-text.ts';
import { escapeText } from './text.ts';

/**
 * A model asked for HTML sometimes answers in Markdown, in plain paragraphs or inside a code fence.
 * This turns all of them into HTML; text that holds tags stays as it is. The result is not clean:
 * cleanHtml comes after. Links and pictures in Markdown keep their words alone, unless their address is
 * one that may stay.
 */
export function markdownToHtml(text: string, mayStay: MayStay = () => false): string {
  const unfenced = withoutFence(text);
  return hasTags(unfenced)
    ? withoutLinks(boldToStrong(unfenced), mayStay)
    : blocksOf(unfenced)
        .map((block) => toBlock(block, mayStay))
        .join('');
}

type MayStay = (address: string) => boolean;

/** A title is HTML too. Models write it plain, now and then with tags or Markdown around it. */
export function titleHtml(plain: string): string {
  const text = hasTags(plain) ? plainTextOf(plain) : withoutEntities(plain);
  return escapeText(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^#{1,6} /, '')
      .replace(/^(["'“*_]{1,3})(.+?)["'”*_]{1,3}$/, (whole, opening: string, inner: string) =>
        whole.endsWith(closingOf(opening)) && !inner.includes(opening) ? inner : whole,
      ),
  );
}

const closingOf = (opening: string) => (opening === '“' ? '”' : opening);

/** `&amp;` in a plain title means the sign, and must not be escaped twice. */
const withoutEntities = (plain: string) =>
  /&(?:[a-z]+|#\d+|#x[\da-f]+);/i.test(plain) ? plainTextOf(plain.replaceAll('<', '&lt;')) : plain;

const knownTags = new Set(
  Object.values(htmlProfiles).flatMap(({ tags, renamed }) => [...tags, ...Object.keys(renamed)]),
);

function hasTags(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/<\/?([a-z][a-z0-9]{0,15})(?=[\s/>])/gi)) {
    if (knownTags.has(name.toLowerCase())) return true;
  }
  return false;
}

function withoutFence(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('```')
    ? trimmed.replace(/^```[^\n]{0,40}\n?/, '').replace(/\n?```$/, '')
    : trimmed;
}

type Block = { kind: 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote'; lines: string[] };

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const found = line === '' || isRule(line) ? undefined : readLine(line);
    const continues = found && open?.kind === found.kind && !isHeading(found.kind);
    if (continues) open?.lines.push(found.text);
    else if (found) {
      open = { kind: found.kind, lines: [found.text] };
      blocks.push(open);
    }
    // A blank line ends a paragraph, while models put blank lines between the items of one list.
    else if (open && open.kind !== 'ul' && open.kind !== 'ol') open = undefined;
  }
  return blocks;
}

const isRule = (line: string) => /^(?:-{3,}|\*{3,}|_{3,})$/.test(line);
const isHeading = (kind: Block['kind']) => kind === 'h2' || kind === 'h3';

function readLine(line: string): { kind: Block['kind']; text: string } {
  const [, mark = '', text = ''] = /^(#{1,6}|[-*•+]|\d{1,3}[.)]|>) +(.*)$/.exec(line) ?? [];
  if (mark === '') return { kind: 'p', text: line };
  if (mark.startsWith('#')) return { kind: mark.length < 3 ? 'h2' : 'h3', text };
  if (mark === '>') return { kind: 'blockquote', text };
  return { kind: /^\d/.test(mark) ? 'ol' : 'ul', text };
}

function toBlock({ kind, lines }: Block, mayStay: MayStay): string {
  const inline = lines.map((line) => inlineMarks(escapeText(line), mayStay));
  if (kind === 'ul' || kind === 'ol') {
    return `<${kind}>${inline.map((line) => `<li>${line}</li>`).join('')}</${kind}>`;
  }
  const text = inline.join('<br />');
  return kind === 'blockquote'
    ? `<blockquote><p>${text}</p></blockquote>`
    : `<${kind}>${text}</${kind}>`;
}

/** Bold, italic, code and links of Markdown. A link keeps its words: models' links never pass. */
const inlineMarks = (line: string, mayStay: MayStay) =>
  withoutLinks(boldToStrong(line), mayStay)
    .replace(/(?<![\w*])\*(?!\s)([^*<>\n]{1,300})(?<!\s)\*(?![\w*])/g, '<em>$1</em>')
    .replace(/`([^`\n]{1,300})`/g, '$1');

const withoutLinks = (text: string, mayStay: MayStay) =>
  text.replace(
    /(!?)\[([^\]\n]{0,300})\]\(([^)\s]{1,500})\)/g,
    (whole, mark: string, words: string, address: string) => {
      if (!mayStay(address)) return words || whole;
      return mark
        ? `<img src="${escapeText(address)}" />`
        : `<a href="${escapeText(address)}">${words}</a>`;
    },
  );

const boldToStrong = (text: string) =>
  text.replace(/(\*\*|__)(?!\s)([^*_<>\n]{1,300})(?<!\s)\1/g, '<strong>$2</strong>');
