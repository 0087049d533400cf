import { expect, registerQuickly, test } from './support/journey.ts';
import { chooseForCard, fetchItem, itemCard, saveItem } from './support/saved-content.ts';
import { goWithin } from './support/steps.ts';

/** A saved item goes to a platform by the same step as a new post, and remembers where it went. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a saved item is copied for a platform in its own words, and says so ever after', async ({
  page,
}) => {
  await registerQuickly(page);
  const { id } = await saveItem(page, { location: 'Austin', state: 'TX' });
  await page.goto(`/content/${id}`);
  await page.getByRole('button', { name: 'Copy for…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy for a platform' });
  await dialog.getByRole('radio', { name: 'Instagram', exact: true }).click();
  const preview = dialog.getByRole('article', { name: 'Preview for Instagram' });
  await expect(preview).toContainText('Instagram needs a picture.');
  await dialog.getByLabel('Your text').fill('Warm words for Instagram.');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  const copied = /^Copied for Instagram, [A-Z][a-z]{2} \d+$/;
  await expect(dialog.getByText(copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Warm words for Instagram.',
  );
  await expect(dialog.getByRole('link', { name: 'Open Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText(copied)).toBeVisible();
  await expect
    .poll(async () => (await fetchItem(page, id)).platforms.texts.instagram)
    .toBe('Warm words for Instagram.');

  await goWithin(page, '/saved-content');
  await expect(itemCard(page, 'Warm porch').getByText(copied)).toBeVisible();
  await chooseForCard(page, 'Warm porch', 'Copy for…');
  await expect(dialog.getByLabel('Your text for Instagram')).toHaveValue(
    'Warm words for Instagram.',
  );
});
