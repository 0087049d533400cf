import { expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import { factsFor, seededTopic, someDay } from '#builtin/writer/testing/facts.ts';
import { agentLines } from './agent-lines.ts';
import { leadOf } from './question-lead.ts';

test.each([
  ['Which parts of Austin do you know best?', 'The parts of Austin I know best'],
  ['What do sellers underrate?', 'What sellers underrate'],
  ['What repairs do you suggest to your clients?', 'The repairs I suggest to my clients'],
  ['Where do you meet your buyers?', 'Where I meet my buyers'],
  ['How long does it take?', undefined],
  ['What does it cost?', undefined],
])('%s', (question, lead) => {
  expect(leadOf(question)).toBe(lead);
});

const material = gatherMaterial(factsFor(seededTopic('sellers'), {}), someDay);
const said = (question: string, answer: string) =>
  agentLines([{ question, answer }], material, createRandom(3))
    .lines.map(({ text }) => text)
    .join(' ');

test('a bare answer is read with its question, what follows stands as it is', () => {
  expect(
    said('Which parts of Austin do you know best?', 'Hyde Park and Mueller. I walk there daily.'),
  ).toBe('The parts of Austin I know best: Hyde Park and Mueller. I walk there daily.');
  expect(said('What do sellers underrate?', 'Light. Wash the windows before the photos.')).toBe(
    'What sellers underrate: light. Wash the windows before the photos.',
  );
});

test('orders and whole sentences need no question', () => {
  expect(said('What do sellers underrate?', 'Clean first. It takes one weekend.')).toBe(
    'Clean first. It takes one weekend.',
  );
  expect(said('What do sellers underrate?', 'I say light. It sells rooms.')).toBe(
    'I say light. It sells rooms.',
  );
});
