import {
  expect,
  expectAccessible,
  fillRegistration,
  newName,
  password,
  registerQuickly,
  registerThroughForm,
  test,
} from './support/journey.ts';
import { latestLetterTo } from './support/outbox.ts';
import { logIn, logOut } from './support/steps.ts';

/** Sessions that end, servers that are gone for a while, and whoever comes next in the same browser. */

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('a page whose session ends stays as it is and goes on after login', async ({ page }) => {
  await page.clock.install();
  const name = await registerQuickly(page);
  await page.goto('/learner-test');
  await expect(page.getByRole('heading', { name: 'Learner System' })).toBeVisible();
  // A mark in the page itself: it is gone as soon as the page is built anew.
  await page.getByRole('heading', { name: 'Learner System' }).evaluate((heading) => {
    heading.textContent += ' (marked)';
  });
  await page.context().clearCookies();
  await page.clock.runFor(3 * 60_000 + 5_000);
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learner System (marked)' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Log in again' }).click();
  await logIn(page, name, password);
  await expect(page).toHaveURL(/\/learner-test$/);
  await expect(page.getByText('You have been signed out.')).toBeHidden();
});

test('a server that is gone for a while comes back by itself', async ({ page }) => {
  await page.clock.install();
  await registerQuickly(page);
  await page.goto('/learner-test');
  await expect(page.getByRole('heading', { name: 'Learner System' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.runFor(3 * 60_000 + 10_000);
  await expect(page.getByText('Porchlight cannot be reached just now.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.clock.runFor(10_000);
  await expect(page.getByText('Porchlight cannot be reached just now.')).toBeHidden();
});

test('one lost session check is tried again before anybody is sent away', async ({ page }) => {
  await registerQuickly(page);
  let checks = 0;
  await page.route('**/api/auth/verify?*', (route) => {
    checks += 1;
    return checks === 1 ? route.abort() : route.continue();
  });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'Blog Generator', level: 1 })).toBeVisible();
  expect(checks).toBe(2);
});

test('a user call that is refused has the session checked at once', async ({ page }) => {
  await page.clock.install();
  await registerQuickly(page);
  const known = page.waitForResponse('**/api/user?*');
  await page.goto('/');
  await known;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.clock.runFor(70_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('You have been signed out.')).toBeVisible();
});

test('who logs in on the page of another sees nothing of theirs', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/saved-content/count?*', (route) =>
    route.fulfill({ json: { count: 7, limit: 20 } }),
  );
  await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.clock.runFor(3 * 60_000 + 5_000);
  await page.unroute('**/api/saved-content/count?*');
  await page.getByRole('link', { name: 'Log in again' }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  const second = newName();
  await fillRegistration(page, second);
  await expect(page.getByText(`Welcome back, ${second}!`)).toBeVisible();
  await expect(
    page.getByRole('link', { name: /Saved Content 7/, includeHidden: true }),
  ).toHaveCount(0);
});

test('after a reset in a signed-in browser the way leads to the login', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.request.post('/api/auth/forgot-password', { data: { email: `${name}@example.com` } });
  const { link } = await latestLetterTo(`${name}@example.com`);
  await page.goto(link);
  await page.getByLabel('New password').fill('another good one');
  await page.getByLabel('Confirm password').fill('another good one');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await logIn(page, name, 'another good one');
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
});

test('after a logout the next person finds nothing of the one before, without a reload', async ({
  page,
}) => {
  const first = await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${first}!`)).toBeVisible();
  await logOut(page, first);
  await page.getByRole('tab', { name: 'Register' }).click();
  const second = newName();
  await fillRegistration(page, second);
  await expect(page.getByText(`Welcome back, ${second}!`)).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
});

test('a registration that dies on the way is tried once more with the same key', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/register', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await registerThroughForm(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});
