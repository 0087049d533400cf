import { blockTags } from '#contract/html.ts';

/**
 * HTML as plain text that can be pasted anywhere: an empty line between paragraphs, bullets and
 * numbers for lists, the address of a link behind its words.
 */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return contentOf(body)
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, for previews and headings. */
export const htmlToLine = (html: string): string => htmlToText(html).replace(/\s+/g, ' ');

const contentOf = (node: Node): string => [...node.childNodes].map(writeNode).join('');

function writeNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return oneSpace(node.textContent ?? '');
  if (!(node instanceof Element)) return '';
  const tag = node.tagName.toLowerCase();
  if (tag === 'br') return '\n';
  if (tag === 'a') return writeLink(node);
  if (tag === 'li') return `\n${markerOf(node)}${contentOf(node).trim()}`;
  if (tag === 'tr') return `\n${[...node.children].map(writeCell).join(' | ')}`;
  const isNestedList = node.parentElement?.tagName === 'LI' && ['ul', 'ol'].includes(tag);
  return blockTags.has(tag) && !isNestedList ? `\n\n${contentOf(node)}\n\n` : contentOf(node);
}

const writeCell = (cell: Element) => contentOf(cell).trim();

const oneSpace = (text: string) => text.replace(/[ \t\n\r]+/g, ' ').replace(/\p{Cc}/gu, '');

function markerOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '• ';
  const first = Number(list.getAttribute('start') ?? 1);
  return `${first + [...list.children].indexOf(item)}. `;
}

function writeLink(link: Element): string {
  const words = contentOf(link);
  const address = (link.getAttribute('href') ?? '').replace(/^mailto:/, '');
  const isShown = words.includes(address.replace(/^https?:\/\//, '').replace(/\/$/, ''));
  return isShown || address === 'about:blank' ? words : `${words} (${address})`;
}
