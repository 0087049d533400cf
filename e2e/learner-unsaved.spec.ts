import { expect, password, test, toasts } from './support/journey.ts';
import {
  answerCard,
  fillPair,
  openNotebook,
  pressSaveAnswer,
  roof,
  staging,
} from './support/learner.ts';
import { fillLogin, logOut } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

test('a pair whose save failed is offered again after leaving, and gone after logging out', async ({
  page,
}) => {
  const name = await openNotebook(page, [staging]);
  await page.route('**/api/learner/save-answer', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await fillPair(page, roof);
  await pressSaveAnswer(page);
  await expect(page.getByRole('alert').getByText('Not today')).toBeVisible();
  await page.unroute('**/api/learner/save-answer');

  const question = page.getByLabel('Question');
  const answer = page.getByLabel('Answer', { exact: true });
  for (const leave of [
    async () => {
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
      await page.getByRole('link', { name: 'Learner System' }).first().click();
    },
    () => page.reload(),
  ]) {
    await leave();
    await expect(page.getByText('You have not saved this answer yet.')).toBeVisible();
    await expect(question).toHaveValue(roof.question);
    await expect(answer).toHaveValue(roof.answer);
  }
  await pressSaveAnswer(page);
  await expect(toasts(page).getByText('Answer Saved')).toBeVisible();
  await expect(answerCard(page, roof.question)).toBeVisible();
  await expect(page.getByText('You have not saved this answer yet.')).toBeHidden();
  await page.reload();
  await expect(question).toHaveValue('');

  await fillPair(page, { question: 'Typed and left?', answer: 'Yes.' });
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(question).toHaveValue('');
  await expect(question).toBeFocused();
  await fillPair(page, { question: 'Typed and left?', answer: 'Yes.' });
  await logOut(page, name);
  await fillLogin(page, name, password);
  await page.getByRole('link', { name: 'Learner System' }).first().click();
  await expect(answerCard(page, staging.question)).toBeVisible();
  await expect(question).toHaveValue('');
});
