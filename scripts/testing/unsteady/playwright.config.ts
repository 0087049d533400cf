import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig({
  testDir: '.',
  testMatch: 'journey.ts',
  outputDir: path.join(tmpdir(), 'porchlight-unsteady-journey'),
  projects: [{ name: 'desktop' }],
});
