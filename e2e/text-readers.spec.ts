import path from 'node:path';
import { textExamples } from '#contract/testing/text-examples.ts';
import { openModule, serveModule } from './support/browser-module.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/text-readers-page.ts';
import { tinyPng } from './support/tiny-png.ts';

/** Words are flagged by the server and found again here, by their offsets: every reader has to count alike. */

test('every reader of the browser reads every example alike', async ({ context, page }) => {
  await serveModule(context, path.join(import.meta.dirname, 'support/text-readers-page.ts'));
  // Some examples hold pictures, which come from nowhere.
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'image/png', body: tinyPng }),
  );
  await openModule(page);
  for (const reader of ['post', 'editor', 'copied'] as const) {
    const read = await page.evaluate(
      ([name, texts]) => texts.map((html) => window.readers[name](html)),
      [reader, textExamples.map(({ html }) => html)] as const,
    );
    const wanted = textExamples.map(({ text, copied }) => (reader === 'copied' ? copied : text));
    expect.soft(named(read), reader).toEqual(named(wanted));
  }
});

const named = (texts: string[]) => texts.map((text, index) => [textExamples[index]?.name, text]);
