import { test } from './support/admin-journey.ts';
import {
  findTopicByIdentifier,
  newIdentifier,
  openTopics,
  searchTopics,
} from './support/admin-topics.ts';
import { expect, expectAccessibleInBothSchemes } from './support/journey.ts';

test('the role of a question is seen as recognized, set and saved', async ({ page }) => {
  const identifier = newIdentifier('roles');
  const questions = ['Who is the main reader?', 'Which doors are green?'];
  await openTopics(page, [{ identifier, topic: `Roles ${identifier}`, questions }]);
  await searchTopics(page, identifier);
  await page.getByRole('button', { name: `Edit Roles ${identifier}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit topic' });
  await expect(dialog.getByText('(Direction to the writer, recognized)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit questions' }).click();
  const role = dialog.getByLabel('Role of question 2');
  await expect(role).toHaveValue('');
  await role.selectOption('Names to list');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  expect(await findTopicByIdentifier(page, identifier)).toMatchObject({
    questions,
    questionRoles: [null, 'places'],
  });
});

test('a newer edition is offered beside an edited topic, taken into the form and saved', async ({
  page,
}) => {
  const identifier = newIdentifier('offered');
  const offered = {
    edition: 2,
    changed: 'One more title and a better question.',
    titles: ['New in {location}'],
    questions: ['What is new?'],
    questionRoles: ['figures'],
  };
  // What an upgrade leaves behind; the server's part is tested beside it.
  await page.route('**/api/prompts?*', async (route) => {
    const response = await route.fetch();
    const topics = await response.json();
    const json = topics.map((topic: { identifier: string }) =>
      topic.identifier === identifier ? { ...topic, offered } : topic,
    );
    await route.fulfill({ response, json });
  });
  const topic = `Offered ${identifier}`;
  await openTopics(page, [{ identifier, topic, titles: ['Mine'], questions: ['Mine?'] }]);
  await searchTopics(page, identifier);
  await expect(page.getByText('Newer version available')).toBeVisible();
  await page.getByRole('button', { name: `Edit ${topic}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit topic' });
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(dialog.getByText('What is new? (Figures)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use the new ones' }).click();
  await expect(dialog.getByText('A newer version of this topic')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  expect(await findTopicByIdentifier(page, identifier)).toMatchObject({
    titles: ['Mine', 'New in {location}'],
    questions: ['What is new?'],
    questionRoles: ['figures'],
  });
});
