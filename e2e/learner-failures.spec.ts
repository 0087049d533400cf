import { expect, expectAccessible, password, test, toasts } from './support/journey.ts';
import {
  answerCard,
  fillPair,
  openNotebook,
  pressSaveAnswer,
  roof,
  searchAnswers,
  staging,
} from './support/learner.ts';
import { fillLogin } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

test('nothing typed is lost when the server fails or the session ends, also over the login', async ({
  page,
}) => {
  const failAll = () =>
    page.route('**/api/learner/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
    );
  await failAll();
  const name = await openNotebook(page, [staging]);
  await expect(toasts(page).getByText('Failed to load answers')).toBeVisible();
  await page.unroute('**/api/learner/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answerCard(page, staging.question)).toBeVisible();

  await failAll();
  await fillPair(page, roof);
  await pressSaveAnswer(page);
  await expect(toasts(page).getByText('Failed to save answer')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Not today')).toBeVisible();
  await expect(page.getByLabel('Question')).toHaveValue(roof.question);
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(roof.answer);

  await searchAnswers(page, 'Roof', 'Denver, CO');
  await expect(toasts(page).getByText('Failed to find relevant answers')).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveValue('Roof');
  await page.unroute('**/api/learner/**');
  await page.getByRole('tab', { name: 'Your answers' }).click();

  await page.context().clearCookies();
  await pressSaveAnswer(page);
  await expect(toasts(page).getByText('Authentication Required')).toBeVisible();
  await expect(toasts(page).getByText('Please log in to save answers')).toBeVisible();
  await expect(page.getByText('Please log in to use the learner system')).toBeVisible();
  await expect(answerCard(page, staging.question)).toBeVisible();
  await searchAnswers(page, 'Roof');
  await expect(toasts(page).getByText('Please log in to find relevant answers')).toBeVisible();
  await expect(page.getByLabel('Question')).toHaveValue(roof.question);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Log in again' }).click();
  await fillLogin(page, name, password);
  await expect(page).toHaveURL(/\/learner-test$/);
  await expect(page.getByText('Please log in to use the learner system')).toBeHidden();
  await expect(page.getByLabel('Question')).toHaveValue(roof.question);
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(roof.answer);
  await pressSaveAnswer(page);
  await expect(toasts(page).getByText('Answer Saved')).toBeVisible();
});
