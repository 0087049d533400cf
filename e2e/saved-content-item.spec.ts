import { request } from '@playwright/test';
import { expect, newName, password, registerQuickly, test, toasts } from './support/journey.ts';
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

test('the page of an item shows the text with all that belongs to it, and its flagged words where they stand', async ({
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

  const flagged = await saveItem(page, {
    ...fields,
    title: 'Adults only',
    content: '<p>A porch in a <b>safe</b> neighborhood, built for 38 people.</p>',
  });
  await goWithin(page, `/content/${flagged.id}`);
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

/** What belongs to somebody else, who is not signed in here. */
async function saveForAnother(): Promise<number> {
  const other = await request.newContext({ baseURL: process.env.E2E_ADDRESS ?? '' });
  const name = newName();
  const account = { username: name, email: `${name}@example.com`, password };
  expect((await other.post('/api/register', { data: account })).status()).toBe(201);
  const item = { title: 'Their porch', content: '<p>Warm words</p>' };
  const { id } = await (await other.post('/api/saved-content', { data: item })).json();
  await other.dispose();
  return id;
}

test('a failure is no absence: it can be tried again, and copying may fail; no id, or somebody else’s, is not found', async ({
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

  const heading = page.getByRole('heading', { name: 'Content Not Found' });
  // The one the server knows and the one it cannot read; its own tests try all the others.
  for (const unknown of [await saveForAnother(), 'abc']) {
    await goWithin(page, `/content/${unknown}`);
    await expect(heading).toBeVisible();
    await expect(page.getByText(missing)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Saved Content' }).click();
    await expect(page).toHaveURL(/\/saved-content$/);
    await expect(heading).toBeHidden();
  }
});
