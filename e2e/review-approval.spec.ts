import { openAdmin, test } from './support/admin-journey.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  registerQuickly,
  toasts,
} from './support/journey.ts';
import { expectToFitAPhone } from './support/narrow.ts';
import { chooseForCard, itemCard, saveItem } from './support/saved-content.ts';
import { goWithin } from './support/steps.ts';

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
  const question = page.getByRole('dialog', { name: 'Your broker has not approved this version' });
  await question.getByRole('button', { name: 'Copy anyway' }).click();
  await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Warm words');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Warm');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Both reasons are one question, in the list and in the window over it. What can't be looked up is asked.
  const fact = await saveItem(page, { title: 'Elm porch', content: '<p>We sold 38 homes.</p>' });
  await goWithin(page, '/saved-content');
  await chooseForCard(page, 'Elm porch', 'Copy as text');
  const both = page.getByRole('dialog', {
    name: 'Your broker has not approved this version, and 1 fact is yours to confirm',
  });
  await expect(both.getByRole('button', { name: 'Look at the facts' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await both.getByRole('button', { name: 'Copy anyway' }).click();
  await expect(both).toBeHidden();

  const other = await saveItem(page, { title: 'Oak porch' });
  const reviews = `**/api/saved-content/${other.id}/reviews*`;
  await page.route(reviews, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/saved-content');
  await itemCard(page, 'Oak porch').getByRole('button', { name: /^View/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'We couldn’t check whether your broker has approved' }),
  ).toBeVisible();
  await page.unroute(reviews);
  await page.request.delete(`/api/saved-content/${fact.id}`);

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
