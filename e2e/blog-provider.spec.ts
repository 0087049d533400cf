import { articleCard, history } from './support/blog.ts';
import { expect, registerQuickly, toasts } from './support/journey.ts';
import { generateButton, openFilledForm, requestChanges } from './support/posts.ts';
import { paused, test } from './support/provider-journey.ts';

/** The blog page with a provider behind it: as it should be, and when it fails. */

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
  await openFilledForm(page, 'blog', { isUltraModeOn: false });
});

const failed = 'Failed to generate or revise blog post. Please try again.';

test('an article is read while it is written, a failed revision leaves it as it was, and one that succeeds can be undone', async ({
  page,
  provider,
}) => {
  provider.next(paused);
  const request = page.waitForRequest('**/api/generate');
  await generateButton(page).click();
  expect((await request).postDataJSON()).toMatchObject({ promptType: 'blog', topicId: 1 });
  const writing = page.getByRole('region', { name: 'Being written' });
  await expect(writing).toContainText('test-model is writing');
  await expect(writing.getByRole('button', { name: /Save|Copy/ })).toHaveCount(0);
  provider.resume();
  await expect(writing).toBeHidden({ timeout: 60_000 });
  const card = articleCard(page);
  await expect(card).toHaveCount(1);
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
  await expect(history(page)).toContainText('Open now');

  await expect(card).toContainText(/Facts in this article: \d/);
  const before = await card.innerText();
  provider.always({ kind: 'refusal' });
  await requestChanges(page, card, 'More about gardens');
  await expect(page.getByText(failed)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  expect(await card.innerText()).toBe(before);
  provider.always({ kind: 'answer' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await card.getByRole('button', { name: 'Earlier versions (1)' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(card.getByRole('button', { name: 'Earlier versions (2)' })).toBeVisible();
});

test('refusal, lost connection and empty answer have their own words, and the retry loses nothing', async ({
  page,
  provider,
}) => {
  provider.always({ kind: 'quota' });
  const response = page.waitForResponse('**/api/generate');
  await generateButton(page).click();
  const { message } = await (await response).json();
  await expect(page.getByText(message)).toHaveCount(1);
  await expect(page.getByText('Everything you entered is still here.')).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  provider.always({ kind: 'answer' });

  await page.route('**/api/generate', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: restart\ndata: {}\n\n' }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText('The connection was lost before the text was finished.'),
  ).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(1);
  await page.unroute('**/api/generate');
  await page.route('**/api/generate', (route) => route.fulfill({ json: { posts: [] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText(
      'There was an issue generating content. Please try again or select a different topic.',
    ),
  ).toHaveCount(1);
  await page.unroute('**/api/generate');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(articleCard(page)).toHaveCount(1);
});
