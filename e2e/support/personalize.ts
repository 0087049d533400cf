import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** The dialog in which pictures are made, as a person uses it. */

export const imageDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Create Personalized Image' });

export const tab = (page: Page, name: string) => imageDialog(page).getByRole('tab', { name });

export const button = (page: Page, name: string) =>
  imageDialog(page).getByRole('button', { name, exact: true });

type Kind = 'Headshot' | 'Logo';

export const assetCard = (page: Page, kind: Kind) =>
  imageDialog(page)
    .locator('.mantine-Card-root')
    .filter({ has: page.getByRole('heading', { name: `Upload ${kind}` }) });

export async function pictureFile(color: string, { width = 200, height = 200 } = {}) {
  const create = { width, height, channels: 3 as const, background: color };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${color}.png`, mimeType: 'image/png', buffer };
}

type Chosen = Awaited<ReturnType<typeof pictureFile>>;

export const chooseAsset = (page: Page, kind: Kind, file: Chosen) =>
  assetCard(page, kind).locator('input[type=file]').setInputFiles(file);

export async function uploadInDialog(page: Page, kind: Kind, color = 'teal'): Promise<void> {
  await chooseAsset(page, kind, await pictureFile(color));
  await button(page, `Upload ${kind}`).click();
  await expect(assetCard(page, kind).getByText('Uploaded', { exact: true })).toBeVisible();
}

/** Uploads without the screens that do it, for journeys about what comes after. */
export async function haveAsset(page: Page, type: 'headshot' | 'logo'): Promise<void> {
  const file = await pictureFile(type === 'logo' ? 'navy' : 'teal');
  const response = await page.request.post('/api/user-assets', { multipart: { type, file } });
  expect(response.status(), await response.text()).toBe(201);
}

/** Opens the dialog on the page of a saved item. */
export async function openForItem(page: Page, id: number): Promise<void> {
  await page.goto(`/content/${id}?tab=images`);
  await page.getByRole('button', { name: 'Create Personalized Image' }).click();
  await expect(imageDialog(page)).toBeVisible();
}

export async function openGenerateTab(page: Page, id: number): Promise<void> {
  await haveAsset(page, 'headshot');
  await haveAsset(page, 'logo');
  await openForItem(page, id);
  await button(page, 'Continue to Generate Image').click();
}

/** Has a picture drawn and waits for it. */
export async function generate(page: Page, name: 'Generate Image' | 'Generate New Image') {
  const answer = page.waitForResponse('**/api/generate-ai-image');
  await button(page, name).click();
  const { imageUrl }: { imageUrl: string } = await (await answer).json();
  await expect(shownPicture(page)).toHaveAttribute('src', imageUrl);
  await expect(imageDialog(page).getByText('Generated', { exact: true })).toBeVisible();
  return imageUrl;
}

export const shownPicture = (page: Page) =>
  imageDialog(page).getByRole('img', { name: /^(AI-generated illustration|Your own photo)$/ });

export const ownPhoto = (page: Page, file: Chosen) =>
  imageDialog(page)
    .getByRole('tabpanel', { name: 'Generate Image' })
    .locator('input[type=file]')
    // On a phone the camera's comes after it.
    .first()
    .setInputFiles(file);
