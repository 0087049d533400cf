import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  newName,
  password,
  registerQuickly,
  registerThroughForm,
  test,
  toasts,
} from './support/journey.ts';
import { latestLetterTo } from './support/outbox.ts';
import { logIn, logOut } from './support/steps.ts';

test('register, log out, fail to log in, log in', { tag: '@phone' }, async ({ page }) => {
  const name = await registerThroughForm(page);
  await expect(toasts(page).getByText('Registration successful')).toBeVisible();
  await expect(toasts(page).getByText(`Welcome, ${name}!`)).toBeVisible();

  await logOut(page, name);
  await expect(page).toHaveURL(/\/auth$/);

  await logIn(page, name, 'not the password');
  await expect(toasts(page).getByText('Login failed')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Username').first()).toHaveValue(name);

  await logIn(page, name.toUpperCase(), password);
  await expect(toasts(page).getByText('Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
});

test('forget the password, read the letter, choose a new one, log in', async ({
  page,
  browser,
}) => {
  const name = await registerQuickly(page);
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(`${process.env.E2E_ADDRESS}/auth`);
  await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(visitor).toHaveURL(/\/forgot-password$/);
  await visitor.getByLabel('Email').fill(`${name.toUpperCase()}@example.com`);
  await visitor.getByRole('button', { name: 'Send reset link' }).click();
  await expect(visitor.getByText(/a letter with a reset link is on its way/)).toBeVisible();
  await expect(visitor.getByText(/No mail server is set up here/)).toBeVisible();

  const letter = await latestLetterTo(`${name}@example.com`);
  await visitor.goto(letter.link);
  await expect(visitor.getByText('The reset link expires after 1 hour.')).toBeVisible();
  await visitor.getByLabel('New password').fill('another good one');
  await visitor.getByLabel('Confirm password').fill('another bad one');
  await visitor.getByRole('button', { name: 'Reset password' }).click();
  await expect(visitor.getByText('Passwords do not match')).toBeVisible();
  await visitor.getByLabel('Confirm password').fill('another good one');
  await visitor.getByRole('button', { name: 'Reset password' }).click();
  await expect(visitor.getByText(/Your password has been reset/)).toBeVisible();
  await visitor.getByRole('link', { name: 'Go to login' }).click();
  await logIn(visitor, name, 'another good one');
  await expect(visitor.getByText(`Welcome back, ${name}!`).first()).toBeVisible();

  // The link is spent, and the old session of the first browser has ended.
  await visitor.goto(letter.link);
  await visitor.getByLabel('New password').fill('a third password');
  await visitor.getByLabel('Confirm password').fill('a third password');
  await visitor.getByRole('button', { name: 'Reset password' }).click();
  await expect(
    visitor.getByRole('alert').getByText(/was already used or has expired/),
  ).toBeVisible();
  await expect(toasts(visitor).getByText(/was already used or has expired/)).toBeVisible();
  await page.goto('/saved-content');
  await expect(page).toHaveURL(/\/auth\?next=%2Fsaved-content$/);
  await elsewhere.close();
});

test('the forms say what is wrong beside the field', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username').first()).toBeFocused();

  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Email').fill('nobody');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Username is required')).toBeVisible();
  await expect(form.getByText('Invalid email address')).toBeVisible();
  await expect(form.getByText('Password must be at least 8 characters')).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Valid email is required')).toBeVisible();
});

test('a taken name is said at the field and in the toast, and nothing typed is lost', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Username').fill(name.toUpperCase());
  await form.getByLabel('Email').fill('someone.else@example.com');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(toasts(page).getByText('Registration failed')).toBeVisible();
  await expect(form.getByText('This username is already taken')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('someone.else@example.com');
});

test('without a token nothing can be reset', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Reset token is missing or invalid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeDisabled();
});

test('visitors are sent to the auth page and on to where they wanted to go', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.context().clearCookies();
  for (const path of [
    '/',
    '/insights',
    '/blog',
    '/blog/long-form',
    '/content/1',
    '/learner-test',
    '/account',
    '/admin',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth/);
  }
  await page.goto('/saved-content');
  await logIn(page, name, password);
  await expect(page).toHaveURL(/\/saved-content$/);
});

test('the auth page sends signed-in people home, also as /login, and never to another site', async ({
  page,
}) => {
  await registerQuickly(page);
  for (const path of [
    '/auth',
    '/login',
    '/auth?next=https://evil.example',
    '/auth?next=//evil.example',
    '/auth?next=/%09/evil.example',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('/login is the auth page too', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
});

test('the whole registration works by keyboard alone', async ({ page }) => {
  const name = newName();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${name}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
});

test('the pages before the door are accessible and fit the screen, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  for (const path of [
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=x',
    '/nowhere',
    '/auth',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expectAccessibleInBothSchemes(page);
});
