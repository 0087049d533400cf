import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { blankImage, safeImage } from '#contract/html.ts';

type Options = { onProblem: (problem: string) => void };

const picturesLeftOut =
  'Pictures from your computer do not come along with pasted text. Add them with the picture tool.';

/** Makes of what other programs put on the clipboard what it looked like there. */
export const PastedHtml = Extension.create<Options>({
  name: 'pastedHtml',
  addOptions: () => ({ onProblem: () => {} }),
  addProseMirrorPlugins() {
    const { onProblem } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            const { body } = new DOMParser().parseFromString(html, 'text/html');
            makeLists(body);
            // After the text is in: each change of it forgets earlier problems.
            if (leaveOutPictures(body)) setTimeout(() => onProblem(picturesLeftOut));
            return body.innerHTML;
          },
        },
      }),
    ];
  },
});

/** A picture that only the other computer could show would leave an empty frame. */
function leaveOutPictures(body: HTMLElement): boolean {
  const unseen = [...body.querySelectorAll('img')].filter(
    (image) => safeImage(image.getAttribute('src') ?? '') === blankImage,
  );
  for (const image of unseen) image.remove();
  return unseen.some((image) => /^file:/i.test(image.getAttribute('src') ?? ''));
}

/** Word writes the items of a list as paragraphs that begin with a sign or a number. */
type Item = { level: number; isOrdered: boolean; start: number };

function makeLists(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll('p')];
  const items = new Map(paragraphs.map((each) => [each, itemIn(each)] as const));
  /** The lists that are open, the outermost first. */
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of paragraphs) {
    const item = items.get(paragraph);
    const isNext = last !== undefined && followedBy(last, paragraph);
    if (!item || !isNext) open = [];
    if (!item) {
      last = undefined;
      continue;
    }
    open = open.slice(0, item.level);
    const tag = item.isOrdered ? 'ol' : 'ul';
    // Signs after numbers, or numbers after signs, begin another list.
    if (open.length === item.level && open.at(-1)?.localName !== tag) open.pop();
    while (open.length < item.level) open.push(newList(open.at(-1), paragraph, item));
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
    last = open[0];
  }
}

/** Inside the last item of the list around it, or in the place of the paragraph. */
function newList(around: HTMLElement | undefined, paragraph: Element, item: Item): HTMLElement {
  const list = document.createElement(item.isOrdered ? 'ol' : 'ul');
  if (item.isOrdered && item.start > 1) list.setAttribute('start', String(item.start));
  if (around?.lastElementChild) around.lastElementChild.append(list);
  else if (around) around.append(list);
  else paragraph.before(list);
  return list;
}

/** With nothing but white space in between. */
function followedBy(one: Element, other: Element): boolean {
  let next = one.nextSibling;
  while (
    next &&
    next !== other &&
    next.nodeType !== Node.ELEMENT_NODE &&
    !next.textContent?.trim()
  ) {
    next = next.nextSibling;
  }
  return next === other;
}

const signs = '[·•▪◦●○■□‣\\uf0b7\\uf0a7]';
const bullet = new RegExp(`^\\s*(?:${signs}\\s*|o\\s{2,})`, 'u');

/** What kind of item a paragraph is, if it is one; its sign or number is taken out. */
function itemIn(paragraph: HTMLElement): Item | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 0);
  const marker = paragraph.querySelector(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  if (level > 0 && marker) {
    const words = marker.textContent ?? '';
    marker.remove();
    const number = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.exec(words)?.[1];
    return { level, isOrdered: number !== undefined, start: Number(number) || 1 };
  }
  const first = firstText(paragraph);
  if (!first?.data || !new RegExp(`^\\s*${signs}(?:\\s|$)`, 'u').test(first.data)) return undefined;
  first.data = first.data.replace(bullet, '');
  return { level: 1, isOrdered: false, start: 1 };
}

function firstText(element: Node): Text | undefined {
  for (const child of element.childNodes) {
    if (child instanceof Text && child.data.trim()) return child;
    const found = firstText(child);
    if (found) return found;
  }
  return undefined;
}
