import { openHomeWith } from './support/home.ts';
import {
  expect,
  expectAccessible,
  fillRegistration,
  newName,
  password,
  registerQuickly,
  test,
} from './support/journey.ts';
import { fillLogin, logOut } from './support/steps.ts';
import { storedKeys } from './support/stored-content.ts';

/** Sessions that end, servers that are gone for a while, and whoever comes next in the same browser. */

test.use({ consoleErrors: { allowed: [/net::ERR_/] } });

test('an open page outlives a lost check, a server that is gone for a while, and its session', async ({
  page,
}) => {
  await page.clock.install();
  const name = await registerQuickly(page);
  let checks = 0;
  await page.route('**/api/auth/verify?*', (route) => {
    checks += 1;
    return checks === 1 ? route.abort() : route.continue();
  });
  // The user is asked for when a check has come through.
  const known = page.waitForResponse('**/api/user?*');
  await page.goto('/learner-test');
  const heading = page.getByRole('heading', { name: 'Learner System' });
  await expect(heading).toBeVisible();
  await known;
  expect(checks).toBe(2);
  // A mark in the page itself: it is gone as soon as the page is built anew.
  await heading.evaluate((element) => {
    element.textContent += ' (marked)';
  });

  await page.route('**/api/**', (route) => route.abort());
  await page.clock.runFor(3 * 60_000 + 10_000);
  await expect(page.getByText('We can’t reach Porchlight right now.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.clock.runFor(10_000);
  await expect(page.getByText('We can’t reach Porchlight right now.')).toBeHidden();

  await page.context().clearCookies();
  await page.clock.runFor(3 * 60_000 + 5_000);
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learner System (marked)' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Log in again' }).click();
  await fillLogin(page, name, password);
  await expect(page).toHaveURL(/\/learner-test$/);
  await expect(page.getByText('You’ve been signed out.')).toBeHidden();
});

test('after a logout the next person finds nothing of the one before, without a reload', async ({
  page,
}) => {
  const { name: first } = await openHomeWith(page);
  await expect(page.getByText(`Welcome back, ${first}!`)).toBeVisible();
  await logOut(page, first);
  expect(await storedKeys(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Register' }).click();
  const second = newName();
  await fillRegistration(page, second);
  await expect(page.getByText(`Welcome back, ${second}!`)).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
});
