import type { Browser, Page } from '@playwright/test';
import { articleCard, history } from './support/blog.ts';
import { list, recentContentPanel } from './support/home.ts';
import { expect, expectAccessible, registerQuickly, toasts } from './support/journey.ts';
import { expectAccessibleOnAPhone } from './support/narrow.ts';
import { generateButton, openFilledForm, postCards, requestChanges } from './support/posts.ts';
import { paused, test } from './support/provider-journey.ts';

/** A writing belongs to the app: it outlives its page, a reload and a closed window, and is stopped by a call. */

// The last file of all: one after another they would keep a whole run waiting. Each worker has a provider of its own.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) => registerQuickly(page));

const errorMessage =
  'There was an error generating content. Please try again or select a different topic.';

/** It is still silent when the journey says `resume`. */
const silent = { kind: 'answer', pauseAfter: 0 } as const;

const beingWritten = (page: Page) => page.getByRole('region', { name: 'Being written' });
const stopButton = (page: Page) => beingWritten(page).getByRole('button', { name: 'Stop' });

async function beginToWrite(page: Page, where: 'insights' | 'blog' = 'insights'): Promise<void> {
  await openFilledForm(page, where, { isUltraModeOn: false });
  await generateButton(page).click();
  await expect(beingWritten(page)).toContainText('The tulips');
}

/** The same person at another machine, where this browser's storage is not. */
async function atAnotherMachine(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(new URL('/api/health', page.url()).href);
  await other.evaluate(() => localStorage.clear());
  return other;
}

test('a reload goes on with the text and with a revision, and a card that was stopped still says so', async ({
  page,
  provider,
}) => {
  provider.next(paused);
  await beginToWrite(page);
  await stopButton(page).click();
  await expect(page.getByText('You stopped this.')).toBeVisible();
  await expect.poll(() => provider.requests.at(-1)?.wasAborted).toBe(true);
  await expect(page.getByRole('button', { name: 'Keep what was written' })).toBeVisible();
  await page.getByRole('combobox', { name: 'City' }).fill('Round Rock');
  await page.getByRole('combobox', { name: 'City' }).press('Escape');
  provider.next(paused);
  await generateButton(page).click();
  await expect(beingWritten(page)).toContainText('The tulips');

  await page.reload();
  await expect(beingWritten(page)).toContainText('test-model is writing');
  await expect(beingWritten(page)).toContainText('The tulips');
  await expect(page.getByText('You stopped this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep what was written' })).toBeVisible();
  await expect(page.getByText(/interrupted/)).toHaveCount(0);
  provider.resume();
  await expect(postCards(page)).toHaveCount(1);
  await expect(page.getByText(/error/i)).toHaveCount(0);
  expect(provider.requests).toHaveLength(2);
  expect(provider.requests.at(-1)?.wasAborted).toBe(false);

  provider.next(paused);
  await requestChanges(page, postCards(page), 'More about gardens');
  await page.reload();
  await expect.poll(() => provider.requests).toHaveLength(3);
  provider.resume();
  await expect(postCards(page).getByRole('button', { name: 'Earlier versions (1)' })).toBeVisible();
  await expect(page.getByText('Request for revision: More about gardens')).toHaveCount(1);

  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await expect(list(page)).not.toContainText(/error/i);
});

test('it goes on while the person walks around: Home shows a spinner, and the post is there on return', async ({
  page,
  provider,
}) => {
  provider.next(paused);
  await beginToWrite(page);
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(recentContentPanel(page).getByLabel('Loading')).toBeVisible();
  await expectAccessible(page);
  provider.resume();
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');
  await expect(recentContentPanel(page).getByLabel('Loading')).toHaveCount(0);
  await page.getByRole('link', { name: 'GBP & SM Content' }).first().click();
  await expect(postCards(page)).toHaveCount(1);

  // On the way back in the middle it is still being written, and a reload on Home loses nothing either.
  provider.next(paused);
  await generateButton(page).click();
  await expect(beingWritten(page)).toContainText('The tulips');
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  await page.reload();
  await expect(recentContentPanel(page).getByLabel('Loading')).toBeVisible();
  await page.getByRole('link', { name: 'GBP & SM Content' }).first().click();
  await expect(beingWritten(page)).toBeVisible();
  provider.resume();
  await expect(postCards(page)).toHaveCount(2);
  await expect(beingWritten(page)).toHaveCount(0);
});

test('who closes the window finds the piece at another machine, as it was changed since', async ({
  page,
  browser,
  provider,
}) => {
  provider.next(paused);
  await beginToWrite(page);
  const other = await atAnotherMachine(page, browser);
  await page.goto('/api/health');
  await other.goto('/');
  await expect(recentContentPanel(other).getByLabel('Loading')).toBeVisible();
  provider.resume();
  await expect(list(other).getByRole('article')).toHaveCount(1);
  await other.goto('/insights');
  const card = postCards(other);
  await expect(card).toHaveCount(1);
  await expect(other.getByText('Generate posts for: Sellers in Austin, TX')).toBeVisible();

  const kept = other.waitForResponse((response) => response.request().method() === 'PATCH');
  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  await card.getByRole('textbox', { name: 'Title' }).fill('A title of my own');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await kept).status()).toBe(200);

  await page.goto('/insights');
  await expect(postCards(page).getByRole('heading', { name: 'A title of my own' })).toBeVisible();
  await expect(postCards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(list(page)).toContainText('A title of my own');
});

