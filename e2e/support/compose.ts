import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openModule } from './browser-module.ts';
import type { GivenPictures } from './compose-page.ts';
import { expect, ownId, registerQuickly } from './journey.ts';
import { serveView } from './view-module.ts';

/** Steps on the tab where headshot and logo are put on a picture. */

const entry = path.join(import.meta.dirname, 'compose-page.ts');

const drawn = (width: number, height: number, shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** The same for every journey, so drawn once. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

// Greys behind, reds for the headshot, blues for the logo: each can be found again by its color.
const background = once(() =>
  drawn(
    1800,
    1000,
    `<defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="#d8d8d8"/><stop offset="1" stop-color="#606060"/></linearGradient></defs>
    <rect width="1800" height="1000" fill="url(#sky)"/><path d="M500 900V500l400-260 400 260v400z" fill="#9a9a9a"/><path d="M820 900V640h160v260z" fill="#505050"/>`,
  ),
);
const headshot = once(() =>
  drawn(
    500,
    700,
    '<rect width="500" height="700" fill="#c81e1e"/><circle cx="250" cy="300" r="120" fill="#e86a5a"/><rect x="110" y="440" width="280" height="260" rx="80" fill="#7c1010"/>',
  ),
);
const logo = once(() =>
  drawn(
    480,
    160,
    '<rect width="480" height="160" rx="20" fill="#1432d2"/><circle cx="90" cy="80" r="44" fill="#8fa2ff"/>',
  ),
);

/** An agent with headshot, logo and an own photo as the background. */
export async function givePictures(page: Page): Promise<GivenPictures> {
  await registerQuickly(page);
  await upload(page, '/api/user-assets', await headshot(), 'headshot');
  await upload(page, '/api/user-assets', await logo(), 'logo');
  const { imageUrl, aiImageId } = await upload(page, '/api/ai-images', await background());
  const id = await ownId(page);
  const newest = async (type: string) =>
    (await (await page.request.get(`/api/user-assets/${id}/${type}`)).json())[0].path;
  return {
    background: { url: imageUrl, id: aiImageId, isOwn: true },
    headshotUrl: await newest('headshot'),
    logoUrl: await newest('logo'),
  };
}

async function upload(page: Page, address: string, buffer: Buffer, type?: string) {
  const file = { name: 'picture.png', mimeType: 'image/png', buffer };
  const multipart = { ...(type && { type }), file };
  const response = await page.request.post(address, { multipart });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

export async function openGiven(page: Page, given: Window['given']): Promise<void> {
  await serveView(page.context(), entry);
  await page.addInitScript((values) => {
    window.given = values;
  }, given);
  await openModule(page);
}

export async function openTab(page: Page): Promise<GivenPictures> {
  const pictures = await givePictures(page);
  await openGiven(page, { pictures });
  await expect.poll(async () => (await boxOf(page, 'Logo')).height).toBeLessThan(10);
  return pictures;
}

export type OverlayKind = 'Headshot' | 'Logo';

export const preview = (page: Page) => page.getByRole('group', { name: 'Preview' });
export const overlay = (page: Page, kind: OverlayKind) =>
  preview(page).getByRole('button', { name: new RegExp(`^${kind}, `) });
/** The picture of a piece; what takes the finger around it may be larger. */
const pictureOf = (page: Page, kind: OverlayKind) => overlay(page, kind).locator(':scope > span');
const settings = (page: Page, kind: OverlayKind) =>
  page.getByRole('region', { name: `${kind} Settings` });
export const slider = (page: Page, kind: OverlayKind, name: string) =>
  settings(page, kind).getByRole('slider', { name });
export const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download Image' });

/** Where a piece is drawn, in percent of the preview. */
export async function boxOf(page: Page, kind: OverlayKind) {
  const [frame, box] = [await rectOf(preview(page)), await rectOf(pictureOf(page, kind))];
  return {
    left: ((box.x - frame.x) / frame.width) * 100,
    top: ((box.y - frame.y) / frame.height) * 100,
    width: (box.width / frame.width) * 100,
    height: (box.height / frame.height) * 100,
  };
}

export function rectOf(locator: ReturnType<Page['locator']>) {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Takes a piece by its middle and moves it by percents of the preview. */
export async function drag(page: Page, kind: OverlayKind, by: { x: number; y: number }) {
  await preview(page).scrollIntoViewIfNeeded();
  const frame = await rectOf(preview(page));
  const box = await rectOf(overlay(page, kind));
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (by.x / 100) * frame.width, from.y + (by.y / 100) * frame.height, {
    steps: 4,
  });
}
