import type { Page } from '@playwright/test';
import { answered, asked, postOf } from '#web/local-content/testing/sample-messages.ts';
import { expect, registerQuickly } from './journey.ts';
import { storeBeforehand } from './stored-content.ts';

/** Home with something on it. */

export const list = (page: Page) => page.getByRole('log', { name: 'Conversation' });

export const recentContentPanel = (page: Page) =>
  page.getByRole('region', { name: 'Your Recent Content' });

export const exchange = [
  asked('Generate posts for: Sellers in Austin, TX'),
  answered(postOf('A porch for spring')),
];

type Owner = { name: string; id: number };

/** A new user who has made something before, in a browser that has not opened the app yet. */
export async function keepContent(page: Page, messages = exchange): Promise<Owner> {
  const name = await registerQuickly(page);
  return { name, id: await storeBeforehand(page, messages, postOf('An article')) };
}

/** Opens Home for a new user who has made something before. */
export async function openHomeWith(page: Page, messages = exchange): Promise<Owner> {
  const owner = await keepContent(page, messages);
  await page.goto('/');
  await expect(list(page)).toBeVisible();
  return owner;
}
