import type TurndownService from 'turndown';
import type { MarkdownNode } from './node.ts';

export function addBlocks(service: TurndownService): void {
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3'],
    // A heading is one line.
    replacement: (content: string, { nodeName }: MarkdownNode) =>
      `\n\n${'#'.repeat(Number(nodeName.charAt(1)))} ${content.trim().replace(/\s*\n\s*/g, ' ')}\n\n`,
  });
  service.addRule('item of one paragraph', {
    filter: isOnlyParagraph,
    // The editor writes a paragraph into every item; blank lines between all items are not meant.
    replacement: (content: string) => content,
  });
}

const isOnlyParagraph = ({ nodeName, parentNode, previousSibling, nextSibling }: MarkdownNode) =>
  nodeName === 'P' &&
  parentNode?.nodeName === 'LI' &&
  !previousSibling &&
  nextSibling?.nodeName !== 'P';
