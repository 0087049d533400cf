import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { openNotebook, roof, save, search, staging } from './support/learner.ts';

const check = async (page: Page) => {
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
};
const long = { question: `${'Long'.repeat(60)}?`, answer: 'word'.repeat(300) };

test('the notebook is accessible and fits, empty, refused and full, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNotebook(page);
  await expect(page.getByRole('heading', { name: 'An empty notebook' })).toBeVisible();
  await save(page);
  await check(page);
  for (const data of [staging, roof, long]) {
    await page.request.post('/api/learner/save-answer', { data });
  }
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await check(page);
});

test('correcting and searching are accessible and fit, light and dark', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNotebook(page, [staging, roof, long]);
  await page.getByRole('button', { name: `Add tag to ${roof.question}` }).click();
  await page.getByLabel('New tag').fill('!');
  await page.getByLabel('New tag').press('Enter');
  await page.getByRole('button', { name: `Edit ${staging.question}` }).click();
  await check(page);
  await page.getByRole('button', { name: `Delete ${roof.question}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await search(page, 'Home staging', 'Austin, TX');
  await expect(page.getByText('60 points')).toBeVisible();
  await check(page);
});
