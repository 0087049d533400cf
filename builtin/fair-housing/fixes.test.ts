import { describe, expect, test } from 'vitest';
import { replacementFor } from '#contract/flag-replacement.ts';
import type { Flag } from '#contract/post.ts';
import { escapeText } from '#contract/text.ts';
import { checkFairHousing } from './check.ts';

const check = (text: string) =>
  checkFairHousing(
    { title: '', content: escapeText(text), hashtags: [] },
    { place: { city: 'Boise', county: 'Ada', state: 'ID' } },
  );

/** The sentence between two others, as it mostly stands. */
const amid = (sentence: string) => `The roof is new. ${sentence} Call us to see it.`;

const fixOf = (sentence: string) => {
  const [flag] = check(amid(sentence));
  if (!flag) throw new Error(`nothing was flagged: ${sentence}`);
  return { flag, ...replacementFor(flag) };
};

const applied = ({ start, end }: Flag, text: string, words: string) =>
  text.slice(0, start) + words + text.slice(end);

describe('words are offered only where they fit', () => {
  test.each([
    ['A man cave with a bar.', 'A bonus room with a bar.'],
    ['Two man caves and a den.', 'Two bonus rooms and a den.'],
    ['Walk to handicap parking.', 'Walk to accessible parking.'],
    ['Close to excellent schools and shops.', 'Close to local schools and shops.'],
    ['A safe and quiet street with trees.', 'A quiet street with trees.'],
    ['No pets, smokers or children.', 'No pets or smokers.'],
    [
      'Choose from several excellent private schools.',
      'Choose from several local private schools.',
    ],
    ['The exclusive lakefront community has slips.', 'The lakefront community has slips.'],
    [
      'This is a safe, friendly neighborhood by the river.',
      'This is a friendly neighborhood by the river.',
    ],
  ])('%s', (sentence, after) => {
    const { flag, action, text } = fixOf(sentence);
    expect(action).toBe('replace');
    const changed = applied(flag, amid(sentence), text);
    expect(changed).toBe(amid(after));
    expect(check(changed)).toEqual([]);
  });

  test.each([
    // Nothing is left of it, the list goes on, or "not accessible" would be the answer.
    'Great schools!',
    'No smoking, kids, or loud music.',
    'Not handicapped friendly, so please do not ask.',
    'The she shed out back has power.',
    'A safe neighborhood.',
    // A comma, or another noun, would be left hanging.
    'A master-planned, family-oriented community with trails.',
    'It comes with a heated man-cave garage.',
    'A quiet and safe neighborhood close to the lake.',
    'The servants’ quarters over the garage were redone.',
    'The backyard has a she shed with power.',
    'The home offers handicap access from the garage.',
    // What is left would say too little.
    'Low-crime area with street lights.',
    'Priced for a transitional neighborhood near the arts district.',
  ])('%s', (sentence) => {
    expect(fixOf(sentence).action).toBe('takeOut');
  });
});

describe('a sentence can be taken out', () => {
  test('whole, where the text reads well without it', () => {
    const { flag, action } = fixOf('The owner does not rent to families in Building C.');
    expect(action).toBe('takeOut');
    expect(flag.sentence?.text).toBe('The owner does not rent to families in Building C.');
  });

  test.each(['Top-rated schools!!', 'Voucher tenants ruin the floors, so it is a no.'])(
    'with all the marks it ends with: %s',
    (sentence) => expect(fixOf(sentence).flag.sentence?.text).toBe(sentence),
  );

  test.each([
    [
      'a question and its answer go together',
      'How many kids? Any more than one and they will say no.',
    ],
    ['a tag is no sentence', 'New today #perfectforfamilies'],
  ])('not where %s', (_, sentence) => {
    for (const flag of check(amid(sentence))) expect(replacementFor(flag).action).toBe('rewrite');
  });

  test('not where the next one refers to it, and not when it is all there is', () => {
    const [referred] = check('The roof is new. We only rent to Christians. They pay on time.');
    expect(referred && replacementFor(referred).action).toBe('rewrite');
    const [referredTo] = check('The roof is new. No kids. No exceptions.');
    expect(referredTo && replacementFor(referredTo).action).toBe('rewrite');
    const [alone] = check('We only rent to Christians.');
    expect(alone && replacementFor(alone).action).toBe('rewrite');
  });

  test('a draft fits the sentence it stands for, or there is none', () => {
    expect(fixOf('Able-bodied tenants only.').flag.draft).toMatch(/stairs/);
    expect(fixOf('We require tenants to be US citizens.').flag.draft).toBeUndefined();
    expect(fixOf('Se renta solo a personas cristianas.').flag.draft).toBeUndefined();
  });

  test('facts about the property are a text to change, never words to put in', () => {
    const { flag } = fixOf('The home is ideal for retirees.');
    expect(flag).toMatchObject({ suggestion: '' });
    expect(flag.draft).toMatch(/^The home /);
  });
});
