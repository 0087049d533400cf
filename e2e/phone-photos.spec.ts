import sharp from 'sharp';
import { heicPicture } from './support/heic-picture.ts';
import { expect, ownId, registerQuickly, test } from './support/journey.ts';
import {
  assetCard,
  button,
  chooseAsset,
  openForItem,
  openGenerateTab,
  ownPhoto,
  shownPicture,
} from './support/personalize.ts';
import { saveItem } from './support/saved-content.ts';

/** Photos as phones make them are turned into what the server takes, in the browser. */

const heic = { name: 'IMG_0042.HEIC', mimeType: '', buffer: heicPicture };

/** 48 megapixels, as a phone has them today. */
async function largePhoto() {
  const create = { width: 8000, height: 6000, channels: 3 as const, background: '#c03020' };
  const buffer = await sharp({ create, limitInputPixels: false }).jpeg().toBuffer();
  return { name: 'IMG_0043.JPG', mimeType: 'image/jpeg', buffer };
}

test('a HEIC photo becomes the headshot, a photo of 48 megapixels the logo', async ({ page }) => {
  await registerQuickly(page);
  const { id } = await saveItem(page);
  await openForItem(page, id);
  const decoders: string[] = [];
  page.on('request', (request) => {
    if (/heic-worker|libheif/.test(request.url())) decoders.push(request.url());
  });
  const upload = async (kind: 'Headshot' | 'Logo', file: typeof heic) => {
    await chooseAsset(page, kind, file);
    await button(page, `Upload ${kind}`).click();
    await expect(assetCard(page, kind).getByText('Uploaded', { exact: true })).toBeVisible();
    const address = `/api/user-assets/${await ownId(page)}/${kind.toLowerCase()}`;
    const [asset] = await (await page.request.get(address)).json();
    return sharp(await (await page.request.get(asset.path)).body());
  };

  const logo = await upload('Logo', await largePhoto());
  const { width = 0, height = 0 } = await logo.metadata();
  expect(width * height).toBeLessThanOrEqual(40_000_000);
  expect(width / height).toBeCloseTo(8000 / 6000, 2);
  // Nobody who needs no decoder loads it.
  expect(decoders).toEqual([]);

  const headshot = await upload('Headshot', heic);
  expect(await headshot.metadata()).toMatchObject({ width: 320, height: 240 });
  const { data } = await headshot.raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(blue + 60);
  expect(decoders.length).toBeGreaterThan(0);
});

test('the agent’s own photo may be HEIC, and a damaged one says so', async ({ page }) => {
  await registerQuickly(page);
  const { id } = await saveItem(page);
  await openGenerateTab(page, id);
  await ownPhoto(page, { ...heic, buffer: Buffer.from('no photo at all') });
  await expect(
    page.getByText('We couldn’t read this picture. Please try another one.'),
  ).toBeVisible();
  await ownPhoto(page, heic);
  await expect(shownPicture(page)).toBeVisible();
  await expect(shownPicture(page)).toHaveAccessibleName('Your own photo');
});
