import { openAccount, section } from './support/account.ts';
import { expect, test } from './support/journey.ts';

test('leaving with unsaved edits asks first, by a link and by closing the window; what was discarded or saved is no reason', async ({
  page,
}) => {
  await openAccount(page);
  const brokerage = page.getByLabel('Brokerage');
  await brokerage.fill('Lakeside Realty');
  const home = page.getByRole('link', { name: 'Porchlight', exact: true });
  await home.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  await expect(brokerage).toHaveValue('Lakeside Realty');
  await expect(page).toHaveURL(/\/account$/);

  // The links of the page itself lead nowhere else.
  await page.getByRole('navigation', { name: 'My Account' }).getByText('Password').click();
  await expect(dialog).toHaveCount(0);

  await home.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  const tools = page.getByRole('heading', { name: 'Content Creation Tools' });
  await expect(tools).toBeVisible();

  await page.goBack();
  await brokerage.fill('Lakeside Realty');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(brokerage).toHaveValue('');
  await home.click();
  await expect(tools).toBeVisible();
  await page.goBack();
  await brokerage.fill('Lakeside Realty');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
  await home.click();
  await expect(tools).toBeVisible();

  await page.goBack();
  await brokerage.fill('Lakeside Homes');
  const question = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await closing;
});
