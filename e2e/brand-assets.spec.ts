import { open } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { section } from './support/account.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  ownId,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { expectToFitAPhone } from './support/narrow.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

type Kind = 'Headshot' | 'Logo';

const card = (page: Page, kind: Kind) =>
  page
    .getByRole('region', { name: 'Brand assets' })
    .locator('.mantine-Card-root')
    .filter({ has: page.getByRole('heading', { name: `Upload ${kind}` }) });

const dropArea = (page: Page, kind: Kind) =>
  card(page, kind).getByRole('button', { name: `Choose your ${kind.toLowerCase()}` });

async function picture(color: string, size = 200) {
  const create = { width: size, height: size, channels: 3 as const, background: color };
  return {
    name: `${color}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, kind: Kind, file: Chosen | string) =>
  card(page, kind).locator('input[type=file]').setInputFiles(file);

const uploadButton = (page: Page, kind: Kind) =>
  card(page, kind).getByRole('button', { name: `Upload ${kind}`, exact: true });

async function openCards(page: Page): Promise<void> {
  await registerQuickly(page);
  await page.goto('/account');
  await expect(dropArea(page, 'Headshot')).toBeVisible();
}

async function uploadNow(page: Page, kind: Kind, color: string): Promise<void> {
  await choose(page, kind, await picture(color));
  await uploadButton(page, kind).click();
  await expect(card(page, kind).getByText('Uploaded', { exact: true })).toBeVisible();
}

test('a headshot and a logo are chosen, uploaded, replaced and removed', async ({ page }) => {
  await openCards(page);
  await expect(card(page, 'Headshot')).toContainText(
    'A square image with a clean background is recommended.',
  );
  await expect(card(page, 'Logo')).toContainText('A transparent PNG is recommended.');
  for (const kind of ['Headshot', 'Logo'] as const) {
    await choose(page, kind, await picture('teal'));
    await expect(card(page, kind).getByText('teal.png')).toBeVisible();
    await expect(card(page, kind).getByText('Uploaded', { exact: true })).toHaveCount(0);
    await uploadButton(page, kind).click();
    await expect(toasts(page).getByText('Asset uploaded')).toBeVisible();
    await expect(card(page, kind).getByText('Uploaded', { exact: true })).toBeVisible();
  }
  for (const kind of ['headshot', 'logo']) {
    const image = page.getByRole('img', { name: `Your ${kind}` });
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(200);
  }

  const image = page.getByRole('img', { name: 'Your headshot' });
  const before = await image.getAttribute('src');
  const replaced = page.waitForRequest(/\/api\/user-assets\/\d+\/replace$/);
  await choose(page, 'Headshot', await picture('navy'));
  await uploadButton(page, 'Headshot').click();
  await replaced;
  await expect(toasts(page).getByText('Asset replaced')).toBeVisible();
  await expect(image).not.toHaveAttribute('src', before ?? '');

  await page.getByRole('button', { name: 'Remove logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove your logo?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dropArea(page, 'Logo')).toBeVisible();
  const logos = `/api/user-assets/${await ownId(page)}/logo`;
  expect(await (await page.request.get(logos)).json()).toEqual([]);
});

test('a picture can be dropped and put back unsent, and chosen and uploaded by keyboard', async ({
  page,
}) => {
  await openCards(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const { buffer } = await picture('olive');
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return data;
  }, buffer.toString('base64'));
  await dropArea(page, 'Logo').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(card(page, 'Logo').getByText('dropped.png')).toBeVisible();
  await card(page, 'Logo').getByRole('button', { name: 'Remove dropped.png' }).click();
  await expect(dropArea(page, 'Logo')).toBeVisible();
  expect(sent).toEqual([]);

  // The keyboard goes on from where it is.
  const dialog = page.waitForEvent('filechooser');
  await dropArea(page, 'Headshot').press('Enter');
  await (await dialog).setFiles(await picture('teal'));
  await expect(uploadButton(page, 'Headshot')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Replace headshot' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove headshot' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Remove', exact: true })
    .press('Enter');
  await expect(dropArea(page, 'Headshot')).toBeFocused();
});

test('an upload that dies is tried once more with the same key; its way is shown, accessible, and fits', async ({
  page,
}) => {
  test.slow();
  await openCards(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/user-assets', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await uploadNow(page, 'Headshot', 'teal');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await page.unroute('**/api/user-assets');

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let form = '';
  await page.route('**/api/user-assets', async (route) => {
    form = route.request().postDataBuffer()?.toString('latin1') ?? '';
    await held;
    return route.continue();
  });
  const name = `${'long-'.repeat(40)}.png`;
  await choose(page, 'Logo', { ...(await picture('navy')), name });
  await expectToFitAPhone(page);
  await uploadButton(page, 'Logo').click();
  await expect(card(page, 'Logo').getByText('Uploading...')).toBeVisible();
  await expect(card(page, 'Logo').getByRole('progressbar', { name: 'Upload' })).toBeAttached();
  await expect(card(page, 'Logo').getByRole('button', { name: /Upload/ })).toBeDisabled();
  await expectAccessibleInBothSchemes(page, section(page, 'Brand assets'));
  letThrough();
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  expect(form).toMatch(/name="userId"[\s\S]*name="type"[\s\S]*logo[\s\S]*name="file"; filename="/);
  expect(form).toContain(`filename="${name}"`);
});

test('what cannot be taken is said beside the card and can be put right; who has been signed out is told to log in', async ({
  page,
}, testInfo) => {
  await openCards(page);
  const wrong = (words: string | RegExp) =>
    card(page, 'Headshot').getByRole('alert').getByText(words);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await choose(page, 'Headshot', text);
  await expect(wrong('Please choose a PNG, JPG or WEBP picture.')).toBeVisible();
  await choose(page, 'Headshot', await tooLarge(testInfo.outputPath('huge.png')));
  await expect(wrong('Files can be up to 10 MB.')).toBeVisible();
  await expect(card(page, 'Logo').getByRole('alert')).toHaveCount(0);

  // These look right from here; the server knows better.
  for (const [file, message] of [
    [{ ...text, name: 'notes.png', mimeType: 'image/png' }, /PNG, JPG or WEBP picture/],
    [await picture('teal', 20), /only 20 by 20 pixels/],
  ] as const) {
    await choose(page, 'Headshot', file);
    await expect(card(page, 'Headshot').getByRole('alert')).toHaveCount(0);
    await uploadButton(page, 'Headshot').click();
    await expect(wrong(message)).toBeVisible();
    await expect(toasts(page).getByText('Upload failed')).toBeVisible();
    await expect(card(page, 'Headshot').getByText(file.name)).toBeVisible();
    await card(page, 'Headshot')
      .getByRole('button', { name: `Remove ${file.name}` })
      .click();
  }
  await uploadNow(page, 'Headshot', 'teal');
  await expect(card(page, 'Headshot').getByRole('alert')).toHaveCount(0);

  await page.context().clearCookies();
  await choose(page, 'Logo', await picture('navy'));
  const words = 'You must be logged in to upload assets';
  await uploadButton(page, 'Logo').click();
  await expect(toasts(page).getByText(words)).toBeVisible();
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await uploadButton(page, 'Logo').click();
  await expect(toasts(page).getByText(words)).toBeVisible();
  await expect(card(page, 'Logo').getByText('navy.png')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your headshot' })).toBeVisible();
});

/** On the disk, where the browser finds it: ten megabytes need not be sent there. */
async function tooLarge(path: string): Promise<string> {
  const file = await open(path, 'w');
  await file.truncate(10 * 1024 * 1024 + 1);
  await file.close();
  return path;
}
