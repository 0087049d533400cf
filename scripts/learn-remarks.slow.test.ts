import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { learnRemarks } from './learn-remarks.ts';

const folder = path.join(import.meta.dirname, '../data-files/remarks');
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

test('the weights are what the labelled clauses teach', () => {
  expect(read('weights.json')).toEqual(learnRemarks(read('labelled.json')));
});
