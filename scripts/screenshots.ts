import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { runServer } from '#server/testing/run-server.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';
import { adminPassword, afterLogin, beforeLogin, fillAccount, type Screen } from './screens.ts';

/** Takes the pictures of docs/screenshots anew: every screen at both widths, by day and by night. */

const folder = path.join(import.meta.dirname, '../docs/screenshots');
const widths = { 1440: 900, 390: 844 };
const schemes = ['light', 'dark'] as const;

const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-screenshots-'));
const server = await runServer({
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  ADMIN_PASSWORD: adminPassword,
});
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
    await keep(await page.screenshot(), `${name}-${width}-${colorScheme}.png`);
  };
  for (const screen of beforeLogin) await take(screen);
  await signUp(page, `nora.lee.${width}.${colorScheme}`);
  await fillAccount(page);
  for (const screen of afterLogin) await take(screen);
  await context.close();
}

async function signUp(page: Page, username: string): Promise<void> {
  const email = `${username}@example.com`;
  await page.request.post('/api/register', {
    data: { username, email, password: 'a good long one' },
  });
}

/** Few colours are enough for screens, and a repository is for ever. */
async function keep(picture: Buffer, name: string): Promise<void> {
  const file = path.join(folder, name);
  await sharp(picture).png({ palette: true, colours: 192, effort: 10 }).toFile(file);
}
