import type { Page } from '@playwright/test';
import type { Post } from '#contract/post.ts';
import type { Message } from '#web/local-content/message.ts';
import { answered, asked } from '#web/local-content/testing/sample-messages.ts';
import { ownId } from './journey.ts';

/** What the app keeps in the browser, put there and read as the app would. */

export const storedContentKeys = [
  'content_user_id',
  'home_messages',
  'insights_messages',
  'blog_messages',
  'current_blog_post',
];

/** Each as the answer to a request. */
export const writtenBefore = (posts: Post[]): Message[] =>
  posts.flatMap((post) => [asked('Generate'), answered(post)]);

/** Stores messages for a user, in every list, and an article. */
export async function storeContent(
  page: Page,
  userId: number,
  messages: Message[],
  blogPost: Post | null = null,
): Promise<void> {
  const texts: Record<string, string> = {
    content_user_id: String(userId),
    home_messages: JSON.stringify(messages),
    insights_messages: JSON.stringify(messages),
    blog_messages: JSON.stringify(messages),
    current_blog_post: JSON.stringify(blogPost),
  };
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
}

/** The same for whoever is signed in, in a browser that has not opened the app yet; says who that is. */
export async function storeBeforehand(
  page: Page,
  messages: Message[],
  blogPost?: Post,
): Promise<number> {
  const id = await ownId(page);
  // An answer of the API is a page too, which is quickly there, and its storage is that of the app.
  await page.goto('/api/health');
  await storeContent(page, id, messages, blogPost);
  return id;
}

/** The keys that are in the browser's storage, of those the app may use. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
    storedContentKeys,
  );
}
