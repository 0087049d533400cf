import { readHtmlText } from './html-text.ts';
import { locateMarks, type MarkedWords, markAttributes } from './marked-words.ts';

/** Cleaned HTML with the words underlined where they stand; the keyboard reaches each of them. */
export function underlineHtml(html: string, marks: readonly MarkedWords[]): string {
  if (marks.length === 0) return html;
  const { body, flow } = readHtmlText(html);
  // From the back to the front, so that no place moves before its turn.
  for (const { mark, range } of locateMarks(flow.text, marks).reverse()) {
    const runs = textRuns(flow.positionsOf(range) ?? []).reverse();
    for (const [index, run] of runs.entries()) wrap(run, mark, index === runs.length - 1);
  }
  return body.innerHTML;
}

type Run = { node: Text; from: number; to: number };

/** Characters side by side in one text node, however the marked words are formatted. */
function textRuns(places: readonly (Run | { node: Element })[]): Run[] {
  const runs: Run[] = [];
  for (const place of places) {
    if (!('from' in place)) continue;
    const last = runs.at(-1);
    if (last && last.node === place.node) last.to = place.to;
    else runs.push({ ...place });
  }
  return runs;
}

/** Words in several formats are several marks; only the first is a stop of the keyboard. */
function wrap({ node, from, to }: Run, mark: MarkedWords, isFirst: boolean): void {
  node.splitText(to);
  const words = node.splitText(from);
  // A `mark` would be yellow until the styles of the notes are there.
  const element = node.ownerDocument.createElement('span');
  if (!mark.isQuiet) element.setAttribute('role', 'mark');
  for (const [name, value] of Object.entries(markAttributes(mark)))
    element.setAttribute(name, value);
  if (isFirst && !mark.isQuiet) {
    element.tabIndex = 0;
    element.setAttribute('aria-description', mark.note);
  }
  words.replaceWith(element);
  element.append(words);
}
