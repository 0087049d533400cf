import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('calls/**/*.ts', { cwd: import.meta.dirname });
const exportsOf = (file: string): Promise<Record<string, object>> =>
  import(path.join(import.meta.dirname, file));

test.each(files)('%s says where the endpoints of the same names are', async (file) => {
  const calls = await exportsOf(file);
  const endpoints = await exportsOf(path.relative('calls', file));
  expect(Object.keys(calls)).not.toEqual([]);
  for (const [name, call] of Object.entries(calls)) {
    expect(Object.keys(call), name).toEqual(['method', 'path']);
    expect(endpoints[name], name).toMatchObject(call);
  }
});
