import { expect, password, registerQuickly, test } from './support/journey.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';
import { latestEmailTo } from './support/outbox.ts';
import { fillLogin } from './support/steps.ts';

/** A person moves to another email address. */

test('the address changes when its link is opened, and then logs in', async ({ page, browser }) => {
  const name = await registerQuickly(page);
  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_ADDRESS });
  const visitor = await elsewhere.newPage();
  const taken = await registerQuickly(visitor);
  await elsewhere.clearCookies();
  const moved = `${name}-moved@example.com`;
  await page.goto('/account#email');
  const section = page.getByRole('region', { name: 'Email' });
  await expect(section.getByText(`Your email address is ${name}@example.com.`)).toBeVisible();

  // Refused by the form, then by the server: each time the keyboard stands where it has to be mended.
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section.getByText('Invalid email address')).toBeVisible();
  await expect(section.getByLabel('New email')).toBeFocused();
  await section.getByLabel('New email').fill(`${taken}@example.com`);
  await section.getByLabel('Your password').fill('not my password');
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section.getByText('That’s not your current password')).toBeVisible();
  await expect(section.getByLabel('Your password')).toBeFocused();
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section.getByText(/email address already exists/)).toBeVisible();
  await expect(section.getByLabel('New email')).toBeFocused();
  await expectAccessibleOnEveryScreen(page, section);

  await section.getByLabel('New email').fill(moved);
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section.getByText(`We sent a link to ${moved}.`)).toBeVisible();
  await page.reload();
  await expect(section.getByText(`Open the link we sent to ${moved}`)).toBeVisible();

  await visitor.goto((await latestEmailTo(moved)).link);
  await expectAccessibleOnEveryScreen(visitor);
  await visitor.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(visitor.getByText(`Your email address is now ${moved}.`)).toBeVisible();
  await visitor.goto((await latestEmailTo(moved)).link);
  await visitor.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(visitor.getByText(/is invalid, expired or already used/)).toBeVisible();
  await visitor.goto('/auth');
  await fillLogin(visitor, moved, password);
  await expect(visitor.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
  await elsewhere.close();
});
