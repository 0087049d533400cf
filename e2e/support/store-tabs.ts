import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openModule, serveModule } from './browser-module.ts';
import type {} from './store-page.ts';

/** The browser's own store, in a browser: its real storage, its real limits, real other tabs. */

const entry = path.join(import.meta.dirname, 'store-page.ts');

export const serveStore = (context: BrowserContext) => serveModule(context, entry);

export async function openTab(context: BrowserContext, userId?: number): Promise<Page> {
  const page = await context.newPage();
  await openModule(page);
  if (userId !== undefined) await page.evaluate((id) => window.store.loadContent(id), userId);
  return page;
}

export const content = (page: Page) => page.evaluate(() => window.store.getContent());

export const homeTexts = async (page: Page) =>
  (await content(page)).home.map((message) => message.content);
