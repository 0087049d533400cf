import { describe, expect, test } from 'vitest';
import { escapeText } from '#contract/text.ts';
import { checkFairHousing } from './check.ts';

const flagsOf = (sentence: string) =>
  checkFairHousing(
    { title: '', content: escapeText(sentence), hashtags: [] },
    { place: { city: 'Boise', county: 'Ada', state: 'ID' } },
  );

describe('what is only mentioned gets no flag', () => {
  test.each([
    'The phrase “no kids” has no place in an ad.',
    'It is illegal to refuse a tenant because she has children.',
    'A landlord may not charge a deposit for a guide dog.',
    'Landlords must treat assistance animals differently from pets.',
    'HUD fined an owner who told callers that he did not rent to Black families.',
    'Turning down a blind applicant cost the owner $25,000.',
    'According to the Census, 31 percent of residents are Hispanic.',
    'In the 1850s German farmers settled the valley.',
    'We never turn away a family with children.',
    'You don’t have to be a citizen to buy a house.',
    'I’m not able to say whether the area is safe.',
    'For crime statistics, check the police department’s site.',
    'Pet rent doesn’t apply to assistance animals.',
    'We gladly accept vouchers.',
    'Visa holders can buy property here.',
    'Single parents may qualify for the county’s grant.',
    'Congratulations to this young couple on their first home!',
    'Ofrecemos el contrato en inglés y en español.',
    'Willow Bend is housing for older persons: one resident of each home must be 55 or older.',
    'Walk to the old church that was turned into condos.',
    'As a single mom, I bought my first place at 29.',
    'Was the rent raised when you had a baby? That may be discrimination.',
    'Gentrification is a word people use in different ways.',
    'Crime figures are on the police map; I can’t interpret them for you.',
    'Pets pay a deposit, assistance animals do not.',
    'Las mascotas pagan un depósito, los animales de asistencia no.',
    'Sunset Villas is a 55+ community that meets the federal age rules.',
    'No evictions in the last five years.',
  ])('%s', (sentence) => {
    expect(flagsOf(sentence)).toEqual([]);
  });
});

describe('the same words in use are flagged', () => {
  test.each([
    'No kids, and that is how we like it.',
    'We refuse tenants with children.',
    'A deposit is charged for guide dogs.',
    'The owner does not rent to Black families.',
    'Most residents are Hispanic.',
    'Children are prohibited.',
    'My husband and I prefer Christian tenants.',
    'The area is safe.',
    'Service dogs are welcome with a $400 deposit.',
    'Please don’t ask about vouchers.',
    'All races are welcome except one.',
    'We do not translate the lease for anyone.',
    'Applicants have to speak good English, no translators.',
    'Assistance animals are not allowed.',
    'No se permiten animales de asistencia.',
    'A 55+ community.',
    'No evictions, ever.',
    'Goodbye Section 8!',
    'The seller hopes to hand the keys to another Christian.',
  ])('%s', (sentence) => {
    expect(flagsOf(sentence).length).toBeGreaterThan(0);
  });
});

test('a year in which something was built is no history', () => {
  expect(flagsOf('A porch in a safe neighborhood, built for 38 people in 1987.')).not.toEqual([]);
});

test('a mention never silences the rest of a post, and a doubtful one is a caution', () => {
  const [flag] = flagsOf('It is illegal to say “no kids”. No kids, please.');
  expect(flag).toMatchObject({ text: 'No kids', severity: 'avoid' });
  expect(flagsOf('Fair housing applies, but no Muslims.')).toMatchObject([{ severity: 'avoid' }]);
  expect(flagsOf('A “no kids” building by the lake.')).toMatchObject([{ severity: 'caution' }]);
});
