import type { RememberedAnswer } from '#contract/learner.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  answerCard,
  fillPair,
  openNotebook,
  pressSaveAnswer,
  roof,
  staging,
  tagsOf,
} from './support/learner.ts';
import { expectToFitAPhone } from './support/narrow.ts';

test('an answer is saved, told with its tags, heads the list, and is deleted after a question', async ({
  page,
}) => {
  await openNotebook(page);
  await expect(page.getByRole('heading', { name: 'No saved answers yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Write your first one' }).click();
  await expect(page.getByLabel('Question')).toBeFocused();

  await page.getByLabel('Question').fill('Only a question?');
  await pressSaveAnswer(page);
  await expect(toasts(page).getByText('Invalid Input')).toBeVisible();
  await expect(toasts(page).getByText('Question and answer are required')).toBeVisible();
  const answer = page.getByLabel('Answer', { exact: true });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription('Question and answer are required');
  await expect(page.getByLabel('Question')).toHaveValue('Only a question?');
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);

  await fillPair(page, roof);
  await pressSaveAnswer(page);
  await expect(toasts(page).getByText('Answer Saved')).toBeVisible();
  await expect(toasts(page).getByText(/Tags: Denver, CO, roof/)).toBeVisible();
  await expect(answerCard(page, roof.question)).toContainText(roof.answer);
  await expect(tagsOf(page, roof.question)).toContainText('Denver');
  await expect(page.getByLabel('Question')).toHaveValue('');
  await expect(answer).toHaveValue('');

  await fillPair(page, staging);
  await pressSaveAnswer(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toHaveAccessibleName(staging.question);
  await expect(page.getByRole('tab', { name: 'Your answers 2' })).toBeVisible();

  const remove = page.getByRole('button', { name: `Delete ${roof.question}` });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this answer?' });
  await expect(dialog).toContainText(roof.question);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(answerCard(page, roof.question)).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Answer deleted' })).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${staging.question}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No saved answers yet' })).toBeVisible();
});

test('a long notebook comes in parts, a long answer too', async ({ page }) => {
  await registerQuickly(page);
  const answers = Array.from(
    { length: 23 },
    (_, index): RememberedAnswer => ({
      ...{ id: index + 1, question: `Question ${index + 1}?`, tags: ['roof'] },
      answer: 'One thing after the other.\n'.repeat(20),
      createdAt: new Date().toISOString(),
    }),
  );
  await page.route('**/api/learner/user-answers?*', (route) =>
    route.fulfill({ json: { success: true, answers } }),
  );
  await page.goto('/learner-test');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('article').first().getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('article').first().getByRole('button', { name: 'Show less' }).click();
  await page.getByRole('button', { name: 'Show 3 more' }).click();
  await expect(page.getByRole('article')).toHaveCount(23);
});
