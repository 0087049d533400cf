import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Steps of an admin in the lists of templates, websites and pictures. */

export const catalogDialog = (page: Page): Locator => page.getByRole('dialog');

/** A field of the open form. */
export const field = (page: Page, name: string): Locator =>
  catalogDialog(page).getByRole('textbox', { name, exact: true });

/** The row of a list, or the card of a picture. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });

export const activeSwitch = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: `Active: ${name}` });

/** The words of the switch lie over it. */
export const turn = (page: Page, name: string): Promise<void> =>
  activeSwitch(page, name).click({ force: true });

export async function press(page: Page, button: string): Promise<void> {
  await catalogDialog(page).getByRole('button', { name: button, exact: true }).click();
}

/** A picture in one color. */
export async function pictureIn(color: string) {
  const buffer = await sharp({
    create: { width: 128, height: 96, channels: 3, background: color },
  })
    .png()
    .toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}

/** How wide the picture behind an image element is, once it is there; 0 for a broken one. */
export const naturalWidth = (image: Locator): Promise<number> =>
  image.evaluate((element: HTMLImageElement) => element.naturalWidth);
