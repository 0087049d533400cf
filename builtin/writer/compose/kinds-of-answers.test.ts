import { expect, test } from 'vitest';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { inSentence } from './behind-label.ts';
import { toldStory } from './tell-story.ts';

const story = (typed: string, labels: string[] = ['A recent sale']): Fact => ({
  role: 'story',
  labels,
  typed,
  items: [],
  sentences: [typed],
  fromMemory: false,
});

test('a story without a subject gets the one it has', () => {
  expect(toldStory(story('took 5 weeks because of the survey.'))).toBe(
    'It took 5 weeks because of the survey.',
  );
  expect(toldStory(story('one last fall, appraisal came in low, we met in the middle.'))).toBe(
    'One last fall: appraisal came in low, we met in the middle.',
  );
  expect(toldStory(story('one in Oakdale, sat 30 days at $410,000.'))).toBe(
    'One in Oakdale sat 30 days at $410,000.',
  );
  expect(
    toldStory(
      story('sat 61 days, we repainted the den and reshot the photos, under contract in 9 days.'),
    ),
  ).toBe(
    'One home sat 61 days. We repainted the den and reshot the photos, and it was under contract in 9 days.',
  );
  expect(toldStory(story('Old Mill, sellers kept the tile.'))).toBe(
    'In Old Mill, sellers kept the tile.',
  );
});

test('names in a row keep their letters behind a label', () => {
  expect(inSentence('Orange, Union, Vernon')).toBe('Orange, Union, Vernon');
  expect(inSentence('Paint, caulk, bulbs')).toBe('paint, caulk, bulbs');
});
