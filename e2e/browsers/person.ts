import { eventually } from '#server/testing/eventually.ts';
import type { Browser } from './browser.ts';

type Role = 'button' | 'tab' | 'textbox' | 'combobox' | 'radio' | 'dialog' | 'img' | 'link';

/** What a person is looking for: what it is and what it is called. */
export type Wanted = { role: Role; name: string | RegExp; inside?: 'dialog' | 'article' | 'main' };

/** A person at a browser: looks for things by what they are called, presses keys and moves a pointer. */
export function personAt(browser: Browser) {
  /** Where it can be pressed, once it is there, still, enabled and on top. */
  async function find({ role, name, inside }: Wanted): Promise<Spot> {
    const pattern = name instanceof RegExp ? name.source : `^${literally(name)}$`;
    let spot: Spot | null = null;
    await eventually(`${role} ${name}`, async () => {
      spot = await browser.run(spotOf, role, pattern, inside ?? null);
      return spot !== null;
    });
    return spot as unknown as Spot;
  }

  const see = (text: string, inside = 'body') =>
    eventually(`“${text}” is to be seen`, () => browser.run(isSeen, text, inside));

  async function press(wanted: Wanted): Promise<void> {
    const { x, y } = await find(wanted);
    await browser.perform([pointer([move(x, y), down, up])]);
  }

  /** Keys one after the other, with one that is held meanwhile. */
  async function type(text: string, held?: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const around = held
      ? [{ type: 'keyDown', value: held }, ...strokes, { type: 'keyUp', value: held }]
      : strokes;
    await browser.perform([{ type: 'key', id: 'keyboard', actions: around }]);
  }

  return {
    browser,
    find,
    see,
    press,
    type,
    async fill(wanted: Wanted, text: string): Promise<void> {
      await press(wanted);
      await type(text);
    },
    async drag(wanted: Wanted, by: { x: number; y: number }): Promise<void> {
      const { x, y } = await find(wanted);
      const half = move(Math.round(x + by.x / 2), Math.round(y + by.y / 2));
      await browser.perform([pointer([move(x, y), down, half, move(x + by.x, y + by.y), up])]);
    },
  };
}

export type Person = ReturnType<typeof personAt>;

/** As WebDriver names keys that have no sign. */
export const keys = { control: '\uE009', end: '\uE010', escape: '\uE00C', tab: '\uE004' } as const;

type Spot = { x: number; y: number };

const pointer = (actions: object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 60, x, y });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs in the page: nothing from outside of it is known there. */
function isSeen(text: string, inside: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(inside)].some((each) =>
    each.innerText.includes(text),
  );
}

/** Runs in the page. */
async function spotOf(
  role: string,
  pattern: string,
  inside: string | null,
): Promise<{ x: number; y: number } | null> {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    tab: '[role=tab]',
    textbox: 'input:not([type=radio]):not([type=checkbox]), textarea, [contenteditable=true]',
    combobox: 'input',
    radio: 'input[type=radio]',
    dialog: '[role=dialog]',
    img: 'img, [role=img]',
    link: 'a[href]',
  };
  const areas = { dialog: '[role=dialog]', article: 'article', main: 'main' } as const;
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => (id && document.getElementById(id)?.textContent) || '')
      .join(' ')
      .trim();
  const wordsOf = (element: HTMLElement) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ||
    textOf(element.getAttribute('aria-labelledby')) ||
    ('labels' in element && (element.labels as NodeListOf<HTMLElement>)?.[0]?.innerText) ||
    element.getAttribute('alt') ||
    wordsOf(element);
  const roots = inside
    ? [...document.querySelectorAll<HTMLElement>(areas[inside as keyof typeof areas])]
    : [document.body];
  const wanted = new RegExp(pattern);
  const element = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selectors[role] ?? role)])
    .find(
      (each) => wanted.test(nameOf(each).replace(/\s+/g, ' ').trim()) && each.checkVisibility(),
    );
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
  const where = () => element.getBoundingClientRect();
  const isOut = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight;
  if (isOut(where())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = where();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const { x, y, width, height } = where();
  if (before.x !== x || before.y !== y) return null;
  const spot = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(spot.x, spot.y);
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)?.[0] : null;
  return hit && (element.contains(hit) || label?.contains(hit) || hit.contains(element))
    ? spot
    : null;
}
