import type { Page } from '@playwright/test';
import type { UserEntry } from '#contract/users.ts';
import { catalogDialog, press, rowOf } from './support/admin-catalog.ts';
import { adminPassword, openAdmin, test } from './support/admin-journey.ts';
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

/** The server's answers for 52 users of one name, of which the newest is number 52 (server/features/users/users.test.ts). */
async function answerWith52Users(page: Page, name: string): Promise<void> {
  const now = new Date().toISOString();
  const users = Array.from({ length: 52 }, (_, index): UserEntry => {
    const id = 52 - index;
    const username = `${name}-${id}`;
    return {
      ...{ id, username, email: `${username}@example.com`, createdAt: now, lastSeenAt: now },
      ...{ disabledAt: null, openSessions: 1, storageBytes: 0, tokensToday: 0 },
    };
  });
  await page.route('**/api/admin/users?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('search') !== name) return route.continue();
    const before = Number(query.get('beforeId') ?? 53);
    const found = users.filter(({ id }) => id < before).slice(0, 50);
    const last = found.at(-1)?.id ?? 0;
    const next = last > 1 ? { beforeId: last, beforeSeen: 0 } : null;
    return route.fulfill({ json: { users: found, next } });
  });
}

test('many users come a part at a time, in either order, and a list that cannot be loaded says so', async ({
  page,
}) => {
  await registerQuickly(page);
  await page.route('**/api/admin/users?*', (route) => route.abort());
  await openAdmin(page, 'users');
  await expect(page.getByText('We could not load the users.')).toBeVisible();
  await page.unroute('**/api/admin/users?*');
  const group = newName();
  await answerWith52Users(page, group);
  await page.getByRole('button', { name: 'Try again' }).click();
  await search(page).fill(group);
  const rows = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(rows.first()).toContainText(`${group}-52`);
  await expect(page.getByText('The first 50 users')).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('52 users')).toBeVisible();
  await expect(rows).toHaveCount(52);

  const sorted = page.waitForRequest(/\/api\/admin\/users\?.*order=last-seen/);
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Last seen first' }).click();
  await sorted;
  await expect(page.getByText('The first 50 users')).toBeVisible();
  await search(page).fill('admin@localhost');
  const adminRow = rowOf(page, 'Admin account');
  await expect(adminRow).toContainText('admin@localhost');
  await page.getByRole('button', { name: 'More for admin', exact: true }).click();
  // Nothing that would be refused is offered.
  await expect(page.getByRole('menuitem')).toHaveText(['Sign out everywhere']);
});
