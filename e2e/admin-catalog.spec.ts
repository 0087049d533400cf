import {
  activeSwitch,
  catalogDialog,
  field,
  naturalWidth,
  pictureIn,
  press,
  rowOf,
  turn,
} from './support/admin-catalog.ts';
import { elevateAdmin, openAdmin, test } from './support/admin-journey.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  newName,
  registerQuickly,
  toasts,
} from './support/journey.ts';
import { expectToFitAPhone } from './support/narrow.ts';

/** Templates, websites and pictures of the site, as an admin looks after them. */

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

test('a template is added, found, changed, switched off and deleted', async ({ page }) => {
  const name = `Three doors ${newName()}`;
  await openAdmin(page, 'templates');
  await page.getByRole('button', { name: 'Add template' }).click();
  await press(page, 'Add template');
  await expect(catalogDialog(page).getByText('Name is required')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('checklist');
  await field(page, 'Template').fill('Three doors, one behind the other.');
  await press(page, 'Add template');
  await expect(toasts(page)).toContainText('Failed to create template');
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Name').fill(name);
  await press(page, 'Add template');
  await expect(toasts(page)).toContainText('Template created successfully');
  await expect(catalogDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add template' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Search' }).fill('doors three');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await field(page, 'Description (optional)').fill('For open houses');
  await page.keyboard.press('Escape');
  await expect(catalogDialog(page).getByText('Your changes haven’t been saved yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(catalogDialog(page)).toHaveCount(1);
  await expect(field(page, 'Description (optional)')).toHaveValue('For open houses');
  await press(page, 'Save changes');
  await expect(toasts(page)).toContainText('Template updated successfully');
  await expect(rowOf(page, name)).toContainText('For open houses');
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);

  await turn(page, name);
  await expect(activeSwitch(page, name)).not.toBeChecked();
  const stored = async () => {
    const templates = await (await page.request.get('/api/content-templates')).json();
    return templates.find((each: { name: string }) => each.name === name);
  };
  await expect.poll(stored).toMatchObject({ description: 'For open houses', isActive: false });

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await press(page, 'Delete');
  await expect(toasts(page)).toContainText('Template deleted successfully');
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(await stored()).toBeUndefined();
});

test('what two admins do to one template is told, and neither loses anything', async ({ page }) => {
  await elevateAdmin(page);
  const name = `Twice ${newName()}`;
  const made = await page.request.post('/api/content-templates', {
    data: { name, contentTemplate: 'The first words.' },
  });
  const { id } = await made.json();
  await openAdmin(page, 'templates');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await field(page, 'Template').fill('My words.');
  await page.request.patch(`/api/content-templates/${id}`, {
    data: { contentTemplate: 'Their words.' },
  });

  await page.route(
    `**/api/content-templates/${id}`,
    (route) =>
      route.fulfill({ status: 500, json: { message: 'It did not work.', code: 'internal' } }),
    { times: 1 },
  );
  await press(page, 'Save changes');
  await expect(toasts(page)).toContainText('Failed to update template');
  await expect(catalogDialog(page).getByText('It did not work.')).toBeVisible();

  await press(page, 'Save changes');
  await expect(
    catalogDialog(page).getByText(/Another admin just changed this template/),
  ).toBeVisible();
  await expect(catalogDialog(page).getByRole('deletion')).toContainText('Their');
  await expect(catalogDialog(page).getByRole('insertion')).toContainText('My');
  await expect(field(page, 'Template')).toHaveValue('My words.');
  await press(page, 'Keep mine');
  await expect(toasts(page)).toContainText('Template updated successfully');
  await expect(rowOf(page, name)).toContainText('My words.');
});

test('a website is added by its address, found by state and category, changed and deleted', async ({
  page,
}) => {
  const host = `${newName()}.com`;
  const domain = `${host}/market`;
  await openAdmin(page, 'websites');
  // The long list behind the form would be looked at too.
  await page.getByRole('textbox', { name: 'Search' }).fill('census');
  await expect(rowOf(page, 'census.gov').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add website' }).click();
  await field(page, 'Website').fill('not a website');
  await press(page, 'Add website');
  await expect(catalogDialog(page).getByText('Enter a website such as census.gov')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);
  await field(page, 'Website').fill(`https://www.${host}/Market/?from=mail`);
  await catalogDialog(page).getByRole('combobox', { name: 'State' }).fill('Texas');
  await page.getByRole('option', { name: 'Texas' }).click();
  await catalogDialog(page).getByLabel('Category').fill('harbor views');
  await press(page, 'Add website');
  await expect(toasts(page)).toContainText('Website created successfully');
  await page.getByRole('textbox', { name: 'Search' }).fill(host);

  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'harbor views' }).click();
  await expect(rowOf(page, domain)).toContainText('Texas');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Whole country' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill(host);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  // In the colors of the templates, which are looked at above.
  await expectAccessible(page);
  await expectToFitAPhone(page);

  await page.getByRole('button', { name: `Edit ${domain}` }).click();
  await field(page, 'Website').fill('census.gov');
  await press(page, 'Save changes');
  await expect(catalogDialog(page).getByText('This website is already on the list')).toBeVisible();
  await field(page, 'Website').fill(host);
  await press(page, 'Save changes');
  await expect(toasts(page)).toContainText('Website updated successfully');
  await page.getByRole('button', { name: `Delete ${host}` }).click();
  await press(page, 'Delete');
  await expect(toasts(page)).toContainText('Website deleted successfully');
  await expect(rowOf(page, host)).toHaveCount(0);
});

test('a picture of the site is replaced, deleted, added again and switched off', async ({
  page,
}) => {
  await openAdmin(page, 'site-pictures');
  const shown = page.getByRole('banner').getByRole('link', { name: 'Porchlight' }).locator('img');
  await expect.poll(() => naturalWidth(shown)).toBe(64);
  const card = page.getByRole('article', { name: 'logo' });
  await card.locator('input[type=file]').setInputFiles(await pictureIn('#334455'));
  await expect(toasts(page)).toContainText('Picture replaced successfully');
  await expect(card).toContainText('PNG picture');
  await expect.poll(() => naturalWidth(shown)).toBe(128);

  await page.getByRole('button', { name: 'Delete logo' }).click();
  await press(page, 'Delete');
  await expect(toasts(page)).toContainText('Picture deleted successfully');
  await expect(card).toHaveCount(0);
  await expect.poll(() => naturalWidth(shown)).toBe(64);
  await page.getByRole('button', { name: 'Add picture' }).click();
  await press(page, 'Add picture');
  await expect(catalogDialog(page).getByText('Please choose a picture')).toBeVisible();
  await catalogDialog(page)
    .locator('input[type=file]')
    .setInputFiles(await pictureIn('#887766'));
  await field(page, 'Name').fill('gbp_icon');
  await press(page, 'Add picture');
  await expect(toasts(page)).toContainText('Failed to add picture');
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Name').fill('logo');
  await press(page, 'Add picture');
  await expect(toasts(page)).toContainText('Picture added successfully');
  await expect.poll(() => naturalWidth(shown)).toBe(128);
  await turn(page, 'logo');
  await expect(card).toContainText('Switched off: pages show Porchlight’s own drawing.');
  await expect.poll(() => naturalWidth(shown)).toBe(64);
  await expectAccessibleInBothSchemes(page);
});
