import type { Page } from '@playwright/test';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { answerFields, openDraft, sectionCards, sectionTitles } from './support/long-form.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';

/** A finished long article is an article like any other. */

test.beforeEach(({ page }) => registerQuickly(page));

const article = (page: Page) => page.getByRole('article', { name: 'Your blog post' });

const finished = {
  step: 'complete' as const,
  article: {
    title: 'Selling in Austin',
    content:
      '<p>It begins here. Do not wait for spring, it is a long list.</p><h2>Price</h2><p>Read <a href="https://example.com/guide">my guide</a> first.</p><h2>Papers</h2><p>Collect the papers. You will need them. It is not hard.</p><p>Call me.</p>',
    hashtags: ['AustinHomes', 'Selling'],
  },
  origin: {
    sources: [],
    writer: { provider: 'builtin', model: 'porchlight' },
    note: null,
    voice: ['Many contractions', 'No emoji'],
  },
  labels: {
    id: '6f1f2f3e-0000-4000-8000-000000000001',
    contentTags: ['sellers', 'paper-work', 'texas'],
    imagePrompt: 'Realistic photo: a porch at dusk.',
    imageUrls: [],
  },
};

test('an editor that loads late leaves the keyboard where somebody types', async ({ page }) => {
  const editor = Promise.withResolvers<void>();
  await page.route('**/assets/rich-text-editor*.js', async (route) => {
    await editor.promise;
    await route.continue();
  });
  await openDraft(page, finished);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const hashtags = page.getByRole('textbox', { name: 'Hashtags' });
  await hashtags.focus();
  editor.resolve();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect(hashtags).toBeFocused();
});

test('hashtags, tags, image prompt, SEO help, changes and earlier versions', async ({ page }) => {
  await openDraft(page, finished);
  await expect(article(page)).toContainText('#AustinHomes #Selling');
  await expect(article(page).getByRole('list', { name: 'Content tags' })).toContainText(
    'paper work',
  );
  await expect(article(page).getByText('Realistic photo: a porch at dusk.')).toBeVisible();
  await article(page).getByRole('button', { name: 'What shaped this post' }).click();
  await expect(article(page).getByText('How you sound')).toBeVisible();
  await expect(article(page).getByText('Many contractions')).toBeVisible();
  await expect(page.getByRole('region', { name: 'SEO help' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Image' })).toBeVisible();
  await expectAccessibleOnEveryScreen(page);

  await page.getByRole('button', { name: 'Request Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Content Revision' });
  await dialog.getByRole('textbox').fill('Make it friendlier');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(article(page)).toContainText("don't wait", { ignoreCase: true });
  await expect(article(page).getByRole('link', { name: 'my guide' })).toHaveAttribute(
    'href',
    'https://example.com/guide',
  );
  await page.getByRole('button', { name: 'Earlier versions (1)' }).click();
  await expect(page.getByRole('dialog')).toContainText('Do not Don');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Hashtags' }).fill('#Porch  Swings');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(article(page)).toContainText('#Porch #Swings');
  await page.getByRole('button', { name: 'Save Blog Post' }).click();
  await expect(toasts(page)).toContainText('Blog post saved successfully');
  const [{ id }] = await (await page.request.get('/api/saved-content')).json();
  expect(await (await page.request.get(`/api/saved-content/${id}`)).json()).toMatchObject({
    hashtags: ['Porch', 'Swings'],
    contentTags: ['sellers', 'paper-work', 'texas'],
    imagePrompt: 'Realistic photo: a porch at dusk.',
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
  });
});

test('flagged words are underlined where they stand, and a click mends them', async ({ page }) => {
  const content =
    '<p>It begins here.</p><h2>Rooms</h2><p>The man cave below has a bar.</p><p>The kitchen is new.</p>';
  await openDraft(page, { ...finished, article: { ...finished.article, content } });
  const mark = article(page).locator('[role="mark"]');
  await expect(mark).toHaveText('man cave');
  await mark.focus();
  await expect(page.getByRole('tooltip')).toContainText('Take care:');
  await page.keyboard.press('Escape');
  await article(page).getByRole('button', { name: 'Replace with “bonus room”' }).click();
  await expect(article(page)).toContainText('The bonus room below has a bar.');
  await expect(mark).toHaveCount(0);
});

test('at the limit Save is off and says why, as for any post', async ({ page }) => {
  await page.route('**/api/saved-content/count*', (route) =>
    route.fulfill({ json: { count: 20, limit: 20 } }),
  );
  let isCalled = false;
  page.on('request', (request) => {
    if (request.url().includes('/api/blog/save')) isCalled = true;
  });
  await openDraft(page, finished);
  const save = page.getByRole('button', { name: 'Save Blog Post' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription("You've reached the maximum of 20 saved items");
  await expect(page.getByRole('link', { name: 'Full: delete or download some' })).toBeVisible();
  await save.click({ force: true });
  await save.focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    "You've reached the maximum of 20 saved items",
  );
  expect(isCalled).toBe(false);
});

test('a removed section comes back with its answer', async ({ page }) => {
  await openDraft(page);
  await answerFields(page).nth(2).fill('Three pages of experience');
  await page.getByRole('button', { name: 'Remove section 3' }).click();
  await expect(sectionCards(page)).toHaveCount(5);
  const undo = page.getByRole('button', { name: `Undo removing ${sectionTitles[2]}` });
  await expect(undo).toBeFocused();
  await expectAccessibleOnEveryScreen(page);
  await undo.press('Enter');
  await expect(sectionCards(page)).toHaveCount(6);
  await expect(answerFields(page).nth(2)).toHaveValue('Three pages of experience');
  await expect(answerFields(page).nth(2)).toBeFocused();
  await expect(undo).toBeHidden();

  await page.getByRole('button', { name: 'Remove section 6' }).click();
  await page.getByRole('button', { name: `Undo removing ${sectionTitles[5]}` }).click();
  await expect(page.getByRole('textbox', { name: 'Section 6 title' })).toHaveValue(
    sectionTitles[5] ?? '',
  );
});
