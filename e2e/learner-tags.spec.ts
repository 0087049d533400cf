import type { Page } from '@playwright/test';
import { expect, test, toasts } from './support/journey.ts';
import { answerCard, openNotebook, roof, tagsOf } from './support/learner.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

/** What the server knows of the one answer there is. */
async function storedTags(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/learner/user-answers');
  return (await response.json()).answers[0].tags;
}

test('tags are corrected where they stand, and stay corrected; other words get other tags', async ({
  page,
}) => {
  await openNotebook(page, [roof]);
  const tags = tagsOf(page, roof.question);
  await tags.getByRole('button', { name: 'Remove tag Denver' }).click();
  await expect(tags.getByRole('button', { name: 'Remove tag Denver' })).toHaveCount(0);
  await expect(tags.getByRole('button', { name: 'Remove tag CO' })).toBeFocused();

  await tags.getByRole('button', { name: `Add tag to ${roof.question}` }).click();
  const field = page.getByLabel('New tag');
  await field.fill('planet:mars');
  await field.press('Enter');
  await expect(page.getByText('Use a tag like “home inspection” or “city: Austin”')).toBeVisible();
  await field.fill('City: Aurora');
  await field.press('Enter');
  await expect(tags).toContainText('Aurora');
  await expect(field).toHaveValue('');
  await field.fill('Roof age');
  await page.getByRole('button', { name: 'Add this tag' }).click();
  await expect(tags).toContainText('roof age');
  await field.fill('roof-age');
  await field.press('Enter');
  await expect(page.getByText('You already have this tag')).toBeVisible();
  await field.press('Escape');
  await expect(tags.getByRole('button', { name: /Add tag/ })).toBeFocused();
  await expect
    .poll(() => storedTags(page))
    .toEqual(expect.arrayContaining(['city:aurora', 'roof-age']));
  expect(await storedTags(page)).not.toContain('city:denver');

  // A correction that fails is told and taken back.
  await page.route('**/api/learner/user-answers/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await tags.getByRole('button', { name: 'Remove tag Aurora' }).click();
  await expect(toasts(page).getByText('Failed to save answer')).toBeVisible();
  await expect(tags).toContainText('Aurora');
  await page.unroute('**/api/learner/user-answers/*');

  await page.getByRole('button', { name: `Edit ${roof.question}` }).click();
  const form = answerCard(page, roof.question);
  await expect(form.getByLabel('Question')).toBeFocused();
  await form.getByLabel('Question').fill('When should I replace the roof in Boulder?');
  await form.getByLabel('Answer', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Question and answer are required')).toBeVisible();
  await form.getByLabel('Answer', { exact: true }).fill('Ask for the radon test as well.');
  await form.getByRole('button', { name: 'Save changes' }).click();

  const changed = 'When should I replace the roof in Boulder?';
  await expect(toasts(page).getByText('Answer Saved')).toBeVisible();
  await expect(tagsOf(page, changed)).toContainText('Boulder');
  await expect(tagsOf(page, changed)).toContainText('radon');
  await expect(page.getByRole('button', { name: `Edit ${changed}` })).toBeFocused();

  await page.getByRole('button', { name: `Edit ${changed}` }).click();
  await answerCard(page, changed).getByLabel('Question').fill('Something else');
  await answerCard(page, changed).getByRole('button', { name: 'Cancel' }).click();
  await expect(answerCard(page, changed)).toContainText('Ask for the radon test as well.');
});
