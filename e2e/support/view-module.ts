import type { BrowserContext } from '@playwright/test';
import { bundle } from './bundle.ts';

/** As serveModule, for modules that are looked at: their styles come along. */
export async function serveView(context: BrowserContext, entry: string): Promise<void> {
  const { code, styles } = await bundle(entry);
  const head = '<title>Under test</title><link rel="stylesheet" href="/under-test.css">';
  const script = '<script type="module" src="/under-test.js"></script>';
  const files = {
    '**/under-test.html': {
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<body>${script}</body></html>`,
    },
    '**/under-test.css': { contentType: 'text/css', body: styles },
    '**/under-test.js': { contentType: 'text/javascript', body: code },
  };
  for (const [address, file] of Object.entries(files)) {
    await context.route(address, (route) => route.fulfill(file));
  }
}
