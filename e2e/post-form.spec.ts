import type { Page, Request } from '@playwright/test';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import {
  questionsDialog as dialog,
  fillForm,
  generateButton,
  openFilledForm,
} from './support/posts.ts';

/** From an empty form to an order. What the AI says is set here; all else is the real server. */

const questions = ['Which repair pays off most?', 'What do sellers ask you first?'];
const asked = {
  questions,
  title: 'Selling in Austin, step by step',
  contentTags: ['sellers', 'austin', 'repairs'],
};

const topicField = (page: Page) => page.getByRole('combobox', { name: 'Topic' });
const cityField = (page: Page) => page.getByRole('combobox', { name: 'City' });
const stateField = (page: Page) => page.getByRole('combobox', { name: 'State' });
const ultraMode = (page: Page) => page.getByRole('switch', { name: 'Ultra Mode' });

async function openForm(page: Page): Promise<void> {
  await registerQuickly(page);
  await page.goto('/insights');
  await expect(topicField(page)).toBeVisible();
}

async function fillPlace(page: Page): Promise<void> {
  await stateField(page).fill('tx');
  await page.getByRole('option', { name: 'Texas' }).click();
  await cityField(page).fill('Austin');
  await cityField(page).press('Escape');
}

/** Counts the calls for questions, and answers them. */
async function answerQuestions(page: Page): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route('**/api/questions', async (route) => {
    calls.push(route.request());
    await route.fulfill({ json: asked });
  });
  return calls;
}

/** What is sent when a post is ordered. In these journeys the writing never ends. */
async function catchOrder(page: Page): Promise<() => Promise<Record<string, unknown>>> {
  await page.route('**/api/generate', () => new Promise(() => {}));
  const request = page.waitForRequest('**/api/generate');
  request.catch(() => {});
  return async () => (await request).postDataJSON();
}

test('the button says what is missing, asks once, and orders nothing after the session has ended', async ({
  page,
}) => {
  const calls: Request[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/questions', async (route) => {
    calls.push(route.request());
    await answered;
    await route.fulfill({
      status: 401,
      json: { message: 'Please log in again.', code: 'not_signed_in' },
    });
  });
  const orders: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/generate')) orders.push(request);
  });
  await openForm(page);
  await expect(generateButton(page)).toBeDisabled();
  await expect(generateButton(page)).toHaveAccessibleDescription(
    'Choose a topic, a city and a state to go on.',
  );
  await topicField(page).click();
  const option = page.getByRole('option', { name: /^Market Report/ });
  await expect(option).toContainText(/market/i);
  await option.click();
  await expect(generateButton(page)).toHaveAccessibleDescription(
    'Choose a city and a state to go on.',
  );
  await page.getByText('Use your own subject').click();
  await expect(generateButton(page)).toHaveAccessibleDescription(
    'Enter your subject, a city and a state to go on.',
  );
  await page.getByLabel('Your subject').fill('Open houses');
  await fillPlace(page);
  await expect(generateButton(page)).toBeEnabled();
  await expect(ultraMode(page)).toBeChecked();

  await generateButton(page).dblclick();
  const preparing = page.getByRole('button', { name: 'Preparing questions...' });
  await expect(preparing).toBeDisabled();
  await preparing.press('Enter');
  answer();
  await expect(toasts(page)).toContainText('Please log in again.');
  expect(calls).toHaveLength(1);
  expect(orders).toHaveLength(0);
});

test('the place is that of the last post until it is changed, and all of it outlives a reload', async ({
  page,
}) => {
  await page.route('**/api/posts/last-place*', (route) =>
    route.fulfill({ json: { place: { location: 'Boise', state: 'ID' } } }),
  );
  await openForm(page);
  await expect(cityField(page)).toHaveValue('Boise');
  await expect(stateField(page)).toHaveValue('Idaho');
  await cityField(page).fill('');
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  await page.goBack();
  await expect(stateField(page)).toHaveValue('Idaho');
  await expect(cityField(page)).toHaveValue('');

  // Cities of the state are offered, and any other is taken.
  // The first that fits is chosen by Enter, as one types.
  await stateField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('tx');
  await expect(page.getByRole('option')).toHaveText(['Texas']);
  await page.keyboard.press('Enter');
  await expect(stateField(page)).toHaveValue('Texas');
  await cityField(page).fill('Aus');
  await page.getByRole('option', { name: 'Austin', exact: true }).click();
  await expect(cityField(page)).toHaveValue('Austin');
  await cityField(page).fill('Nowhere Springs');
  await page.getByText('Use your own subject').click();
  await page.getByLabel('Your subject').fill('Open houses');
  await page.reload();
  await expect(cityField(page)).toHaveValue('Nowhere Springs');
  await expect(stateField(page)).toHaveValue('Texas');
  await expect(page.getByLabel('Your subject')).toHaveValue('Open houses');
});

