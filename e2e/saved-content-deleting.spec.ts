import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { fetchItem, itemCard, saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('delete asks first and says when it fails; Undo brings an item back, the last one too', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  await saveItem(page, { title: 'Another' });
  await page.goto('/saved-content');
  const remove = itemCard(page, 'Warm porch').getByRole('button', { name: 'Delete' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this item?' });
  await expect(dialog.getByText('Warm porch')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(itemCard(page, 'Warm porch')).toBeVisible();

  const address = `**/api/saved-content/${id}`;
  await page.route(address, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Error deleting content')).toBeVisible();
  await expect(toasts(page).getByText('Failed to delete content. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(itemCard(page, 'Warm porch')).toBeVisible();
  await page.unroute(address);

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Content deleted')).toBeVisible();
  await expect(toasts(page).getByText('Your saved content has been deleted.')).toBeVisible();
  await expect(itemCard(page, 'Warm porch')).toHaveCount(0);
  await expect(page.getByText('1 / 20 items')).toBeVisible();
  expect((await page.request.get(`/api/saved-content/${id}`)).status()).toBe(404);
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(itemCard(page, 'Warm porch')).toBeVisible();
  await expect(page.getByText('2 / 20 items')).toBeVisible();
  expect((await fetchItem(page, id)).title).toBe('Warm porch');

  for (const name of ['Another', 'Warm porch']) {
    await itemCard(page, name).getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(itemCard(page, name)).toHaveCount(0);
  }
  await expect(page.getByText('No saved content yet')).toBeVisible();
  await undo.click();
  await expect(itemCard(page, 'Warm porch')).toBeVisible();
});
