import type { BrowserContext, Page } from '@playwright/test';
import { bundle } from './bundle.ts';

const blank = '/under-test.html';
const script = '/under-test.js';

/** Opens pages with nothing on them but a module of ours, at the app's address. */
export async function serveModule(context: BrowserContext, entry: string): Promise<void> {
  const { code } = await bundle(entry);
  await context.route(`**${blank}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Under test</title><body><script type="module" src="${script}"></script></body></html>`,
    }),
  );
  await context.route(`**${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
}

export async function openModule(page: Page): Promise<void> {
  await page.goto(blank);
  await page.locator('output').waitFor();
}
