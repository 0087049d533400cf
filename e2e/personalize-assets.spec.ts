import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  assetCard,
  button,
  chooseAsset,
  imageDialog,
  openForItem,
  ownPhoto,
  pictureFile,
  tab,
  uploadInDialog,
} from './support/personalize.ts';
import { saveItem } from './support/saved-content.ts';

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('each tab waits for the one before it: pasted pictures, then an own photo; accessible, light and dark', async ({
  page,
}) => {
  test.slow();
  const { id } = await saveItem(page);
  await openForItem(page, id);
  await expect(imageDialog(page).getByRole('listitem')).toHaveText([
    /Upload headshot and logo\./,
    /Generate an AI image from the content\./,
    /Customize position and size, then save\./,
  ]);
  await expect(tab(page, 'Upload Assets')).toHaveAttribute('aria-selected', 'true');
  await paste(page, await pictureFile('teal'));
  await expect(assetCard(page, 'Headshot').getByText('teal.png')).toBeVisible();
  await assetCard(page, 'Logo').hover();
  await paste(page, { ...(await pictureFile('navy')), mimeType: 'image/gif' });
  const refused = assetCard(page, 'Logo').getByRole('alert');
  await expect(refused).toHaveText('Please choose a PNG, JPG or WEBP picture.');
  await expectAccessibleInBothSchemes(page);
  await paste(page, await pictureFile('navy'));
  await expect(assetCard(page, 'Logo').getByText('navy.png')).toBeVisible();
  await expect(refused).toHaveCount(0);

  await button(page, 'Upload Headshot').click();
  await expect(assetCard(page, 'Headshot').getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(tab(page, 'Generate Image')).toBeDisabled();
  await expect(button(page, 'Continue to Generate Image')).toHaveCount(0);
  await button(page, 'Upload Logo').click();
  await expect(tab(page, 'Personalize')).toBeDisabled();
  await button(page, 'Continue to Generate Image').click();
  await expect(tab(page, 'Generate Image')).toHaveAttribute('aria-selected', 'true');
  await expect(button(page, 'Continue to Personalize')).toHaveCount(0);

  const words = 'The AI will generate the image from the content and style.';
  await expect(imageDialog(page).getByText(words)).toBeVisible();
  await takeOwnPhoto(page);
  await expect(tab(page, 'Personalize')).toBeEnabled();
  await button(page, 'Continue to Personalize').click();
  await expect(tab(page, 'Personalize')).toHaveAttribute('aria-selected', 'true');
});

/** What is refused is told; the third is taken. */
async function takeOwnPhoto(page: Page): Promise<void> {
  const alert = imageDialog(page).getByRole('alert');
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await ownPhoto(page, text);
  await expect(alert).toHaveText('Please choose a PNG, JPG or WEBP picture.');
  for (const status of [413, 415]) {
    const message = `Refused with ${status}`;
    await page.route('**/api/ai-images', (route) => route.fulfill({ status, json: { message } }));
    await ownPhoto(page, await pictureFile('olive'));
    await expect(alert).toHaveText(message);
    await expect(toasts(page).getByText('Upload failed')).toBeVisible();
    await page.unroute('**/api/ai-images');
  }
  await ownPhoto(page, await pictureFile('olive', { width: 800, height: 600 }));
  await expect(page.getByRole('img', { name: 'Your own photo' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(button(page, 'Generate Image')).toBeEnabled();
}

test('a headshot is framed in its circle; replacing moves on while something is missing, and stays when nothing is', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  await openForItem(page, id);
  await chooseAsset(page, 'Headshot', await pictureFile('olive', { width: 600, height: 400 }));
  await expect(button(page, 'Use as is')).toBeDisabled();
  await imageDialog(page).getByRole('slider', { name: 'Zoom' }).press('End');
  const circle = button(page, 'Move the picture inside the circle');
  const image = circle.getByRole('img');
  const leftOf = () => image.evaluate((element) => Number.parseFloat(element.style.left));
  const middle = await leftOf();
  await circle.press('Shift+ArrowRight');
  expect(await leftOf()).toBeGreaterThan(middle);
  const box = await circle.boundingBox();
  if (!box) throw new Error('The circle is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.up();
  expect(await leftOf()).toBeLessThan(middle);

  await button(page, 'Upload Headshot').click();
  const uploaded = page.getByRole('img', { name: 'Your headshot' });
  const sizeOf = (element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight];
  await expect.poll(() => uploaded.evaluate(sizeOf)).toEqual([100, 100]);

  await chooseAsset(page, 'Headshot', await pictureFile('navy', { width: 600, height: 400 }));
  await imageDialog(page).getByRole('slider', { name: 'Zoom' }).press('End');
  await button(page, 'Use as is').click();
  await button(page, 'Upload Headshot').click();
  await expect(toasts(page).getByText('Asset replaced')).toBeVisible();
  await expect(tab(page, 'Generate Image')).toHaveAttribute('aria-selected', 'true');
  const needed = 'Upload your logo too, then you can generate an image.';
  await expect(imageDialog(page).getByText(needed)).toBeVisible();
  await expect(button(page, 'Generate Image')).toBeDisabled();

  await button(page, 'Upload Assets').click();
  await expect.poll(() => uploaded.evaluate(sizeOf)).toEqual([600, 400]);
  await uploadInDialog(page, 'Logo');
  const logo = page.getByRole('img', { name: 'Your logo' });
  const before = await logo.getAttribute('src');
  await chooseAsset(page, 'Logo', await pictureFile('maroon'));
  await button(page, 'Upload Logo').click();
  await expect(logo).not.toHaveAttribute('src', `${before}`);
  await expect(tab(page, 'Upload Assets')).toHaveAttribute('aria-selected', 'true');
});

/** As the keyboard does it: on what has the focus. */
const paste = (page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof pictureFile>>) =>
  page.evaluate(
    ([base64, fileName, type]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], fileName, { type }));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true });
      document.activeElement?.dispatchEvent(event);
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
