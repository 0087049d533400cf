import { blockTags } from '#contract/html.ts';
import type { Range, TextFlow } from '#contract/text-flow.ts';
import { replaceText } from '#web/ui/rich-text/replace-text.ts';
import type { WordEdit } from '#web/ui/rich-text/sentences.ts';
import { type Position, readHtmlText } from '#web/ui/word-notes/html-text.ts';

/** The HTML with other words at a position, its markup kept; undefined where there is no such position. */
export function replaceInHtml(html: string, range: Range, replacement: string): string | undefined {
  const { body, flow } = readHtmlText(html);
  if (!flow.positionsOf(range)) return undefined;
  for (const edit of replaceText(flow, range, replacement).reverse()) makeEdit(flow, edit);
  return body.innerHTML;
}

function makeEdit(flow: TextFlow<Position>, edit: WordEdit): void {
  const positions = flow.positionsOf(edit) ?? [];
  const [first] = positions;
  const parents = positions.map(({ node }) => node.parentElement);
  for (const position of positions.toReversed()) takeOut(position);
  if (first && 'from' in first) first.node.insertData(first.from, edit.text);
  for (const parent of new Set(parents)) dropWhenEmpty(parent);
}

function takeOut(position: Position): void {
  if ('from' in position) position.node.deleteData(position.from, position.to - position.from);
  else position.node.remove();
}

/** A table keeps its cells, and the page its body. */
const kept = new Set(['body', 'td', 'th', 'tr', 'thead', 'tbody', 'table']);

function dropWhenEmpty(element: Element | null): void {
  if (!element || kept.has(element.tagName.toLowerCase()) || !isEmpty(element)) return;
  const { parentElement } = element;
  element.remove();
  dropWhenEmpty(parentElement);
}

function isEmpty(element: Element): boolean {
  const words = element.textContent ?? '';
  const isBlock = blockTags.has(element.tagName.toLowerCase());
  return (isBlock ? words.trim() : words) === '' && !element.querySelector('img');
}
