import sanitizeHtml from 'sanitize-html';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import {
  type Block,
  holdsLink,
  linksToMarks,
  marksToLinks,
  withoutMarks,
} from '#builtin/writer/blocks.ts';

const readTags = 'p h2 h3 ul ol li table tr th td blockquote br strong em'.split(' ');

/** A post's HTML as blocks, bold and slanted words, links and pictures kept. What we have no block for becomes its text. */
export function readBlocks(html: string): Block[] {
  return partsOf(withoutMarks(html)).flatMap((part) =>
    part.isKept ? [keptBlock(part.html)] : readPart(part.html),
  );
}

type Part = { html: string; isKept: boolean };

/** Quotes, and tables that are more than rows of words, stand apart: nobody rewords them. */
function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let lists = 0;
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(
    /<(\/?)(blockquote|table|ul|ol)\b[^>]*>/g,
  )) {
    if (name === 'ul' || name === 'ol') {
      if (depth === 0) lists += slash ? -1 : 1;
      continue;
    }
    if (lists > 0 || (slash && depth === 0)) continue;
    depth += slash ? -1 : 1;
    const end = slash ? index + tag.length : index;
    if (depth === (slash ? 0 : 1)) {
      const inside = html.slice(start, end);
      parts.push({ html: inside, isKept: Boolean(slash) && !isPlainTable(inside) });
      start = end;
    }
  }
  return [...parts, { html: html.slice(start), isKept: false }];
}

/** Rows of cells with words in them. */
const isPlainTable = (html: string) =>
  html.startsWith('<table') &&
  !/<(?!\/?(?:table|thead|tbody|tr|th|td|p|strong|em|b|i|br)\b)|<\w+ [a-z]|<\/p>\s*<p>/i.test(html);

const keptBlock = (html: string): Block => ({
  kind: 'kept',
  html,
  lines: plainTextOf(html.replace(/<img\b[^>]*>/g, ''))
    .split('\n')
    .filter(Boolean),
});

function readPart(html: string): Block[] {
  const simple = flatLists(
    sanitizeHtml(linksToMarks(html), {
      allowedTags: readTags,
      allowedAttributes: {},
      transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', div: 'p' },
    }),
  );
  const blocks: Block[] = [];
  const wholes = /<(p|h2|h3|ul|ol|table)>([\s\S]*?)<\/\1>/g;
  let end = 0;
  for (const match of simple.matchAll(wholes)) {
    blocks.push(...looseText(simple.slice(end, match.index)));
    blocks.push(...blockOf(match[1] as string, match[2] as string));
    end = match.index + match[0].length;
  }
  return [...blocks, ...looseText(simple.slice(end))];
}

/** Lists inside a list become items of the outer one, in their order. */
function flatLists(html: string): string {
  let depth = 0;
  let isItemOpen = false;
  const item = (open: boolean) => {
    const closed = isItemOpen ? '</li>' : '';
    isItemOpen = open;
    return open ? `${closed}<li>` : closed;
  };
  return html.replace(/<(\/?)(ul|ol|li)>/g, (tag, slash: string, name: string) => {
    if (name === 'li') return depth > 0 ? item(slash === '') : '';
    depth += slash ? -1 : 1;
    // What stands after an inner list is an item as well.
    if (slash) return depth > 0 ? item(true) : `${item(false)}${tag}`;
    return depth === 1 ? tag : '';
  });
}

function blockOf(tag: string, inside: string): Block[] {
  if (tag === 'ul' || tag === 'ol') {
    const items = insides(inside, 'li').map(inlineText).filter(Boolean);
    return items.length > 0 ? [{ kind: tag, items }] : [];
  }
  if (tag === 'table') return [tableOf(inside)];
  const text = inlineText(inside);
  if (isPicture(text))
    return [{ kind: 'kept', html: `<${tag}>${marksToLinks(text)}</${tag}>`, lines: [] }];
  return text ? [{ kind: tag as 'p' | 'h2' | 'h3', text }] : [];
}

/** Pictures and not a word. */
const isPicture = (text: string) => holdsLink(text) && withoutMarks(text).trim() === '';

/** Only a first row of header cells is a header. */
function tableOf(inside: string): Block {
  const rows = insides(inside, 'tr');
  const hasHead = /<th>/.test(rows[0] ?? '') && !/<td>/.test(rows[0] ?? '');
  const cells = rows.map((row) =>
    insides(row.replaceAll('<th>', '<td>').replaceAll('</th>', '</td>'), 'td').map(inlineText),
  );
  return {
    kind: 'table',
    head: hasHead ? (cells[0] ?? []) : [],
    rows: cells.slice(hasHead ? 1 : 0),
  };
}

const looseText = (html: string) =>
  html
    .split(/<\/?blockquote>|\n{2,}/)
    .map(inlineText)
    .filter(Boolean)
    .map(
      (text): Block =>
        isPicture(text)
          ? { kind: 'kept', html: marksToLinks(text), lines: [] }
          : { kind: 'p', text },
    );

const insides = (html: string, tag: string) =>
  Array.from(
    html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')),
    (match) => match[1] ?? '',
  );

const inlineMarks: [tag: string, mark: string][] = [
  ['<strong>', '\uE000'],
  ['</strong>', '\uE001'],
  ['<em>', '\uE002'],
  ['</em>', '\uE003'],
];

const inlineText = (html: string) =>
  plainTextOf(inlineMarks.reduce((text, [tag, mark]) => text.replaceAll(tag, mark), html))
    .replace(/\s+/g, ' ')
    .trim();
