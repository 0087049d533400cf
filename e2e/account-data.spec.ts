import { readFile } from 'node:fs/promises';
import { openAccount, section } from './support/account.ts';
import { expect, expectAccessible, password, test } from './support/journey.ts';
import { saveItem } from './support/saved-content.ts';
import { fillLogin } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('all data is taken along as one file, then the account is deleted with its password, and is gone', async ({
  page,
}) => {
  const name = await openAccount(page);
  const button = page.getByRole('button', { name: 'Download all my data' });
  await page.route('**/api/account/data?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await button.click();
  await expect(section(page, 'Your data').getByText('Not today')).toBeVisible();
  await page.unroute('**/api/account/data?*');
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(/^porchlight-.*\.zip$/);

  // What a broker said of a piece outlives the piece.
  const item = await saveItem(page, { title: 'Gone porch' });
  await page.request.post(`/api/saved-content/${item.id}/reviews`, { data: {} });
  await page.request.delete(`/api/saved-content/${item.id}`);
  const record = section(page, 'Broker review record');
  await record.getByRole('button', { name: 'Show the record' }).click();
  await expect(record.getByRole('listitem')).toContainText('Gone porch');
  await expect(record.getByRole('listitem')).toContainText('Piece deleted');
  await expectAccessible(page);
  const table = page.waitForEvent('download');
  await record.getByRole('button', { name: 'Download the record' }).click();
  expect(await readFile(await (await table).path(), 'utf8')).toContain('Gone porch');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('your saved content and drafts')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('That’s not your current password')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await fillLogin(page, name, password);
  await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
});

test('the admin account is neither deleted nor given a password here', async ({ page }) => {
  await page.route('**/api/user?*', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ json: { ...(await response.json()), username: 'admin' } });
  });
  await openAccount(page);
  await expect(page.getByText('The admin account can’t be deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await expect(page.getByLabel('Current password')).toHaveCount(0);
});
