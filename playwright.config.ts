import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

/** A page is open for seconds: compiling for speed costs more than it saves. */
const shortLived = ['--js-flags=--no-opt,--no-maglev'];

// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/start-server.ts',
  // Six take as long on two cores, and wait for each other.
  workers: 4,
  // `npm test` tries what failed once more, alone and with a new server (scripts/test.ts).
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    trace: 'on-first-retry',
    // What it keeps would come between a journey and the answers it plays; offline.spec.ts has it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments, ...shortLived] },
  },
  projects: [
    {
      name: 'desktop',
      // Nothing fades here, which is quicker; on the phone everything moves as it does for most.
      use: {
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      },
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // Only what depends on the width of the screen or on a finger; the rest is proven above.
      grep: /@phone/,
    },
  ],
});
