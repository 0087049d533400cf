import { expect, registerQuickly, test } from './support/journey.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('a 401 of a password call is a normal answer: no success is claimed, nobody is sent away', async ({
  page,
}) => {
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await page.goto('/reset-password?token=some-token');
  await page.getByLabel('New password').fill('another good one');
  await page.getByLabel('Confirm password').fill('another good one');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert').getByText('Failed to reset password')).toBeVisible();
  await expect(page).toHaveURL(/reset-password/);
});

test('without words of the server the default message is shown', async ({ page }) => {
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByRole('alert').getByText('Failed to process password reset request'),
  ).toBeVisible();
});

test('an answer without content is read as an empty object', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.goto('/');
  await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a call that fails in passing is tried once more after a second, others are not', async ({
  page,
}) => {
  await registerQuickly(page);
  const askedAt: number[] = [];
  let status = 503;
  await page.route('**/api/saved-content/count?*', (route) => {
    askedAt.push(Date.now());
    return route.fulfill({ status, json: { message: 'Not now', code: 'unavailable' } });
  });
  await page.goto('/');
  await expect.poll(() => askedAt.length).toBe(2);
  expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThanOrEqual(990);
  await page.waitForTimeout(3_000);
  expect(askedAt).toHaveLength(2);

  status = 400;
  askedAt.length = 0;
  await page.reload();
  await expect.poll(() => askedAt.length).toBe(1);
  await page.waitForTimeout(2_500);
  expect(askedAt).toHaveLength(1);
});

test('until the fuller record arrives the user is rebuilt from the session check', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.route('**/api/user?*', () => {
    // Never answered.
  });
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
});
