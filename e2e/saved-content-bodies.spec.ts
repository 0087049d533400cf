import type { Page } from '@playwright/test';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { chooseForCard, itemCard, openEditor, saveItem } from './support/saved-content.ts';

/** The list shows how texts begin; the texts themselves are fetched where somebody looks at one. */

test.use({ consoleErrors: { allowed: [/status of [45]\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

const itemAddress = (id: number) => `**/api/saved-content/${id}?*`;

/** Lets calls of an item wait until they are let go. */
async function holdItem(page: Page, id: number): Promise<() => void> {
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  await page.route(itemAddress(id), async (route) => {
    await isTime;
    return route.continue();
  });
  return release;
}

test('View shows what is known, an outline while the text is on its way, and then the text', async ({
  page,
}) => {
  const { id } = await saveItem(page, { content: '<p>Warm words</p><p>The last paragraph.</p>' });
  const release = await holdItem(page, id);
  await page.goto('/saved-content');
  const asked = page.waitForRequest(itemAddress(id));
  await itemCard(page, 'Warm porch').getByRole('button', { name: 'View' }).hover();
  // Asked for before anybody has clicked.
  await asked;
  await page.mouse.down();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Warm porch' });
  await expect(dialog.getByText('Loading your content')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
  release();
  await expect(dialog.getByText('The last paragraph.')).toBeVisible();
  await expect(dialog.getByText('Loading your content')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
});

test('a text that cannot be had says so in the dialog, the editor and the menu, and can be tried again', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  const isGone = await saveItem(page, { title: 'Gone by now' });
  await page.route(itemAddress(id), (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/saved-content');

  await itemCard(page, 'Warm porch').getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Warm porch' });
  await expect(dialog.getByText('We couldn’t load this item')).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseForCard(page, 'Warm porch', 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit saved content' });
  await expect(editing.getByText('We couldn’t load this item')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for Warm porch' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy as text' })).toBeDisabled();
  const again = page.getByRole('menuitem', { name: 'We couldn’t load the text. Try again' });
  await expect(again).toBeVisible();

  await page.unroute(itemAddress(id));
  await again.click();
  await expect(page.getByRole('menuitem', { name: 'Copy as text' })).toBeEnabled();
  await expect(again).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect((await openEditor(page)).content).toHaveText('Warm words');
  await page.keyboard.press('Escape');

  expect((await page.request.delete(`/api/saved-content/${isGone.id}`)).ok()).toBe(true);
  await itemCard(page, 'Gone by now').getByRole('button', { name: 'View' }).click();
  await expect(
    page.getByText('This item was deleted on another device or in another window.'),
  ).toBeVisible();
});

test('what was changed on another machine is shown as it is now', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.goto('/saved-content');
  await itemCard(page, 'Warm porch').getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Warm porch' });
  await expect(dialog.getByText('Warm words')).toBeVisible();
  await page.keyboard.press('Escape');

  const change = { data: { content: '<p>Other words</p>' } };
  expect((await page.request.patch(`/api/saved-content/${id}`, change)).ok()).toBe(true);
  // Duplicating asks for the list again.
  await chooseForCard(page, 'Warm porch', 'Duplicate');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'View Warm porch' }).last().click();
  await expect(dialog.getByText('Other words')).toBeVisible();
});

test('the search goes through the whole of a text, and says so when it cannot', async ({
  page,
}) => {
  await saveItem(page, {
    title: 'Long one',
    content: `<p>${'filler words '.repeat(200)}the needle at the end</p>`,
  });
  await saveItem(page, { title: 'Short one' });
  await page.goto('/saved-content');
  await expect(page.getByRole('article')).toHaveCount(2);
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('needle');
  await expect(itemCard(page, 'Long one')).toBeVisible();
  await expect(itemCard(page, 'Short one')).toHaveCount(0);
  await expect(page.getByText('1 of 2 items')).toBeVisible();

  await page.route('**/api/saved-content/search?*', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await search.fill('end');
  const failed = page.getByText(
    'We could only search titles, tags and the first lines of your posts',
  );
  await expect(failed).toBeVisible();
  await page.unroute('**/api/saved-content/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(itemCard(page, 'Long one')).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('unsaved changes that there is no room for are told, once', async ({ page }) => {
  const { id } = await saveItem(page);
  const message = 'Your storage of 1 GB is full. Pictures take most of it (1 GB).';
  let calls = 0;
  await page.route('**/api/drafts/**', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    return route.fulfill({ status: 409, json: { code: 'storage_limit', message } });
  });
  await page.goto(`/content/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = await openEditor(page);
  await editor.content.click();
  await page.keyboard.type('One ');
  await expect(toasts(page).getByText('Your changes aren’t being saved for later')).toBeVisible();
  await expect(toasts(page).getByText(message)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await editor.content.click();
  await page.keyboard.type('Two ');
  await expect.poll(() => calls).toBeGreaterThan(1);
  await expect(toasts(page).getByText('Your changes aren’t being saved for later')).toHaveCount(0);
});
