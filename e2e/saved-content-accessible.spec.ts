import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
} from './support/journey.ts';
import { longText } from './support/long-text.ts';
import { itemCard, saveItem } from './support/saved-content.ts';

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('the screens and dialogs are accessible and fit, light and dark', { tag: '@phone' }, async ({
  page,
  hasTouch,
}) => {
  test.slow();
  const { id } = await saveItem(page, {
    title: `<h2>Warm <span style="color: #b3332a">porch</span></h2>`,
    content: longText,
    hashtags: ['Austin'.repeat(15)],
    contentTags: ['one', 'two', 'three'.repeat(15)],
    imagePrompt: 'Light '.repeat(60),
  });
  await page.goto('/saved-content');
  await expect(itemCard(page, 'Warm porch')).toBeVisible();
  // The menu opens over the list, which is looked at with it.
  await page.getByRole('button', { name: 'More for Warm porch' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  // All questions of the app are windows like that of Delete, so it is looked at for all of them.
  for (const action of ['View', 'Delete']) {
    await itemCard(page, 'Warm porch').getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (!hasTouch) await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await itemCard(page, 'Warm porch').getByRole('link', { name: 'Personalize' }).click();
  await expect(page).toHaveURL(new RegExp(`/content/${id}$`));
  await expect(page.getByRole('tab', { name: 'Content', exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Personalize Images' }).click();
  await expect(page.getByText('No personalized images yet')).toBeVisible();
  if (!hasTouch) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
