import { chooseState, section } from './support/account.ts';
import { expect, expectAccessible, registerQuickly, test } from './support/journey.ts';
import { expectAccessibleOnEveryScreen, expectToFitAPhone, whileNarrow } from './support/narrow.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

/** The AI status where a provider writes and looks things up. */
const otherWriter = {
  text: { provider: 'anthropic', model: 'some-model', isBuiltin: false },
  image: { provider: 'builtin', model: 'porchlight', isBuiltin: true },
  hasSearch: true,
  hasPropertyData: true,
};

test('the user menu leads to My Account, which is accessible and fits the screen, light and dark', async ({
  page,
}) => {
  test.slow();
  const name = await registerQuickly(page);
  await page.goto('/');
  await page.getByRole('button', { name: `Account menu for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByText(`${name} · ${name}@example.com`)).toBeVisible();

  const links = page.getByRole('navigation', { name: 'My Account' });
  await expect(links.getByRole('link')).toHaveText([
    'Profile',
    'How you sound',
    'Brand assets',
    'Originals of altered photos',
    'Where you publish',
    'Reminders',
    'Email',
    'Password',
    'Appearance',
    'AI status',
    'Sessions',
    'Personal tokens',
    'Broker review record',
    'Your data',
    'About',
  ]);
  await links.getByRole('link', { name: 'Sessions' }).click();
  await expect(section(page, 'Sessions')).toBeInViewport();
  await expect(section(page, 'Sessions')).toBeFocused();
  await expect(links.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current');
  await expect(page).toHaveURL(/\/account#sessions$/);

  const ai = section(page, 'AI status');
  await expect(ai.getByText(/Porchlight’s built-in writer writes your posts/)).toBeVisible();
  await expect(ai.getByText(/Porchlight’s built-in illustrator creates your images/)).toBeVisible();
  await expect(ai.getByText('Built in')).toHaveCount(2);

  // Here as in the user menu, whose journey shows that the choice stays.
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  const appearance = section(page, 'Appearance');
  await appearance.getByText('Dark').click();
  await expect.poll(scheme).toBe('dark');
  await expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await appearance.getByText('System').click();
  await expect.poll(scheme).toBe('light');

  await page.getByLabel('Name', { exact: true }).fill('N'.repeat(120));
  await chooseState(page, 'Virginia');
  await expect(section(page, 'Sessions').getByText('This device')).toBeVisible();
  await expect(page.getByText('PNG, JPG, WEBP or HEIC').first()).toBeVisible();
  await expectAccessibleOnEveryScreen(page);
  await whileNarrow(page, async () => {
    await links.getByRole('link', { name: 'Your data' }).click();
    await expect(section(page, 'Your data')).toBeInViewport();
    await expect(section(page, 'Your data')).toBeFocused();
  });
});

test('until it is loaded the page keeps its shape, and what cannot be loaded can be tried again', async ({
  page,
}) => {
  await registerQuickly(page);
  let fail = () => {};
  const isTime = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const parts = ['account?*', 'account/sessions?*', 'ai/status?*', 'user-assets/**'];
  for (const part of parts) {
    await page.route(`**/api/${part}`, async (route) => {
      await isTime;
      await route.fulfill({ status: 500, body: '' });
    });
  }
  await page.goto('/account');
  await expect(page.getByRole('status').getByText('Loading')).toHaveCount(5);
  await expect(page.getByLabel('Current password')).toBeVisible();
  await expectToFitAPhone(page);

  fail();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(5);
  await expectAccessible(page);
  for (const part of parts) await page.unroute(`**/api/${part}`);
  await page.route('**/api/ai/status?*', (route) => route.fulfill({ json: otherWriter }));
  for (let left = 5; left > 0; left -= 1) {
    await again.first().click();
    await expect(again).toHaveCount(left - 1);
  }
  await expect(page.getByLabel('Brokerage')).toBeVisible();

  const ai = section(page, 'AI status');
  await expect(ai.getByText('Your posts are written by Anthropic (some-model).')).toBeVisible();
  await expect(ai.getByText('Built in')).toHaveCount(1);
  await expect(ai.getByText(/come from a web search/)).toBeVisible();
});
