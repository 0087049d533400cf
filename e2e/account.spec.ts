import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  password,
  registerQuickly,
  test,
} from './support/journey.ts';
import { logIn } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

/** A part of the page by its heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const line = (page: Page) => page.getByRole('region', { name: 'Preview of your line' });

async function openAccount(page: Page): Promise<string> {
  const name = await registerQuickly(page);
  await page.goto('/account');
  await expect(page.getByLabel('Brokerage')).toBeVisible();
  return name;
}

async function chooseState(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'License state' });
  await field.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** The same account in another browser. */
async function signInElsewhere(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${process.env.E2E_ADDRESS}/auth`);
  await logIn(page, name, password);
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
  return page;
}

test('the user menu leads to My Account, whose links lead to its parts', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.goto('/');
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.getByText(`${name} · ${name}@example.com`)).toBeVisible();

  const links = page.getByRole('navigation', { name: 'My Account' });
  await expect(links.getByRole('link')).toHaveText([
    'Profile',
    'Brand assets',
    'Password',
    'Appearance',
    'AI status',
    'Sessions',
    'Your data',
  ]);
  await links.getByRole('link', { name: 'Sessions' }).click();
  await expect(section(page, 'Sessions')).toBeInViewport();
  await expect(section(page, 'Sessions')).toBeFocused();
  await expect(links.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current');
  await expect(page).toHaveURL(/\/account#sessions$/);
});

test('the profile makes a line that grows while it is typed, and is kept', async ({ page }) => {
  await openAccount(page);
  await expect(line(page)).toContainText('Enter your name or your brokerage');
  await page.getByLabel('Name', { exact: true }).fill('  Nora Lee ');
  await expect(line(page)).toContainText('Nora Lee | Equal Housing Opportunity');
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByLabel('Office city').fill('Austin');
  await page.getByLabel('Phone').fill('512-555-0100');
  await page.getByLabel('Website').fill('noralee.example');
  await page.getByLabel('License number').fill('0712345');
  await expect(page.getByLabel('Website')).toHaveValue('https://noralee.example');
  await chooseState(page, 'Texas');
  const whole =
    'Nora Lee | Lakeside Realty | Austin, TX | 512-555-0100 | noralee.example | Equal Housing Opportunity';
  await expect(line(page)).toContainText(whole);
  await expect(line(page)).toContainText(`${whole.length} characters`);

  await page.getByLabel('Preview for').selectOption('Google Business Profile');
  await expect(line(page)).toContainText(
    'Nora Lee | Lakeside Realty | Austin, TX | Equal Housing Opportunity',
  );
  await page.getByLabel('Preview for').selectOption('X');
  // A link counts 23 there, whatever its length.
  await expect(line(page)).toContainText(
    `${whole.length - 'noralee.example'.length + 23} characters`,
  );

  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora Lee');

  await page.reload();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');
  await expect(page.getByRole('combobox', { name: 'License state' })).toHaveValue('Texas');
  await expect(line(page)).toContainText(whole);
});

test('the state says kindly what it usually asks for, and nothing is promised', async ({
  page,
}) => {
  await openAccount(page);
  const profile = section(page, 'Profile');
  await expect(profile.getByText('Check with your broker.')).toBeVisible();
  await chooseState(page, 'California');
  await expect(profile.getByText('California usually asks for your license number.')).toBeVisible();
  await expect(profile.getByText(/brokerage’s name as it is licensed/)).toBeVisible();
  await expect(profile.getByText(/B&P 10140.6/)).toBeVisible();

  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByLabel('License number').fill('01234567');
  await expect(line(page)).toContainText('Lakeside Realty | Lic. 01234567 |');
  await expect(profile.getByText(/usually asks for/)).toHaveCount(0);
  await expect(profile.getByText('Check with your broker.')).toBeVisible();

  await chooseState(page, 'Illinois');
  await expect(
    profile.getByText('Illinois usually asks for the city of the office.'),
  ).toBeVisible();
  await expect(line(page)).not.toContainText('Lic.');
  await expect(profile).not.toContainText(/complian/i);
});

test('the line can be switched off', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  const toggle = page.getByRole('switch', { name: 'Put this line under what I copy and download' });
  await expect(toggle).toBeChecked();
  await toggle.uncheck({ force: true });
  await expect(line(page)).toContainText('Switched off');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(toggle).not.toBeChecked();
});

test('what is wrong is said beside the field, and nothing typed is lost when saving fails', async ({
  page,
}) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside <Realty>');
  await page.getByLabel('Website').fill('not an address');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Please write it in one line, without < and >')).toBeVisible();
  await expect(
    page.getByText('Please enter a web address that starts with https://'),
  ).toBeVisible();
  await expect(page.getByLabel('Brokerage')).toBeFocused();

  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByLabel('Website').fill('');
  await page.route('**/api/account/profile', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByRole('alert').getByText('Not today')).toBeVisible();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');

  await page.unroute('**/api/account/profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
});

test('an address is completed when Enter saves it', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Website').fill('noralee.example/team');
  await page.getByLabel('Website').press('Enter');
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('https://noralee.example/team');
});

test('leaving with unsaved edits asks first', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  const home = page.getByRole('link', { name: 'Porchlight' });
  await home.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');
  await expect(page).toHaveURL(/\/account$/);

  // The links of the page itself lead nowhere else.
  await page.getByRole('navigation', { name: 'My Account' }).getByText('Password').click();
  await expect(dialog).toHaveCount(0);

  await home.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
});

test('what was discarded or saved is no reason to ask', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Brokerage')).toHaveValue('');
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Porchlight' }).click();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
});

test('closing the window with unsaved edits asks too', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  const question = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await closing;
});

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

test('the appearance can be chosen here too', async ({ page }) => {
  await openAccount(page);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await section(page, 'Appearance').getByText('Dark').click();
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await expect(section(page, 'Appearance').getByRole('radio', { name: 'Dark' })).toBeChecked();
  await section(page, 'Appearance').getByText('System').click();
  await expect.poll(scheme).toBe('light');
});

test('the AI status says in plain words who writes and who draws', async ({ page }) => {
  await openAccount(page);
  const ai = section(page, 'AI status');
  await expect(ai.getByText(/Texts are written by Porchlight’s own writer/)).toBeVisible();
  await expect(ai.getByText(/Pictures are drawn by Porchlight’s own illustrator/)).toBeVisible();
  await expect(ai.getByText('Built in')).toHaveCount(2);

  await page.route('**/api/ai/status?*', (route) =>
    route.fulfill({
      json: {
        text: { provider: 'anthropic', model: 'some-model', isBuiltin: false },
        image: { provider: 'builtin', model: 'porchlight', isBuiltin: true },
        hasSearch: true,
        hasPropertyData: true,
      },
    }),
  );
  await page.reload();
  await expect(ai.getByText('Texts are written by Anthropic (some-model).')).toBeVisible();
  await expect(ai.getByText('Built in')).toHaveCount(1);
  await expect(ai.getByText(/found by a web search/)).toBeVisible();
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

test('all data can be taken along as one file', async ({ page }) => {
  await openAccount(page);
  const button = page.getByRole('button', { name: 'Download all my data' });
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(/^porchlight-.*\.zip$/);

  await page.route('**/api/account/data?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await button.click();
  await expect(section(page, 'Your data').getByText('Not today')).toBeVisible();
});

test('an account is deleted with its password, and is gone', async ({ page }) => {
  const name = await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('your saved content and drafts')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();

  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await logIn(page, name, password);
  await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
});

test('the admin account is neither deleted nor given a password here', async ({ page }) => {
  await openAccount(page);
  await page.route('**/api/user?*', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ json: { ...(await response.json()), username: 'admin' } });
  });
  await page.reload();
  await expect(page.getByText('The admin account cannot be deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await expect(page.getByLabel('Current password')).toHaveCount(0);
});

test('what cannot be loaded says so and can be tried again', async ({ page }) => {
  await registerQuickly(page);
  const parts = ['account?*', 'account/sessions?*', 'ai/status?*', 'user-assets/**'];
  for (const part of parts) {
    await page.route(`**/api/${part}`, (route) => route.fulfill({ status: 500, body: '' }));
  }
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(5);
  await expectAccessible(page);
  for (const part of parts) await page.unroute(`**/api/${part}`);
  for (let left = 5; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(left - 1);
  }
  await expect(page.getByLabel('Brokerage')).toBeVisible();
});

test('until it is loaded the page keeps its shape', async ({ page }) => {
  await registerQuickly(page);
  for (const part of ['account?*', 'account/sessions?*', 'ai/status?*', 'user-assets/**']) {
    await page.route(`**/api/${part}`, () => {
      // Never answered.
    });
  }
  await page.goto('/account');
  await expect(page.getByRole('status').getByText('Loading')).toHaveCount(5);
  await expect(page.getByLabel('Current password')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a session that ends leaves what is typed where it is', async ({ page }) => {
  await openAccount(page);
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`My Account is accessible and fits the screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openAccount(page);
    await page.getByLabel('Name', { exact: true }).fill('N'.repeat(120));
    await chooseState(page, 'Virginia');
    await expect(section(page, 'Sessions').getByText('This device')).toBeVisible();
    await expect(page.getByText('PNG, JPG or WEBP').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
