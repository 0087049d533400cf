/** Words that somebody has marked in a text: which, and which of several with the same words. */
export type MarkedPassage = { text: string; occurrence: number };

/** Characters that can be revised as a passage. */
const longest = 5_000;

/** What is marked within an element right now; nothing where the mark is elsewhere, empty or too long. */
export function markedPassageIn(element: Element | null | undefined): MarkedPassage | undefined {
  const selection = window.getSelection();
  if (!element || !selection || selection.rangeCount === 0 || selection.isCollapsed)
    return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer)) return undefined;
  // Three clicks on the last paragraph mark it up to the beginning of what follows the text.
  if (!element.contains(range.endContainer)) range.setEnd(element, element.childNodes.length);
  const text = oneLine(selection.toString());
  if (text === '' || text.length > longest) return undefined;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  return { text, occurrence: oneLine(before.toString()).split(text).length - 1 };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
