import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { canvasMinimum } from '#contract/composition.ts';
import { noteHeight } from '#contract/layouts/altered-note.ts';
import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { differenceOf, pixelsOf } from './support/compare-pictures.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  button,
  chooseAsset,
  generate,
  haveAsset,
  imageDialog,
  openForItem,
  openGenerateTab,
  ownPhoto,
  pictureFile,
  shownPicture,
  tab,
} from './support/personalize.ts';
import { openPosts } from './support/posts.ts';
import { saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('a picture is made for a post, stands in it and beside its saved text, and the post outlives that text', async ({
  page,
}) => {
  test.slow();
  await haveAsset(page, 'headshot');
  await haveAsset(page, 'logo');
  const card = await openPosts(page, postOf('Warm porch'));
  const saved = page.waitForResponse('**/api/saved-content');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  const { id } = await (await saved).json();
  await expect(card.getByRole('link', { name: /Saved/ })).toBeVisible();
  const before = await card.getByRole('img').count();
  await card.getByRole('button', { name: 'Generate Image' }).click();

  await button(page, 'Continue to Generate Image').click();
  await expect(tab(page, 'Generate Image')).toBeFocused();
  const first = await generate(page, 'Generate Image');
  await expect(toasts(page).getByText('Image Generated', { exact: true })).toBeVisible();
  await expect(toasts(page).getByText('AI image has been successfully generated.')).toBeVisible();
  const second = await generate(page, 'Generate New Image');
  expect(second).not.toBe(first);
  await button(page, 'Picture 1').click();
  await expect(shownPicture(page)).toHaveAttribute('src', first);

  await button(page, 'Continue to Personalize').click();
  const made = page.waitForResponse('**/api/personalize-image');
  const file = page.waitForEvent('download');
  await imageDialog(page).getByRole('button', { name: 'Download Image' }).click();
  const { imagePath } = await (await made).json();
  expect((await file).suggestedFilename()).toMatch(/^personalized-image-\d+\.png$/);
  await button(page, 'Close').last().click();
  await expect(card.getByRole('button', { name: 'Generate Image' })).toBeFocused();
  for (const address of [first, second, imagePath]) {
    await expect(card.locator(`img[src="${address}"]`)).toHaveCount(1);
  }
  expect(await card.locator('img[src^="/api/files/"]').count()).toBe(before + 3);
  // Whole in its wider frame: a face may be at the edge.
  const framed = page.locator(`img[src="${imagePath}"]`).first();
  await expect(framed).toHaveCSS('object-fit', 'contain');

  await card.getByRole('button', { name: 'Save changes' }).click();
  await card.getByRole('link', { name: /Saved/ }).click();
  const images = page.getByRole('tab', { name: 'Personalize Images' });
  await expect(images).toContainText('1');
  await expect(framed).toHaveCSS('object-fit', 'contain');
  await images.click();
  const kept = page.getByRole('img', { name: /headshot and logo/ });
  await expect(kept).toHaveAttribute('src', imagePath);

  await page.request.delete(`/api/saved-content/${id}`);
  await page.getByRole('navigation').getByRole('link', { name: 'GBP & SM Content' }).click();
  // The post's pictures are there again, ready to be personalized.
  const asked = page.waitForResponse(/\/personalized-images\/content\//);
  await card.getByRole('button', { name: 'Generate Image' }).click();
  expect((await asked).status()).toBe(404);
  await expect(tab(page, 'Personalize')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Generate Image').click();
  await ownPhoto(page, await pictureFile('olive'));
  await button(page, 'Continue to Personalize').click();
  const another = page.waitForEvent('download');
  await imageDialog(page).getByRole('button', { name: 'Download Image' }).click();
  await another;
  await expect(toasts(page).getByText('Image personalized')).toBeVisible();
});

test('the picture follows style, prompt and text, and says when it fails or somebody has been signed out', async ({
  page,
}) => {
  const { id } = await saveItem(page, { imagePrompt: 'A porch at dusk', topic: 'Sellers' });
  await openGenerateTab(page, id);
  const style = imageDialog(page).getByRole('textbox', { name: 'Style Description' });
  await expect(style).toHaveValue('Modern real estate photography');
  await expect(imageDialog(page).getByText('A porch at dusk')).toBeVisible();
  await button(page, 'Watercolor illustration').click();
  await expect(style).toHaveValue('Watercolor illustration');

  const message = 'The illustrator did not answer.';
  let sent: unknown;
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/generate-ai-image', async (route) => {
    sent = route.request().postDataJSON();
    await seen.promise;
    return route.fulfill({ status: 500, json: { message } });
  });
  await button(page, 'Generate Image').click();
  await expect(imageDialog(page).getByText('Generating...')).toBeVisible();
  await expect(imageDialog(page).getByRole('button', { name: /Generat/ })).toBeDisabled();
  seen.resolve();
  await expect(toasts(page).getByText('Generation failed')).toBeVisible();
  await expect(imageDialog(page).getByRole('alert')).toHaveText(message);
  await expect(button(page, 'Generate Image')).toBeFocused();
  expect(sent).toMatchObject({
    content: '<p>Warm words</p>',
    style: 'Watercolor illustration',
    prompt: 'A porch at dusk',
    topic: 'Sellers',
  });
  await page.unroute('**/api/generate-ai-image');
  await generate(page, 'Generate Image');
  await expect(imageDialog(page).getByRole('alert')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);

  await page.context().clearCookies();
  const words = 'You must be logged in to generate images';
  for (const click of ['the first, before the page knows', 'another']) {
    await test.step(click, async () => {
      await button(page, 'Generate New Image').click();
      await expect(toasts(page).getByText(words)).toBeVisible();
      await expect(imageDialog(page).getByRole('alert')).toHaveText(words);
      await expect(page.getByText('You’ve been signed out.')).toBeVisible();
    });
  }
});

test('the dialog is accessible and fits in all its tabs', { tag: '@phone-only' }, async ({
  page,
}) => {
  test.slow();
  const { id } = await saveItem(page, { imagePrompt: 'A porch at dusk. '.repeat(30) });
  await haveAsset(page, 'logo');
  await openForItem(page, id);
  await chooseAsset(page, 'Headshot', await pictureFile('teal'));
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Upload Headshot').click();
  await button(page, 'Continue to Generate Image').click();
  await ownPhoto(page, await pictureFile('olive', { width: 800, height: 600 }));
  await expect(shownPicture(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  // The tools of the last tab are looked at where they are moved by a finger.
  await button(page, 'Continue to Personalize').click();
  await expect(imageDialog(page).getByRole('button', { name: 'Download Image' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an altered photo of a listing says so below the picture, in the preview and in the file', async ({
  page,
}) => {
  await openGenerateTab(page, (await saveItem(page)).id);
  await ownPhoto(page, await pictureFile('olive', { width: 800, height: 600 }));
  const question = imageDialog(page).getByRole('radiogroup', {
    name: 'Is this an altered photo of a listing?',
  });
  await expect(question.getByRole('radio', { name: 'No' })).toBeChecked();
  await question.getByRole('radio', { name: 'Yes' }).click();
  await expect(imageDialog(page).getByText('needs an https address')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Continue to Personalize').click();

  const statement = imageDialog(page).getByRole('img', { name: 'Digitally altered photo' });
  await expect(statement.locator('path')).toHaveCount(1);
  // The corners of the card are not of the picture.
  await statement.evaluate((element) => {
    if (element.parentElement) element.parentElement.style.borderRadius = '0';
  });
  const seen = await pixelsOf(await statement.screenshot());
  const saved = page.waitForEvent('download');
  await imageDialog(page).getByRole('button', { name: 'Download Image' }).press('Enter');
  const file = sharp(await readFile(await (await saved).path()));
  const height = noteHeight(canvasMinimum, {});
  const strip = { left: 0, top: canvasMinimum.height - height, width: canvasMinimum.width, height };
  const made = await pixelsOf(await file.extract(strip).png().toBuffer(), seen);
  expect(differenceOf(seen, made)).toBeLessThan(0.03);
  const inkOf = ({ data }: { data: Buffer }) =>
    1 - data.reduce((sum, value) => sum + value, 0) / data.length / 255;
  expect(inkOf(made)).toBeGreaterThan(0.01);
  expect(Math.abs(inkOf(seen) - inkOf(made))).toBeLessThan(0.03);
});
