import path from 'node:path';
import type { Page } from '@playwright/test';
import { openModule, serveModule } from './support/browser-module.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/persisted-input-page.ts';

const entry = path.join(import.meta.dirname, 'support/persisted-input-page.ts');

test.beforeEach(({ context }) => serveModule(context, entry));

const title = (page: Page) => page.getByLabel('Title');
const note = (page: Page) => page.getByLabel('Note');

async function openAs(page: Page, user: number): Promise<void> {
  await openModule(page);
  await page.evaluate((id) => window.persistedInput.showFieldsTo(id), user);
  await title(page).waitFor();
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

  await page.evaluate(() => window.persistedInput.clearLocalContent());
  await openAs(page, 8);
  await expect(title(page)).toHaveValue('Nothing yet');
  await openAs(page, 7);
  await expect(title(page)).toHaveValue('A porch');
});
