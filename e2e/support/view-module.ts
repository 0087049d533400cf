import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';

const views = new Map<string, Promise<{ code: string; styles: string }>>();

/** As serveModule, for modules that are looked at: their styles come along. */
export async function serveView(context: BrowserContext, entry: string): Promise<void> {
  const view = views.get(entry) ?? bundle(entry);
  views.set(entry, view);
  const { code, styles } = await view;
  const head = '<title>Under test</title><link rel="stylesheet" href="/under-test.css">';
  const script = '<script type="module" src="/under-test.js"></script>';
  const files = {
    '**/under-test.html': {
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">${head}<body>${script}</body></html>`,
    },
    '**/under-test.css': { contentType: 'text/css', body: styles },
    '**/under-test.js': { contentType: 'text/javascript', body: code },
  };
  for (const [address, file] of Object.entries(files)) {
    await context.route(address, (route) => route.fulfill(file));
  }
}

async function bundle(entry: string): Promise<{ code: string; styles: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], cssFileName: 'view' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled`);
  const [chunk, ...others] = output.output;
  const styles = others.map((each) => (each.type === 'asset' ? String(each.source) : ''));
  return { code: chunk.code, styles: styles.join('\n') };
}
