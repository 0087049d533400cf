import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningServer, runServer } from '#server/testing/run-server.ts';
import { catalogDialog, press } from './support/admin-catalog.ts';
import { openAdmin } from './support/admin-journey.ts';
import { countAfter, gaps, listLength, pressTwice } from './support/double-press.ts';
import {
  adminPassword,
  test as base,
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  fillRegistration,
  newName,
  password,
  toasts,
} from './support/journey.ts';
import { expectToFitAPhone, whileNarrow } from './support/narrow.ts';
import { fillLogin } from './support/steps.ts';

/** The entrance of a Porchlight that lets in whom it invited, and later nobody. */

let dataDir: string;
let server: RunningServer | undefined;
const address = () => server?.address ?? '';

const start = (mode: string) =>
  runServer({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ADMIN_PASSWORD: adminPassword,
    REGISTRATION: mode,
  });

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(address()),
});

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-invite-'));
  server = await start('invite');
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function makeLink(page: Page, email = ''): Promise<string> {
  await page.getByRole('button', { name: 'Create an invite link' }).click();
  await catalogDialog(page).getByLabel('Their email (optional)').fill(email);
  await press(page, 'Create link');
  const link = await catalogDialog(page).getByLabel('Invite link').inputValue();
  expect(link).toContain(`${address()}/auth#invite=`);
  return link;
}

test('by invitation: without a link a sentence, with one the form, once', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Register' });
  await expect(panel).toContainText('You need an invite link to create an account here.');
  await expect(panel.getByLabel('Username')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);
  await panel.getByRole('button', { name: 'I already have an account' }).click();
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeFocused();

  await fillLogin(page, 'admin', adminPassword);
  await page.waitForURL('/');
  await openAdmin(page, 'users');
  await page.getByRole('button', { name: 'Create an invite link' }).click();
  await catalogDialog(page).getByLabel('Their email (optional)').fill('nobody');
  await press(page, 'Create link');
  await expect(catalogDialog(page)).toContainText('Invalid email address');
  await press(page, 'Cancel');
  const name = newName();
  const link = await makeLink(page, `${name}@example.com`);
  await expect(catalogDialog(page).getByRole('button', { name: 'Copy the link' })).toBeFocused();
  await expect(catalogDialog(page)).toContainText('Set PUBLIC_URL to the https address');
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);
  await press(page, 'Done');

  const context = await browser.newContext();
  const guest = await context.newPage();
  const addresses: string[] = [];
  guest.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await guest.goto(link);
  const form = guest.getByRole('tabpanel', { name: 'Register' });
  await expect(form.getByLabel('Email')).toHaveValue(`${name}@example.com`);
  await expectAccessibleInBothSchemes(guest);
  // A name that is taken does not use the link up, nor does loading the page again.
  await form.getByLabel('Username').fill('admin');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('This username is already taken')).toBeVisible();
  await guest.reload();
  await fillRegistration(guest, name);
  await expect(guest.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
  await expect(guest).toHaveURL(/\/$/);
  const token = link.split('#invite=')[1] ?? '';
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);

  await context.clearCookies();
  await guest.goto('about:blank');
  await guest.goto(link);
  await expect(form).toContainText('This invite link was already used.');
  await expect(form.getByLabel('Username')).toHaveCount(0);
  await expectAccessibleInBothSchemes(guest);
  await whileNarrow(guest, () => expectNoSidewaysScroll(guest));

  const second = await makeLink(page);
  await press(page, 'Done');
  await page.getByRole('button', { name: 'Show the links' }).click();
  const links = page.getByRole('list', { name: 'Invite links' }).getByRole('listitem');
  await expect(links).toHaveCount(2);
  await expect(links.nth(1)).toContainText(`For ${name}@example.com. Made by admin`);
  await expect(links.nth(1)).toContainText(`Used by ${name}`);
  await expect(links.nth(0)).toContainText('Works until');
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);
  await links
    .nth(0)
    .getByRole('button', { name: /^Cancel link/ })
    .click();
  await press(page, 'Cancel link');
  await expect(links.nth(0)).toContainText('Canceled');
  await guest.goto('about:blank');
  await guest.goto(second);
  await expect(form).toContainText('This invite link was canceled.');
  await context.close();

  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText(/admin revoked the invite link \d/);
  await expect(log).toContainText(/admin added the invite link \d/);
});

test('a double click makes one invite link', async ({ page }) => {
  await page.goto('/auth');
  await fillLogin(page, 'admin', adminPassword);
  await page.waitForURL('/');
  await openAdmin(page, 'users');
  const invites = listLength(page, '/api/admin/invites', 'invites');
  for (const gap of gaps) {
    await page.getByRole('button', { name: 'Create an invite link' }).click();
    const before = await invites();
    await pressTwice(page, catalogDialog(page).getByRole('button', { name: 'Create link' }), gap);
    await expect(catalogDialog(page).getByLabel('Invite link')).toBeVisible();
    expect(await countAfter(page, invites), `after ${gap} ms`).toBe(before + 1);
    await expect(toasts(page)).toHaveCount(0);
    await press(page, 'Done');
  }
});

test('closed: a sentence in place of the form, and people with an account go on as ever', async ({
  page,
}) => {
  await server?.stop();
  server = await start('closed');
  await page.goto(`${address()}/auth`);
  await page.getByRole('tab', { name: 'Register' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Register' });
  await expect(panel).toContainText('This site isn’t accepting new accounts.');
  await expect(panel.getByLabel('Username')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);
  await page.goto(`${address()}/auth#invite=${'A'.repeat(43)}`);
  await expect(panel).toContainText('This site isn’t accepting new accounts.');

  await page.goto(`${address()}/auth`);
  await fillLogin(page, 'admin', adminPassword);
  await expect(page.getByText('Welcome back, admin!').first()).toBeVisible();
  await page.goto(`${address()}/admin?tab=users`);
  await page.getByLabel('Admin password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Who can register' })).toContainText('Nobody.');
  await expect(page.getByRole('button', { name: 'Create an invite link' })).toHaveCount(0);
});
