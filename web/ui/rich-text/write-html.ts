import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { htmlProfiles } from '#contract/html.ts';
import { colorNames } from '#web/ui/html/color-names.ts';
import { safeAttribute } from '#web/ui/html/safe-attribute.ts';
import type { RichTextKind } from './rich-text-kind.ts';

/**
 * The text as it is saved: letter by letter what the server's cleaner would make of it, and as
 * plain as people and models write it. Nothing typed is the empty text.
 */
export function writeHtml({ state, schema }: Editor, kind: RichTextKind): string {
  // In a document of its own nothing is loaded.
  const inert = document.implementation.createHTMLDocument();
  const serializer = DOMSerializer.fromSchema(schema);
  inert.body.append(serializer.serializeFragment(state.doc.content, { document: inert }));
  simplify(inert.body, kind);
  return contentOf(inert.body);
}

function simplify(body: HTMLElement, kind: RichTextKind): void {
  for (const item of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item);
  for (const table of body.querySelectorAll('table')) moveHeaderRows(table);
  if (kind === 'title') for (const block of [...body.children]) dropWhenEmpty(block);
  dropLastLines(body);
  const [first, second] = body.children;
  if (kind === 'title' && first?.tagName === 'P' && !second) unwrap(first);
}

/** The editor needs a paragraph in every item and cell; `<li>words</li>` says the same. */
function unwrapOnlyParagraph(item: Element): void {
  const [first, ...others] = item.children;
  const isOnly = others.every(({ tagName }) => ['UL', 'OL'].includes(tagName));
  if (first?.tagName === 'P' && isOnly) unwrap(first);
}

/** The editor knows no `thead`: it is the rows on top that hold headers only. */
function moveHeaderRows(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const firstBodyRow = rows.findIndex((row) => [...row.cells].some(isDataCell));
  const headerRows = rows.slice(0, Math.max(0, firstBodyRow));
  const isWhole = headerRows.every((row, index) =>
    [...row.cells].every(({ rowSpan }) => index + rowSpan <= headerRows.length),
  );
  if (headerRows.length > 0 && isWhole) table.createTHead().append(...headerRows);
}

const isDataCell = ({ tagName }: Element) => tagName === 'TD';

/** Empty lines at the end are where the cursor waits, not part of the text. */
function dropLastLines(body: HTMLElement): void {
  for (let last = body.lastElementChild; isEmptyLine(last); last = body.lastElementChild) {
    last.remove();
  }
}

const isEmptyLine = (block: Element | null): block is Element =>
  block?.tagName === 'P' && block.childNodes.length === 0;

function dropWhenEmpty(block: Element): void {
  if (block.textContent?.trim() === '') block.remove();
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const { tags } = htmlProfiles.edited;

const contentOf = (node: Node): string => [...node.childNodes].map(writeNode).join('');

function writeNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(visible(node.textContent ?? ''));
  const element = node as HTMLElement;
  const tag = element.tagName.toLowerCase();
  const attributes = attributesOf(element, tag);
  if (!tags.includes(tag) || (tag === 'span' && attributes === '')) return contentOf(element);
  if (tag === 'br' || tag === 'img') return `<${tag}${attributes} />`;
  return `<${tag}${attributes}>${contentOf(element)}</${tag}>`;
}

function attributesOf(element: HTMLElement, tag: string): string {
  return [...element.attributes]
    .map(({ name, value }) => {
      const given = name === 'style' ? styleOf(element) : value;
      const safe = isSpanOfOne(name, value) ? undefined : safeAttribute(tag, name, given);
      return safe === undefined ? '' : ` ${name}="${escapeText(safe).replaceAll('"', '&quot;')}"`;
    })
    .join('');
}

const isSpanOfOne = (name: string, value: string) =>
  ['colspan', 'rowspan'].includes(name) && value === '1';

/** The colours as they were chosen; browsers rewrite them in the declarations themselves. */
const styleOf = ({ style }: HTMLElement) =>
  Object.entries(colorNames)
    .map(([property, name]) => `${property}: ${style.getPropertyValue(name)}`)
    .join('; ');

/** Spaces in a row would be shown as one, and characters nobody sees come with pasted text. */
const visible = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/ (?= )/g, '\u00a0');

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
