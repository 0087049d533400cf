import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  password,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { logIn } from './support/steps.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

const roof = {
  question: 'When should I replace the roof in Denver?',
  answer: 'After hail. Insurers want photos within a year.',
};
const staging = {
  question: 'Is staging worth it in Austin, TX?',
  answer: 'For vacant homes, yes. I stage the living room and the kitchen.',
};

async function openNotebook(page: Page, pairs: { question: string; answer: string }[] = []) {
  const name = await registerQuickly(page);
  for (const pair of pairs) await page.request.post('/api/learner/save-answer', { data: pair });
  await page.goto('/learner-test');
  await expect(page.getByRole('heading', { level: 1, name: 'Learner System' })).toBeVisible();
  return name;
}

async function fillPair(page: Page, { question, answer }: typeof roof) {
  await page.getByLabel('Question').fill(question);
  await page.getByLabel('Answer', { exact: true }).fill(answer);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save answer' }).click();
const card = (page: Page, question: string) => page.getByRole('article', { name: question });
const tagsOf = (page: Page, question: string) =>
  page.getByRole('list', { name: `Tags of ${question}` });

async function search(page: Page, topic: string, context = '') {
  await page.getByRole('tab', { name: 'Find relevant answers' }).click();
  await page.getByLabel('Topic').fill(topic);
  await page.getByLabel('Context').fill(context);
  await page.getByRole('button', { name: 'Find answers' }).click();
}

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

test('tags are corrected where they stand, and stay corrected', async ({ page }) => {
  await openNotebook(page, [roof]);
  const tags = tagsOf(page, roof.question);
  await tags.getByRole('button', { name: 'Remove tag city:denver' }).click();
  await expect(tags).not.toContainText('city:denver');
  await expect(tags.getByRole('button', { name: 'Remove tag state:co' })).toBeFocused();

  await tags.getByRole('button', { name: `Add tag to ${roof.question}` }).click();
  const field = page.getByLabel('New tag');
  await field.fill('planet:mars');
  await field.press('Enter');
  await expect(page.getByText('Write tags like city:austin or home-inspection')).toBeVisible();
  await field.fill('City: Aurora');
  await field.press('Enter');
  await expect(tags).toContainText('city:aurora');
  await expect(field).toHaveValue('');
  await field.fill('Roof age');
  await page.getByRole('button', { name: 'Add this tag' }).click();
  await field.fill('roof-age');
  await field.press('Enter');
  await expect(page.getByText('This tag is there already')).toBeVisible();
  const stored = page.waitForResponse('**/api/learner/user-answers?*');
  await field.press('Escape');
  await expect(tags.getByRole('button', { name: /Add tag/ })).toBeFocused();

  await page.reload();
  await stored;
  await expect(tags).toContainText('city:aurora');
  await expect(tags).toContainText('roof-age');
  await expect(tags).not.toContainText('city:denver');
});

test('a correction of tags that fails is told and taken back', async ({ page }) => {
  await openNotebook(page, [roof]);
  await page.route('**/api/learner/user-answers/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } }),
  );
  await page.getByRole('button', { name: 'Remove tag city:denver' }).click();
  await expect(toasts(page).getByText('Failed to save answer')).toBeVisible();
  await expect(tagsOf(page, roof.question)).toContainText('city:denver');
});

test('other words get other tags', async ({ page }) => {
  await openNotebook(page, [roof]);
  await page.getByRole('button', { name: `Edit ${roof.question}` }).click();
  const form = card(page, roof.question);
  await expect(form.getByLabel('Question')).toBeFocused();
  await form.getByLabel('Question').fill('When should I replace the roof in Boulder?');
  await form.getByLabel('Answer', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Question and answer are required')).toBeVisible();
  await form.getByLabel('Answer', { exact: true }).fill('Ask for the radon test as well.');
  await form.getByRole('button', { name: 'Save changes' }).click();

  const changed = 'When should I replace the roof in Boulder?';
  await expect(toasts(page).getByText('Answer Saved')).toBeVisible();
  await expect(tagsOf(page, changed)).toContainText('city:boulder');
  await expect(tagsOf(page, changed)).toContainText('radon');
  await expect(page.getByRole('button', { name: `Edit ${changed}` })).toBeFocused();

  await page.getByRole('button', { name: `Edit ${changed}` }).click();
  await card(page, changed).getByLabel('Question').fill('Something else');
  await card(page, changed).getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, changed)).toContainText('Ask for the radon test as well.');
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

test('a search shows the best first, with its points and why', async ({ page }) => {
  await openNotebook(page, [staging, roof]);
  await search(page, 'Home staging', 'Austin, TX');
  await expect(toasts(page).getByText('Found 1 relevant answers')).toBeVisible();
  const found = page.getByRole('region', { name: 'Answers for Home staging in Austin, TX' });
  await expect(found.getByRole('article')).toHaveCount(1);
  await expect(found).toContainText('60 points');
  await expect(found).toContainText(staging.answer);
  const matching = tagsOf(page, staging.question)
    .getByRole('listitem')
    .filter({ hasText: ', matches' });
  await expect(matching).toContainText(['city:austin', 'state:tx', 'home-staging', 'sellers']);

  await search(page, 'Lighthouses');
  await expect(toasts(page).getByText('No Relevant Answers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing fits yet' })).toBeVisible();

  await search(page, ' ');
  await expect(toasts(page).getByText('Invalid Input')).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveAccessibleDescription('Topic is required');
  await expect(page.getByLabel('Topic')).toBeFocused();
});

test('what was found follows what is corrected', async ({ page }) => {
  await openNotebook(page, [staging]);
  await search(page, 'Home staging', 'Austin, TX');
  await expect(page.getByText('60 points')).toBeVisible();
  await page.getByRole('tab', { name: 'Your answers' }).click();
  await page.getByRole('button', { name: 'Remove tag city:austin' }).click();
  await page.getByRole('tab', { name: 'Find relevant answers' }).click();
  await expect(page.getByText('40 points')).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveValue('Home staging');
});

test('nothing typed is lost when the server fails', async ({ page }) => {
  await openNotebook(page);
  const fail = { status: 500, json: { message: 'Not today', code: 'internal' } };
  await page.route('**/api/learner/**', (route) => route.fulfill(fail));
  await fillPair(page, roof);
  await save(page);
  await expect(toasts(page).getByText('Failed to save answer')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Not today')).toBeVisible();
  await expect(page.getByLabel('Question')).toHaveValue(roof.question);
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(roof.answer);

  await search(page, 'Roof', 'Denver, CO');
  await expect(toasts(page).getByText('Failed to find relevant answers')).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveValue('Roof');

  await page.reload();
  await expect(toasts(page).getByText('Failed to load answers')).toBeVisible();
  await page.unroute('**/api/learner/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'An empty notebook' })).toBeVisible();
});

test('when the session ends the page says so and keeps what was typed, also over the login', async ({
  page,
}) => {
  const name = await openNotebook(page, [staging]);
  await fillPair(page, roof);
  await page.context().clearCookies();
  await save(page);
  await expect(toasts(page).getByText('Authentication Required')).toBeVisible();
  await expect(toasts(page).getByText('Please log in to save answers')).toBeVisible();
  await expect(page.getByText('Please log in to use the learner system')).toBeVisible();
  await expect(card(page, staging.question)).toBeVisible();

  await search(page, 'Roof');
  await expect(toasts(page).getByText('Please log in to find relevant answers')).toBeVisible();
  await expect(page.getByLabel('Question')).toHaveValue(roof.question);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Log in again' }).click();
  await logIn(page, name, password);
  await expect(page).toHaveURL(/\/learner-test$/);
  await expect(page.getByText('Please log in to use the learner system')).toBeHidden();
  await expect(page.getByLabel('Question')).toHaveValue(roof.question);
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(roof.answer);
  await save(page);
  await expect(toasts(page).getByText('Answer Saved')).toBeVisible();
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

test('everything to press is large enough for a finger', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 900, 'a mouse is finer');
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

for (const colorScheme of ['light', 'dark'] as const) {
  const check = async (page: Page) => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const long = { question: `${'Long'.repeat(60)}?`, answer: 'word'.repeat(300) };

  test(`the notebook is accessible and fits, empty, refused and full, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openNotebook(page);
    await expect(page.getByRole('heading', { name: 'An empty notebook' })).toBeVisible();
    await save(page);
    await check(page);
    for (const data of [staging, roof, long]) {
      await page.request.post('/api/learner/save-answer', { data });
    }
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
    await check(page);
  });

  test(`correcting and searching are accessible and fit, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openNotebook(page, [staging, roof, long]);
    await page.getByRole('button', { name: `Add tag to ${roof.question}` }).click();
    await page.getByLabel('New tag').fill('!');
    await page.getByLabel('New tag').press('Enter');
    await page.getByRole('button', { name: `Edit ${staging.question}` }).click();
    await check(page);
    await page.getByRole('button', { name: `Delete ${roof.question}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await search(page, 'Home staging', 'Austin, TX');
    await expect(page.getByText('60 points')).toBeVisible();
    await check(page);
  });
}