test('Skip All sends no answers; those that were given go along and can be remembered', async ({
  page,
}) => {
  await answerQuestions(page);
  const skipped = await catchOrder(page);
  await registerQuickly(page);
  await openFilledForm(page, 'insights');
  await generateButton(page).click();
  await expect(dialog(page).getByText('0 of 2 answered')).toBeVisible();
  await dialog(page)
    .getByLabel(questions[0] ?? '')
    .fill('The kitchen');
  await dialog(page).getByRole('button', { name: 'Skip All' }).click();
  const { selectedTitle, contentTags, userAnswers } = await skipped();
  expect({ selectedTitle, contentTags, userAnswers }).toEqual({
    selectedTitle: asked.title,
    contentTags: asked.contentTags,
    userAnswers: [],
  });
  await page.getByRole('button', { name: 'Stop' }).click();

  const order = await catchOrder(page);
  await generateButton(page).click();
  await expect(dialog(page).getByText('0 of 2 answered')).toBeVisible();
  await expect(dialog(page).getByLabel(questions[0] ?? '')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Another title' }).click();
  await dialog(page).getByRole('button', { name: 'Use my own words' }).click();
  await dialog(page).getByRole('combobox', { name: 'Title' }).click();
  const other = page.getByRole('option').nth(1);
  const title = (await other.textContent()) ?? '';
  expect(title).toContain('Austin');
  await other.click();
  await dialog(page)
    .getByLabel(questions[1] ?? '')
    .fill('  What is it worth?  ');
  await expect(dialog(page).getByText('1 of 2 answered')).toBeVisible();
  await dialog(page).getByText('Remember my answers for next time').click();
  const saved = page.waitForRequest('**/api/learner/save-answer');
  await dialog(page).getByRole('button', { name: 'Apply Customizations' }).click();
  const answer = { question: questions[1], answer: 'What is it worth?' };
  expect((await saved).postDataJSON()).toEqual(answer);
  expect(await order()).toMatchObject({
    selectedTitle: title,
    contentTags: asked.contentTags,
    userAnswers: [answer],
  });
  await expect(dialog(page)).toBeHidden();
});

test('closing the questions loses nothing and asks nothing twice, a reload neither', async ({
  page,
}) => {
  const calls = await answerQuestions(page);
  await registerQuickly(page);
  await openFilledForm(page, 'insights');
  await generateButton(page).click();
  await dialog(page)
    .getByLabel(questions[0] ?? '')
    .fill('The kitchen');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(generateButton(page)).toBeFocused();
  await generateButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page).getByLabel(questions[0] ?? '')).toHaveValue('The kitchen');
  expect(calls).toHaveLength(1);

  const order = await catchOrder(page);
  await dialog(page)
    .getByLabel(questions[0] ?? '')
    .press('Control+Enter');
  expect(await order()).toMatchObject({
    userAnswers: [{ question: questions[0], answer: 'The kitchen' }],
  });
});

test('only answers on the subject are used; the dialog shows their words, and others can be added', async ({
  page,
}) => {
  await registerQuickly(page);
  const park = { question: 'Which park in Austin, TX do you love?', answer: 'Zilker, early.' };
  const repair = { question: 'Which repair pays off?', answer: 'The front door, always.' };
  const sellers = { question: 'What do sellers forget?', answer: 'The attic.' };
  for (const data of [park, repair, sellers]) {
    expect((await page.request.post('/api/learner/save-answer', { data })).ok()).toBe(true);
  }
  await answerQuestions(page);
  const order = await catchOrder(page);
  await openFilledForm(page, 'insights');
  await expect(page.getByText('Using 2 of your answers:')).toBeVisible();
  await expect(page.getByText(sellers.answer)).toBeVisible();
  await expect(page.getByText(park.answer)).toBeHidden();

  await generateButton(page).click();
  const list = dialog(page).getByRole('region', { name: 'Your earlier answers' });
  await expect(list.getByText('Using 2 of your answers:')).toBeVisible();
  await expect(list.getByText(repair.answer)).toBeVisible();
  await list.getByText(sellers.question).click();
  await expect(list.getByText('Using 1 of your answers:')).toBeVisible();
  await list.getByRole('button', { name: '1 more answer you could use' }).click();
  const other = list.getByRole('checkbox', { name: park.question });
  await expect(other).not.toBeChecked();
  await other.check();
  await expect(list.getByText('Using 2 of your answers:')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Apply Customizations' }).click();
  expect((await order()).databaseAnswers).toMatchObject([repair, park]);
});

test.describe('when topics do not load', () => {
  test.use({ consoleErrors: { allowed: [/status of 500/] } });

  test('built-in ones take their place; without Ultra Mode all is ordered at once, with fitting answers', async ({
    page,
  }) => {
    await page.route('**/api/prompts/active*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Away' } }),
    );
    const calls = await answerQuestions(page);
    const order = await catchOrder(page);
    await openForm(page);
    await expect(page.getByText('We couldn’t load the full list.')).toBeVisible();
    await topicField(page).click();
    await expect(page.getByRole('option')).toHaveCount(3);
    await page.getByRole('option', { name: /^Market Report/ }).click();
    await page.unroute('**/api/prompts/active*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We couldn’t load the full list.')).toBeHidden();
    await expect(topicField(page)).toBeFocused();

    const pairs = [
      { question: 'What should Austin sellers repair?', answer: 'The roof, in Austin, Texas.' },
      {
        question: 'How do sellers in Austin price?',
        answer: 'By the last sales in Austin, Texas.',
      },
    ];
    for (const data of pairs) await page.request.post('/api/learner/save-answer', { data });
    await fillForm(page);
    await expect(page.getByText('Using 2 of your answers:')).toBeVisible();
    for (const { answer } of pairs) await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(/matches: .*Austin/).first()).toBeVisible();
    await page.getByText(pairs[0]?.question ?? '').click();
    await expect(page.getByText('Using 1 of your answers:')).toBeVisible();
    await ultraMode(page).press('Space');
    await generateButton(page).click();
    expect(await order()).toMatchObject({
      topicId: expect.any(Number),
      location: 'Austin',
      state: 'TX',
      userAnswers: [],
      databaseAnswers: [{ ...pairs[1], matchingTags: expect.arrayContaining(['city:austin']) }],
      promptType: 'content',
    });
    expect(calls).toHaveLength(0);
  });
});
