import { openAccount, section, signInElsewhere } from './support/account.ts';
import { expect, password, test } from './support/journey.ts';
import { logIn } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('a new password ends the other sessions, and this one goes on', async ({ page, browser }) => {
  const name = await openAccount(page);
  const elsewhere = await signInElsewhere(browser, name);
  const form = section(page, 'Password');
  const fill = async (current: string, next: string, again: string) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password').fill(next);
    await form.getByLabel('Confirm password').fill(again);
    await form.getByRole('button', { name: 'Change password' }).click();
  };

  await fill('', 'short', 'other');
  await expect(form.getByText('Password is required')).toBeVisible();
  await expect(form.getByText('Password must be at least 8 characters')).toBeVisible();
  await fill(password, 'another good one', 'another bad one');
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await fill('not my password', 'another good one', 'another good one');
  await expect(form.getByText('This is not your current password')).toBeVisible();
  await expect(form.getByLabel('Current password')).toBeFocused();
  await expect(form.getByLabel('New password')).toHaveValue('another good one');

  await fill(password, 'another good one', 'another good one');
  await expect(form.getByText('Changed. Other devices are signed out.')).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('');
  await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await elsewhere.goto('/saved-content');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await logIn(elsewhere, name, 'another good one');
  await expect(elsewhere).toHaveURL(/\/saved-content$/);
  await elsewhere.context().close();
});

test('sessions can be ended one by one', async ({ page, browser }) => {
  const name = await openAccount(page);
  const elsewhere = await signInElsewhere(browser, name);
  await page.reload();
  const sessions = section(page, 'Sessions').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(sessions.filter({ hasText: 'Last used just now' })).toHaveCount(1);
  await section(page, 'Sessions')
    .getByRole('button', { name: /^Sign out Chrome/ })
    .click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.goto('/saved-content');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await elsewhere.context().close();
});

test('signing out everywhere asks, and then ends every session, whatever is unsaved', async ({
  page,
  browser,
}) => {
  const name = await openAccount(page);
  const elsewhere = await signInElsewhere(browser, name);
  await page.getByLabel('Brokerage').fill('Not saved');
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
  await everywhere.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(everywhere).toBeFocused();

  await everywhere.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth/);
  await elsewhere.goto('/saved-content');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await elsewhere.context().close();
});
