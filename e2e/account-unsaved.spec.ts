import { openAccount, section } from './support/account.ts';
import { expect, expectAccessible, test } from './support/journey.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('leaving with unsaved edits asks first', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  const home = page.getByRole('link', { name: 'Porchlight' });
  await home.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');
  await expect(page).toHaveURL(/\/account$/);

  // The links of the page itself lead nowhere else.
  await page.getByRole('navigation', { name: 'My Account' }).getByText('Password').click();
  await expect(dialog).toHaveCount(0);

  await home.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
});

test('what was discarded or saved is no reason to ask', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Brokerage')).toHaveValue('');
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Porchlight' }).click();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
});

test('closing the window with unsaved edits asks too', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  const question = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await closing;
});
