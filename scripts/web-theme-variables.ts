import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const source = path.join(import.meta.dirname, '../web/app/theme-sheet.ts');

/** Fills in the sheet with the variables of the theme. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    load: {
      filter: { id: /theme-variables\.css$/ },
      async handler() {
        const { module } = await runnerImport<{ themeSheet(): string }>(source);
        return module.themeSheet();
      },
    },
  };
}
