import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { saveItem } from './support/saved-content.ts';
import { goWithin } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

const missing =
  "The content you're looking for doesn't exist or you don't have permission to view it.";

const fields = {
  hashtags: ['Austin', 'Homes'],
  contentTags: ['sellers', 'spring', 'austin'],
  imagePrompt: 'A porch at dusk',
  topic: 'Sellers',
  location: 'Austin',
  state: 'TX',
};

test('the page of an item shows the text with all that belongs to it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await saveItem(page, fields);
  await page.goto(`/content/${id}`);
  await expect(page).toHaveTitle('Warm porch · Porchlight');
  await expect(page.getByRole('heading', { level: 1, name: 'Warm porch' })).toBeVisible();
  await expect(page.getByText('Austin, TX')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Content tags' }).getByRole('listitem')).toHaveText(
    fields.contentTags,
  );
  await expect(page.getByText('Warm words')).toBeVisible();
  await expect(page.getByText('#Austin #Homes')).toBeVisible();
  await expect(page.getByText('A porch at dusk')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the image prompt' }).click();
  await expect(toasts(page).getByText('Copied', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('Image prompt copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A porch at dusk');

  const images = page.getByRole('tab', { name: 'Personalize Images' });
  await expect(images).toContainText('0');
  await images.click();
  await expect(page.getByText('No personalized images yet')).toBeVisible();
  await expect(images).toHaveAttribute('aria-selected', 'true');
  // Where the journeys of the pictures begin.
  await expect(page).toHaveURL(/\?tab=images$/);
  await page.getByRole('link', { name: 'Saved Content' }).last().click();
  await expect(page).toHaveURL(/\/saved-content$/);
});

test('flagged words are underlined where they stand, with their note, and listed below', async ({
  page,
}) => {
  const { id } = await saveItem(page, {
    ...fields,
    title: 'Adults only',
    content: '<p>A porch in a <b>safe</b> neighborhood, built for 38 people.</p>',
  });
  await page.goto(`/content/${id}`);
  const list = page.getByRole('region', { name: 'Wording to review (2)' });
  await expect(list).toContainText('Judges how safe an area is, which steers buyers.');
  const title = page.getByRole('heading', { level: 1 }).locator('[role=mark]');
  await title.focus();
  const note = page.getByRole('tooltip');
  await expect(note).toHaveText(/^Avoid: Limits who may live there/);
  await title.blur();
  const marks = page.getByRole('tabpanel').locator('[role=mark]');
  await expect(marks).toHaveText(['safe', ' neighborhood', '38']);
  await marks.first().hover();
  await expect(note).toHaveText(/^Avoid: Judges how safe/);
  await marks.last().click();
  await expect(note).not.toHaveText(/^Avoid/);
});

test('a failure is no absence: it can be tried again; the topic stands in for the place; copying may fail', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  const { id } = await saveItem(page, { topic: 'Sellers', imagePrompt: 'A porch at dusk' });
  const address = `**/api/saved-content/${id}?*`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/content/${id}`);
  await expect(page.getByText('We couldn’t load this item')).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warm porch' })).toBeVisible();
  await expect(page.getByText(/^Sellers · /)).toBeVisible();
  await expect(page.getByText('Unknown')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the image prompt' }).click();
  await expect(toasts(page).getByText('Copy failed')).toBeVisible();
  await expect(toasts(page).getByText('Failed to copy to clipboard.')).toBeVisible();
});

test('no id, or somebody else’s, is not found', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.context().clearCookies();
  await registerQuickly(page);
  // The one the server knows and the one it cannot read; its own tests try all the others.
  await page.goto(`/content/${id}`);
  const heading = page.getByRole('heading', { name: 'Content Not Found' });
  await expect(heading).toBeVisible();
  await expect(page.getByText(missing)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Saved Content' }).click();
  await expect(page).toHaveURL(/\/saved-content$/);
  await expect(heading).toBeHidden();
  await goWithin(page, '/content/abc');
  await expect(heading).toBeVisible();
  await expect(page.getByText(missing)).toBeVisible();
});
