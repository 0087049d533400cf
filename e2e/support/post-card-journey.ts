import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Flag, Post } from '#contract/post.ts';
import { expect, registerQuickly } from './journey.ts';
import type {} from './post-card-page.ts';
import { tinyPng } from './tiny-png.ts';
import { serveView } from './view-module.ts';

export const words = 'An old porch is a fine place. It is perfect for families.';

export const flag: Flag = {
  id: 'families',
  severity: 'avoid',
  class: 'familial-status',
  where: 'content',
  text: 'perfect for families',
  start: words.indexOf('perfect'),
  end: words.length - 1,
  why: 'It says who the home is for.',
  suggestion: 'roomy',
  note: '',
};

export const postUnderTest: Post = {
  id: '3f2b9a4e-8a0d-4b5e-9a59-0d7a4f3f1c11',
  title: 'A <em>warm</em> porch',
  content: `<p>${words}</p>`,
  hashtags: ['Porch', 'Austin'],
  topic: 'Sellers',
  location: 'Austin',
  state: 'TX',
  imagePrompt: 'A lit porch in the evening',
  note: 'No figures were found.',
  flags: [],
};

export const earlier: Post = {
  ...postUnderTest,
  title: 'A cold porch',
  content: '<p>An old porch is nothing.</p>',
};

type Held = Parameters<Window['card']['show']>[0];

export async function openCard(page: Page, held: Held = {}) {
  await page.goto('/under-test.html');
  await page.locator('output').waitFor({ state: 'attached' });
  await show(page, { post: postUnderTest, ...held });
  return cardOn(page);
}

export const show = (page: Page, held: Held) =>
  page.evaluate((next) => window.card.show(next), held);

export const heard = (page: Page) => page.evaluate(() => window.card);

export function cardOn(page: Page) {
  const card = page.getByRole('article');
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  return {
    card,
    button,
    title: card.getByRole('textbox', { name: 'Title' }),
    content: card.getByRole('textbox', { name: 'Content' }),
    hashtags: card.getByRole('textbox', { name: 'Hashtags' }),
    async edit() {
      await button('Edit').click();
      await expect(this.title).toBeFocused();
    },
  };
}

export const versions = (...posts: Post[]) =>
  posts.map((each) => ({ post: each, replacedAt: new Date(Date.now() - 300_000).toISOString() }));

export async function prepareCard(page: Page, context: BrowserContext): Promise<void> {
  await registerQuickly(page);
  await serveView(context, path.join(import.meta.dirname, 'post-card-page.ts'));
  // Pictures by address come from nowhere in a test.
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tinyPng }),
  );
}
