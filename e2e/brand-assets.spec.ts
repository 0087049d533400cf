import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';

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

const choose = (page: Page, kind: Kind, file: Chosen | Chosen[]) =>
  card(page, kind).locator('input[type=file]').setInputFiles(file);

async function openCards(page: Page): Promise<void> {
  await registerQuickly(page);
  await page.goto('/account');
  await expect(dropArea(page, 'Headshot')).toBeVisible();
}

async function uploadNow(page: Page, kind: Kind, color: string): Promise<void> {
  await choose(page, kind, await picture(color));
  await card(page, kind)
    .getByRole('button', { name: `Upload ${kind}`, exact: true })
    .click();
  await expect(card(page, kind).getByText('Uploaded', { exact: true })).toBeVisible();
}

test('a headshot and a logo are chosen, uploaded, and still there after a reload', async ({
  page,
}) => {
  await openCards(page);
  await expect(card(page, 'Headshot')).toContainText(
    'A square image with a clean background is recommended.',
  );
  await expect(card(page, 'Logo')).toContainText('A transparent PNG is recommended.');

  for (const kind of ['Headshot', 'Logo'] as const) {
    await choose(page, kind, await picture('teal'));
    await expect(card(page, kind).getByText('teal.png')).toBeVisible();
    await expect(card(page, kind).getByText('Uploaded', { exact: true })).toHaveCount(0);
    await card(page, kind)
      .getByRole('button', { name: `Upload ${kind}`, exact: true })
      .click();
    await expect(toasts(page).getByText('Asset uploaded')).toBeVisible();
    await expect(card(page, kind).getByText('Uploaded', { exact: true })).toBeVisible();
  }
  await page.reload();
  for (const kind of ['headshot', 'logo']) {
    const image = page.getByRole('img', { name: `Your ${kind}` });
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(200);
  }
});

test('a picture can be dropped', async ({ page }) => {
  await openCards(page);
  const { buffer } = await picture('olive');
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return data;
  }, buffer.toString('base64'));
  await dropArea(page, 'Logo').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(card(page, 'Logo').getByText('dropped.png')).toBeVisible();
});

test('the area opens the file dialog by keyboard, and the keyboard goes on from there', async ({
  page,
}) => {
  await openCards(page);
  const dialog = page.waitForEvent('filechooser');
  await dropArea(page, 'Headshot').press('Enter');
  await (await dialog).setFiles(await picture('teal'));
  await expect(page.getByRole('button', { name: 'Upload Headshot', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Replace headshot' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove headshot' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Remove', exact: true })
    .press('Enter');
  await expect(dropArea(page, 'Headshot')).toBeFocused();
});

test('a chosen file can be put back, and nothing is sent', async ({ page }) => {
  await openCards(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await choose(page, 'Headshot', await picture('teal'));
  await card(page, 'Headshot').getByRole('button', { name: 'Remove teal.png' }).click();
  await expect(dropArea(page, 'Headshot')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the way of an upload is shown while it goes', async ({ page }) => {
  await openCards(page);
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
  await choose(page, 'Logo', await picture('teal'));
  await card(page, 'Logo').getByRole('button', { name: 'Upload Logo', exact: true }).click();
  await expect(card(page, 'Logo').getByText('Uploading...')).toBeVisible();
  await expect(card(page, 'Logo').getByRole('progressbar', { name: 'Upload' })).toBeAttached();
  await expect(card(page, 'Logo').getByRole('button', { name: /Upload/ })).toBeDisabled();
  await expectAccessible(page);
  letThrough();
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  expect(form).toMatch(
    /name="userId"[\s\S]*name="type"[\s\S]*logo[\s\S]*name="file"; filename="teal.png"/,
  );
});

test('a picture is replaced in its place', async ({ page }) => {
  await openCards(page);
  await uploadNow(page, 'Headshot', 'teal');
  const image = page.getByRole('img', { name: 'Your headshot' });
  const before = await image.getAttribute('src');
  const replaced = page.waitForRequest(/\/api\/user-assets\/\d+\/replace$/);
  await choose(page, 'Headshot', await picture('navy'));
  await card(page, 'Headshot')
    .getByRole('button', { name: 'Upload Headshot', exact: true })
    .click();
  await replaced;
  await expect(toasts(page).getByText('Asset replaced')).toBeVisible();
  await expect(image).not.toHaveAttribute('src', before ?? '');
});

test('a picture is removed after a question', async ({ page }) => {
  await openCards(page);
  await uploadNow(page, 'Logo', 'teal');
  await page.getByRole('button', { name: 'Remove logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove your logo?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dropArea(page, 'Logo')).toBeVisible();
  await page.reload();
  await expect(dropArea(page, 'Logo')).toBeVisible();
});

test('what cannot be taken is said beside the card, and can be put right', async ({ page }) => {
  await openCards(page);
  const wrong = (text: string) => card(page, 'Headshot').getByRole('alert').getByText(text);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await choose(page, 'Headshot', text);
  await expect(wrong('Please choose a PNG, JPG or WEBP picture.')).toBeVisible();

  const huge = Buffer.alloc(10 * 1024 * 1024 + 1);
  await choose(page, 'Headshot', { name: 'huge.png', mimeType: 'image/png', buffer: huge });
  await expect(wrong('A file may have at most 10 MB.')).toBeVisible();
  await expect(card(page, 'Logo').getByRole('alert')).toHaveCount(0);

  // These look right from here; the server knows better.
  for (const [file, message] of [
    [{ ...text, name: 'notes.png', mimeType: 'image/png' }, /PNG, JPG or WEBP picture/],
    [await picture('teal', 20), /only 20 by 20 pixels/],
  ] as const) {
    await choose(page, 'Headshot', file);
    await expect(card(page, 'Headshot').getByRole('alert')).toHaveCount(0);
    await card(page, 'Headshot')
      .getByRole('button', { name: 'Upload Headshot', exact: true })
      .click();
    await expect(card(page, 'Headshot').getByRole('alert').getByText(message)).toBeVisible();
    await expect(toasts(page).getByText('Upload failed')).toBeVisible();
    await expect(card(page, 'Headshot').getByText(file.name)).toBeVisible();
    await card(page, 'Headshot')
      .getByRole('button', { name: `Remove ${file.name}` })
      .click();
  }
  await uploadNow(page, 'Headshot', 'teal');
  await expect(card(page, 'Headshot').getByRole('alert')).toHaveCount(0);
});

test('an upload that dies on the way is tried once more with the same key', async ({ page }) => {
  await openCards(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/user-assets', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await uploadNow(page, 'Logo', 'teal');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('who has been signed out is told to log in, and keeps what is there', async ({ page }) => {
  await openCards(page);
  await uploadNow(page, 'Headshot', 'teal');
  await page.context().clearCookies();
  await choose(page, 'Logo', await picture('navy'));
  const button = card(page, 'Logo').getByRole('button', { name: 'Upload Logo', exact: true });
  await button.click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await button.click();
  await expect(toasts(page).getByText('You must be logged in to upload assets')).toBeVisible();
  await expect(card(page, 'Logo').getByText('navy.png')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your headshot' })).toBeVisible();
});

test('the cards are accessible in all their states, light and dark', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  await openCards(page);
  await uploadNow(page, 'Headshot', 'teal');
  await choose(page, 'Logo', { ...(await picture('navy')), name: `${'long-'.repeat(40)}.png` });
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Remove headshot' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
