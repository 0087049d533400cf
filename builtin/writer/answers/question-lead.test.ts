import { expect, test } from 'vitest';
import { findKnowledge, listKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import { leadOf } from './question-lead.ts';

test.each([
  ['Which parts of Austin do you know best?', 'The parts of Austin I know best'],
  ['What do sellers underrate?', 'What sellers underrate'],
  ['What repairs do you suggest to your clients?', 'The repairs I suggest to my clients'],
  ['Where do you meet your buyers?', 'Where I meet my buyers'],
  ['How do you time photos for homes in Santa Fe?', 'How I time photos for homes in Santa Fe'],
  ['Which document causes the most delay?', 'The document that causes the most delay'],
  [
    'Which early step do first-time buyers in Santa Fe most often skip?',
    'The early step first-time buyers in Santa Fe most often skip',
  ],
  [
    'What should owners in Santa Fe settle before they call a photographer?',
    'What owners in Santa Fe should settle before they call a photographer',
  ],
  [
    'Who handles closings in Santa Fe, and which charges surprise sellers?',
    'Who handles closings in Santa Fe',
  ],
  [
    'What have owners in Santa Fe told you about insurance?',
    'What owners in Santa Fe have told me about insurance',
  ],
  [
    'Which results have you seen after open houses, and from which source?',
    "The results I've seen after open houses",
  ],
  ['Which source for rates should be named, and for which week?', 'The source for rates'],
  ['What is the one next step readers should take?', undefined],
  ['How long does it take?', undefined],
  ['What does it cost?', undefined],
])('%s', (question, lead) => {
  expect(leadOf(question, 'Santa Fe')).toBe(lead);
});

/** Asked by "have you" or "does", which would need other words. */
const mostWithout = 12;

test('most questions of the outlines lead into their answers, and none of them asks on', () => {
  const questions = [findKnowledge('general'), ...listKnowledge()].flatMap(
    (knowledge) => knowledge?.outline.map(({ question }) => question) ?? [],
  );
  const leads = questions.map((question) =>
    leadOf(
      question.replaceAll('{a city}', 'a Santa Fe').replaceAll('{city}', 'Santa Fe'),
      'Santa Fe',
    ),
  );
  expect(leads.filter((lead) => lead === undefined).length).toBeLessThanOrEqual(mostWithout);
  for (const lead of leads) {
    expect(lead ?? '').not.toMatch(
      /\?|\byou|\b(?:be should|have me|should (?:in|to) Santa)\b|\uE010/,
    );
  }
});
