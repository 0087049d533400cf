import type { Locator } from '@playwright/test';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { whileNarrow } from './support/narrow.ts';
import {
  chooseForCard,
  editItem,
  fetchItem,
  itemCard,
  openEditor,
  saveItem,
} from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('title, content and hashtags are edited together, only what changed is sent, and a duplicate stands beside it', async ({
  page,
}) => {
  const { id } = await saveItem(page, { hashtags: ['Austin'] });
  await page.goto('/saved-content');
  await chooseForCard(page, 'Warm porch', 'Edit');
  const editor = await openEditor(page);
  await expect(editor.save).toBeDisabled();
  const hashtags = editor.dialog.getByRole('textbox', { name: 'Hashtags' });
  await expect(hashtags).toHaveAttribute('placeholder', 'hashtags (space separated)');
  await hashtags.fill('  Austin   #Homes  ');
  const request = page.waitForRequest((each) => each.method() === 'PATCH');
  await editor.save.click();
  expect((await request).postDataJSON()).toEqual({ hashtags: ['Austin', 'Homes'] });
  await expect(toasts(page).getByText('Content saved')).toBeVisible();
  await expect(toasts(page).getByText('Your content has been saved successfully.')).toBeVisible();

  await chooseForCard(page, 'Warm porch', 'Edit');
  const again = await openEditor(page);
  await expectNotificationsAwayFrom(again.save);
  await again.title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' light');
  await again.content.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' & more');
  await again.save.click();
  await expect(itemCard(page, 'Warm porch light').getByText('Warm words & more')).toBeVisible();
  expect(await fetchItem(page, id)).toMatchObject({
    title: 'Warm porch light',
    content: '<p>Warm words &amp; more</p>',
    hashtags: ['Austin', 'Homes'],
  });

  await chooseForCard(page, 'Warm porch light', 'Duplicate');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('2 / 20 items')).toBeVisible();
  await expect(toasts(page).getByText('Content saved')).toBeVisible();
});

test('unsaved edits are not left without asking', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.goto('/saved-content');
  await itemCard(page, 'Warm porch').getByRole('link', { name: 'Personalize' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = await openEditor(page);
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });

  // Nothing changed, nothing asked.
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editor.content.click();
  await page.keyboard.type('New ');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => editor.dialog.getByRole('button', { name: 'Close' }).click(),
    () => editor.dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await close();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(editor.content).toContainText('New');
  }
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  expect((await fetchItem(page, id)).content).toBe('<p>Warm words</p>');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editor.content.click();
  await page.keyboard.type('New ');
  // The back button closes the dialog, and only then leaves the page.
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/content/${id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/saved-content$/);
});

test('a save that fails says so; what was written is kept, also over a reload, until it is saved', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  await page.route(`**/api/saved-content/${id}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  const editor = await editItem(page, id);
  await editor.content.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and a thought');
  await editor.save.click();
  await expect(toasts(page).getByText('Error saving content')).toBeVisible();
  await expect(toasts(page).getByText('Failed to save content. Please try again.')).toBeVisible();
  await expect(editor.content).toHaveText('Warm words and a thought');
  await page.unroute(`**/api/saved-content/${id}`);
  // The browser may not tell of the answer to a call that outlives its page: the server knows.
  const draft = async () =>
    (await (await page.request.get(`/api/drafts/content-edit:${id}`)).json()).draft;
  await expect.poll(draft).toMatchObject({ json: { content: '<p>Warm words and a thought</p>' } });

  page.once('dialog', (dialog) => dialog.accept());
  const again = await editItem(page, id);
  await expect(again.dialog.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(again.content).toHaveText('Warm words and a thought');
  await again.save.click();
  await expect(again.dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Warm words and a thought')).toBeVisible();
  await expect.poll(draft).toBeNull();
});

/** What was told after the last save may still be there: beside the button that saves, on a phone far above it. */
async function expectNotificationsAwayFrom(button: Locator): Promise<void> {
  const page = button.page();
  const region = page.getByRole('region', { name: /Notifications/ }).locator('ol');
  const edges = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect((await edges(region)).right).toBeLessThanOrEqual((await edges(button)).left);
  await whileNarrow(page, async () => {
    expect((await edges(region)).bottom).toBeLessThanOrEqual((await edges(button)).top);
  });
}
