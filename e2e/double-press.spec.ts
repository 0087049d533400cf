import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { countAfter, gaps, listLength, pressTwice } from './support/double-press.ts';
import { expect, ownId, registerQuickly, test, toasts } from './support/journey.ts';
import { fillPair, openNotebook } from './support/learner.ts';
import { openDraft } from './support/long-form.ts';
import {
  assetCard,
  button,
  chooseAsset,
  imageDialog,
  openForItem,
  openGenerateTab,
  pictureFile,
} from './support/personalize.ts';
import { generateButton, openFilledForm, openPosts, postCards } from './support/posts.ts';
import { saveItem } from './support/saved-content.ts';
import { storeBeforehand, writtenBefore } from './support/stored-content.ts';

/** A double click on whatever makes something makes it once, and leads nowhere else. */

test.describe.configure({ mode: 'parallel' });

test('a post is saved once', async ({ page }) => {
  await registerQuickly(page);
  await openPosts(page, ...gaps.map((gap) => postOf(`Porch ${gap}`)));
  const saved = listLength(page, '/api/saved-content');
  for (const [index, gap] of gaps.entries()) {
    const card = postCards(page).nth(index);
    await pressTwice(page, card.getByRole('button', { name: 'Save', exact: true }), gap);
    await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
    expect(await countAfter(page, saved), `after ${gap} ms`).toBe(index + 1);
    await expect(page).toHaveURL(/\/insights$/);
  }
  // Half a second later it is a link like any other.
  await postCards(page).first().getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL(/\/content\/\d+$/);
});

test('the same post in two windows is saved once, and again after it was deleted', async ({
  page,
  context,
}) => {
  await registerQuickly(page);
  const post = postOf('Porch');
  await openPosts(page, post);
  const other = await context.newPage();
  await other.goto('/insights');
  const saveIn = (window: typeof page) => window.getByRole('button', { name: 'Save', exact: true });
  await expect(saveIn(other)).toBeVisible();
  // By script, because the first save makes the other window's button a link before a pointer gets there.
  await Promise.all([page, other].map((window) => saveIn(window).dispatchEvent('click')));
  const link = page.getByRole('link', { name: 'Saved', exact: true });
  await expect(link).toBeVisible();
  const saved = listLength(page, '/api/saved-content');
  expect(await countAfter(other, saved)).toBe(1);
  const [item] = await (await page.request.get('/api/saved-content')).json();
  await page.request.delete(`/api/saved-content/${item.id}`);

  // A browser that does not know of the first save.
  await storeBeforehand(page, writtenBefore([post]));
  await page.goto('/insights');
  await saveIn(page).click();
  await expect(link).toBeVisible();
  expect(await saved()).toBe(1);
});

test('an article and a long article are saved once', async ({ page }) => {
  await registerQuickly(page);
  const saved = listLength(page, '/api/saved-content');
  // Both gaps are tried on a post; here each on one kind of page.
  const [atOnce = 0, later = 0] = gaps;
  const article = postOf('An article');
  await storeBeforehand(page, writtenBefore([article]), article);
  await page.goto('/blog');
  await pressTwice(page, page.getByRole('button', { name: 'Save', exact: true }), atOnce);
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  expect(await countAfter(page, saved)).toBe(1);
  await expect(page).toHaveURL(/\/blog$/);

  const long = { title: 'A long one', content: '<h2>One</h2><p>Text</p>' };
  await openDraft(page, { step: 'complete', article: long, changedAt: Date.now() });
  await pressTwice(page, page.getByRole('button', { name: 'Save Blog Post' }), later);
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  expect(await countAfter(page, saved)).toBe(2);
  await expect(page).toHaveURL(/\/blog\/long-form$/);
});

