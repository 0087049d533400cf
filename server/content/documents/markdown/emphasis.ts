import type TurndownService from 'turndown';
import { type MarkdownNode, neighbour } from './node.ts';

const signs = { strong: '**', em: '*', s: '~~' } as const;

/** Bold, italic, struck and underlined words; where the signs would not be read, HTML says it. */
export function addEmphasis(service: TurndownService): void {
  for (const [tag, sign] of Object.entries(signs)) {
    service.addRule(tag, {
      filter: (node: MarkdownNode) => node.nodeName === tag.toUpperCase(),
      replacement: (content: string, node: MarkdownNode) => {
        // Signs hold words within one block.
        if (content.trim() === '' || content.includes('\n\n')) return content;
        return isReadable(content, node)
          ? `${sign}${content}${sign}`
          : `<${tag}>${content}</${tag}>`;
      },
    });
  }
  // Markdown has no sign for it.
  service.addRule('underline', {
    filter: (node: MarkdownNode) => node.nodeName === 'U',
    replacement: (content: string) => `<u>${content}</u>`,
  });
}

/** Signs between a letter and a punctuation mark, or next to other signs, are read in odd ways. */
function isReadable(content: string, node: MarkdownNode): boolean {
  const { textContent: text } = node;
  return (
    (/^\s/.test(text) ||
      canStandBetween(endOf(neighbour(node, 'previousSibling')), content.slice(0, 2), 'before')) &&
    (/\s$/.test(text.slice(-1)) ||
      canStandBetween(startOf(neighbour(node, 'nextSibling')), content.slice(-2), 'after'))
  );
}

function canStandBetween(outside: string, inside: string, side: 'before' | 'after'): boolean {
  if (outside === adjoining) return false;
  const edge = side === 'before' ? /^[\p{P}\p{S}]/u : /[\p{P}\p{S}]$/u;
  return !edge.test(inside) || /^$|[\s\p{P}\p{S}]/u.test(outside);
}

/** Stands for words that may carry signs themselves. */
const adjoining = 'adjoining';

const endOf = (node: MarkdownNode | undefined) => edgeOf(node, (text) => text.slice(-1));
const startOf = (node: MarkdownNode | undefined) => edgeOf(node, (text) => text.slice(0, 1));

/** The character next to the words. A picture, link or line break begins and ends with a sign. */
function edgeOf(node: MarkdownNode | undefined, cut: (text: string) => string): string {
  if (!node || ['BR', 'IMG', 'A', 'U'].includes(node.nodeName)) return '';
  const character = cut(node.textContent);
  const isText = node.nodeName === '#text';
  return isText || /\s/.test(character) ? character : adjoining;
}
