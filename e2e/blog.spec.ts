import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { articleCard, history, longArticle, openArticles, seoHelp } from './support/blog.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { fillForm, generateButton, questionsDialog } from './support/posts.ts';

/** From a topic to an article and its words for search engines, on the built-in writer. */

test.beforeEach(({ page }) => registerQuickly(page));

/** With contents, a source, and words that are marked once they have been checked. */
const article = longArticle('A long read', { imagePrompt: 'A porch at dusk' });
const full = {
  ...article,
  content: `${article.content}<h2>The end</h2><p>A quiet street, perfect for families.</p>`,
};

async function openFullArticle(page: Page): Promise<Locator> {
  const card = await openArticles(page, postOf('A short read'), full);
  await expect(card.getByText(/Wording to review/)).toBeVisible();
  return card;
}

const metaDescription = (page: Page) =>
  seoHelp(page).getByRole('textbox', { name: 'Meta description' });

const stats = (page: Page) => page.getByRole('region', { name: 'Blog Stats' });

test('form, questions, article, edit, save', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'Blog Generator', level: 1 })).toBeVisible();
  await expect(page.getByText('No Blog Post Generated Yet')).toBeVisible();
  await expect(stats(page)).toContainText('Words0Reading time0 min');
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

  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  await card.getByRole('textbox', { name: 'Title' }).fill('An article of my own');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('heading', { name: 'An article of my own' })).toBeVisible();
  await expect(history(page)).toContainText('An article of my own');

  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Your content has been saved successfully.');
  await metaDescription(page).fill('What bungalow owners ask me.');

  await page.reload();
  await expect(metaDescription(page)).toHaveValue('What bungalow owners ask me.');
  await expect(card).toContainText('An article of my own');
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
    'An article of my own',
  );
});

test('contents lead to the headings, sources to their sites; clearing can be undone', async ({
  page,
}) => {
  const card = await openFullArticle(page);
  await expectAccessibleInBothSchemes(page);
  const links = card.getByRole('navigation', { name: 'Table of contents' }).getByRole('link');
  await expect(links).toHaveText([
    /^Prices & more/,
    /^Timing/,
    /^Papers/,
    /^Next steps/,
    /^The end/,
  ]);
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
  expect(JSON.parse(stored ?? '').content).toBe(full.content);
  await history(page).getByRole('button', { name: 'Open A short read' }).click();
  await expect(card).toContainText('All about A short read');
  await expect(card.getByRole('navigation')).toHaveCount(0);

  // Clearing takes the article away and keeps the history.
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(page.getByText('No Blog Post Generated Yet')).toBeVisible();
  await expect(history(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(articleCard(page)).toContainText('A short read');

  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(articleCard(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeFocused();
  await page.getByRole('link', { name: 'Long-Form Blog Generator' }).click();
  await expect(page).toHaveURL(/\/blog\/long-form$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('A short read');
});

test('earlier articles open again with their statistics; the history clears and comes back', async ({
  page,
}) => {
  // Statistics come from the length of the HTML.
  const content = (length: number) => ({ content: `<p>${'a'.repeat(length)}</p>` });
  await openArticles(page, postOf('First', content(2_993)), postOf('Second', content(9_001)));
  await expect(stats(page)).toContainText('Words1,501Reading time10 min');
  const entries = history(page).getByRole('listitem');
  await expect(entries).toHaveText([/^Second.*Open now/, /^First/]);
  await history(page).getByRole('button', { name: 'Open First' }).click();
  await expect(articleCard(page).getByRole('heading', { name: 'First' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blog Post Preview' })).toBeFocused();
  await expect(entries).toHaveText([/^Second/, /^First.*Open now/]);
  await expect(stats(page)).toContainText('Words500Reading time3 min');

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

test('words for search engines are measured and part of the download', async ({ page }) => {
  await openArticles(page, longArticle('Selling a bungalow in Austin'));
  const title = seoHelp(page).getByRole('textbox', { name: 'Meta title' });
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
  await metaDescription(page).fill('What bungalow owners "ask" me, answered.');
  await articleCard(page).getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download Web page (.html)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain('selling-bungalow-austin');
  const html = await readFile(await file.path(), 'utf8');
  expect(html).toMatch(/<meta name="description" content="What bungalow owners &quot;ask&quot; me/);

  await seoHelp(page).getByRole('button', { name: 'Reset' }).click();
  await expect(title).toHaveValue(computed);
  await expect(title).toBeFocused();
});

test('on a phone the help is folded until it is wanted, and everything fits', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openFullArticle(page);
  const title = seoHelp(page).getByRole('textbox', { name: 'Meta title' });
  await expect(title).toBeHidden();
  await seoHelp(page).getByRole('button', { name: 'SEO help' }).click();
  await expect(title).toBeVisible();
  const contents = articleCard(page).getByRole('navigation', { name: 'Table of contents' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('Table of contents').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  // From the top: what the bar covers halfway is too small to be touched there.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(page.getByText('No Blog Post Generated Yet')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
