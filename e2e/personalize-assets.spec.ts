import type { Page } from '@playwright/test';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import {
  assetCard,
  button,
  chooseAsset,
  dialog,
  haveAsset,
  openForItem,
  picture,
  tab,
  uploadAsset,
} from './support/personalize.ts';
import { saveItem } from './support/saved-content.ts';

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('replacing moves on while something is missing, and stays when nothing is', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  await haveAsset(page, 'headshot');
  await openForItem(page, id);
  await chooseAsset(page, 'Headshot', await picture('olive'));
  await button(page, 'Upload Headshot').click();
  await expect(toasts(page).getByText('Asset replaced')).toBeVisible();
  await expect(tab(page, 'Generate Image')).toHaveAttribute('aria-selected', 'true');
  const needed = 'Upload your logo too, then you can generate an image.';
  await expect(dialog(page).getByText(needed)).toBeVisible();
  await expect(button(page, 'Generate Image')).toBeDisabled();

  await button(page, 'Upload Assets').click();
  await uploadAsset(page, 'Logo');
  const before = await page.getByRole('img', { name: 'Your logo' }).getAttribute('src');
  await chooseAsset(page, 'Logo', await picture('maroon'));
  await button(page, 'Upload Logo').click();
  await expect(page.getByRole('img', { name: 'Your logo' })).not.toHaveAttribute(
    'src',
    `${before}`,
  );
  await expect(tab(page, 'Upload Assets')).toHaveAttribute('aria-selected', 'true');
});

test('a headshot is framed in its circle before it is uploaded', async ({ page }) => {
  const { id } = await saveItem(page);
  await openForItem(page, id);
  await chooseAsset(page, 'Headshot', await picture('olive', { width: 600, height: 400 }));
  await expect(button(page, 'Use as it is')).toBeDisabled();
  await dialog(page).getByRole('slider', { name: 'Zoom' }).press('End');
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

  await chooseAsset(page, 'Headshot', await picture('navy', { width: 600, height: 400 }));
  await dialog(page).getByRole('slider', { name: 'Zoom' }).press('End');
  await button(page, 'Use as it is').click();
  await button(page, 'Upload Headshot').click();
  await expect(toasts(page).getByText('Asset replaced')).toBeVisible();
  await tab(page, 'Upload Assets').click();
  await expect.poll(() => uploaded.evaluate(sizeOf)).toEqual([600, 400]);
});

test('a picture can be pasted', async ({ page }) => {
  const { id } = await saveItem(page);
  await openForItem(page, id);
  await paste(page, await picture('teal'));
  await expect(assetCard(page, 'Headshot').getByText('teal.png')).toBeVisible();
  await assetCard(page, 'Logo').hover();
  await paste(page, { ...(await picture('navy')), mimeType: 'image/gif' });
  const refused = assetCard(page, 'Logo').getByRole('alert');
  await expect(refused).toHaveText('Please choose a PNG, JPG or WEBP picture.');
  await paste(page, await picture('navy'));
  await expect(assetCard(page, 'Logo').getByText('navy.png')).toBeVisible();
  await expect(refused).toHaveCount(0);
});

/** As the keyboard does it: on what has the focus. */
const paste = (page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof picture>>) =>
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
