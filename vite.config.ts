import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { lightContract } from './scripts/web-contract.ts';
import { screenPages } from './scripts/web-screen-pages.ts';

/** Where the API listens while developing; scripts/dev.ts sets it. */
const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

/**
 * Libraries come as one file for every screen, one for what nearly every screen shows, and parts for the screens
 * that need them. Left to themselves they are sixty, and a request costs more than the few bytes that a screen does
 * not use; all in one, the sign-in page would load what only editors need.
 */
const library = /node_modules.*\.m?js$/;
const basics =
  /@mantine.core.esm.(core|components.(ActionIcon|Alert|Anchor|Button|CloseButton|Input|InputBase|Stack|Text|TextInput|Title|Transition|UnstyledButton))\b|tabler.*(createReactComponent|IconAlertCircle)/;
const groups: Rolldown.CodeSplittingGroup[] = [
  // Forms check with zod; the browser's own store is read with a part of it.
  { name: 'zod-core', test: /zod.v4.(core(?!.*json-schema)|mini)/, priority: 4 },
  { name: 'zod', test: /node_modules.zod./, priority: 3 },
  { name: 'first', test: library, tags: ['$initial'], priority: 2 },
  { name: 'basics', test: basics, priority: 1 },
  // A screen that shows an icon must not get what another shows beside it.
  { name: 'icons', test: /tabler.*icons.Icon/, minShareCount: 3, entriesAware: true, priority: 1 },
  {
    name: 'shared',
    test: library,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
];

/** Parts are named after all screens that share them, and every screen would load those names. */
const shortName = (name: string) => `assets/${name.replace(/~.*/, '')}-[hash].js`;

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    lightContract(path.join(import.meta.dirname, 'contract')),
    screenPages(),
    compressOnce(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Which file holds which module, for scripts/web-weight.ts.
    manifest: true,
    // Every browser of our target knows how to preload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames: ({ name }) => shortName(name) },
    },
  },
  server: {
    host: 'localhost',
    strictPort: true,
    // The API sees the address the browser knows, as it would behind a real proxy. The modules of
    // web/api are not part of it.
    proxy: { '^/api/(?!.*[.]tsx?([?]|$))': { target: apiAddress, changeOrigin: false } },
  },
});

/** Puts a .br and a .gz beside every text of the build, so that the server compresses none of them. */
function compressOnce(): Plugin {
  // The highest quality takes twenty times as long for a few percent, and a first start waits for it.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    name: 'compress-once',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const names = await readdir(dir, { recursive: true });
        const texts = names.filter((name) =>
          /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name),
        );
        await Promise.all(
          texts.map(async (name) => {
            const file = path.join(dir, name);
            const text = await readFile(file);
            await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotli));
            await writeFile(`${file}.gz`, await promisify(gzip)(text));
          }),
        );
      },
    },
  };
}
