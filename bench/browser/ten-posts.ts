import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';
import { runServer } from '#server/testing/run-server.ts';

/**
 * Whether a long conversation slows the posts page down: the time from a key press in the form to
 * the next drawn frame, and what blocked the page while a post arrived, with no post and with ten.
 */

const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-bench-'));
const server = await runServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });

try {
  const empty = await measure(browser, 0);
  const full = await measure(browser, 10);
  const line = (name: string, { frame, blocked }: typeof empty) =>
    `${name}: key to frame ${frame.toFixed(1)} ms at the median, ${blocked.toFixed(0)} ms blocked while a post arrived`;
  const ratio = (full.frame / empty.frame).toFixed(2);
  process.stdout.write(
    `${line('no post', empty)}\n${line('ten posts', full)}\nratio of the frames ${ratio}\n`,
  );
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(with_: Browser, posts: number) {
  const context = await with_.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await signUp(page, `bench-${posts}`);
  await page.goto('/insights');
  await page.getByRole('switch', { name: 'Ultra Mode' }).click();
  await page.getByRole('checkbox', { name: 'Use your own subject' }).check();
  await page.getByLabel('Your subject').fill('Porches');
  await page.getByRole('combobox', { name: 'City' }).fill('Austin');
  await page.getByRole('combobox', { name: 'State' }).fill('Texas');
  await page.getByRole('option', { name: 'Texas' }).click();
  for (let count = 1; count <= posts; count++) await makePost(page, count);

  const frames: number[] = [];
  await page.getByLabel('Your subject').focus();
  for (const letter of 'a few more words about porches, please') {
    frames.push(await timeKey(page, letter));
  }
  await page.evaluate(watchLongTasks);
  await makePost(page, posts + 1);
  const blocked = await page.evaluate(() => (window as unknown as { blocked: number }).blocked);
  await context.close();
  frames.sort((one, other) => one - other);
  return { frame: frames[Math.floor(frames.length / 2)] ?? 0, blocked };
}

async function makePost(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page
    .getByRole('article')
    .nth(count - 1)
    .waitFor();
}

async function signUp(page: Page, username: string): Promise<void> {
  const email = `${username}@example.com`;
  await page.request.post('/api/register', {
    data: { username, email, password: 'a good long password' },
  });
}

async function timeKey(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => {
    const state = window as unknown as { frame: Promise<number> };
    state.frame = new Promise((resolve) => {
      document.addEventListener(
        'keydown',
        (event) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(performance.now() - event.timeStamp)),
          ),
        { once: true, capture: true },
      );
    });
  });
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  return page.evaluate(() => (window as unknown as { frame: Promise<number> }).frame);
}

function watchLongTasks(): void {
  const state = window as unknown as { blocked: number };
  state.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.blocked += duration;
  }).observe({ type: 'longtask' });
}
