import { chooseState, openAccount, section, signaturePreview } from './support/account.ts';
import { expect, test } from './support/journey.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_/] } });

test('the profile makes a line that grows while it is typed, can be switched off, and is kept', async ({
  page,
}) => {
  await openAccount(page);
  await expect(signaturePreview(page)).toContainText('Enter your name or brokerage');
  await page.getByLabel('Name', { exact: true }).fill('  Nora Lee ');
  await expect(signaturePreview(page)).toContainText('Nora Lee | Equal Housing Opportunity');
  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByLabel('Office city').fill('Austin');
  await page.getByLabel('Phone', { exact: true }).fill('512-555-0100');
  await page.getByLabel('Website').fill('noralee.example');
  await page.getByLabel('License number').fill('0712345');
  await expect(page.getByLabel('Website')).toHaveValue('https://noralee.example');
  await chooseState(page, 'Texas');
  const whole =
    'Nora Lee | Lakeside Realty | Austin, TX | 512-555-0100 | noralee.example | Equal Housing Opportunity';
  await expect(signaturePreview(page)).toContainText(whole);
  await expect(signaturePreview(page)).toContainText(`${whole.length} characters`);

  await page.getByLabel('Preview for').selectOption('Google Business Profile');
  await expect(signaturePreview(page)).toContainText(
    'Nora Lee | Lakeside Realty | Austin, TX | Equal Housing Opportunity',
  );
  await page.getByLabel('Preview for').selectOption('X');
  // A link counts 23 there, whatever its length.
  await expect(signaturePreview(page)).toContainText(
    `${whole.length - 'noralee.example'.length + 23} characters`,
  );

  const toggle = page.getByRole('switch', {
    name: 'Add this signature to what I copy and download',
  });
  await expect(toggle).toBeChecked();
  await toggle.uncheck({ force: true });
  await expect(signaturePreview(page)).toContainText('Off. It won’t be added');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(section(page, 'Profile').getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora Lee');

  await page.reload();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');
  await expect(page.getByRole('combobox', { name: 'License state' })).toHaveValue('Texas');
  await expect(toggle).not.toBeChecked();
  await toggle.check({ force: true });
  await expect(signaturePreview(page)).toContainText(whole);
});

test('the state says kindly what it usually asks for, and promises nothing', async ({ page }) => {
  await openAccount(page);
  const profile = section(page, 'Profile');
  await expect(profile.getByText('Check with your broker.')).toBeVisible();
  await chooseState(page, 'California');
  await expect(profile.getByText('California usually asks for your license number.')).toBeVisible();
  await expect(profile.getByText(/brokerage’s name as licensed/)).toBeVisible();
  await expect(profile.getByText(/B&P 10140.6/)).toBeVisible();

  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByLabel('License number').fill('01234567');
  await expect(signaturePreview(page)).toContainText('Lakeside Realty | Lic. 01234567 |');
  await page.getByLabel('Name', { exact: true }).fill('Nora Lee');
  await expect(profile.getByText(/usually asks for/)).toHaveCount(0);
  await expect(profile.getByText('Check with your broker.')).toBeVisible();

  // Google drops the phone that Georgia asks for, and the agent is told.
  await chooseState(page, 'Georgia');
  await page.getByLabel('Office phone').fill('404-555-0199');
  await expect(signaturePreview(page)).toContainText('| Office 404-555-0199 |');
  await page.getByLabel('Preview for').selectOption('Google Business Profile');
  await expect(signaturePreview(page)).not.toContainText('404-555-0199');
  await expect(signaturePreview(page)).toContainText('Georgia usually asks for the office phone.');

  await chooseState(page, 'Illinois');
  await expect(profile.getByText('Illinois usually asks for the office’s city.')).toBeVisible();
  await expect(signaturePreview(page)).not.toContainText('Lic.');
  await expect(profile).not.toContainText(/complian/i);
});

test('what is wrong is said beside its field, and nothing typed is lost when saving fails or the session ends', async ({
  page,
}) => {
  await openAccount(page);
  const profile = section(page, 'Profile');
  const save = page.getByRole('button', { name: 'Save profile' });
  await page.getByLabel('Brokerage').fill('Lakeside <Realty>');
  await page.getByLabel('Website').fill('not an address');
  await save.click();
  await expect(page.getByText('Please keep it on one line, without < or >')).toBeVisible();
  await expect(
    page.getByText('Please enter a web address that starts with https://'),
  ).toBeVisible();
  await expect(page.getByLabel('Brokerage')).toBeFocused();

  await page.getByLabel('Brokerage').fill('Lakeside Realty');
  await page.getByLabel('Website').fill('');
  await page.route('**/api/account/profile', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await save.click();
  await expect(profile.getByRole('alert').getByText('Not today')).toBeVisible();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Lakeside Realty');

  // Enter saves too, and completes the address.
  await page.unroute('**/api/account/profile');
  await page.getByLabel('Website').fill('noralee.example/team');
  await page.getByLabel('Website').press('Enter');
  await expect(profile.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('https://noralee.example/team');

  await page.getByLabel('Brokerage').fill('Hearth Realty');
  await page.context().clearCookies();
  await save.click();
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await expect(page.getByLabel('Brokerage')).toHaveValue('Hearth Realty');
});
