import { readFile } from 'node:fs/promises';
import { articleCard, history, longArticle, seoHelp, storeArticles } from './support/blog.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { fillForm, generateButton, questionsDialog, requestChanges } from './support/posts.ts';
import { postOf } from './support/stored-content.ts';

/** From a topic to an article and its words for search engines, on the built-in writer. */

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/blog');
});

test('form, questions, article, edit, revision, undo, save', { tag: '@phone' }, async ({
  page,
}) => {
  await expect(page.getByRole('heading', { name: 'Blog Generator', level: 1 })).toBeVisible();
  await expect(page.getByText('No Blog Post Generated Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Pick a topic' }).click();
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeFocused();
  await fillForm(page);
  await generateButton(page).click();
  const dialog = questionsDialog(page);
  await dialog.getByRole('textbox').nth(0).fill('Bungalows in Hyde Park with original floors');
  await dialog.getByRole('button', { name: 'Apply Customizations' }).click();

  const card = articleCard(page);
  await expect(card).toContainText('Bungalows in Hyde Park');
  await expect(page.getByText('No Blog Post Generated Yet')).toHaveCount(0);
  await expect(
    card.getByRole('region', { name: 'Sources' }).getByRole('link').first(),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);

  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  await card.getByRole('textbox', { name: 'Title' }).fill('An article of my own');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('heading', { name: 'An article of my own' })).toBeVisible();
  await expect(history(page)).toContainText('An article of my own');

  await requestChanges(page, card, 'Make it shorter');
  await card.getByRole('button', { name: 'Earlier versions (2)' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Your content has been saved successfully.');

  await page.reload();
  await expect(card).toContainText('An article of my own');
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
    'An article of my own',
  );
});

test('statistics come from the length of the HTML', async ({ page }) => {
  const stats = page.getByRole('region', { name: 'Blog Stats' });
  await expect(stats).toContainText('Words0Reading time0 min');
  await storeArticles(page, postOf('Short', { content: `<p>${'a'.repeat(2993)}</p>` }));
  await expect(stats).toContainText('Words500Reading time3 min');
  await storeArticles(page, postOf('Long', { content: `<p>${'a'.repeat(9001)}</p>` }));
  await expect(stats).toContainText('Words1,501Reading time10 min');
});

test('contents lead to the headings, sources to their sites', async ({ page }) => {
  const article = longArticle('A long read');
  await storeArticles(page, article);
  const card = articleCard(page);
  const links = card.getByRole('navigation', { name: 'Table of contents' }).getByRole('link');
  await expect(links).toHaveText([/^Prices & more/, /^Timing/, /^Papers/, /^Next steps/]);
  await links.nth(2).focus();
  await page.keyboard.press('Enter');
  const heading = card.getByRole('heading', { name: 'Papers & more' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('');

  const source = card.getByRole('region', { name: 'Sources' });
  await expect(source).toContainText('consumerfinance.gov · In short');
  const link = source.getByRole('link', { name: /A guide to selling/ });
  await expect(link).toHaveAttribute('href', 'https://www.consumerfinance.gov/a');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);

  const stored = await page.evaluate(() => localStorage.getItem('current_blog_post'));
  expect(JSON.parse(stored ?? '').content).toBe(article.content);
  await storeArticles(page, postOf('A short read'));
  await expect(card.getByRole('navigation')).toHaveCount(0);
});

test('earlier articles open again; the history clears and comes back', async ({ page }) => {
  await storeArticles(page, longArticle('First'), longArticle('Second'));
  const entries = history(page).getByRole('listitem');
  await expect(entries).toHaveText([/^Second.*Open now/, /^First/]);
  await history(page).getByRole('button', { name: 'Open First' }).click();
  await expect(articleCard(page).getByRole('heading', { name: 'First' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blog Post Preview' })).toBeFocused();
  await expect(entries).toHaveText([/^Second/, /^First.*Open now/]);

  await page.getByRole('button', { name: 'Clear History' }).click();
  await expect(entries).toHaveCount(0);
  await expect(articleCard(page)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(2);

  // What is worked on after that is worth remembering again.
  await page.getByRole('button', { name: 'Clear History' }).click();
  await articleCard(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await articleCard(page).getByRole('textbox', { name: 'Title' }).fill('First of all');
  await articleCard(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entries).toHaveText([/^First of all/]);
  await expect(
    articleCard(page).getByRole('button', { name: 'Earlier versions (1)' }),
  ).toBeVisible();
});

test('clearing takes the article away, keeps the history and can be undone', async ({ page }) => {
  await storeArticles(page, longArticle('Only one'));
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(page.getByText('No Blog Post Generated Yet')).toBeVisible();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(articleCard(page)).toContainText('Only one');

  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(articleCard(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeFocused();
  await page.getByRole('link', { name: 'Long-Form Blog Generator' }).click();
  await expect(page).toHaveURL(/\/blog\/long-form$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Only one');
});

test('words for search engines are measured, kept and part of the download', async ({ page }) => {
  await storeArticles(page, longArticle('Selling a bungalow in Austin'));
  const title = seoHelp(page).getByRole('textbox', { name: 'Meta title' });
  const description = seoHelp(page).getByRole('textbox', { name: 'Meta description' });
  const computed = await title.inputValue();
  expect(computed).toContain('Austin');
  await expect(seoHelp(page)).toContainText('selling-bungalow-austin');
  await expect(seoHelp(page)).toContainText(/Grade \d/);
  await title.fill('Too short');
  await expect(title).toHaveAccessibleDescription(/9 characters.*A bit short: 50 to 60 work best/);
  await title.fill('x'.repeat(61));
  await expect(title).toHaveAccessibleDescription(/61 characters.*A bit long/);
  await title.fill('x'.repeat(55));
  await expect(title).toHaveAccessibleDescription(/55 characters.*Good length/);
  await description.fill('What bungalow owners "ask" me, answered.');

  await page.reload();
  await expect(description).toHaveValue('What bungalow owners "ask" me, answered.');
  await articleCard(page).getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Web page (.html)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain('selling-bungalow-austin');
  const html = await readFile(await file.path(), 'utf8');
  expect(html).toMatch(/<meta name="description" content="What bungalow owners &quot;ask&quot; me/);

  await seoHelp(page).getByRole('button', { name: 'Reset' }).click();
  await expect(title).toHaveValue(computed);
  await expect(title).toBeFocused();
});

test('on a phone the help is folded until it is wanted', { tag: '@phone-only' }, async ({
  page,
}) => {
  await storeArticles(page, longArticle('On the go'));
  const title = seoHelp(page).getByRole('textbox', { name: 'Meta title' });
  await expect(title).toBeHidden();
  await seoHelp(page).getByRole('button', { name: 'SEO help' }).click();
  await expect(title).toBeVisible();
  const contents = articleCard(page).getByRole('navigation', { name: 'Table of contents' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('Table of contents').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('accessible while it is empty and with an article, by day and by night', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await expect(page.getByText('No Blog Post Generated Yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  const article = longArticle('To look at', { imagePrompt: 'A porch at dusk' });
  const content = `${article.content}<h2>The end</h2><p>A quiet street, perfect for families.</p>`;
  await storeArticles(page, longArticle('Before'), { ...article, content });
  await expect(articleCard(page).getByText(/Wording to look at/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await storeArticles(page, { ...article, content, sources: [] });
  await expect(articleCard(page).getByText(/Wording to look at/)).toBeVisible();
  await expectAccessible(page);
});
