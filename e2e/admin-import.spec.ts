import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { test } from './support/admin-journey.ts';
import {
  findTopic,
  listedTopics,
  newIdentifier,
  openPart,
  openTopics,
} from './support/admin-topics.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  toasts,
} from './support/journey.ts';

const updateExisting = (part: Locator) =>
  part.getByRole('switch', { name: /^Update topics that exist already/ });

const openTransfer = (page: Page) => openPart(page, 'Import & Export');

test('a file with mistakes is explained, mended on the spot and imported', async ({ page }) => {
  const known = newIdentifier('known');
  const fresh = newIdentifier('fresh');
  await openTopics(page, [{ identifier: known, topic: 'Known', titles: ['One', 'Two'] }]);
  const part = await openTransfer(page);
  const importIt = part.getByRole('button', { name: /^Import/ });
  await expect(importIt).toBeDisabled();
  await part.locator('input[type="file"]').setInputFiles({
    name: 'topics.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFidentifier;description;Titles\r\n${known};Better words;\r\nX;;\r\n${fresh};;"A, b\r\n=c"\r\n`,
    ),
  });
  await expect(part.getByText('3 topics: 2 to fix, 1 new')).toBeVisible();
  const row = (text: string) => part.getByRole('row').filter({ hasText: text });
  await expect(row('Identifier must be at least 3 characters')).toContainText('3');
  await expect(row(known)).toContainText('There is a topic with this identifier already');
  await expect(importIt).toBeDisabled();
  await updateExisting(part).click({ force: true });
  await expect(row('Known')).toContainText('description, titles (2 → 0)');

  const text = part.getByLabel('Or paste it');
  await text.fill((await text.inputValue()).replace('X;;\n', ''));
  await expect(part.getByText('2 topics: 1 new, 1 to change')).toBeVisible();
  await importIt.click();
  await expect(toasts(page).getByText('Successfully imported 2 prompts')).toBeVisible();
  await expect(text).toHaveValue('');
  expect(await findTopic(page, known)).toMatchObject({ description: 'Better words', titles: [] });
  expect(await findTopic(page, fresh)).toMatchObject({ titles: ['A, b', '=c'] });
});

test('what the server refuses stands at its row, and nothing is imported', async ({ page }) => {
  const [first, second] = [newIdentifier('first'), newIdentifier('second')];
  await openTopics(page);
  const part = await openTransfer(page);
  const text = part.getByLabel('Or paste it');
  await text.fill('{ "prompts": [');
  await expect(part.getByText(/^This JSON has a mistake/)).toBeVisible();
  await text.fill(JSON.stringify([{ identifier: first }, { identifier: second }]));
  await expect(part.getByText('2 topics: 2 new')).toBeVisible();
  // Somebody else was quicker.
  await page.request.post('/api/prompts', { data: { identifier: second } });
  await part.getByRole('button', { name: 'Import 2 topics' }).click();
  await expect(toasts(page).getByText('Failed to import prompts')).toBeVisible();
  await expect(part.getByRole('row').filter({ hasText: second })).toContainText(
    'This identifier is already used by another topic',
  );
  await expect(text).toHaveValue(new RegExp(first));
  expect(await findTopic(page, first)).toBeUndefined();
});

test('an export comes back as it was', async ({ page }) => {
  const identifier = newIdentifier('-odd');
  const odd = {
    topic: "=1+1 'odd'",
    description: '+ "quoted", two\nlines;',
    titles: ['@a', 'b,c'],
  };
  await openTopics(page, [{ identifier, ...odd, questions: ['-why?'], isActive: false }]);
  const before = await listedTopics(page);
  const part = await openTransfer(page);
  await updateExisting(part).click({ force: true });
  for (const format of ['CSV', 'JSON']) {
    const download = page.waitForEvent('download');
    await part.getByRole('button', { name: `Download ${format}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^topics-\d{4}-\d\d-\d\d\.(csv|json)$/);
    const content = await readFile(await file.path());
    await part
      .locator('input[type="file"]')
      .setInputFiles({ name: file.suggestedFilename(), mimeType: '', buffer: content });
    const all = `${before.length} topics: ${before.length} without a change`;
    await expect(part.getByText(all)).toBeVisible();
    await part.getByRole('button', { name: /^Import \d/ }).click();
    await expect(toasts(page).getByText(/^Successfully imported \d+ prompts$/)).toBeVisible();
    expect(await listedTopics(page)).toEqual(before);
    await expect(part.getByLabel('Or paste it')).toHaveValue('');
  }
});

test('import is accessible and fits, light and dark', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTopics(page);
  const part = await openTransfer(page);
  await part
    .getByLabel('Or paste it')
    .fill(`identifier,titles,note\nx,\n${'long-'.repeat(10)},a\nsellers,\nmaybe,a\nmaybe,b`);
  await expect(part.getByText('5 topics: 3 to fix, 2 new')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
});
