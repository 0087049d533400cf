import { expect, test } from 'vitest';
import { linesOf } from '#builtin/writer/blocks.ts';
import { seededTopic } from '#builtin/writer/testing/facts.ts';
import { tellAnswer } from './told-answer.ts';

const place = { city: 'Duluth', state: 'MN' };
const tell = (question: string, answer: string) => {
  const told = tellAnswer({ question, answer }, place);
  return { ...told, text: linesOf(told.blocks).join(' / ') };
};

const [, mistake = ''] = seededTopic('sellers').questions;

test.each([
  [
    'Which repairs do you see asked for most often in Duluth?',
    '1. furnace 2. chimney liner 3. ice dams',
    'The repairs I see asked for most often in Duluth: furnace, chimney liner and ice dams.',
  ],
  [
    'Which questions do sellers in Duluth ask you most often before they sign?',
    'how much is ur commission lol. also can i stay til june',
    'The questions sellers in Duluth ask me most often before they sign: / "How much is your commission?" / "Can I stay until June?"',
  ],
  [
    'What should owners in Duluth settle before they call a photographer?',
    'get a sewer scope done, clay pipes everywhere on the hillside',
    'Get a sewer scope done, clay pipes everywhere on the hillside.',
  ],
  [
    'Who handles closings in Duluth, and which charges surprise sellers?',
    'title co. deed tax surprises ppl',
    'Who handles closings in Duluth: title company. Deed tax surprises people.',
  ],
  [
    'Which upkeep tasks do owners in Duluth most often forget?',
    'they forget the furnace filter. cracked pipe in march every yr',
    'Owners forget the furnace filter. Cracked pipe in March every year.',
  ],
  ['', 'took us 4 months last time', 'It took us 4 months last time.'],
  [
    'How should a newcomer prepare for the seasons in Duluth?',
    'jun to sept is short',
    'June to September is short.',
  ],
  [mistake, 'People overprice their homes', 'People overprice their homes.'],
  [
    'What do sellers in Duluth underrate?',
    'Light. Wash the windows before the photos.',
    'What sellers in Duluth underrate: light. Wash the windows before the photos.',
  ],
  [
    'Which parts of Duluth do you know best?',
    'Hyde Park and Mueller. I walk there daily.',
    'The parts of Duluth I know best: Hyde Park and Mueller. I walk there daily.',
  ],
])('%s %s', (question, answer, text) => {
  expect(tell(question, answer).text).toBe(text);
});

test('what describes the thing before it is no second thing', () => {
  expect(
    tell(
      'Which inspection findings come up most often in Duluth?',
      'crawlspace moisture, almost every house',
    ).text,
  ).toBe(
    'The inspection findings that come up most often in Duluth: crawlspace moisture, almost every house.',
  );
  expect(tell('Who handles closings in Duluth?', 'title co does the closing').text).toBe(
    'The title company does the closing.',
  );
});

test.each(['n/a', 'no', 'yes', 'none', 'not sure, check w builder', 'idk', '-'])(
  '%s says nothing',
  (answer) => {
    expect(tell(mistake, answer).blocks).toEqual([]);
  },
);

test('how to reach the agent is no part of the answer', () => {
  const told = tell(
    'Which utilities are there?',
    'hsv utilities wants 24 hrs, text me 256-555-0150',
  );
  expect(told.text).not.toContain('256-555-0150');
  expect(told.contact).toMatch(/text me 256-555-0150/i);
});

test('words that say too little are named, risky ones go', () => {
  expect(tell('', '12').unclear).toEqual(['12']);
  const risky = tell('', 'great for families. roof is from 2019');
  expect(risky.text).toBe('The roof is from 2019.');
  expect(risky.dropped).toEqual(['great for families']);
});