test('a copy of an item is made once', async ({ page }) => {
  await registerQuickly(page);
  await saveItem(page);
  await page.goto('/saved-content');
  const saved = listLength(page, '/api/saved-content');
  for (const [index, gap] of gaps.entries()) {
    await page.getByRole('button', { name: 'More for Warm porch', exact: true }).last().click();
    // The menu may move once more when the text has come.
    await expect(page.getByRole('menuitem', { name: 'Copy as text' })).toBeEnabled();
    await pressTwice(page, page.getByRole('menuitem', { name: 'Duplicate' }), gap);
    await expect(page.getByRole('article')).toHaveCount(index + 2);
    expect(await countAfter(page, saved), `after ${gap} ms`).toBe(index + 2);
    await expect(page).toHaveURL(/\/saved-content$/);
  }
});

test('a post is written once, with and without questions', async ({ page }) => {
  await registerQuickly(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate')) requests += 1;
  });
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  for (const [index, gap] of gaps.entries()) {
    await pressTwice(page, generateButton(page), gap);
    await expect(postCards(page)).toHaveCount(index + 1);
    await expect(generateButton(page)).toBeEnabled();
    expect(requests, `after ${gap} ms`).toBe(index + 1);
  }
  await page.getByRole('switch', { name: 'Ultra Mode' }).press('Space');
  await generateButton(page).click();
  await pressTwice(page, page.getByRole('button', { name: 'Skip All' }), 60);
  await expect(postCards(page)).toHaveCount(gaps.length + 1);
  expect(requests).toBe(gaps.length + 1);
});

test('a headshot and a logo are uploaded once', async ({ page }) => {
  await registerQuickly(page);
  const userId = await ownId(page);
  const { id } = await saveItem(page);
  for (const gap of gaps) {
    await openForItem(page, id);
    for (const kind of ['Headshot', 'Logo'] as const) {
      await chooseAsset(page, kind, await pictureFile('teal'));
      await pressTwice(page, button(page, `Upload ${kind}`), gap);
      await expect(assetCard(page, kind).getByText('Uploaded', { exact: true })).toBeVisible();
      const address = `/api/user-assets/${userId}/${kind.toLowerCase()}`;
      expect(await countAfter(page, listLength(page, address)), `${kind}, ${gap} ms`).toBe(1);
      const [asset] = await (await page.request.get(address)).json();
      await page.request.delete(`/api/user-assets/${asset.id}`);
    }
  }
});

test('a picture is drawn once and personalized once', async ({ page }) => {
  await registerQuickly(page);
  const { id } = await saveItem(page);
  await openGenerateTab(page, id);
  const drawn = listLength(page, `/api/ai-images?contentId=${id}`, 'backgrounds');
  // A picture takes longer than the slowest double click.
  await pressTwice(page, button(page, 'Generate Image'), 250);
  await expect(button(page, 'Generate New Image')).toBeEnabled({ timeout: 60_000 });
  await expect(imageDialog(page).getByText('Generated', { exact: true })).toBeVisible();
  expect(await countAfter(page, drawn)).toBe(1);
  await button(page, 'Continue to Personalize').click();
  const made = listLength(page, `/api/personalized-images/content/${id}`);
  for (const [index, gap] of gaps.entries()) {
    await imageDialog(page).getByRole('slider', { name: 'Size' }).first().press('ArrowRight');
    const download = page.waitForEvent('download');
    await pressTwice(page, button(page, 'Download Image'), gap);
    await download;
    await expect(toasts(page).getByText('Image personalized')).toBeVisible();
    expect(await countAfter(page, made), `after ${gap} ms`).toBe(index + 1);
    await expect(button(page, 'Download Image')).toBeEnabled();
  }
});

test('an answer is remembered once, and the emptied form does not complain', async ({ page }) => {
  await openNotebook(page);
  const answers = listLength(page, '/api/learner/user-answers', 'answers');
  for (const [index, gap] of gaps.entries()) {
    await fillPair(page, {
      question: `What about roofs after ${gap} days?`,
      answer: 'An answer about roofs.',
    });
    await pressTwice(page, page.getByRole('button', { name: 'Save answer' }), gap);
    await expect(page.getByRole('article')).toHaveCount(index + 1);
    expect(await countAfter(page, answers), `after ${gap} ms`).toBe(index + 1);
    await expect(page.getByText('Question and answer are required')).toHaveCount(0);
  }
});
