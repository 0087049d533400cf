import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { card, fillPair, openNotebook, roof, save, staging, tagsOf } from './support/learner.ts';

test('an answer is saved, told with its tags, and heads the list', async ({ page }) => {
  await openNotebook(page);
  await expect(page.getByRole('heading', { name: 'An empty notebook' })).toBeVisible();
  await page.getByRole('button', { name: 'Write the first one' }).click();
  await expect(page.getByLabel('Question')).toBeFocused();

  await fillPair(page, roof);
  await save(page);
  await expect(toasts(page).getByText('Answer Saved')).toBeVisible();
  await expect(toasts(page).getByText(/Tags: city:denver, state:co, roof/)).toBeVisible();
  await expect(card(page, roof.question)).toContainText(roof.answer);
  await expect(tagsOf(page, roof.question)).toContainText('city:denver');
  await expect(page.getByLabel('Question')).toHaveValue('');
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('');

  await fillPair(page, staging);
  await save(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toHaveAccessibleName(staging.question);
  await expect(page.getByRole('tab', { name: 'Your answers 2' })).toBeVisible();
});

test('question and answer are required', async ({ page }) => {
  await openNotebook(page);
  await page.getByLabel('Question').fill('Only a question?');
  await save(page);
  await expect(toasts(page).getByText('Invalid Input')).toBeVisible();
  await expect(toasts(page).getByText('Question and answer are required')).toBeVisible();
  const answer = page.getByLabel('Answer', { exact: true });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription('Question and answer are required');
  await expect(page.getByLabel('Question')).toHaveValue('Only a question?');
});

test('an answer is deleted after a question, and only then', async ({ page }) => {
  await openNotebook(page, [roof]);
  const remove = page.getByRole('button', { name: `Delete ${roof.question}` });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this answer?' });
  await expect(dialog).toContainText(roof.question);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, roof.question)).toBeVisible();

  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'An empty notebook' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Answer deleted' })).toBeAttached();
});

test('a long notebook comes in parts, a long answer too', async ({ page }) => {
  const name = await registerQuickly(page);
  expect(name).toBeTruthy();
  const answer = 'One thing after the other.\n'.repeat(20);
  for (let number = 1; number <= 23; number++) {
    const data = { question: `Question ${number}?`, answer };
    await page.request.post('/api/learner/save-answer', { data });
  }
  await page.goto('/learner-test');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('article').first().getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('article').first().getByRole('button', { name: 'Show less' }).click();
  await page.getByRole('button', { name: 'Show 3 more' }).click();
  await expect(page.getByRole('article')).toHaveCount(23);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everything to press is large enough for a finger', async ({ page }) => {
    await openNotebook(page, [roof]);
    await expect(card(page, roof.question)).toBeVisible();
    // What takes the finger may reach beyond what is drawn.
    const tooSmall = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a')]
        .filter((element) => element.offsetParent !== null)
        .map((element) => {
          const reach = getComputedStyle(element, '::after');
          const isReaching = reach.content !== 'none' && reach.position === 'absolute';
          const box = element.getBoundingClientRect();
          const beyond = (side: string) => (isReaching ? -Number.parseFloat(side) || 0 : 0);
          return {
            name: element.getAttribute('aria-label') ?? element.textContent,
            width: box.width + beyond(reach.left) + beyond(reach.right),
            height: box.height + beyond(reach.top) + beyond(reach.bottom),
          };
        })
        .filter(({ width, height }) => width < 43.5 || height < 43.5),
    );
    expect(tooSmall).toEqual([]);
  });
});
