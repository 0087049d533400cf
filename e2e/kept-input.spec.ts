import path from 'node:path';
import type { Page } from '@playwright/test';
import { openModule, serveModule } from './support/browser-module.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/kept-input-page.ts';

const entry = path.join(import.meta.dirname, 'support/kept-input-page.ts');

test.beforeEach(({ context }) => serveModule(context, entry));

const title = (page: Page) => page.getByLabel('Title');
const note = (page: Page) => page.getByLabel('Note');

async function openAs(page: Page, user: number): Promise<void> {
  await openModule(page);
  await page.evaluate((id) => window.keptInput.showFieldsTo(id), user);
  await title(page).waitFor();
}

async function typeAs(page: Page, user: number): Promise<void> {
  await openAs(page, user);
  await title(page).fill('A porch');
  await note(page).fill('Warm');
}

test('what was typed outlives a reload and the end of a session, in this tab and for its user alone', async ({
  page,
  context,
}) => {
  await openAs(page, 7);
  await expect(title(page)).toHaveValue('Nothing yet');
  await title(page).fill('A porch');
  await note(page).fill('Warm');
  await openAs(page, 7);
  await expect(title(page)).toHaveValue('A porch');
  await expect(note(page)).toHaveValue('Warm');

  const other = await context.newPage();
  await openAs(other, 7);
  await expect(title(other)).toHaveValue('Nothing yet');

  await page.evaluate(() => window.keptInput.clearLocalContent());
  await openAs(page, 8);
  await expect(title(page)).toHaveValue('Nothing yet');
  await openAs(page, 7);
  await expect(title(page)).toHaveValue('A porch');
});

test('it is erased for everybody, or for everybody but one', async ({ page }) => {
  const keys = () => page.evaluate(() => Object.keys(sessionStorage).sort());
  await typeAs(page, 7);
  await typeAs(page, 70);
  await page.evaluate(() => sessionStorage.setItem('something-else', 'stays'));
  await page.evaluate(() => window.keptInput.clearPersistedState({ userId: 7 }));
  expect(await keys()).toEqual(['kept:7:note', 'kept:7:title', 'something-else']);
  await page.evaluate(() => window.keptInput.clearPersistedState());
  expect(await keys()).toEqual(['something-else']);
});

test('what is stored and does not fit counts as nothing', async ({ page }) => {
  await openAs(page, 7);
  await page.evaluate(() => {
    sessionStorage.setItem('kept:7:title', '{"half');
    sessionStorage.setItem('kept:7:note', JSON.stringify({ text: 'x'.repeat(21) }));
  });
  await openAs(page, 7);
  await expect(title(page)).toHaveValue('Nothing yet');
  await expect(note(page)).toHaveValue('');
});

test('where storage is blocked the fields still work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await typeAs(page, 7);
  await expect(title(page)).toHaveValue('A porch');
  await page.evaluate(() => window.keptInput.clearPersistedState());
  await expect(title(page)).toHaveValue('A porch');
});
