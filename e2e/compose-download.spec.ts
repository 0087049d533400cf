import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { differenceOf, edgesOf, pixelsOf } from './support/compare-pictures.ts';
import {
  downloadButton,
  type OverlayKind,
  openTab,
  overlay,
  preview,
  slider,
} from './support/compose.ts';
import { expect, test, toasts } from './support/journey.ts';
import { randomSettings, type Settings } from './support/random-settings.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

/** By the keyboard: what was said of the last one may lie over the button. */
async function download(page: Page) {
  const saved = page.waitForEvent('download');
  await downloadButton(page).press('Enter');
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** It may lie over what is compared. */
async function closeToast(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);
}

/** The sliders, found once: to find one by its name, the whole page is read. */
async function findSliders(page: Page) {
  const find = async (kind: OverlayKind, names: string[]) =>
    Promise.all(
      names.map(async (name) => [name, await slider(page, kind, name).elementHandle()] as const),
    );
  const { headshot, logo } = randomSettings(1);
  return {
    headshot: new Map(await find('Headshot', Object.keys(headshot))),
    logo: new Map(await find('Logo', Object.keys(logo))),
  };
}

type Sliders = Awaited<ReturnType<typeof findSliders>>;

async function arrange(page: Page, sliders: Sliders, { borderColor, ...settings }: Settings) {
  for (const kind of ['headshot', 'logo'] as const) {
    for (const [name, value] of Object.entries(settings[kind])) {
      await sliders[kind].get(name)?.fill(String(value));
    }
  }
  const color = page.getByLabel('Border color');
  if (await color.isEnabled()) await color.fill(borderColor);
}

