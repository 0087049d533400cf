import TurndownService from 'turndown';
import { isWebAddress } from '#server/content/web-address.ts';
import { composeDocument, type DocumentText } from './compose-document.ts';
import { addBlocks } from './markdown/blocks.ts';
import { addEmphasis } from './markdown/emphasis.ts';
import { escapeMarkdown } from './markdown/escape.ts';
import { addLinksAndPictures } from './markdown/links-and-pictures.ts';
import { addTables } from './markdown/tables.ts';
import { imgTag, isInside, type KeepPicture } from './portable-html.ts';

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
  isInside(src) || isWebAddress(src) ? imgTag({ src, alt }) : undefined;

/** Many spaces in a row mean nothing here, and the library's time grows with their square. */
const withShortGaps = (html: string) =>
  html.replace(/\s{2,}/g, (gap) => (/[^ \t\r\n]/.test(gap) ? '\u00a0' : ' '));
