import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mantineStyles } from './scripts/web-mantine-styles.ts';
import { offlineShell } from './scripts/web-offline-shell.ts';
import { webParts } from './scripts/web-parts.ts';
import { screenPages } from './scripts/web-screen-pages.ts';
import { themeVariables } from './scripts/web-theme-variables.ts';

/** Where the API listens while developing; scripts/dev.ts sets it. */
const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

/** Parts are named after all screens that share them, and every screen would load those names. */
const shortName = (name = '', extension = '') =>
  `assets/${name.replace(/~.*/, '')}-[hash]${extension}`;

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    themeVariables(),
    mantineStyles(),
    screenPages(),
    offlineShell(),
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
      output: {
        codeSplitting: { groups: webParts },
        chunkFileNames: ({ name }) => shortName(name, '.js'),
        assetFileNames: ({ names: [name = ''] }) => {
          const { name: stem, ext } = path.parse(name);
          return shortName(stem, ext);
        },
      },
    },
  },
  server: {
    host: 'localhost',
    strictPort: true,
    // The API sees the address the browser knows, as it would behind a real proxy. The modules of
    // web/api are not part of it.
    proxy: {
      '^/(api|original)/(?!.*[.]tsx?([?]|$))': { target: apiAddress, changeOrigin: false },
    },
  },
});

/** Puts a .br and a .gz beside every text of the build, so that the server compresses none of them. */
function compressOnce(): Plugin {
  // The highest: some seconds of a first start, for 7 % fewer bytes on every phone from then on.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'compress-once',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const names = await readdir(dir, { recursive: true });
        // What begins with a dot is for the server, not for browsers.
        const texts = names.filter((name) =>
          /^[^.].*\.(js|css|html|svg|json|txt|webmanifest)$/.test(name),
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
