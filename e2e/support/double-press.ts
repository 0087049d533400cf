import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds between the two presses of a double click: before the answer to the first has come, and after it. */
export const gaps = [0, 250];

/** Presses where a button is, and there again, whatever is there by then. */
export async function pressTwice(page: Page, button: Locator, gap: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeEnabled();
  // What came under the pointer a moment ago cannot be pressed yet.
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (gap === 0) return page.mouse.dblclick(x, y);
  // Without waiting for the page to have dealt with the first: a finger does not wait for a busy machine either.
  const client = await page.context().newCDPSession(page);
  const press = () =>
    (['mousePressed', 'mouseReleased'] as const).map((type) =>
      client.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }),
    );
  const first = press();
  await page.waitForTimeout(gap);
  await Promise.all([...first, ...press()]);
  await client.detach();
}

/** How many there are, once nothing more can come; what is pressed afterwards is no part of the double click. */
export async function countAfter(page: Page, count: () => Promise<number>): Promise<number> {
  await page.waitForTimeout(700);
  return count();
}

export const listLength = (page: Page, address: string, field?: string) => async () => {
  const answer = await (await page.request.get(address)).json();
  return (field ? answer[field] : answer).length as number;
};