test('clearing holds on every machine, says what it clears, and can be undone, on Home, too', async ({
  page,
  browser,
  provider,
}) => {
  provider.always({ kind: 'answer' });
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  await generateButton(page).click();
  await expect(postCards(page)).toHaveCount(1);
  const other = await atAnotherMachine(page, browser);
  await other.goto('/');
  await expect(list(other).getByRole('article')).toHaveCount(1);

  const heard = (path: string) =>
    page.waitForResponse((response) => response.url().endsWith(`/api/posts/recent/${path}`));
  await page.goto('/');
  let answer = heard('clear');
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(toasts(page)).toContainText('Recent content cleared');
  await expect(toasts(page)).toContainText('are still on their own pages');
  await answer;
  answer = heard('restore');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await answer;
  await page.reload();
  await expect(list(page).getByRole('article')).toHaveCount(1);

  answer = heard('clear');
  await recentContentPanel(page).getByRole('button', { name: 'Start New' }).click();
  await answer;
  for (const each of [page, other]) {
    await each.goto('/');
    await expect(each.getByText(/Pick a tool/)).toBeVisible();
    await expect(recentContentPanel(each)).toHaveCount(0);
    await each.goto('/insights');
    await expect(postCards(each)).toHaveCount(1);
  }

  answer = heard('clear');
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(toasts(page)).toContainText('Your posts are still on Home');
  await answer;
  for (const each of [page, other]) {
    await each.goto('/insights');
    await expect(each.getByText('Your post will appear here')).toBeVisible();
  }
});

test('articles come back, too: the newest is open, the history holds all, and clearing holds', async ({
  page,
  browser,
  provider,
}) => {
  provider.always({ kind: 'answer' });
  await openFilledForm(page, 'blog', { isUltraModeOn: false });
  await generateButton(page).click();
  await expect(articleCard(page)).toHaveCount(1);
  const other = await atAnotherMachine(page, browser);
  await other.goto('/blog');
  await expect(articleCard(other)).toHaveCount(1);
  await expect(history(other).getByRole('listitem')).toHaveCount(1);

  const cleared = page.waitForResponse('**/api/posts/recent/clear');
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await cleared;
  await other.goto('/blog');
  await expect(history(other).getByRole('listitem')).toHaveCount(1);
  await expect(other.getByText('No Blog Post Generated Yet')).toBeVisible();
});

test('what was written until Stop can be kept', async ({ page, provider }) => {
  provider.next(paused);
  await beginToWrite(page);
  await stopButton(page).click();
  await expect.poll(() => provider.requests.at(-1)?.wasAborted).toBe(true);
  const keep = page.getByRole('button', { name: 'Keep what was written' });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnAPhone(page);
  await page.reload();
  await keep.click();
  await expect(postCards(page)).toHaveCount(1);
  await expect(postCards(page)).toContainText('The tulips');
  await expect(postCards(page)).toContainText('You stopped this before it was finished.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  // Before the first words there is nothing to keep.
  provider.next(silent);
  await generateButton(page).click();
  await stopButton(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(keep).toHaveCount(0);
});

test('Clear Content and Start New end what is being written and take unfinished cards along', async ({
  page,
  provider,
}) => {
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  const startNew = page.getByRole('button', { name: 'Start New' });
  // On an empty page there is nothing to clear and nothing to undo.
  await startNew.click();
  await expect(startNew).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear Content' })).toBeDisabled();

  provider.next(paused);
  await generateButton(page).click();
  await expect(beingWritten(page)).toContainText('The tulips');
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(page.getByText('Your post will appear here')).toBeVisible();
  await expect.poll(() => provider.requests.at(-1)?.wasAborted).toBe(true);
  // What was ended comes back as a text that was stopped.
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You stopped this.')).toBeVisible();
  await startNew.click();
  await expect(page.getByText('You stopped this.')).toHaveCount(0);
  await expect(page.getByText('Your post will appear here')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your post will appear here')).toBeVisible();
  await expect(postCards(page)).toHaveCount(0);
});

test('one failure is told in one place, does not pile up, and is gone when the piece is there', async ({
  page,
  provider,
}) => {
  provider.always({ kind: 'quota' });
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await generateButton(page).click();
  await expect(page.getByText(errorMessage)).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
  await generateButton(page).click();
  await expect(generateButton(page)).toBeEnabled();
  await expect(tryAgain).toHaveCount(1);
  await tryAgain.click();
  await expect(page.getByText(errorMessage)).toHaveCount(1);

  await page.reload();
  await expect(page.getByText(errorMessage)).toHaveCount(1);
  provider.always({ kind: 'answer' });
  await tryAgain.click();
  await expect(postCards(page)).toHaveCount(1);
  await expect(page.getByText(errorMessage)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await expect(list(page)).not.toContainText(/error/i);
});

test('who is on another page when it fails is told there, and finds the card on return', async ({
  page,
  provider,
}) => {
  provider.next({ ...silent, value: { wrong: 'shape' } });
  provider.always({ kind: 'refusal' });
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  await generateButton(page).click();
  await expect(beingWritten(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  await expect.poll(() => provider.requests).toHaveLength(1);
  provider.resume();
  await expect(toasts(page)).toContainText('Error');
  await expect(list(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'GBP & SM Content' }).first().click();
  await expect(page.getByText(errorMessage)).toHaveCount(1);
});
