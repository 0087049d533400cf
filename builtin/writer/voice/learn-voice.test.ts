import { describe, expect, test } from 'vitest';
import { learnVoiceRules } from './learn-voice.ts';

const texts = [
  `Hey neighbors,
We walked the Alder Street porch on Friday. It's small, and it's sturdy! Don't rush the paint. You'll thank me in July.
Holler anytime, Dana
#Macon #Homes`,
  `Hey neighbors,
I'm back from the county office. They've moved the sturdy old desk. Don't bring cash. We'll sort the rest on the porch.
Holler anytime, Dana`,
];

test('reads what can be counted out of own texts', () => {
  expect(learnVoiceRules(texts)).toMatchObject({
    sentenceWords: expect.any(Number),
    contractions: 'often',
    emoji: 'never',
    exclamation: 'sometimes',
    greeting: 'Hey neighbors,',
    signOff: 'Holler anytime, Dana',
    usedWords: ['porch', 'sturdy'],
  });
  const { sentenceWords } = learnVoiceRules(texts);
  expect(sentenceWords).toBeGreaterThan(4);
  expect(sentenceWords).toBeLessThan(9);
});

test('offers the words of advertisements that none of the texts has as words to avoid', () => {
  const { bannedWords } = learnVoiceRules(['The view is stunning. Look at the porch. It holds.']);
  expect(bannedWords).toContain('nestled');
  expect(bannedWords).not.toContain('stunning');
});

describe('what the texts do not show is no rule', () => {
  test('a short text says nothing about sentences and contractions', () => {
    expect(learnVoiceRules(['Sold.'])).toMatchObject({
      sentenceWords: null,
      contractions: '',
      greeting: '',
      signOff: '',
      usedWords: [],
    });
  });

  test('a greeting of one text among several is none', () => {
    expect(learnVoiceRules([...texts.slice(0, 1), 'We sold it.', 'It rained.']).greeting).toBe('');
  });

  test('names, and words that break fair housing, are no words of a voice', () => {
    const said = ['Meet Alder Street. So exclusive and cozy.', 'On Alder Street, exclusive, cozy.'];
    expect(learnVoiceRules(said).usedWords).toEqual(['cozy']);
  });
});

test.each([
  ['We do not rush. It is small. You will see. I am here.', 'never'],
  ["We don't rush. It is small. You will see. I'm here. They are in.", 'sometimes'],
  ["We don't rush. It's small. You'll see. I am here.", 'often'],
  ['Dana’s porch. Dana’s desk. Dana’s key.', ''],
])('contractions of %j', (text, expected) => {
  expect(learnVoiceRules([text]).contractions).toBe(expected);
});

test.each([
  ['Sold 🎉', 'sometimes'],
  ['Sold 🎉🏡🔑', 'often'],
  ['Sold', 'never'],
])('emoji of %j', (text, expected) => {
  expect(learnVoiceRules([text]).emoji).toBe(expected);
});

describe('people of different manners', () => {
  const formal = ['The figures are out.', 'It is advisable to wait.'].map(
    (words) => `Dear neighbors,\n\n${words}\n\nRespectfully,\nMargaret Ellison`,
  );
  const loud = ['JUST LISTED!!! 🏡', 'SOLD!!! 🎉🎉'].map((words) => `${words}\nXO, Tina 💋`);
  const chatty = ['So I’m in this kitchen. Talk soon, Jo', 'Okay, the windows. Talk soon, Jo'];

  test.each([
    ['a sign-off of two lines is one', formal, 'Dear neighbors,', 'Respectfully, Margaret Ellison'],
    ['a line of its own', loud, '', 'XO, Tina 💋'],
    ['one at the end of the last line', chatty, '', 'Talk soon, Jo'],
    ['of texts that differ nothing is taken', [...formal, ...loud, ...chatty.slice(1)], '', ''],
  ])('%s', (_, texts, greeting, signOff) => {
    expect(learnVoiceRules(texts)).toMatchObject({ greeting, signOff });
  });

  test('greeting and sign-off are no sentences', () => {
    const longer = formal.map((text) => text.replace('\n\nRes', ' One two three four.\n\nRes'));
    expect(learnVoiceRules(longer).sentenceWords).toBe(4);
  });
});
