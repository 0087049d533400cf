import type { Page } from '@playwright/test';
import { catalogDialog, press, rowOf } from './support/admin-catalog.ts';
import { adminPassword, elevateAdmin, openAdmin, test } from './support/admin-journey.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  newName,
  password,
  registerQuickly,
  toasts,
} from './support/journey.ts';
import { expectToFitAPhone } from './support/narrow.ts';
import { fillLogin } from './support/steps.ts';

/** What the admin does with other people's accounts. */

test.use({ consoleErrors: { allowed: [/net::ERR_FAILED/] } });

const search = (page: Page) => page.getByRole('textbox', { name: 'Search' });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('an account is found, signed out, disabled, enabled, sent a reset link and deleted, all of it in the log', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const elsewhere = await browser.newContext({ baseURL });
  const person = await elsewhere.newPage();
  const name = await registerQuickly(person);
  const admin = await registerQuickly(page);
  await openAdmin(page, 'users');
  await expect(page.getByRole('region', { name: 'Who can register' })).toContainText(
    'Anyone can make an account.',
  );
  await expect(rowOf(page, admin)).toContainText('You');
  await search(page).fill(`${name.toUpperCase()}@EXAMPLE`);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  const row = rowOf(page, name);
  await expect(row).toContainText(`${name}@example.com`);
  await expect(row).toContainText('signed in on 1 device');
  await expect(row.getByRole('definition')).toHaveText(['just now', '0 KB', '0']);
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);

  await choose(page, name, 'Sign out everywhere');
  await expect(catalogDialog(page)).toContainText(`Sign out ${name} everywhere?`);
  await press(page, 'Sign out everywhere');
  await expect(row).toContainText('not signed in');
  await expect(page.getByRole('button', { name: `More for ${name}` })).toBeFocused();

  await choose(page, name, 'Disable');
  await expect(catalogDialog(page)).toContainText('Everything in it stays.');
  await expectAccessibleInBothSchemes(page);
  await press(page, 'Disable');
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await person.goto('/auth');
  await fillLogin(person, name, password);
  await expect(
    person.getByRole('alert').getByText('This account is disabled. Ask your administrator.'),
  ).toBeVisible();

  await choose(page, name, 'Enable');
  await expect(row.getByText('Disabled', { exact: true })).toHaveCount(0);
  await fillLogin(person, name, password);
  await expect(person.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
  await choose(page, name, 'Send a reset link');
  await expect(toasts(page)).toContainText(`Reset link sent to ${name}`);
  await expect(toasts(page)).toContainText('saved in the outbox folder on the server');

  await choose(page, name, 'Delete');
  await press(page, `Delete ${name}`);
  await expect(catalogDialog(page)).toContainText('Password is required');
  await catalogDialog(page).getByLabel('Admin password', { exact: true }).fill('a guess');
  await press(page, `Delete ${name}`);
  await expect(catalogDialog(page)).toContainText('Invalid admin password');
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);
  await catalogDialog(page).getByLabel('Admin password', { exact: true }).fill(adminPassword);
  await press(page, `Delete ${name}`);
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  expect((await person.request.get('/api/user')).status()).toBe(401);
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(rowOf(page, admin)).toBeVisible();

  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Users' }).click();
  const entries = page
    .getByRole('list', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: name });
  for (const [index, deed] of [
    'deleted the user',
    'sent a reset link to the user',
    'enabled the user',
    'disabled the user',
    'signed out the user',
  ].entries()) {
    await expect(entries.nth(index)).toContainText(`${admin} ${deed} ${name}`);
  }
  await expectAccessibleInBothSchemes(page);
  await elsewhere.close();
});

test('many users come a part at a time, in either order, and a list that cannot be loaded says so', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  await registerQuickly(page);
  await elevateAdmin(page);
  const group = newName();
  const calls = await playwright.request.newContext({ baseURL });
  for (let count = 0; count < 52; count += 4) {
    await Promise.all(
      [0, 1, 2, 3].map((each) => {
        const username = `${group}-${count + each}`;
        const data = { username, email: `${username}@example.com`, password };
        return calls.post('/api/register', { data });
      }),
    );
  }
  await calls.dispose();

  await page.route('**/api/admin/users?*', (route) => route.abort());
  await openAdmin(page, 'users');
  await expect(page.getByText('We could not load the users.')).toBeVisible();
  await page.unroute('**/api/admin/users?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await search(page).fill(group);
  await expect(page.getByText('The first 50 users')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(rows.filter({ hasNotText: group })).toHaveCount(0);
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('52 users')).toBeVisible();
  await expect(rows).toHaveCount(52);

  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Last seen first' }).click();
  await expect(page.getByText('The first 50 users')).toBeVisible();
  await search(page).fill('admin@localhost');
  const adminRow = rowOf(page, 'Admin account');
  await expect(adminRow).toContainText('admin@localhost');
  await page.getByRole('button', { name: 'More for admin', exact: true }).click();
  // Nothing that would be refused is offered.
  await expect(page.getByRole('menuitem')).toHaveText(['Sign out everywhere']);
});
