import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export
export default defineConfig({ test: { root: import.meta.dirname, include: ['unit.ts'] } });
