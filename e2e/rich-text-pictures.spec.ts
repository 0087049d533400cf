import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { dataImageBytes } from '#contract/html.ts';
import { expect, expectNoSidewaysScroll, test, toasts } from './support/journey.ts';
import { paste, pasteFile, prepareWriting, save, tinyPng } from './support/rich-text.ts';
import { editItem, type OpenEditor, saveItem } from './support/saved-content.ts';

test.beforeEach(({ page }) => prepareWriting(page));

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } });

async function closeTool(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Image' })).toBeHidden();
}

async function pick(page: Page, editor: OpenEditor, name: string, mimeType: string, file: Buffer) {
  await editor.tool('Image').click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer: file });
}

test('a large photo becomes a data image no larger than a text needs', async ({ page }) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.content.click();
  await page.keyboard.press('End');
  const file = await photo(3000, 2000)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
    .toBuffer();
  await editor.tool('Image').click();
  await page.getByLabel('Description').fill('The porch');
  await closeTool(page);
  await pick(page, editor, 'porch.jpg', 'image/jpeg', file);
  const image = editor.content.locator('img[src]');
  await expect(image).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  const { sent, stored } = await save(page, editor, id);
  expect(stored.content).toBe(sent.content);
  const [, base64 = ''] = /base64,([^"]+)/.exec(stored.content) ?? [];
  const { width = 0, exif } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect(width).toBeLessThanOrEqual(1600);
  expect(exif).toBeUndefined();
  const shown = page.locator('.porch-reading img');
  await expect
    .poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBe(width);
  await expectNoSidewaysScroll(page);
});

test('a clear background stays clear, and a GIF stays as it is', async ({ page }) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.content.click();
  const clear = await sharp({
    create: { width: 80, height: 60, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.3 } },
  });
  await pick(page, editor, 'logo.png', 'image/png', await clear.clone().png().toBuffer());
  await expect(editor.content.locator('img[src]')).toHaveAttribute(
    'src',
    /^data:image\/png;base64,/,
  );
  const gif = await clear.gif().toBuffer();
  await page.keyboard.press('ArrowRight');
  await pick(page, editor, 'wave.gif', 'image/gif', gif);
  await expect(editor.content.locator('img[src]').last()).toHaveAttribute(
    'src',
    `data:image/gif;base64,${gif.toString('base64')}`,
  );
});

test('what is no picture, or too much, is refused with a kind word', async ({ page }) => {
  test.slow();
  const big = (await photo(1200, 1200).png({ compressionLevel: 0 }).toBuffer()).toString('base64');
  const half = big.slice(0, 1_400_000);
  const { id } = await saveItem(page, {
    content: `<p>Much <img src="data:image/png;base64,${half}" alt="" /></p>`,
  });
  const editor = await editItem(page, id);
  await editor.content.getByText('Much').click();
  await page.keyboard.press('Home');
  await pick(page, editor, 'notes.txt', 'text/plain', Buffer.from('notes'));
  await expect(page.getByText('Please choose a JPG, PNG, GIF or WEBP picture.')).toBeVisible();
  await closeTool(page);
  await pick(page, editor, 'broken.png', 'image/png', Buffer.from('no picture'));
  await expect(page.getByText(/This picture could not be read/)).toBeVisible();
  await closeTool(page);
  const heavy = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#000', noise },
  })
    .gif({ colours: 256, dither: 1 })
    .toBuffer();
  expect(dataImageBytes(`data:image/png;base64,${half}`) + heavy.length).toBeGreaterThan(2 ** 21);
  await pick(page, editor, 'heavy.gif', 'image/gif', heavy);
  await expect(page.getByText(/may have 2 MB in all/)).toBeVisible();
  await expect(editor.content.locator('img[src]')).toHaveCount(1);

  await page.getByLabel('Image address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByText(/an address that starts with https/)).toBeVisible();
  await closeTool(page);

  // A picture that is there already has its room.
  await editor.content.locator('img[src]').click();
  await editor.tool('Image').click();
  await page.getByLabel('Description').fill('Much of it');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(editor.content.getByAltText('Much of it')).toBeVisible();
});

test('a picture is pasted, described, and too many pasted ones cannot be saved', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.content.click();
  await page.keyboard.press('End');
  await pasteFile(editor.content, 'tiny.png', 'image/png', tinyPng);
  const image = editor.content.locator('img[src]');
  await expect(image).toHaveAttribute('src', /^data:image\//);
  await image.click();
  await editor.tool('Image').click();
  await page.getByLabel('Description').fill('A dot');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(image).toHaveAttribute('alt', 'A dot');

  await page.keyboard.press('ArrowRight');
  const much = 'A'.repeat(3_000_000);
  await paste(editor.content, { 'text/html': `<img src="data:image/png;base64,${much}">` });
  await expect(editor.dialog.getByText(/may have 2 MB in all/)).toBeVisible();
  await editor.save.click();
  await expect(editor.dialog).toBeVisible();
  await expect(editor.content).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toHaveCount(0);
});
