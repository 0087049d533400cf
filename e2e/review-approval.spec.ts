import { openAdmin, test } from './support/admin-journey.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  registerQuickly,
  toasts,
} from './support/journey.ts';
import { expectToFitAPhone } from './support/narrow.ts';
import { saveItem } from './support/saved-content.ts';

test('where the admin asks for an approval, copying asks once and goes on; the admin sees every link', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = await registerQuickly(page);
  await openAdmin(page, 'reviews');
  const setting = page.getByRole('switch', { name: /Require a broker’s approval/ });
  await setting.click();
  await expect(setting).toBeChecked();

  const { id } = await saveItem(page);
  await page.goto(`/content/${id}`);
  await expect(page.getByText('Your admin asks for a broker’s approval')).toBeVisible();
  const copy = async () => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  };
  await copy();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Warm words');
  await copy();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.request.post(`/api/saved-content/${id}/reviews`, { data: {} });
  await openAdmin(page, 'reviews');
  const row = page.getByRole('list', { name: 'Review links' }).getByRole('listitem').first();
  await expect(row).toContainText(`by ${name}`);
  await expect(row).toContainText('Waiting');
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Review record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^review-record-.*\.csv$/);
  await setting.click();
  await expect(setting).not.toBeChecked();
});
