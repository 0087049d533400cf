import { expect, test } from 'vitest';
import { paragraph } from '#builtin/writer/blocks.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { withAnswersBehindLabels } from './behind-its-label.ts';

const fact = (typed: string, labels: string[]): Fact => ({
  role: 'detail',
  labels,
  typed,
  items: [],
  sentences: [typed],
  fromMemory: false,
  isCareful: true,
});

const opened = (text: string, facts: Fact[]) =>
  withAnswersBehindLabels([paragraph(text)], { facts } as Brief).map((block) =>
    block.kind === 'p' ? block.text : '',
  );

test('a line that reads wrong gives way to the answer behind its label', () => {
  const told = fact('From the first thaw on, the county road is gravel.', ['Getting there']);
  expect(opened('Plan for from the first thaw on, the county road is gravel.', [told])).toEqual([
    'Getting there: from the first thaw on, the county road is gravel.',
  ]);
});

test('an answer without a label stands alone, and a sound line stays', () => {
  const told = fact('The the survey is on file.', []);
  const sound = fact('Bring a flashlight for the crawl space.', ['Bring']);
  expect(opened('Ask for from bring a flashlight for the crawl space.', [sound])).toEqual([
    'Bring a flashlight for the crawl space.',
  ]);
  expect(opened('The the survey is on file.', [told])).toEqual(['The the survey is on file.']);
  expect(opened('A flashlight helps in the crawl space.', [sound])).toEqual([
    'A flashlight helps in the crawl space.',
  ]);
});
