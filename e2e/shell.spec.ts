import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  newName,
  registerQuickly,
  test,
} from './support/journey.ts';
import { logIn } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/net::ERR_FAILED/, /dynamically imported module/] } });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

async function openNavigation(page: Page) {
  if (isPhone(page)) {
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    // A link in a menu that is still unfolding moves away under the finger.
    await expect(menu.locator('..')).not.toHaveAttribute('style', /height/);
  }
  return page.getByRole('navigation', { name: 'Main' });
}

test('the navigation has exactly the specified links, and Admin only for the admin', {
  tag: '@phone',
}, async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/');
  const links = ['Home', 'GBP & SM Content', 'Saved Content', 'Learner System'];
  await expect((await openNavigation(page)).getByRole('link')).toHaveText(links);

  await page.context().clearCookies();
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'admin-password');
  await page.goto('/auth');
  await logIn(page, 'admin', (await readFile(file, 'utf8')).trim());
  await expect(page.getByText('Welcome back, admin!').first()).toBeVisible();
  await expect((await openNavigation(page)).getByRole('link')).toHaveText([...links, 'Admin']);
});

test('the links lead where they say, and the phone menu closes behind them', {
  tag: '@phone',
}, async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/');
  for (const [name, address, heading] of [
    ['GBP & SM Content', '/insights', 'GBP & SM Content'],
    ['Saved Content', '/saved-content', 'Saved Content'],
    ['Learner System', '/learner-test', 'Learner System'],
    ['Home', '/', 'Content Creation Tools'],
  ] as const) {
    await (await openNavigation(page)).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (isPhone(page)) await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  }
});

test('the saved count stands in the navigation when there is something saved', {
  tag: '@phone',
}, async ({ page }) => {
  await registerQuickly(page);
  await page.route('**/api/saved-content/count?*', (route) =>
    route.fulfill({ json: { count: 7, limit: 20 } }),
  );
  await page.goto('/');
  await expect(
    (await openNavigation(page)).getByRole('link', { name: 'Saved Content 7' }),
  ).toBeVisible();
});

test('home shows the four tools, of which two can be opened', { tag: '@phone' }, async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await expect(page.getByText('Coming Soon')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Google Review Tool' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'GBP & SM Content' }).click();
  await expect(page).toHaveURL(/\/insights$/);
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await main.getByRole('link', { name: 'Blog Tool' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('everybody has the Admin button on home', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('site assets are shown', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/');
  for (const name of ['logo', 'gbp_icon']) {
    const image = page.locator(`img[src="/api/site-assets/${name}"]`).first();
    await expect(image).toBeVisible();
    const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

test('the user menu leads to the account', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.goto('/');
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('the appearance follows the system until one is chosen, and the choice stays', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(scheme).toBe('light');
  await page.reload();
  expect(await scheme()).toBe('light');
});

test('an unknown page says so, to everybody', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('the keyboard can skip the navigation, and a new page gets the focus', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Blog Tool' }).click();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a screen that cannot be loaded offers to try again', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/blog-page-*.js', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Blog Tool' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await page.unroute('**/assets/blog-page-*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Generator', level: 1 })).toBeVisible();
});

test('the screens of somebody new are accessible and fit, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  // A long name is where a bar breaks first.
  const name = await registerQuickly(page, `${newName()}-${'x'.repeat(30)}`);
  // Posts, blog, notebook and account look the same to everybody, and their own journeys look at them.
  for (const address of [
    '/',
    '/blog/long-form',
    '/saved-content',
    '/content/1',
    '/licences',
    '/admin',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
