import { expect, registerQuickly, toasts } from './support/journey.ts';
import {
  fillForm,
  generateButton,
  openFilledForm,
  postCards,
  questionsDialog,
  requestChanges,
} from './support/posts.ts';
import { paused, test } from './support/provider-journey.ts';

/** The posts page with a provider behind it: as it should be, and in every way it fails. */

test.beforeEach(({ page }) => registerQuickly(page));

const errorMessage =
  'There was an error generating content. Please try again or select a different topic.';

test('form, questions, streamed post, a revision whose risky wording one click mends, and undo', async ({
  page,
  provider,
}) => {
  await page.goto('/insights');
  await fillForm(page);
  await generateButton(page).click();
  const dialog = questionsDialog(page);
  await dialog.getByRole('textbox').nth(0).fill('Craftsman homes');
  provider.next(paused);
  await dialog.getByRole('button', { name: 'Apply Customizations' }).click();

  const writing = page.getByRole('region', { name: 'Being written' });
  await expect(writing).toContainText('test-model is writing');
  await expect(writing).toContainText('The tulips on Linden Street');
  await expect(writing.getByRole('button', { name: /Save|Copy/ })).toHaveCount(0);
  provider.resume();
  await expect(writing).toBeHidden();
  const card = postCards(page).first();
  await expect(card).toContainText('Send me a message');
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('Craftsman homes');

  await card.getByRole('button', { name: 'What shaped this post' }).click();
  await expect(card).toContainText('Craftsman homes');
  await expect(card).toContainText(/tokens/);

  // A model that is asked for other words and stays with these.
  provider.always({
    kind: 'answer',
    value: {
      title: 'Shorter now',
      content: '<p>A house with a fenced yard and a man cave, near the park.</p>',
      hashtags: ['One', 'Two', 'Three'],
      contentTags: ['a', 'b', 'c'],
      imagePrompt: 'A porch',
    },
  });
  await requestChanges(page, card, 'Much shorter, please');
  await expect(card).toContainText('A house with a fenced yard');
  // Nobody asked for another title.
  await expect(card.getByRole('heading', { name: 'Shorter now' })).toHaveCount(0);
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('Much shorter, please');
  await expect(card.getByText(/Wording to review/)).toBeVisible();
  await expect(card.getByText(/man cave/).first()).toBeVisible();
  await expect(card).not.toContainText(/compliant/i);
  await card.getByRole('button', { name: /Replace with/ }).click();
  await expect(card.getByText(/Wording to review/)).toHaveCount(0);
  await expect(card).not.toContainText('man cave');

  await card.getByRole('button', { name: 'Earlier versions (2)' }).click();
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(card).toContainText('Send me a message');
});

test('writing that was stopped goes on without anything typed again', async ({
  page,
  provider,
}) => {
  provider.next(paused);
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  await generateButton(page).click();
  const writing = page.getByRole('region', { name: 'Being written' });
  await expect(writing).toContainText('is writing');
  await writing.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this.')).toBeVisible();
  await expect.poll(() => provider.requests.at(-1)?.wasAborted).toBe(true);
  await expect(page.getByText(errorMessage)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You stopped this.')).toHaveCount(0);
  await expect(postCards(page)).toHaveCount(1);
});

test('a connection that breaks and an answer without posts have sentences of their own', async ({
  page,
}) => {
  await openFilledForm(page, 'insights');
  await generateButton(page).click();
  await questionsDialog(page).getByRole('textbox').nth(0).fill('Only in Hyde Park');
  const bodies: string[] = [];
  await page.route('**/api/generate', async (route) => {
    bodies.push(route.request().postData() ?? '');
    if (bodies.length === 2) return route.fulfill({ json: { posts: [] } });
    if (bodies.length > 2) return route.continue();
    return route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: start\ndata: {"writer":{"provider":"x","model":"y"},"title":"A"}\n\nevent: delta\ndata: {"field":"content","text":"Half a"}\n\n',
    });
  });
  await questionsDialog(page).getByRole('button', { name: 'Apply Customizations' }).click();
  await expect(
    page.getByText('The connection was lost before the text was finished.'),
  ).toBeVisible();
  await expect(page.getByText(errorMessage)).toHaveCount(1);
  await expect(page.getByText('Half a')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText(
      'There was an issue generating content. Please try again or select a different topic.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(postCards(page)).toHaveCount(1);
  expect(bodies[0]).toContain('Only in Hyde Park');
  // Of what was lost on the way the server may know, so it is asked for under the same id.
  expect(bodies[1]).toBe(bodies[0]);
  const [first, , third] = bodies.map((body) => JSON.parse(body));
  expect(third.generationId).not.toBe(first.generationId);
  expect({ ...third, generationId: '' }).toEqual({ ...first, generationId: '' });
});

test('whatever the provider refuses is told in words, and the retry loses nothing', async ({
  page,
  provider,
}) => {
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const closeToast = toasts(page).getByRole('button', { name: 'Close notification' });

  // Questions that cannot be asked are left out.
  const refusal = { kind: 'refusal' } as const;
  provider.next(refusal, refusal, paused);
  await openFilledForm(page, 'insights');
  const order = page.waitForRequest('**/api/generate');
  await generateButton(page).click();
  await expect(toasts(page)).toContainText(
    'Failed to generate customization questions. Please try again.',
  );
  await closeToast.click();
  expect((await order).postDataJSON()).toMatchObject({ location: 'Austin', userAnswers: [] });
  await expect(page.getByRole('region', { name: 'Being written' })).toContainText('The tulips');
  await page.getByRole('button', { name: 'Stop' }).click();

  const kinds = ['unauthorized', 'quota'] as const;
  for (const kind of kinds) {
    provider.always({ kind });
    await tryAgain.click();
    await expect(page.getByText(errorMessage)).toHaveCount(1);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByText('secret-key')).toHaveCount(0);
  }
  provider.always({ kind: 'answer' });
  await tryAgain.click();
  await expect(postCards(page)).toHaveCount(1);
  await expect(page.getByText(errorMessage)).toHaveCount(0);

  // A failed revision leaves the post and the request.
  const card = postCards(page);
  await expect(card).toContainText(/Facts in this post: \d/);
  const before = await card.innerText();
  provider.always({ kind: 'quota' });
  await requestChanges(page, card, 'More about gardens');
  await expect(page.getByText(errorMessage)).toHaveCount(1);
  await expect(page.getByText('Request for revision: More about gardens')).toBeVisible();
  expect(await card.innerText()).toBe(before);
  provider.always({ kind: 'answer' });
  await tryAgain.click();
  await expect(card.getByRole('button', { name: 'Earlier versions (1)' })).toBeVisible();
  await expect(page.getByText('Request for revision: More about gardens')).toHaveCount(1);
});
