import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { withShell } from './web-offline-shell.ts';

const shell = { version: 'abc', files: ['/assets/$&.js'] };

test('the service worker gets its files, whatever they are called', async () => {
  const source = path.join(import.meta.dirname, '../web/service-worker.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  expect(withShell(code, shell)).toContain(JSON.stringify(shell));
});

test('a service worker without a place for them is no build', () => {
  expect(() => withShell('const files = [];', shell)).toThrow(/no place for its files/);
});
