import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { test } from './support/admin-journey.ts';
import {
  findTopicByIdentifier,
  listedTopics,
  newIdentifier,
  openPart,
  openTopics,
} from './support/admin-topics.ts';
import { expect, expectAccessibleInBothSchemes, toasts } from './support/journey.ts';

const updateExisting = (part: Locator) =>
  part.getByRole('switch', { name: /^Update topics that exist already/ });

const openTransfer = (page: Page) => openPart(page, 'Import & Export');

test('what the server refuses stands at its row, and a file with mistakes is mended on the spot', async ({
  page,
}) => {
  const [first, second] = [newIdentifier('first'), newIdentifier('second')];
  const [known, fresh] = [newIdentifier('known'), newIdentifier('fresh')];
  await openTopics(page, [{ identifier: known, topic: 'Known', titles: ['One', 'Two'] }]);
  const part = await openTransfer(page);
  const importIt = part.getByRole('button', { name: /^Import/ });
  const text = part.getByLabel('Or paste it');
  const row = (words: string) => part.getByRole('row').filter({ hasText: words });
  await expect(importIt).toBeDisabled();
  await text.fill('{ "prompts": [');
  await expect(part.getByText(/^This JSON has a mistake/)).toBeVisible();
  await text.fill(JSON.stringify([{ identifier: first }, { identifier: second }]));
  await expect(part.getByText('2 topics: 2 new')).toBeVisible();
  // Somebody else was quicker.
  await page.request.post('/api/prompts', { data: { identifier: second } });
  await part.getByRole('button', { name: 'Import 2 topics' }).click();
  await expect(toasts(page).getByText('Failed to import prompts')).toBeVisible();
  await expect(row(second)).toContainText('This identifier is already used by another topic');
  await expect(text).toHaveValue(new RegExp(first));
  expect(await findTopicByIdentifier(page, first)).toBeUndefined();

  await part.locator('input[type="file"]').setInputFiles({
    name: 'topics.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFidentifier;description;Titles\r\n${known};Better words;\r\nX;;\r\n${fresh};;"A, b\r\n=c"\r\n`,
    ),
  });
  await expect(part.getByText('3 topics: 2 to fix, 1 new')).toBeVisible();
  await expect(row('Identifier must be at least 3 characters')).toContainText('3');
  await expect(row(known)).toContainText('There is a topic with this identifier already');
  await expect(importIt).toBeDisabled();
  await expectAccessibleInBothSchemes(page);
  await updateExisting(part).click({ force: true });
  await expect(row('Known')).toContainText('description, titles (2 → 0)');

  await text.fill((await text.inputValue()).replace('X;;\n', ''));
  await expect(part.getByText('2 topics: 1 new, 1 to change')).toBeVisible();
  await importIt.click();
  await expect(toasts(page).getByText('Successfully imported 2 prompts')).toBeVisible();
  await expect(text).toHaveValue('');
  expect(await findTopicByIdentifier(page, known)).toMatchObject({
    description: 'Better words',
    titles: [],
  });
  expect(await findTopicByIdentifier(page, fresh)).toMatchObject({ titles: ['A, b', '=c'] });
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
  const all = `${before.length} topics: ${before.length} without a change`;
  for (const format of ['JSON', 'CSV']) {
    const download = page.waitForEvent('download');
    await part.getByRole('button', { name: `Download ${format}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^topics-\d{4}-\d\d-\d\d\.(csv|json)$/);
    const content = await readFile(await file.path());
    await part
      .locator('input[type="file"]')
      .setInputFiles({ name: file.suggestedFilename(), mimeType: '', buffer: content });
    await expect(part.getByLabel('Or paste it')).toHaveValue(format === 'CSV' ? /^.?id/ : /^[[{]/);
    await expect(part.getByText(all)).toBeVisible();
  }
  await part.getByRole('button', { name: /^Import \d/ }).click();
  await expect(toasts(page).getByText(/^Successfully imported \d+ prompts$/)).toBeVisible();
  expect(await listedTopics(page)).toEqual(before);
  await expect(part.getByLabel('Or paste it')).toHaveValue('');
});
