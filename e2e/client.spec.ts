import { expect, registerQuickly, test } from './support/journey.ts';
import { logOut } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('until the fuller record arrives the user is rebuilt from the session check, and an answer without content is read as an empty object', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.route('**/api/user?*', () => {
    // Never answered.
  });
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }));
  await logOut(page, name);
  await expect(page).toHaveURL(/\/auth$/);
});

test('a call that fails in passing is tried once more after a second, others are not', async ({
  page,
}) => {
  await registerQuickly(page);
  const calls = { passing: [] as number[], lasting: [] as number[] };
  await page.route('**/api/saved-content/count?*', (route) => {
    calls.passing.push(Date.now());
    return route.fulfill({ status: 503, json: { message: 'Not now', code: 'unavailable' } });
  });
  await page.route('**/api/learner/user-answers?*', (route) => {
    calls.lasting.push(Date.now());
    return route.fulfill({ status: 400, json: { message: 'Not so', code: 'invalid' } });
  });
  await page.goto('/learner-test');
  await expect.poll(() => calls.passing.length).toBe(2);
  const [first = 0, second = 0] = calls.passing;
  expect(second - first).toBeGreaterThanOrEqual(990);
  await expect.poll(() => calls.lasting.length).toBe(1);
  await page.waitForTimeout(3_000);
  expect(calls.passing).toHaveLength(2);
  expect(calls.lasting).toHaveLength(1);
});
