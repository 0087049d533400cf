import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { remarkScoreOf } from '#builtin/writer/understand/likely-remark.ts';
import { fingerprintOf, learnRemarks, readLabelled } from './learn-remarks.ts';

const folder = path.join(import.meta.dirname, '../data-files/remarks');
const weights = () => JSON.parse(readFileSync(path.join(folder, 'weights.json'), 'utf8'));

test('the weights were learned from the labelled clauses as they are and as they are read', () => {
  expect(weights().learnedFrom).toBe(fingerprintOf(readLabelled()));
});

test('what tells a remark is learned from a few of each', () => {
  const learned = learnRemarks({
    remarks: ['keep it short please', 'please keep the names out'],
    copy: ['new roof and a fenced yard', 'new furnace, fenced garden'],
    answers: [
      [
        ['new roof this spring', 0],
        ['please do not print the price', 1],
      ],
    ],
  });
  expect(remarkScoreOf('please keep it out', learned)).toBeGreaterThan(0);
  expect(remarkScoreOf('new fenced deck', learned)).toBeLessThan(0);
});
