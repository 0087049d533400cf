import type { Page } from '@playwright/test';
import { expect, expectAccessible, registerQuickly, test } from './support/journey.ts';
import { saveItem } from './support/saved-content.ts';
import { logOut } from './support/steps.ts';

/** The app without a network: what this browser keeps of it, and of whom. */

test.use({ serviceWorkers: 'allow', consoleErrors: { allowed: [/net::ERR_/, /Failed to fetch/] } });

/** The first page brings what is kept; from then on it answers. */
async function untilShellIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { controller } = navigator.serviceWorker;
    if (controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Addresses of what is kept of the signed-in user. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('loaded-'));
    const caching = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });
const namesOfCaches = (page: Page) => page.evaluate(() => caches.keys());

test('without a network what was loaded opens, can be copied, and is erased with the logout', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = await registerQuickly(page);
  const { id } = await saveItem(page, {
    title: 'Sold on Maple',
    content: '<p>We painted the gate.</p>',
  });
  await page.goto('/');
  await untilShellIsKept(page);
  await page.goto(`/content/${id}`);
  await expect(page.getByText('We painted the gate.')).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain(`/api/saved-content/${id}`);
  await page.goto('/saved-content');
  await expect(page.getByText('Sold on Maple')).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain('/api/saved-content');

  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.goto(`/content/${id}`);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByText('We painted the gate.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('We painted the gate.');
  await page.goto('/saved-content');
  await expect(page.getByText('Sold on Maple')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await logOut(page, name);
  await expect.poll(() => namesOfCaches(page)).toEqual([expect.stringMatching(/^shell-/)]);

  await context.setOffline(true);
  await page.goto(`/content/${id}`);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('We painted the gate.')).toHaveCount(0);
});

test('it can be installed: a name, a start, icons of the sizes that phones ask for', async ({
  page,
}) => {
  await page.goto('/auth');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Porchlight', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const [width] = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth];
    }, src);
    expect(`${width}x${width}`).toBe(sizes);
  }
});
