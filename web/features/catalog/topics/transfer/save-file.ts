import { saveFile } from '#web/api/download.ts';

/** Files made in the browser. */

export const saveCsv = (text: string, name: string) =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);

export const saveJson = (text: string, name: string) =>
  saveFile(new Blob([text], { type: 'application/json' }), name);
