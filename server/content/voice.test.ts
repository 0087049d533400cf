import { expect, test } from 'vitest';
import { emptyVoice, type VoiceProfile } from '#contract/voice-form.ts';
import { followedRules, voiceMaterial } from './voice.ts';

const profile: VoiceProfile = {
  ...emptyVoice,
  tone: 'warm',
  specialties: 'older homes',
  sentenceWords: 6,
  contractions: 'sometimes',
  emoji: 'never',
  exclamation: 'never',
  greeting: 'Hey neighbors,',
  signOff: 'Dana',
  usedWords: ['porch', 'sturdy'],
  bannedWords: ['stunning', 'dream home'],
  texts: ['Call 512-555-0147 or me@example.com. See https://example.com. The porch is sturdy.'],
};

test('a text is said to follow the rules it follows, and no others', () => {
  const text =
    'Hey neighbors,\nThe porch is done. It’s a stunning one! We sold it on Friday.\nDana';
  expect(followedRules(profile, text)).toEqual([
    'Sentences of about 6 words',
    'A few contractions',
    'No emoji',
    'Begins with “Hey neighbors,”',
    'Ends with “Dana”',
    'Uses the words: porch',
  ]);
});

test('a profile without rules claims nothing', () => {
  expect(followedRules(emptyVoice, 'Any text.')).toEqual([]);
});

test('a model gets tone, rules and samples, without ways to reach people', () => {
  const material = voiceMaterial(profile, { greets: true });
  expect(material).toMatchObject({ tone: 'warm', specialties: 'older homes' });
  expect(material.rules).toContain('Ends with “Dana”');
  expect(material.samples).toEqual(['The porch is sturdy.']);
});

test('samples are two and short, and end with a sentence', () => {
  const long = 'A sentence of five words. '.repeat(100);
  const { samples } = voiceMaterial({ ...profile, texts: [long, long, long] }, { greets: true });
  expect(samples).toHaveLength(2);
  expect(samples?.[0]?.length).toBeLessThanOrEqual(400);
  expect(samples?.[0]).toMatch(/words\.$/);
});

test('an article neither greets nor signs', () => {
  const { rules } = voiceMaterial(profile, { greets: false });
  expect(rules?.join()).not.toMatch(/Begins|Ends/);
});
