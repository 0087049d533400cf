import sanitizeHtml from 'sanitize-html';
import { type Block, withoutMarks } from '#builtin/writer/blocks.ts';
import { plainTextOf } from '#server/content/plain-text.ts';

const readTags = 'p h2 h3 ul ol li table tr th td blockquote br strong em'.split(' ');

/** A post's HTML as blocks, bold and slanted words kept. What we have no block for becomes its text. */
export function readBlocks(html: string): Block[] {
  const simple = flatLists(
    sanitizeHtml(withoutMarks(html), {
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
  return text ? [{ kind: tag as 'p' | 'h2' | 'h3', text }] : [];
}

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
    .map((text): Block => ({ kind: 'p', text }));

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
