import { test } from './support/admin-journey.ts';
import {
  findTopicByIdentifier,
  givenTopics,
  manyTitles,
  newIdentifier,
  openPart,
  openTopics,
  openTopicsTab,
  searchTopics,
  tabPanel,
} from './support/admin-topics.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  registerQuickly,
  toasts,
} from './support/journey.ts';

const refusal = { status: 500, json: { message: 'Not today', code: 'internal' } };

test('topics are asked for again, and one is found, sorted, switched off and deleted', async ({
  page,
}) => {
  const identifier = newIdentifier('garden');
  const topic = `Garden ${identifier}`;
  await registerQuickly(page);
  await givenTopics(page, [{ identifier, topic, titles: ['Roses for {location}'] }]);
  await page.route('**/api/prompts?*', (route) => route.fulfill(refusal));
  await openTopicsTab(page);
  const part = tabPanel(page, 'Manage Topics');
  await expect(part.getByText('Not today')).toBeVisible();
  await page.unroute('**/api/prompts?*');
  await part.getByRole('button', { name: 'Try again' }).click();
  const rows = part.getByRole('row');
  await searchTopics(page, `roses ${identifier}`);
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(/^1 of \d+ topics$/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await searchTopics(page, 'nothing like it');
  await page.getByRole('button', { name: 'Show everything' }).click();

  await page.getByRole('button', { name: 'Titles', exact: true }).click();
  const heading = page.getByRole('columnheader', { name: 'Titles' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Titles', exact: true }).click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const numbers = await rows.locator('td:nth-child(3)').allInnerTexts();
  expect(numbers.map(Number)).toEqual(numbers.map(Number).toSorted((a, b) => a - b));

  await searchTopics(page, identifier);
  const active = page.getByRole('switch', { name: `Active: ${topic}` });
  await active.click({ force: true });
  await expect(active).not.toBeChecked();
  await expect(toasts(page).getByText('Main topic status updated successfully')).toBeVisible();
  await page.route('**/api/prompts/*', (route) => route.fulfill(refusal));
  // The list has come anew, and what is new under the pointer cannot be pressed for half a second.
  await expect(async () => {
    await active.click({ force: true });
    const failure = toasts(page).getByText('Failed to update main topic status');
    await expect(failure).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(active).not.toBeChecked();
  const remove = page.getByRole('button', { name: `Delete ${topic}` });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this topic?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Failed to delete main topic')).toBeVisible();
  await page.unroute('**/api/prompts/*');
  expect(await findTopicByIdentifier(page, identifier)).toMatchObject({ isActive: false });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Main topic deleted successfully')).toBeVisible();
  await expect(remove).toBeHidden();
  expect(await findTopicByIdentifier(page, identifier)).toBeUndefined();
});

test('the dialog shows fifteen titles and "+1 more", all of them to edit, and loses nothing when another admin was quicker', async ({
  page,
}) => {
  const identifier = newIdentifier('many');
  await openTopics(page, [{ identifier, topic: identifier, titles: manyTitles(16) }]);
  const { id } = (await findTopicByIdentifier(page, identifier)) as unknown as { id: number };
  const elsewhere = (description: string) =>
    page.request.patch(`/api/prompts/${id}`, { data: { description } });
  await searchTopics(page, identifier);
  await page.getByRole('button', { name: `Edit ${identifier}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit topic' });
  const description = dialog.getByLabel('Description');
  const title = (position: number) =>
    dialog.getByRole('textbox', { name: `Title ${position}`, exact: true });
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await expect(dialog.getByText('+1 more', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Title number 15 in {location}')).toBeVisible();
  await expect(dialog.getByText('Title number 16 in {location}')).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Topic' })).not.toBeEditable();

  await elsewhere('Theirs');
  await description.fill('Mine');
  await save.click();
  await expect(dialog.getByText('Another admin just changed this topic')).toBeVisible();
  await expect(description).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(description).toHaveValue('Theirs');

  await dialog.getByRole('button', { name: 'Edit titles' }).click();
  await expect(title(1)).toBeFocused();
  await title(16).fill('Changed words');
  await dialog.getByRole('button', { name: 'Remove title 1', exact: true }).click();
  await expect(title(1)).toBeFocused();
  await title(15).press('Enter');
  await page.keyboard.insertText('x'.repeat(301));
  await dialog.getByRole('button', { name: 'Edit questions' }).click();
  await dialog.getByRole('button', { name: 'Add a question' }).click();
  await page.keyboard.insertText('What grows here?');
  await dialog.getByLabel('Identifier').fill('sellers');
  await save.click();
  await expect(dialog.getByText('A title can have up to 300 characters')).toBeVisible();
  await expect(title(16)).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('The last one');
  await save.click();
  await expect(toasts(page).getByText('Failed to update topic')).toBeVisible();
  await expect(dialog.getByText('This identifier is already used by another topic')).toBeVisible();
  await dialog.getByLabel('Identifier').fill(identifier);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();

  await elsewhere('Theirs again');
  await description.fill('Mine again');
  await save.click();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toasts(page).getByText('Topic updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await findTopicByIdentifier(page, identifier)).toMatchObject({
    description: 'Mine again',
    titles: [...manyTitles(15).slice(1), 'Changed words', 'The last one'],
    questions: ['What grows here?'],
  });
});

test('a new topic and more titles for it', async ({ page }) => {
  await openTopics(page);
  const identifier = newIdentifier('spring');
  const form = await openPart(page, 'Add New Topic');
  const create = form.getByRole('button', { name: 'Create topic' });
  await create.click();
  await expect(form.getByText('Identifier must be at least 3 characters')).toBeVisible();
  await expect(form.getByLabel('Identifier')).toBeFocused();
  await expectAccessible(page);
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
  expect(await findTopicByIdentifier(page, identifier)).toMatchObject({
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
  expect(await findTopicByIdentifier(page, identifier)).toMatchObject({
    titles: ['One', 'Two', 'Three', 'four', 'Five'],
  });
  await openPart(page, 'Manage Topics');
  await searchTopics(page, identifier);
  await expect(page.getByRole('row')).toHaveCount(2);
});
