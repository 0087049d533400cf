import { section, showAccount, signInElsewhere } from './support/account.ts';
import { expect, password, registerQuickly, test } from './support/journey.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const office = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

test('sessions can be ended one by one; a new password ends the others, and this one goes on', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  const [lost, kept] = [await signInElsewhere(name, phone), await signInElsewhere(name, office)];
  await showAccount(page);
  const sessions = section(page, 'Sessions').getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(sessions.filter({ hasText: 'Last used just now' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(sessions).toHaveCount(2);
  expect(await lost.isSignedIn()).toBe(false);
  expect(await kept.isSignedIn()).toBe(true);

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
  await expect(form.getByText('That’s not your current password')).toBeVisible();
  await expect(form.getByLabel('Current password')).toBeFocused();
  await expect(form.getByLabel('New password')).toHaveValue('another good one');

  await fill(password, 'another good one', 'another good one');
  await expect(
    form.getByText('Password changed. Your other devices are signed out.'),
  ).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('');
  await expect(sessions).toHaveCount(1);
  expect(await kept.isSignedIn()).toBe(false);
  expect((await page.request.get('/api/auth/verify')).status()).toBe(200);
  const again = await signInElsewhere(name, office, 'another good one');
  for (const device of [lost, kept, again]) await device.close();
});

test('signing out everywhere asks, and then ends every session, whatever is unsaved', async ({
  page,
}) => {
  const name = await registerQuickly(page);
  const elsewhere = await signInElsewhere(name, phone);
  await showAccount(page);
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
  expect((await page.request.get('/api/auth/verify')).status()).toBe(401);
  expect(await elsewhere.isSignedIn()).toBe(false);
  await elsewhere.close();
});
