import { test } from './support/admin-journey.ts';
import {
  findTopic,
  manyTitles,
  newIdentifier,
  openPart,
  openTopics,
  openTopicsTab,
  panel,
  search,
} from './support/admin-topics.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  toasts,
} from './support/journey.ts';

const refusal = { status: 500, json: { message: 'Not today', code: 'internal' } };

test('a topic is found, sorted, switched off and deleted', async ({ page }) => {
  const identifier = newIdentifier('garden');
  const topic = `Garden ${identifier}`;
  await openTopics(page, [{ identifier, topic, titles: ['Roses for {location}'] }]);
  const rows = panel(page, 'Manage Topics').getByRole('row');
  await search(page, `roses ${identifier}`);
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(/^1 of \d+ topics$/)).toBeVisible();
  await search(page, 'nothing like it');
  await page.getByRole('button', { name: 'Show everything' }).click();

  await page.getByRole('button', { name: 'Titles', exact: true }).click();
  const heading = page.getByRole('columnheader', { name: 'Titles' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Titles', exact: true }).click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const numbers = await rows.locator('td:nth-child(3)').allInnerTexts();
  expect(numbers.map(Number)).toEqual(numbers.map(Number).toSorted((a, b) => a - b));

  await search(page, identifier);
  const active = page.getByRole('switch', { name: `Active: ${topic}` });
  await active.click({ force: true });
  await expect(active).not.toBeChecked();
  await expect(toasts(page).getByText('Main topic status updated successfully')).toBeVisible();
  await page.route('**/api/prompts/*', (route) => route.fulfill(refusal));
  await active.click({ force: true });
  await expect(toasts(page).getByText('Failed to update main topic status')).toBeVisible();
  await expect(active).not.toBeChecked();
  const remove = page.getByRole('button', { name: `Delete ${topic}` });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this topic?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Failed to delete main topic')).toBeVisible();
  await page.unroute('**/api/prompts/*');
  expect(await findTopic(page, identifier)).toMatchObject({ isActive: false });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Main topic deleted successfully')).toBeVisible();
  await expect(remove).toBeHidden();
  expect(await findTopic(page, identifier)).toBeUndefined();
});

test('the dialog shows fifteen titles and "+1 more", and all of them to edit', async ({ page }) => {
  const identifier = newIdentifier('many');
  await openTopics(page, [{ identifier, topic: identifier, titles: manyTitles(16) }]);
  await search(page, identifier);
  await page.getByRole('button', { name: `Edit ${identifier}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit topic' });
  await expect(dialog.getByText('+1 more', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Title number 15 in {location}')).toBeVisible();
  await expect(dialog.getByText('Title number 16 in {location}')).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Topic' })).not.toBeEditable();

  await dialog.getByRole('button', { name: 'Edit titles' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title 1', exact: true })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Title 16', exact: true }).fill('Changed words');
  await dialog.getByRole('button', { name: 'Remove title 1', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title 1', exact: true })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Title 15', exact: true }).press('Enter');
  await page.keyboard.type('x'.repeat(301));
  await dialog.getByRole('button', { name: 'Edit questions' }).click();
  await dialog.getByRole('button', { name: 'Add a question' }).click();
  await page.keyboard.type('What grows here?');
  await dialog.getByLabel('Identifier').fill('sellers');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('A title may have 300 characters')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Title 16', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The last one');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page).getByText('Failed to update topic')).toBeVisible();
  await expect(dialog.getByText('This identifier is already used by another topic')).toBeVisible();
  await dialog.getByLabel('Identifier').fill(identifier);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page).getByText('Topic updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await findTopic(page, identifier)).toMatchObject({
    titles: [...manyTitles(15).slice(1), 'Changed words', 'The last one'],
    questions: ['What grows here?'],
  });
});

test('when another admin was quicker nothing is lost, and both ways on work', async ({ page }) => {
  const identifier = newIdentifier('shared');
  await openTopics(page, [{ identifier, topic: identifier, description: 'Old' }]);
  const { id } = (await findTopic(page, identifier)) as unknown as { id: number };
  const elsewhere = (description: string) =>
    page.request.patch(`/api/prompts/${id}`, { data: { description } });
  await search(page, identifier);
  await page.getByRole('button', { name: `Edit ${identifier}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit topic' });
  await elsewhere('Theirs');
  await dialog.getByLabel('Description').fill('Mine');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Another admin has changed this topic meanwhile')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Load theirs' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('Theirs');
  await elsewhere('Theirs again');
  await dialog.getByLabel('Description').fill('Mine again');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(toasts(page).getByText('Topic updated successfully')).toBeVisible();
  expect(await findTopic(page, identifier)).toMatchObject({ description: 'Mine again' });
});

test('a new topic and more titles for it', async ({ page }) => {
  await openTopics(page);
  const identifier = newIdentifier('spring');
  const form = await openPart(page, 'Add New Topic');
  const create = form.getByRole('button', { name: 'Create topic' });
  await create.click();
  await expect(form.getByText('Identifier must be at least 3 characters')).toBeVisible();
  await expect(form.getByLabel('Identifier')).toBeFocused();
  await form.getByRole('textbox', { name: 'Topic' }).fill('Spring  Market!');
  await expect(form.getByLabel('Identifier')).toHaveValue('spring-market');
  await form.getByLabel('Identifier').fill(identifier);
  await form.getByRole('textbox', { name: 'Topic' }).fill('Spring sales');
  await expect(form.getByLabel('Identifier')).toHaveValue(identifier);
  await form.getByRole('textbox', { name: 'Titles' }).fill('One, Two\nThree, two');
  await expect(form.getByText('3 new titles, 1 already there')).toBeVisible();

  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.route('**/api/prompts', (route) => route.fulfill(refusal));
  await create.click();
  await expect(toasts(page).getByText('Failed to create topic')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Titles' })).toHaveValue('One, Two\nThree, two');
  await page.unroute('**/api/prompts');
  await create.click();
  await expect(toasts(page).getByText('Topic created successfully')).toBeVisible();
  await expect(form.getByLabel('Identifier')).toHaveValue('');
  expect(await findTopic(page, identifier)).toMatchObject({
    topic: 'Spring sales',
    isActive: true,
    useAttomScraping: false,
    titles: ['One', 'Two', 'Three'],
  });

  const titles = await openPart(page, 'Add Titles to Topic');
  await titles.getByRole('button', { name: 'Add titles' }).click();
  await expect(titles.getByText('Please select a topic')).toBeVisible();
  await expect(titles.getByText('Please enter at least one title')).toBeVisible();
  await titles.getByRole('combobox', { name: 'Topic' }).fill('Spring sales');
  await page
    .getByRole('option', { name: /^Spring sales/ })
    .first()
    .click();
  await titles.getByLabel('Titles', { exact: true }).fill('four, TWO, Five');
  await expect(titles.getByText('2 new titles, 1 already there')).toBeVisible();
  await titles.getByRole('button', { name: 'Add titles' }).click();
  await expect(toasts(page).getByText('Titles added successfully')).toBeVisible();
  await expect(toasts(page).getByText(/1 was skipped/)).toBeVisible();
  expect(await findTopic(page, identifier)).toMatchObject({
    titles: ['One', 'Two', 'Three', 'four', 'Five'],
  });
  await openPart(page, 'Manage Topics');
  await search(page, identifier);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('topics are accessible and fit, light and dark', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const identifier = newIdentifier('long');
  const topic = 'Longword'.repeat(12);
  await openTopics(page, [{ identifier, topic, titles: ['x'.repeat(300), 'Two'] }]);
  const check = async () => {
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  };
  await check();
  await search(page, identifier);
  await page.getByRole('button', { name: `Edit ${topic}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit topic' });
  await dialog.getByRole('button', { name: 'Edit titles' }).click();
  await dialog.getByLabel('Identifier').fill('no');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  const form = await openPart(page, 'Add New Topic');
  await form.getByRole('textbox', { name: 'Titles' }).fill('One, Two, one');
  await form.getByRole('button', { name: 'Create topic' }).click();
  await check();
});

test('topics that cannot be had are asked for again', async ({ page }) => {
  await registerQuickly(page);
  await page.route('**/api/prompts?*', (route) => route.fulfill(refusal));
  await openTopicsTab(page);
  const part = panel(page, 'Manage Topics');
  await expect(part.getByText('Not today')).toBeVisible();
  await page.unroute('**/api/prompts?*');
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect(part.getByRole('row').nth(1)).toBeVisible();
});
