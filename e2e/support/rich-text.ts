import type { Locator, Page } from '@playwright/test';
import type { SavedContent } from '#contract/saved-content.ts';
import { expect, registerQuickly } from './journey.ts';
import { fetchItem, type OpenEditor } from './saved-content.ts';
import { tinyPng } from './tiny-png.ts';

/** Steps in the editor of a text. */

export const linkAttributesHtml = 'target="_blank" rel="noopener noreferrer nofollow"';

/** A new user, for whom pictures by address come from nowhere. */
export async function prepareWriting(page: Page): Promise<void> {
  await registerQuickly(page);
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tinyPng }),
  );
}

/** Saves, and gives what was sent and what is stored. */
export async function saveEdits(page: Page, editor: OpenEditor, id: number) {
  const request = page.waitForRequest((each) => each.method() === 'PATCH');
  await editor.save.click();
  const sent: Partial<SavedContent> = (await request).postDataJSON();
  await expect(editor.dialog).toBeHidden();
  return { sent, stored: await fetchItem(page, id) };
}

export async function choose(page: Page, tool: Locator, name: string) {
  await tool.click();
  // Another tool's dropdown may still be on its way out.
  const dropdown = page.getByRole('dialog', {
    name: (await tool.getAttribute('aria-label')) ?? '',
  });
  await dropdown.getByRole('button', { name, exact: true }).click();
}

export async function link(page: Page, editor: OpenEditor, address: string) {
  await editor.tool('Link').click();
  await page.getByLabel('Link address').fill(address);
  await page.getByRole('button', { name: 'Set link' }).click();
}

export async function paste(target: Locator, data: Record<string, string>): Promise<void> {
  await target.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of entries) clipboardData.setData(type, value);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, Object.entries(data));
}

export async function pasteFile(
  target: Locator,
  name: string,
  type: string,
  file: Buffer,
): Promise<void> {
  await target.evaluate(
    (element, { base64, ...given }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], given.name, { type: given.type }));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { name, type, base64: file.toString('base64') },
  );
}
