import { keepContent, list, openHomeWith } from './support/home.ts';
import { expect, fillRegistration, newName, password, test } from './support/journey.ts';
import { fillLogin } from './support/steps.ts';
import { storedContentKeys, storedKeys } from './support/stored-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('a 401 erases what this browser kept; the open page goes on for its owner and shows nothing to another', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/saved-content/count?*', (route) =>
    route.fulfill({ json: { count: 7, limit: 20 } }),
  );
  const savedCount = page.getByRole('link', { name: 'Saved Content 7', includeHidden: true });
  const { name } = await openHomeWith(page);
  await page.context().clearCookies();
  await page.clock.runFor(3 * 60_000 + 5_000);
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');

  await page.getByRole('link', { name: 'Log in again' }).click();
  await fillLogin(page, name, password);
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');
  await expect(savedCount).not.toHaveCount(0);
  expect(await storedKeys(page)).toEqual(storedContentKeys);

  // This time it is the call for the user that is refused: after a minute it is made again on a look at the page.
  await page.context().clearCookies();
  await page.clock.runFor(70_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();

  await page.unroute('**/api/saved-content/count?*');
  await page.getByRole('link', { name: 'Log in again' }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  const second = newName();
  await fillRegistration(page, second);
  await expect(page.getByText(`Welcome back, ${second}!`)).toBeVisible();
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
  await expect(savedCount).toHaveCount(0);
});

test('with no network or a broken server nobody is signed in, and nothing is erased', async ({
  page,
}) => {
  await page.clock.install();
  const { name } = await keepContent(page);
  for (const answer of ['abort', 'broken'] as const) {
    await page.route('**/api/auth/verify?*', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: 500, body: 'broken' }),
    );
    await page.goto('/');
    await expect(page).toHaveURL(/\/auth/);
    expect(await storedKeys(page)).toEqual(storedContentKeys);
    await page.unroute('**/api/auth/verify?*');
  }
  // The server is asked again every few seconds, and all goes on when it answers.
  await page.clock.runFor(6_000);
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');
});
