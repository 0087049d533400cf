import { expect, type Locator, type Page } from '@playwright/test';
import type { Post } from '#contract/post.ts';
import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { storeBeforehand, writtenBefore } from './stored-content.ts';

/** The blog page, as a person uses it. */

export const articleCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'Generated content' }).getByRole('article');

export const history = (page: Page) => page.getByRole('region', { name: 'Generation History' });

export const seoHelp = (page: Page) => page.getByRole('region', { name: 'SEO help' });

/** Opens the page with articles as if they had been written here before; the last of them is open. */
export async function openArticles(page: Page, ...articles: Post[]): Promise<Locator> {
  await storeBeforehand(page, writtenBefore(articles), articles.at(-1));
  await page.goto('/blog');
  await expect(articleCard(page)).toBeVisible();
  return articleCard(page);
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
