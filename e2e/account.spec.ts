import { chooseState, openAccount, section } from './support/account.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
} from './support/journey.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('the user menu leads to My Account, whose links lead to its parts', { tag: '@phone' }, async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.goto('/');
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByText(`${name} · ${name}@example.com`)).toBeVisible();

  const links = page.getByRole('navigation', { name: 'My Account' });
  await expect(links.getByRole('link')).toHaveText([
    'Profile',
    'Brand assets',
    'Password',
    'Appearance',
    'AI status',
    'Sessions',
    'Your data',
    'About',
  ]);
  await links.getByRole('link', { name: 'Sessions' }).click();
  await expect(section(page, 'Sessions')).toBeInViewport();
  await expect(section(page, 'Sessions')).toBeFocused();
  await expect(links.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current');
  await expect(page).toHaveURL(/\/account#sessions$/);
});

test('the appearance can be chosen here too', async ({ page }) => {
  await openAccount(page);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await section(page, 'Appearance').getByText('Dark').click();
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await expect(section(page, 'Appearance').getByRole('radio', { name: 'Dark' })).toBeChecked();
  await section(page, 'Appearance').getByText('System').click();
  await expect.poll(scheme).toBe('light');
});

test('the AI status says in plain words who writes and who draws', async ({ page }) => {
  await openAccount(page);
  const ai = section(page, 'AI status');
  await expect(ai.getByText(/Texts are written by Porchlight’s own writer/)).toBeVisible();
  await expect(ai.getByText(/Pictures are drawn by Porchlight’s own illustrator/)).toBeVisible();
  await expect(ai.getByText('Built in')).toHaveCount(2);

  await page.route('**/api/ai/status?*', (route) =>
    route.fulfill({
      json: {
        text: { provider: 'anthropic', model: 'some-model', isBuiltin: false },
        image: { provider: 'builtin', model: 'porchlight', isBuiltin: true },
        hasSearch: true,
        hasPropertyData: true,
      },
    }),
  );
  await page.reload();
  await expect(ai.getByText('Texts are written by Anthropic (some-model).')).toBeVisible();
  await expect(ai.getByText('Built in')).toHaveCount(1);
  await expect(ai.getByText(/found by a web search/)).toBeVisible();
});

test('what cannot be loaded says so and can be tried again', async ({ page }) => {
  await registerQuickly(page);
  const parts = ['account?*', 'account/sessions?*', 'ai/status?*', 'user-assets/**'];
  for (const part of parts) {
    await page.route(`**/api/${part}`, (route) => route.fulfill({ status: 500, body: '' }));
  }
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(5);
  await expectAccessible(page);
  for (const part of parts) await page.unroute(`**/api/${part}`);
  for (let left = 5; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(left - 1);
  }
  await expect(page.getByLabel('Brokerage')).toBeVisible();
});

test('until it is loaded the page keeps its shape', { tag: '@phone' }, async ({ page }) => {
  await registerQuickly(page);
  for (const part of ['account?*', 'account/sessions?*', 'ai/status?*', 'user-assets/**']) {
    await page.route(`**/api/${part}`, () => {
      // Never answered.
    });
  }
  await page.goto('/account');
  await expect(page.getByRole('status').getByText('Loading')).toHaveCount(5);
  await expect(page.getByLabel('Current password')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a session that ends leaves what is typed where it is', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');
});

test('My Account is accessible and fits the screen, light and dark', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  await openAccount(page);
  await page.getByLabel('Name', { exact: true }).fill('N'.repeat(120));
  await chooseState(page, 'Virginia');
  await expect(section(page, 'Sessions').getByText('This device')).toBeVisible();
  await expect(page.getByText('PNG, JPG or WEBP').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
