import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';

const blank = '/under-test.html';
let made: ReturnType<typeof bundle> | undefined;

/** Serves the page of one card at the app's address: all of its code in one file, with styles. */
export async function serveCard(context: BrowserContext): Promise<void> {
  made ??= bundle();
  const { code, styles } = await made;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Under test</title><style>${styles}</style>`;
  await context.route(`**${blank}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en">${head}<body><script type="module" src="/under-test.js"></script></body></html>`,
    }),
  );
  await context.route('**/under-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
}

async function bundle(): Promise<{ code: string; styles: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'e2e/support/post-card-page.ts', formats: ['es'], cssFileName: 'card' },
      // The dialogs and editors that come later would otherwise be files of their own.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The card could not be bundled');
  const [chunk, ...others] = output.output;
  const styles = others.map((each) => (each.type === 'asset' ? String(each.source) : ''));
  return { code: chunk.code, styles: styles.join('\n') };
}
