import { openAccount, section } from './support/account.ts';
import { expect, test, toasts } from './support/journey.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';
import { saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('the account says how much it stores, and gives room back that nothing needs', async ({
  page,
}) => {
  const picture = Buffer.alloc(1_500_000, 7).toString('base64');
  await page.route('**/api/account/storage?*', (route) => route.fulfill({ status: 500, body: '' }));
  await openAccount(page);
  const data = section(page, 'Your data');
  await expect(data.getByText('We couldn’t check your storage.')).toBeVisible();
  await page.unroute('**/api/account/storage?*');

  const { id } = await saveItem(page, {
    content: `<p>a<img src="data:image/png;base64,${picture}"></p>`,
  });
  expect((await page.request.delete(`/api/saved-content/${id}`)).ok()).toBe(true);
  await data.getByRole('button', { name: 'Try again' }).click();
  await expect(data.getByText('Storage: 1.9 MB of 1 GB')).toBeVisible();
  await expect(data.getByRole('progressbar')).toBeVisible();

  const open = data.getByRole('button', { name: 'Free up space' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Free up space?' });
  await expect(dialog.getByText('what you deleted in the last 24 hours')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, dialog);
  await page.route('**/api/account/storage/free', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Nothing was removed. Please try again.')).toBeVisible();
  await page.unroute('**/api/account/storage/free');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toasts(page).getByText('Space freed')).toBeVisible();
  await expect(toasts(page).getByText('You freed up 1.9 MB.')).toBeVisible();
  await expect(data.getByText('Storage: 0 KB of 1 GB')).toBeVisible();
  expect((await page.request.post(`/api/saved-content/${id}/restore`)).status()).toBe(404);

  await open.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toasts(page).getByText('Nothing to remove')).toBeVisible();
});
