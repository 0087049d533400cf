import type TurndownService from 'turndown';
import { escapeText } from '#contract/text.ts';
import { isDataAddress } from '#server/content/documents/portable-html.ts';
import { escapeMarkdown } from './escape.ts';
import { type MarkdownNode, neighbour } from './node.ts';

/**
 * Links, and pictures by their address. A picture inside the text is a long line of letters: it
 * stands under the text, and the text names it. `definitions` gives those lines in the end.
 */
export function addLinksAndPictures(service: TurndownService): { definitions(): string[] } {
  const names = new Map<string, string>();
  service.addRule('picture', {
    filter: (node: MarkdownNode) => node.nodeName === 'IMG',
    replacement: (_: string, node: MarkdownNode) => {
      const alt = escapeMarkdown(node.getAttribute('alt') ?? '');
      const source = node.getAttribute('src') ?? '';
      if (!isDataAddress(source)) return `![${alt}](${destination(source)})`;
      const name = names.get(source) ?? `picture-${names.size + 1}`;
      names.set(source, name);
      return `![${alt}][${name}]`;
    },
  });
  service.addRule('link', {
    filter: (node: MarkdownNode) => node.nodeName === 'A',
    replacement: (content: string, node: MarkdownNode) => {
      const words = content.trim().replace(/\s*\n\s*/g, ' ');
      const address = node.getAttribute('href') ?? '';
      if (words === '') return '';
      return isAfterExclamation(node)
        ? `<a href="${escapeText(address)}">${words}</a>`
        : `[${words}](${destination(address)})`;
    },
  });
  return {
    definitions: () => Array.from(names, ([source, name]) => `[${name}]: ${source}`),
  };
}

/** With signs the link would be read as a picture. */
const isAfterExclamation = (node: MarkdownNode) =>
  neighbour(node, 'previousSibling')?.textContent.endsWith('!') ?? false;

const destination = (address: string) => address.replace(/\s/g, '%20').replace(/[<>()\\]/g, '\\$&');
