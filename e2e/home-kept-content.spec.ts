import { list, openHomeWith } from './support/home.ts';
import { expect, fillRegistration, newName, password, test } from './support/journey.ts';
import { logIn, logOut } from './support/steps.ts';
import { contentKeys, storedKeys } from './support/stored-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('a logout erases what this browser kept', async ({ page }) => {
  const { name } = await openHomeWith(page);
  await logOut(page, name);
  expect(await storedKeys(page)).toEqual([]);
  await logIn(page, name, password);
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
});

test('another user who signs in finds nothing of the one before', async ({ page }) => {
  await openHomeWith(page);
  await page.context().clearCookies();
  await page.route('**/api/auth/verify?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/auth');
  await page.unroute('**/api/auth/verify?*');
  await page.getByRole('tab', { name: 'Register' }).click();
  const second = newName();
  await fillRegistration(page, second);
  await expect(page.getByText(`Welcome back, ${second}!`)).toBeVisible();
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
  expect(await storedKeys(page)).toEqual(['content_user_id']);
});

test('a 401 erases what this browser kept; the open page keeps what is on it and goes on', async ({
  page,
}) => {
  await page.clock.install();
  const { name } = await openHomeWith(page);
  await page.context().clearCookies();
  await page.clock.runFor(3 * 60_000 + 5_000);
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');

  await page.getByRole('link', { name: 'Log in again' }).click();
  await logIn(page, name, password);
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');
  expect(await storedKeys(page)).toEqual(contentKeys);
});

test('a visitor whose session is over finds nothing in the browser', async ({ page }) => {
  await openHomeWith(page);
  await page.context().clearCookies();
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('no network, a broken server or a check under way erase nothing', async ({ page }) => {
  const { name } = await openHomeWith(page);
  for (const answer of ['abort', 'broken', 'never'] as const) {
    await page.route('**/api/auth/verify?*', (route) => {
      if (answer === 'abort') return route.abort();
      if (answer === 'broken') return route.fulfill({ status: 503, body: 'broken' });
      return undefined;
    });
    await page.goto('/');
    if (answer === 'never') await page.waitForTimeout(1_500);
    else await expect(page).toHaveURL(/\/auth/);
    expect(await storedKeys(page)).toEqual(contentKeys);
    await page.unroute('**/api/auth/verify?*');
  }
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');
});
