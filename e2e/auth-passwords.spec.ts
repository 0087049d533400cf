import type { Page } from '@playwright/test';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { latestEmailTo } from './support/outbox.ts';
import { fillLogin, goWithin } from './support/steps.ts';

/** The way back in for somebody who has forgotten the password. */

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

function recordChecks(page: Page): string[] {
  const checks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/auth/verify')) checks.push(pathname);
  });
  return checks;
}

test('forget the password, read the email in another browser, choose a new one there, log in', async ({
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
  await expect(visitor.getByText(/a reset link is on its way/)).toBeVisible();
  await expect(visitor.getByText(/Email isn’t set up on this site/)).toBeVisible();
  await elsewhere.close();

  // This browser is signed in. The new password ends that, so the way leads to the login and not home.
  const email = await latestEmailTo(`${name}@example.com`);
  const checks = recordChecks(page);
  await page.goto(email.link);
  await expect.poll(() => checks).toEqual(['/api/auth/verify-public']);
  await expect(page.getByText('The reset link expires after 1 hour.')).toBeVisible();
  await page.getByLabel('New password').fill('another good one');
  await page.getByLabel('Confirm password').fill('another bad one');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('another good one');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText(/Your password has been reset/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to login' }).click();
  await fillLogin(page, name, 'another good one');
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible();

  // The link is spent.
  await expect(page).toHaveURL('/');
  await goWithin(page, email.link);
  await page.getByLabel('New password').fill('a third password');
  await page.getByLabel('Confirm password').fill('a third password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(
    page.getByRole('alert').getByText(/is invalid, expired or already used/),
  ).toBeVisible();
  await expect(toasts(page).getByText(/is invalid, expired or already used/)).toBeVisible();
});

test('the password pages ask verify-public instead of verify, and say when a call has failed', async ({
  page,
}) => {
  const checks = recordChecks(page);
  await page.goto('/forgot-password');
  await expect.poll(() => checks).toEqual(['/api/auth/verify-public']);

  // Without words of the server the default message is shown.
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByRole('alert').getByText('Failed to process password reset request'),
  ).toBeVisible();

  // A 401 of a password call is a normal answer: no success is claimed, nobody is sent away.
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await goWithin(page, '/reset-password?token=some-token');
  await page.getByLabel('New password').fill('another good one');
  await page.getByLabel('Confirm password').fill('another good one');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert').getByText('Failed to reset password')).toBeVisible();
  await expect(page).toHaveURL(/reset-password/);
});
