import {
  expect,
  fillRegistration,
  newName,
  password,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';
import { fillLogin, goWithin, logOut } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/net::ERR_/] } });

test('register by keyboard alone, log out, fail to log in, log in', async ({ page }) => {
  const name = newName();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(`${name}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await expect(toasts(page).getByText('Registration successful')).toBeVisible();
  await expect(toasts(page).getByText(`Welcome, ${name}!`)).toBeVisible();

  await logOut(page, name);
  await expect(page).toHaveURL(/\/auth$/);

  await fillLogin(page, name, 'not the password');
  await expect(toasts(page).getByText('Login failed')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Username').first()).toHaveValue(name);

  await fillLogin(page, name.toUpperCase(), password);
  await expect(toasts(page).getByText('Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
});

test('the auth page, also as /login, and those for passwords say what is wrong beside the field, are accessible and fit', async ({
  page,
}) => {
  const look = () => expectAccessibleOnEveryScreen(page);
  await page.goto('/login');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username').first()).toBeFocused();
  await look();

  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Email').fill('nobody');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Username is required')).toBeVisible();
  await expect(form.getByText('Invalid email address')).toBeVisible();
  await expect(form.getByText('Password must be at least 8 characters')).toBeVisible();
  await look();

  await goWithin(page, '/forgot-password');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await look();
  await goWithin(page, '/reset-password');
  await expect(page.getByText('Reset token is missing or invalid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeDisabled();
  await look();
});

test('a refused registration loses nothing typed, and one that dies on the way is tried once more with the same key', async ({
  page,
}) => {
  const taken = await registerQuickly(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Username').fill(taken.toUpperCase());
  await form.getByLabel('Email').fill('someone.else@example.com');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(toasts(page).getByText('Registration failed')).toBeVisible();
  await expect(form.getByText('This username is already taken')).toBeVisible();
  await expect(form.getByLabel('Username')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveValue('someone.else@example.com');

  const keys: (string | undefined)[] = [];
  await page.route('**/api/register', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const name = newName();
  await fillRegistration(page, name);
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('visitors are sent to the auth page, without a question about a session, and on to where they wanted to go, if there is such a page', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.context().clearCookies();
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) questions.push(request.url());
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  for (const address of [
    '/insights',
    '/blog',
    '/blog/long-form',
    '/content/1',
    '/learner-test',
    '/account',
    '/licenses',
    '/admin',
    '/saved-content',
  ]) {
    await goWithin(page, address);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
  }
  await goWithin(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(questions).toEqual([]);

  await page.goBack();
  await fillLogin(page, name, password);
  await expect(page).toHaveURL(/\/saved-content$/);
});

test('the auth page sends signed-in people home, also as /login, and never to another site', async ({
  page,
}) => {
  await registerQuickly(page);
  await page.goto('/auth');
  for (const address of [
    '/auth',
    '/login',
    '/auth?next=https://evil.example',
    '/auth?next=//evil.example',
    '/auth?next=/%09/evil.example',
    '/auth?next=javascript:alert(1)',
  ]) {
    await goWithin(page, address);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  }
});
