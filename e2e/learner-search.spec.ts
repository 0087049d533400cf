import { expect, test, toasts } from './support/journey.ts';
import { openNotebook, roof, searchAnswers, staging, tagsOf } from './support/learner.ts';

test('a search shows the best first, with its points and why, and follows what is corrected', async ({
  page,
}) => {
  await openNotebook(page, [staging, roof]);
  await searchAnswers(page, 'Home staging', 'Austin, TX');
  await expect(toasts(page).getByText('Found 1 relevant answers')).toBeVisible();
  const found = page.getByRole('region', { name: 'Answers for Home staging in Austin, TX' });
  await expect(found.getByRole('article')).toHaveCount(1);
  await expect(found).toContainText('60 points');
  await expect(found).toContainText(staging.answer);
  const matching = tagsOf(page, staging.question)
    .getByRole('listitem')
    .filter({ hasText: ', matches' });
  await expect(matching).toContainText(['Austin', 'TX', 'home staging', 'sellers']);

  await page.getByRole('tab', { name: 'Your answers' }).click();
  await page.getByRole('button', { name: 'Remove tag Austin' }).click();
  await page.getByRole('tab', { name: 'Find relevant answers' }).click();
  await expect(page.getByText('40 points')).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveValue('Home staging');

  await searchAnswers(page, 'Lighthouses');
  await expect(toasts(page).getByText('No Relevant Answers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matching answers yet' })).toBeVisible();

  await searchAnswers(page, ' ');
  await expect(toasts(page).getByText('Invalid Input')).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveAccessibleDescription('Topic is required');
  await expect(page.getByLabel('Topic')).toBeFocused();
});
