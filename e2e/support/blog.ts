import { expect, type Locator, type Page } from '@playwright/test';
import type { Post } from '#contract/posts.ts';
import { fillForm, generateButton } from './posts.ts';
import { answered, asked, postOf, storeContent } from './stored-content.ts';

/** The blog page, as a person uses it. */

export const articleCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'Generated content' }).getByRole('article');

export const history = (page: Page) => page.getByRole('region', { name: 'Generation History' });

export const seoHelp = (page: Page) => page.getByRole('region', { name: 'SEO help' });

/** Fills the form, without questions, and waits for the article. */
export async function makeArticle(page: Page, topic = 'Sellers'): Promise<Locator> {
  await fillForm(page, { topic });
  const ultraMode = page.getByRole('switch', { name: 'Ultra Mode' });
  if (await ultraMode.isChecked()) await ultraMode.click();
  const before = await history(page).getByRole('listitem').count();
  await generateButton(page).click();
  await expect(history(page).getByRole('listitem')).toHaveCount(before + 1);
  return articleCard(page);
}

/** Articles as if they had been written here before; the last of them is open. */
export async function storeArticles(page: Page, ...articles: Post[]): Promise<void> {
  const { userId } = await (await page.request.get('/api/auth/verify')).json();
  const messages = articles.flatMap((article) => [asked('Generate'), answered(article)]);
  await storeContent(page, userId, messages, articles.at(-1) ?? null);
  await page.reload();
  await expect(articleCard(page)).toBeVisible();
}

const paragraph = `<p>${'The porch light is on, and so are we. '.repeat(25).trim()}</p>`;

/** About 900 words under four headings. */
export const longArticle = (title: string, changes: Partial<Post> = {}): Post =>
  postOf(title, {
    content: ['Prices', 'Timing', 'Papers', 'Next steps']
      .map((heading) => `<h2>${heading} &amp; more</h2>${paragraph}<h3>A closer look</h3>`)
      .join(''),
    sources: [
      {
        title: 'A guide to selling',
        url: 'https://www.consumerfinance.gov/a',
        snippet: 'In short',
      },
    ],
    ...changes,
  });
