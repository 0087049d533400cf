import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { runServer } from '#server/testing/run-server.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';

/** Takes the pictures of docs/screenshots anew: every screen at both widths, by day and by night. */

const folder = path.join(import.meta.dirname, '../docs/screenshots');
const widths = { 1440: 900, 390: 844 };
const schemes = ['light', 'dark'] as const;

type Screen = { name: string; open: (page: Page) => Promise<void> };

const visit = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const beforeLogin: Screen[] = [
  { name: 'auth', open: visit('/auth') },
  { name: 'forgot-password', open: visit('/forgot-password') },
  { name: 'not-found', open: visit('/no-such-page') },
];

const afterLogin: Screen[] = [{ name: 'home', open: visit('/') }];

const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-screenshots-'));
const server = await runServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
const browser = await chromium.launch({
  executablePath: ensureChromium((line) => process.stdout.write(`${line}\n`)),
  args: chromiumArguments,
});
try {
  await mkdir(folder, { recursive: true });
  for (const [width, height] of Object.entries(widths)) {
    for (const scheme of schemes) await takePictures(Number(width), height, scheme);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function takePictures(width: number, height: number, colorScheme: (typeof schemes)[number]) {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const take = async ({ name, open }: Screen) => {
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) });
  };
  for (const screen of beforeLogin) await take(screen);
  const person = { username: 'nora.lee', email: 'nora@example.com', password: 'a good long one' };
  const answer = await page.request.post('/api/register', { data: person });
  if (!answer.ok()) await page.request.post('/api/login', { data: person });
  for (const screen of afterLogin) await take(screen);
  await context.close();
}
