import type { Page } from '@playwright/test';
import { expect, password, registerQuickly, test, toasts } from './support/journey.ts';
import { fillLogin, logOut } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

/** The calls a page makes, in order, as `GET /api/user`. */
function recordCalls(page: Page) {
  const calls: { name: string; body: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({ name: `${request.method()} ${pathname}`, body: request.postData() });
  });
  return calls;
}

test('a ping goes out every 3 minutes, and the user is asked for every 5', async ({ page }) => {
  await page.clock.install();
  const calls = recordCalls(page);
  const named = (name: string) => calls.filter((call) => call.name === name);
  await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A part of the page that comes after the clock has run on finds the user old, and asks.
  await page.waitForLoadState('networkidle');

  calls.length = 0;
  await page.clock.runFor(2 * 60_000 + 50_000);
  expect(named('GET /api/auth/ping')).toHaveLength(0);
  await page.clock.runFor(15_000);
  await expect.poll(() => named('GET /api/auth/ping').length).toBe(1);
  expect(named('GET /api/auth/verify')).toHaveLength(0);
  expect(named('GET /api/user')).toHaveLength(0);

  await page.clock.runFor(2 * 60_000 + 10_000);
  await expect.poll(() => named('GET /api/user').length).toBeGreaterThanOrEqual(1);

  // A failed ping has the session checked anew.
  await page.route('**/api/auth/ping?*', (route) => route.abort());
  await page.clock.runFor(60_000);
  await expect.poll(() => named('GET /api/auth/ping').length).toBe(2);
  await expect.poll(() => named('GET /api/auth/verify').length).toBe(1);
});

test('a screen is drawn with what its page says, and asks for nothing of it', async ({ page }) => {
  const name = await registerQuickly(page);
  const calls = recordCalls(page);
  const asked = () => calls.map((call) => call.name);
  const screens = {
    '/': `Welcome back, ${name}!`,
    '/insights': 'What will you write about?',
    '/saved-content': 'No saved content yet',
    '/learner-test': 'Learner System',
    '/account': name,
  };
  for (const [address, words] of Object.entries(screens)) {
    calls.length = 0;
    const response = await page.goto(address);
    const carried = ((await response?.text()) ?? '').matchAll(/id="answer:([^"]+)"/g);
    const onPage = [...carried].map(([, path]) => `GET ${path}`);
    expect(onPage).toContain('GET /api/auth/verify');
    expect(onPage.length).toBeGreaterThan(4);
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('[data-arriving]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked().filter((call) => onPage.includes(call))).toEqual([]);
  }
  // Another screen asks for what it needs.
  await page.getByRole('navigation').getByRole('link', { name: 'Saved Content' }).click();
  await expect.poll(asked).toContain('GET /api/saved-content');
});

test('a page says that a session has ended and nothing is lost by it, and nobody is asked after a logout', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.request.post('/api/logout');
  const address = process.env.E2E_ADDRESS ?? '';
  const cookie = { url: address, value: 'of-a-session-that-has-ended' };
  await page.context().addCookies([{ ...cookie, name: 'porchlight_session' }]);
  const calls = recordCalls(page);
  await page.goto('/saved-content');
  await expect(page).toHaveURL(/\/auth\?next=/);
  expect(calls.filter((call) => call.name.includes('/api/auth/'))).toEqual([]);
  await fillLogin(page, name, password);
  await expect(page).toHaveURL(/\/saved-content$/);

  calls.length = 0;
  await logOut(page, name);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(calls.filter((call) => call.name.includes('/api/auth/'))).toEqual([]);
  // This browser is a visitor's again, who is not asked at the next load either.
  const cookies = await page.context().cookies();
  expect(cookies.map((each) => each.name)).toEqual(['porchlight_guest']);
});

test('a failing logout changes nothing, another is a POST without a body and leads to /auth after 100 ms', async ({
  page,
}) => {
  await page.addInitScript(noteLogoutTimes);
  const name = await registerQuickly(page);
  await page.goto('/learner-test');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await page.getByRole('button', { name: `Account menu for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toasts(page).getByText('Logout failed')).toBeVisible();
  await expect(toasts(page).getByText('Not today')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.unroute('**/api/logout');
  const calls = recordCalls(page);
  await logOut(page, name);
  const logout = calls.find((call) => call.name === 'POST /api/logout');
  expect(logout?.body).toBeNull();
  const waited = await page.evaluate(() => {
    const { answeredAt, leftAt } = window as unknown as Record<string, number>;
    return (leftAt ?? 0) - (answeredAt ?? 0);
  });
  expect(waited).toBeGreaterThanOrEqual(99);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth/);
});

/** Runs in the page: notes when the logout was answered and when the address changed. */
function noteLogoutTimes(): void {
  const times = window as unknown as Record<string, number>;
  const { fetch } = window;
  window.fetch = async (...call) => {
    const response = await fetch(...call);
    if (String(call[0]).endsWith('/api/logout')) times.answeredAt = performance.now();
    return response;
  };
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (...change) => {
    if (String(change[2]).endsWith('/auth')) times.leftAt ??= performance.now();
    return replaceState(...change);
  };
}
