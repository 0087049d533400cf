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
import { goWithin } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/net::ERR_FAILED/, /dynamically imported module/] } });

declare global {
  interface Window {
    /** How often a change was shown with a fade. */
    fades?: number;
  }
}

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

test('the navigation has its links and the saved count, and the phone menu closes behind them', {
  tag: '@phone',
}, async ({ page }) => {
  await registerQuickly(page);
  await page.route('**/api/saved-content/count?*', (route) =>
    route.fulfill({ json: { count: 7, limit: 20 } }),
  );
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      window.fades = (window.fades ?? 0) + 1;
      return begin(change);
    };
  });
  await page.goto('/');
  for (const [name, address, heading] of [
    ['GBP & SM Content', '/insights', 'GBP & SM Content'],
    ['Blog', '/blog', 'Blog Generator'],
    ['Saved Content 7', '/saved-content', 'Saved Content'],
    ['Plan', '/plan', 'Plan'],
    ['Learner System', '/learner-test', 'Learner System'],
    ['Home', '/', 'Content Creation Tools'],
  ] as const) {
    const navigation = await openNavigation(page);
    await expect(navigation.getByRole('link')).toHaveText([
      'Home',
      'GBP & SM Content',
      'Blog',
      'Saved Content 7',
      'Plan',
      'Learner System',
    ]);
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (isPhone(page)) await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  }
  // A page gives way to the next one with a fade, but not where motion is unwelcome.
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion)').matches);
  expect(await page.evaluate(() => window.fades ?? 0)).toBe(isCalm ? 0 : 6);
});

test('the admin has Admin in the navigation, and nothing saved is not counted', async ({
  page,
}) => {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'admin-password');
  const admin = { username: 'admin', password: (await readFile(file, 'utf8')).trim() };
  await page.request.post('/api/login', { data: admin });
  await page.goto('/');
  await expect(page.getByText('Welcome back, admin!')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'GBP & SM Content',
    'Blog',
    'Saved Content',
    'Plan',
    'Learner System',
    'Admin',
  ]);
});

test('home welcomes somebody new with four tools, of which two can be opened, and leads to Admin and the account', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
  await expect(page.getByText('Coming Soon')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Google Review Tool' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Content' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your Recent Content' })).toHaveCount(0);
  for (const asset of ['logo', 'gbp_icon']) {
    const image = page.locator(`img[src="/api/site-assets/${asset}"]`).first();
    await expect(image).toBeVisible();
    const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await main.getByRole('link', { name: 'GBP & SM Content' }).click();
  await expect(page).toHaveURL(/\/insights$/);
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await main.getByRole('link', { name: 'Blog Tool' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  // A new page gets the focus.
  await expect(main).toBeFocused();
  await page.getByRole('button', { name: `Account menu for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('the appearance follows the system until one is chosen, and stays when a screen must be loaded again', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: `Account menu for ${name}` }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(scheme).toBe('light');

  await page.route('**/assets/blog-page-*.js', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Blog Tool' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await page.unroute('**/assets/blog-page-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Generator', level: 1 })).toBeVisible();
  expect(await scheme()).toBe('light');
});

test('the screens of somebody new are accessible and fit, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  // A long name is where a bar breaks first.
  const name = await registerQuickly(page, `${newName()}-${'x'.repeat(30)}`);
  // The other screens have journeys of their own that look at them.
  await page.goto('/no/such/page');
  for (const [address, heading] of [
    ['/no/such/page', '404 Page Not Found'],
    ['/saved-content', 'No saved content yet'],
    ['/content/1', 'Content Not Found'],
    // Its earlier address.
    ['/licences', 'Licenses'],
  ] as const) {
    await goWithin(page, address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: `Account menu for ${name}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
