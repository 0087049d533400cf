import { adminPassword, enterAdminPassword, openAdmin, test } from './support/admin-journey.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  fillRegistration,
  newName,
  password,
  registerQuickly,
  toasts,
} from './support/journey.ts';

/** The gate in front of the dashboard, and the dashboard's frame. */

test.use({ consoleErrors: { allowed: [/net::ERR_FAILED/] } });

test('visitors come to the gate by the login, every refusal has its own words, and every reload asks again', async ({
  page,
}) => {
  await page.goto('/admin?tab=topics');
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin/);
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, newName());
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveCount(1);

  const message = 'Too many tries. Please wait 14 minutes.';
  const verify = '**/api/admin/verify';
  const limit = { status: 429, json: { message, code: 'too_many_requests' } };
  await page.route(verify, (route) => route.fulfill(limit));
  await enterAdminPassword(page);
  await expect(toasts(page)).toContainText(message);
  await page.unroute(verify);
  await page.route(verify, (route) => route.abort());
  await enterAdminPassword(page);
  await expect(toasts(page)).toContainText('Failed to verify admin password');
  await expect(page.getByLabel('Admin password', { exact: true })).toHaveValue(adminPassword);
  await page.unroute(verify);
  await enterAdminPassword(page, 'a guess');
  await expect(page.getByText('Invalid admin password').first()).toBeVisible();
  await expect(toasts(page)).toContainText('Invalid admin password');
  await expectAccessibleInBothSchemes(page);

  await enterAdminPassword(page);
  await expect(page.getByRole('tab', { name: 'Topics' })).toBeFocused();
  await expect(page.getByText('Invalid admin password')).toHaveCount(0);
  await expect(page.getByRole('tablist').first().getByRole('tab')).toHaveText([
    'Universal Prompt',
    'Topics',
    'Templates',
    'Websites',
    'Site pictures',
    'Users',
    'Reviews',
    'Publishing',
    'Usage',
    'Log',
  ]);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page).toHaveURL(/tab=log/);

  await page.reload();
  await enterAdminPassword(page);
  await expect(page.getByRole('tab', { name: 'Log', selected: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('when the half hour is over the page asks again, and nothing typed is lost', async ({
  page,
}) => {
  const username = await registerQuickly(page);
  /** A new session is as closed to admin calls as one whose time is over. */
  const logInAgain = () => page.request.post('/api/login', { data: { username, password } });
  await openAdmin(page);
  const prompt = page.getByLabel('Prompt', { exact: true });
  await prompt.fill('Write about {topic} in {location}, {state}, like {content_template}.');
  await logInAgain();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the admin password' });
  await expect(dialog.getByLabel('Admin password', { exact: true })).toBeFocused();
  // In the colors of the gate.
  await expectAccessible(page);
  await enterAdminPassword(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await expect(prompt).toHaveValue(/like \{content_template\}\.$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('Content universal prompt saved successfully');

  await logInAgain();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(dialog).toBeVisible();
  await enterAdminPassword(page);
  // What could not be fetched comes by itself.
  await expect(page.getByRole('button', { name: /^Version 1\b/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Add template' }).click();
  const form = page.getByRole('dialog', { name: 'Add a template' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Two doors');
  await form.getByRole('textbox', { name: 'Template', exact: true }).fill('One, then the other.');
  await logInAgain();
  await form.getByRole('button', { name: 'Add template' }).click();
  await expect(dialog.getByLabel('Admin password', { exact: true })).toBeFocused();
  // Escape is for the password alone; the form below does not hear it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Two doors');
});
