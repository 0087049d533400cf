import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';

const blank = '/under-test.html';
const script = '/under-test.js';

/** Opens pages with nothing on them but a module of ours, at the app's address. */
export async function serveModule(context: BrowserContext, entry: string): Promise<void> {
  const code = await bundle(entry);
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

const bundles = new Map<string, Promise<string>>();

function bundle(entry: string): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  const made = makeBundle(entry);
  bundles.set(entry, made);
  return made;
}

async function makeBundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled`);
  const [chunk] = output.output;
  return chunk.code;
}
