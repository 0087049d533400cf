import {
  expect,
  password,
  registerQuickly,
  registerThroughForm,
  test,
  toasts,
} from './support/journey.ts';
import { logIn, logOut } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

/** The calls a page makes, in order, as `GET /api/user`. */
function recordCalls(page: import('@playwright/test').Page) {
  const calls: {
    name: string;
    url: string;
    headers: Record<string, string>;
    body: string | null;
  }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({
      name: `${request.method()} ${pathname}`,
      url: request.url(),
      headers: request.headers(),
      body: request.postData(),
    });
  });
  return calls;
}

test('GET calls carry a timestamp and no-cache headers', async ({ page }) => {
  const calls = recordCalls(page);
  await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const verify = calls.find((call) => call.name === 'GET /api/auth/verify');
  expect(verify?.url).toMatch(/\?_t=\d{13}$/);
  expect(verify?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
});

test('the password pages ask verify-public instead of verify', async ({ page }) => {
  const calls = recordCalls(page);
  for (const path of ['/forgot-password', '/reset-password']) {
    calls.length = 0;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => calls.map((call) => call.name))
      .toContain('GET /api/auth/verify-public');
    expect(calls.map((call) => call.name)).not.toContain('GET /api/auth/verify');
  }
});

test('nobody is asked about a session that cannot be', async ({ page }) => {
  const calls = recordCalls(page);
  for (const path of ['/auth', '/saved-content']) {
    await page.goto(path);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  }
  const name = await registerThroughForm(page);
  await page.reload();
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await logOut(page, name);
  calls.length = 0;
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(calls.filter((call) => call.name.includes('/api/auth/'))).toEqual([]);
});

test('a session that has ended is asked about, and nothing is lost by it', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.request.post('/api/logout');
  const address = process.env.E2E_ADDRESS ?? '';
  const cookie = { url: address, value: 'of-a-session-that-has-ended' };
  await page.context().addCookies([{ ...cookie, name: 'porchlight_session' }]);
  const calls = recordCalls(page);
  await page.goto('/saved-content');
  await expect(page).toHaveURL(/\/auth\?next=/);
  expect(calls.map((call) => call.name)).toContain('GET /api/auth/verify');
  await logIn(page, name, password);
  await expect(page).toHaveURL(/\/saved-content$/);
});

test('logout is a POST without a body and leads to /auth after 100 ms', async ({ page }) => {
  await page.addInitScript(noteLogoutTimes);
  const name = await registerQuickly(page);
  await page.goto('/blog');
  await page.goto('/');
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

test('a failing logout says so and changes nothing', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.goto('/');
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toasts(page).getByText('Logout failed')).toBeVisible();
  await expect(toasts(page).getByText('Not today')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a server that answers verify without isAuthenticated is asked for its user', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.route('**/api/auth/verify?*', (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();

  await page.route('**/api/user?*', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);
});

test('a server error or no network at the first check means nobody is signed in', async ({
  page,
}) => {
  await registerQuickly(page);
  await page.route('**/api/auth/verify?*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);
  await page.unroute('**/api/auth/verify?*');
  await page.route('**/api/auth/verify?*', (route) => route.abort());
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);
});

test('a ping goes out every 3 minutes, and a failed one has the session checked anew', async ({
  page,
}) => {
  await page.clock.install();
  await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = recordCalls(page);
  const named = (name: string) => calls.filter((call) => call.name === name).length;

  await page.clock.runFor(2 * 60_000 + 50_000);
  expect(named('GET /api/auth/ping')).toBe(0);
  await page.clock.runFor(15_000);
  await expect.poll(() => named('GET /api/auth/ping')).toBe(1);
  expect(named('GET /api/auth/verify')).toBe(0);

  await page.route('**/api/auth/ping?*', (route) => route.abort());
  await page.clock.runFor(3 * 60_000);
  await expect.poll(() => named('GET /api/auth/ping')).toBe(2);
  await expect.poll(() => named('GET /api/auth/verify')).toBe(1);
});

test('the user is asked for again every 5 minutes', async ({ page }) => {
  await page.clock.install();
  await registerQuickly(page);
  const known = page.waitForResponse('**/api/user?*');
  await page.goto('/');
  await known;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = recordCalls(page);
  await page.clock.runFor(5 * 60_000 + 15_000);
  await expect
    .poll(() => calls.filter((call) => call.name === 'GET /api/user').length)
    .toBeGreaterThanOrEqual(1);
});
