import TurndownService from 'turndown';
import { isWebAddress } from '#server/content/web-address.ts';
import { composeDocument, type DocumentText } from './compose-document.ts';
import { addEmphasis } from './markdown/emphasis.ts';
import { escapeMarkdown } from './markdown/escape.ts';
import { addLinksAndPictures } from './markdown/links-and-pictures.ts';
import type { MarkdownNode } from './markdown/node.ts';
import { addTables } from './markdown/tables.ts';
import { imgTag, isDataAddress, type KeepPicture } from './portable-html.ts';

/** Markdown as CommonMark and GitHub read it. What it has no signs for stays HTML or plain words. */
export function toMarkdown(text: DocumentText): string {
  const { html } = composeDocument(text, keepAddresses);
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
  });
  service.escape = escapeMarkdown;
  addBlocks(service);
  addEmphasis(service);
  addTables(service);
  const pictures = addLinksAndPictures(service);
  const markdown = service
    .turndown(withShortGaps(html))
    .replace(/^ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  return `${[markdown, ...pictures.definitions()].join('\n\n')}\n`;
}

/** Markdown names a picture on the web by its address. */
const keepAddresses: KeepPicture = ({ src, alt }) =>
  isDataAddress(src) || isWebAddress(src) ? imgTag({ src, alt }) : undefined;

/** Many spaces in a row mean nothing here, and the library's time grows with their square. */
const withShortGaps = (html: string) =>
  html.replace(/\s{2,}/g, (gap) => (/[^ \t\r\n]/.test(gap) ? '\u00a0' : ' '));

function addBlocks(service: TurndownService): void {
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