test('what is seen is what is downloaded, for three arrangements', async ({ page }) => {
  test.setTimeout(180_000);
  await openTab(page);
  // On whole pixels, without the corners of the card, which are not of the picture, and with nothing told over it.
  await page.addStyleTag({
    content: `h1, h2, output, [aria-label^=Notifications] { display: none } main[style] { margin: 0 !important; padding: 0 !important }
      [aria-label=Preview] { width: 560px; border-radius: 0 }`,
  });
  const sliders = await findSliders(page);
  // Each to the left of the other, moved in at an edge, with a border and without, large and small.
  for (const seed of [1, 3, 4]) {
    await arrange(page, sliders, randomSettings(seed));
    await page.mouse.move(0, 0);
    const seen = await pixelsOf(await preview(page).screenshot());
    const { bytes } = await download(page);
    await expect(downloadButton(page)).toBeEnabled();
    const kept = await pixelsOf(bytes, seen);
    expect(differenceOf(seen, kept), `arrangement ${seed}`).toBeLessThan(0.03);
    for (const color of ['red', 'blue'] as const) {
      const [shown, made] = [edgesOf(seen, color), edgesOf(kept, color)];
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        const off = Math.abs(shown[side] - made[side]);
        expect(off, `${color} ${side} of arrangement ${seed}`).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('what is seen is what is downloaded, for every layout and size', async ({ page }) => {
  test.setTimeout(180_000);
  await openTab(page);
  await page.addStyleTag({
    content: `h1, h2, output, [aria-label^=Notifications] { display: none } main[style] { margin: 0 !important; padding: 0 !important }
      [aria-label=Preview] { width: 560px; border-radius: 0 } [role=img] { border-radius: 0 !important }`,
  });
  const size = page.getByRole('combobox', { name: 'Size' });
  const presets = await size
    .locator('option')
    .evaluateAll((options) => options.map((each) => each.textContent));
  const layouts = page.getByRole('group', { name: 'Layout' }).getByRole('button');
  await expect(layouts).toHaveCount(9);
  for (const [index, layout] of (await layouts.all()).slice(1).entries()) {
    const name = await layout.innerText();
    await layout.click();
    await expect(layout).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    await size.selectOption({ index: 0 });
    const seen = await pixelsOf(await preview(page).screenshot());
    const whole = await pixelsOf((await download(page)).bytes, seen);
    expect(differenceOf(seen, whole), name).toBeLessThan(0.02);
    // Each layout in another size; the sizes share all that places things.
    await size.selectOption({ index: 1 + (index % (presets.length - 1)) });
    const small = await pixelsOf(
      await page.getByRole('img', { name: /^Your image as / }).screenshot(),
    );
    const sized = await pixelsOf((await download(page)).bytes, small);
    expect(differenceOf(small, sized), `${name}, sized`).toBeLessThan(0.03);
  }
});

test('the picture is made once, pressed once, and saved in any size', async ({ page }) => {
  await openTab(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let calls = 0;
  await page.route('**/api/personalize-image', async (route) => {
    calls += 1;
    expect(route.request().postDataJSON()).toMatchObject({ outputFormat: 'png' });
    await held;
    return route.continue();
  });
  const asked = page.waitForRequest('**/api/download-personalized-image');
  const made = download(page);
  await expect(page.getByText('Preparing...')).toBeVisible();
  await expect(downloadButton(page)).toBeDisabled();
  letThrough();
  const first = await made;
  await expect(toasts(page)).toContainText('Image personalized');
  await expect(downloadButton(page)).toBeEnabled();
  await expect(toasts(page)).toContainText('Your image has been personalized and downloaded.');
  const [[imagePath, id] = []] = await page.evaluate(() => window.personalized);
  expect(first.name).toBe(`personalized-image-${id}.png`);
  expect((await asked).postDataJSON()).toMatchObject({ format: 'png', quality: 90 });
  expect(imagePath).toMatch(/^\/api\/files\//);
  expect(await sharp(first.bytes).metadata()).toMatchObject({
    format: 'png',
    width: 1600,
    height: 1200,
  });

  for (const [preset, size, width, height] of [
    ['square', 'Square, 1080 × 1080', 1080, 1080],
    ['story', 'Story, 1080 × 1920', 1080, 1920],
  ] as const) {
    await page.getByRole('combobox', { name: 'Size' }).selectOption(size);
    await closeToast(page);
    const shown = page.getByRole('img', { name: /^Your image as / });
    await shown.evaluate((element) => {
      element.style.borderRadius = '0';
    });
    const seen = await pixelsOf(await shown.screenshot());
    const { name, bytes } = await download(page);
    expect(name).toBe(`personalized-image-${id}-${preset}.png`);
    expect(differenceOf(seen, await pixelsOf(bytes, seen)), size).toBeLessThan(0.03);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  }
  expect(calls).toBe(1);
  expect(await page.evaluate(() => window.personalized.length)).toBe(1);

  await overlay(page, 'Logo').press('ArrowUp');
  const second = await download(page);
  expect(second.name).not.toBe(first.name);
  expect(await page.evaluate(() => window.personalized.length)).toBe(2);
});

test('what goes wrong is said in the words for it', async ({ page }) => {
  await openTab(page);
  await page.route('**/api/personalize-image', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_input', message: 'You must upload a logo first' },
    }),
  );
  await downloadButton(page).click();
  await expect(toasts(page)).toContainText('Personalization failed');
  await expect(toasts(page)).toContainText('You must upload a logo first');
  expect(await page.evaluate(() => window.personalized)).toEqual([]);
  await page.unroute('**/api/personalize-image');

  await page.route('**/api/download-personalized-image', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }),
  );
  await downloadButton(page).press('Enter');
  await expect(toasts(page)).toContainText('Download failed');
  await expect(toasts(page)).toContainText(
    "Your image was personalized but couldn't be downloaded. Try viewing it and saving it manually.",
  );
  await expect(downloadButton(page)).toBeFocused();
  await page.unroute('**/api/download-personalized-image');
  await download(page);
  expect(await page.evaluate(() => window.personalized.length)).toBe(1);

  const message = 'You must be logged in to personalize images';
  await page.route('**/api/personalize-image', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message } }),
  );
  await overlay(page, 'Logo').press('ArrowUp');
  await downloadButton(page).press('Enter');
  await expect(toasts(page)).toContainText(message);
});
