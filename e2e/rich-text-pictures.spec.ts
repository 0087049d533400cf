import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectNoSidewaysScroll, test, toasts } from './support/journey.ts';
import { paste, pasteFile, prepareWriting, saveEdits } from './support/rich-text.ts';
import { editItem, type OpenEditor, saveItem } from './support/saved-content.ts';
import { tinyPng } from './support/tiny-png.ts';

test.beforeEach(({ page }) => prepareWriting(page));

/** What a camera makes: noise, so that it cannot be made small by itself. */
const photo = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 1700, height: 700, channels: 3, background: '#888', noise } });
};

const plain = (background: string | RGBA) =>
  sharp({ create: { width: 80, height: 60, channels: 4, background } });

type RGBA = { r: number; g: number; b: number; alpha: number };

/** As many bytes as it takes: what follows a picture's end, no program looks at. */
const padded = (picture: Buffer, bytes: number) =>
  Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);

async function closeTool(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Image' })).toBeHidden();
}

async function pick(page: Page, editor: OpenEditor, name: string, mimeType: string, file: Buffer) {
  await editor.tool('Image').click();
  await page.getByLabel('Description').fill(name);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer: file });
}

test('what is no picture is refused; a photo becomes no larger than a text needs, a clear background stays clear, and a GIF as it is', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.content.click();
  await page.keyboard.press('End');
  await pick(page, editor, 'notes.txt', 'text/plain', Buffer.from('notes'));
  await expect(page.getByText('Please choose a JPG, PNG, GIF or WEBP picture.')).toBeVisible();
  await closeTool(page);
  await pick(page, editor, 'broken.png', 'image/png', Buffer.from('no picture'));
  await expect(page.getByText(/We couldn’t read this picture/)).toBeVisible();
  await page.getByLabel('Image address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByText(/an address that starts with https/)).toBeVisible();
  await closeTool(page);
  await expect(editor.content.locator('img')).toHaveCount(0);

  const jpeg = await photo()
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
    .toBuffer();
  await pick(page, editor, 'porch.jpg', 'image/jpeg', jpeg);
  const source = (name: string) => editor.content.getByAltText(name);
  await expect(source('porch.jpg')).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  const clear = plain({ r: 9, g: 99, b: 9, alpha: 0.3 });
  await page.keyboard.press('ArrowRight');
  await pick(page, editor, 'logo.png', 'image/png', await clear.clone().png().toBuffer());
  await expect(source('logo.png')).toHaveAttribute('src', /^data:image\/png;base64,/);
  const gif = await clear.gif().toBuffer();
  await page.keyboard.press('ArrowRight');
  await pick(page, editor, 'wave.gif', 'image/gif', gif);
  const asItIs = `data:image/gif;base64,${gif.toString('base64')}`;
  await expect(source('wave.gif')).toHaveAttribute('src', asItIs);

  const { sent, stored } = await saveEdits(page, editor, id);
  expect(stored.content).toBe(sent.content);
  const [, base64 = ''] = /jpeg;base64,([^"]+)/.exec(stored.content) ?? [];
  const { width = 0, exif } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect(width).toBeLessThanOrEqual(1600);
  expect(exif).toBeUndefined();
  const shown = page.locator('.porch-reading').getByAltText('porch.jpg');
  await expect
    .poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBe(width);
  await expectNoSidewaysScroll(page);
});

test('what is too much, chosen or pasted, is refused with a kind word', async ({ page }) => {
  const half = padded(await plain('#334455').png().toBuffer(), 2 ** 20);
  const { id } = await saveItem(page, {
    content: `<p>Much <img src="data:image/png;base64,${half.toString('base64')}" alt="" /></p>`,
  });
  const editor = await editItem(page, id);
  await editor.content.getByText('Much').click();
  await page.keyboard.press('Home');
  const heavy = padded(await plain('#000').gif().toBuffer(), 2 ** 20 + 1);
  await pick(page, editor, 'heavy.gif', 'image/gif', heavy);
  await expect(page.getByText(/can add up to 2 MB/)).toBeVisible();
  const images = editor.content.locator('img[src]');
  await expect(images).toHaveCount(1);
  await closeTool(page);

  // A picture that is there already has its room.
  await images.click();
  await editor.tool('Image').click();
  await page.getByLabel('Description').fill('Much of it');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(editor.content.getByAltText('Much of it')).toBeVisible();

  await editor.content.getByText('Much').click();
  await pasteFile(editor.content, 'tiny.png', 'image/png', tinyPng);
  await expect(images).toHaveCount(2);
  await expect(images.first()).toHaveAttribute('src', /^data:image\//);
  const much = 'A'.repeat(1_500_000);
  await paste(editor.content, { 'text/html': `<img src="data:image/png;base64,${much}">` });
  await expect(editor.dialog.getByText(/can add up to 2 MB/)).toBeVisible();
  await editor.save.click();
  await expect(editor.dialog).toBeVisible();
  await expect(editor.content).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toHaveCount(0);
});
