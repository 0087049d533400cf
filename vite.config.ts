import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API listens while developing; scripts/dev.ts sets it. */
const apiAddress = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2023' },
  server: {
    host: 'localhost',
    strictPort: true,
    // The API sees the address the browser knows, as it would behind a real proxy.
    proxy: { '/api': { target: apiAddress, changeOrigin: false } },
  },
});
