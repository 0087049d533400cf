import sanitizeHtml from 'sanitize-html';
import { type Block, withoutMarks } from '#server/adapters/ai/builtin/writer/blocks.ts';
import { plainTextOf } from '#server/content/plain-text.ts';

/** A post's HTML as blocks, bold words kept. What we have no block for becomes its text. */
export function readBlocks(html: string): Block[] {
  const simple = sanitizeHtml(withoutMarks(html), {
    allowedTags: [
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'table',
      'tr',
      'th',
      'td',
      'blockquote',
      'br',
      'strong',
    ],
    allowedAttributes: {},
    transformTags: { b: 'strong', h1: 'h2', h4: 'h3', div: 'p' },
  });
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

function blockOf(tag: string, inside: string): Block[] {
  if (tag === 'ul' || tag === 'ol') {
    const items = insides(inside, 'li').map(inlineText).filter(Boolean);
    return items.length > 0 ? [{ kind: tag, items }] : [];
  }
  if (tag === 'table') {
    const [head = [], ...rows] = insides(inside, 'tr').map((row) =>
      insides(row.replaceAll('<th>', '<td>').replaceAll('</th>', '</td>'), 'td').map(inlineText),
    );
    return [{ kind: 'table', head, rows }];
  }
  const text = inlineText(inside);
  return text ? [{ kind: tag as 'p' | 'h2' | 'h3', text }] : [];
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

const inlineText = (html: string) =>
  plainTextOf(html.replaceAll('<strong>', '\uE000').replaceAll('</strong>', '\uE001'))
    .replace(/\s+/g, ' ')
    .trim();
