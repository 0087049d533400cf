import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { expect, expectAccessible, registerQuickly, test } from './support/journey.ts';
import { openNotebook, roof, tagsOf } from './support/learner.ts';
import {
  button,
  generate,
  haveAsset,
  imageDialog,
  openForItem,
  pictureFile,
} from './support/personalize.ts';
import { generateButton, openFilledForm, postCards } from './support/posts.ts';
import { saveItem } from './support/saved-content.ts';

/** What a look at the whole page does not find. */

test('the description of a highlighted topic or kind can be read, light and dark', async ({
  page,
}) => {
  await registerQuickly(page);
  await page.goto('/insights');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  for (const name of ['Topic', 'Kind of post']) {
    await page.getByRole('combobox', { name }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-combobox-selected]')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expectAccessible(page, ['color-contrast']);
    }
    await page.keyboard.press('Escape');
  }
});

test('the headings of an item follow one another, whatever was written in it', async ({ page }) => {
  await registerQuickly(page);
  const { id } = await saveItem(page, {
    content:
      '<h3>Third</h3><p>First</p><h1>First</h1><h3>Skipped one</h3><h2>Second</h2><h3>Three</h3><h2>Two</h2>',
    imagePrompt: 'A porch at dusk',
    sources: [{ title: 'Census', url: 'https://www.census.gov/', snippet: '' }],
  });
  await page.goto(`/content/${id}`);
  await expect(page.getByRole('heading', { name: 'Image Prompt' })).toBeVisible();
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)),
    ),
  );
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0), levels.join()).toBeLessThanOrEqual(1);
  }
  await expectAccessible(page, ['best-practice']);
});

test('the buttons of tags take a finger @phone-only', async ({ page }) => {
  await openNotebook(page, [roof]);
  const buttons = tagsOf(page, roof.question).getByRole('button');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test('after a failure nothing says that something is ready', async ({ page }) => {
  await registerQuickly(page);
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  const ready = page.getByRole('status').filter({ hasText: 'Your post is ready' });
  await page.route('**/api/generate', (route) =>
    route.fulfill({ json: { posts: [postOf('Porch')] } }),
  );
  await generateButton(page).click();
  await expect(postCards(page)).toHaveCount(1);
  await expect(ready).toBeAttached();
  await page.route('**/api/generate', (route) =>
    route.fulfill({ status: 429, json: { message: 'Not now', code: 'too_many_requests' } }),
  );
  await generateButton(page).click();
  await expect(page.getByText('Not now').first()).toBeVisible();
  await expect(ready).toHaveCount(0);
});

test('a flat logo takes a finger where it is drawn small @phone-only', async ({ page }) => {
  await registerQuickly(page);
  await haveAsset(page, 'headshot');
  const file = await pictureFile('navy', { width: 1200, height: 200 });
  await page.request.post('/api/user-assets', { multipart: { type: 'logo', file } });
  const { id } = await saveItem(page);
  await openForItem(page, id);
  await button(page, 'Continue to Generate Image').click();
  await generate(page, 'Generate Image');
  await button(page, 'Continue to Personalize').click();
  const logo = imageDialog(page).getByRole('button', { name: /^Logo, / });
  const drawn = logo.locator(':scope > span');
  await expect.poll(async () => (await drawn.boundingBox())?.height).toBeLessThan(20);
  const [target, shown] = [await logo.boundingBox(), await drawn.boundingBox()];
  if (!target || !shown) throw new Error('There is no logo');
  expect(target.height).toBeGreaterThanOrEqual(44);
  expect(shown.width / shown.height).toBeCloseTo(6, 0);
  expect(target.y + target.height / 2).toBeCloseTo(shown.y + shown.height / 2, 0);
});

test('a wide logo stands in the bar as a wordmark, in place of the name', async ({ page }) => {
  await registerQuickly(page);
  const { buffer } = await pictureFile('navy', { width: 1200, height: 300 });
  await page.route('**/api/site-assets/logo*', (route) =>
    route.fulfill({ contentType: 'image/png', body: buffer }),
  );
  await page.goto('/');
  const brand = page.getByRole('banner').getByRole('link', { name: 'Porchlight' });
  await expect.poll(async () => (await brand.locator('img').boundingBox())?.width).toBe(128);
  expect((await brand.locator('img').boundingBox())?.height).toBe(32);
  // The name is still there for those who listen.
  expect((await brand.getByText('Porchlight').boundingBox())?.width).toBeLessThan(2);
});
