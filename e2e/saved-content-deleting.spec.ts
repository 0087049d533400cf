import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { card, readItem, saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('delete asks first, and Undo brings it back', async ({ page }) => {
  const { id } = await saveItem(page);
  await saveItem(page, { title: 'Another' });
  await page.goto('/saved-content');
  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this item?' });
  await expect(dialog.getByText('Warm porch')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();

  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Content deleted')).toBeVisible();
  await expect(toasts(page).getByText('Your saved content has been deleted.')).toBeVisible();
  await expect(card(page, 'Warm porch')).toHaveCount(0);
  await expect(page.getByText('1 / 20 items')).toBeVisible();
  expect((await page.request.get(`/api/saved-content/${id}`)).status()).toBe(404);

  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
  await expect(page.getByText('2 / 20 items')).toBeVisible();
  expect((await readItem(page, id)).title).toBe('Warm porch');
});

test('the last item can be deleted and brought back too', async ({ page }) => {
  await saveItem(page);
  await page.goto('/saved-content');
  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved content yet')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
});

test('a delete that fails says so and leaves the item', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.goto('/saved-content');
  await page.route(`**/api/saved-content/${id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this item?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Error deleting content')).toBeVisible();
  await expect(toasts(page).getByText('Failed to delete content. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
});
