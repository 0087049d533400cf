import { describe, expect, test } from 'vitest';
import { escapeText } from '#contract/text.ts';
import { checkFairHousing } from './check.ts';
import { readPhrases } from './phrases.ts';

const check = (sentence: string, state: string, city = '') =>
  checkFairHousing(
    { title: '', content: escapeText(sentence), hashtags: [] },
    { place: { city, state } },
  );

describe('the law depends on the state', () => {
  test.each([
    ['TX', 'Texas has no statewide rule on source of income and limits what cities may require'],
    ['CA', 'California law protects source of income, and housing vouchers count.'],
    ['WI', 'whether housing vouchers count is unclear'],
    ['AL', 'Alabama has no statewide rule on source of income that we know of'],
    ['', 'Many states and cities protect source of income'],
  ])('source of income in %s', (state, law) => {
    const [flag] = check('We do not take vouchers.', state);
    expect(flag).toMatchObject({ class: 'source_of_income', law: expect.stringContaining(law) });
  });

  test('what federal law covers is the same everywhere; other classes are not', () => {
    const law = (sentence: string, state: string) => check(sentence, state)[0]?.law;
    expect(law('No children.', 'TX')).toBe(law('No children.', 'CA'));
    expect(law('Married couples only.', 'CA')).toBe('California law protects marital status.');
    expect(law('Married couples only.', 'TX')).toContain('no statewide rule on marital status');
  });
});

describe('what an agent and a broker are told of a listed wording', () => {
  const listed = readPhrases().filter(({ severity }) => severity !== 'fine');

  test('never is only that it is coded, and says what the words do', () => {
    for (const { id, why } of listed) {
      expect(why, id).not.toMatch(/\bcoded\b|\bproxy\b|\bcue\b/i);
      expect(why, id).toMatch(
        /^(?:says?|is|was|has|can|hints|describes|turns|names|asks|prefers|limits|judges|speaks|tells|takes|ties|quotes|recalls|shows|suggests|keeps|bans|ranks|puts|gives|older HUD)\b/,
      );
    }
  });

  test('ends in advice that can be read aloud, without shorthand', () => {
    for (const { id, why, replacement = '' } of listed) {
      expect(replacement, id).toMatch(/^[a-z]+ [\w“]/);
      expect(`${why} ${replacement}`, id).not.toMatch(/["/=]| \+ |\bHOPA\b|\b(?:delete|omit)\b/);
    }
  });
});

test('the class is that of the people who are meant', () => {
  expect(check('Perfect for retirees.', 'ID')[0]?.class).toBe('age');
  expect(check('Perfect for families.', 'ID')[0]?.class).toBe('familial_status');
  expect(check('Not suitable for wheelchair users.', 'ID')[0]?.class).toBe('disability');
  expect(check('Not suitable for children.', 'ID')[0]?.class).toBe('familial_status');
});

describe('every part that is read is checked', () => {
  test('what describes a picture or a link, with advice and no click', () => {
    const content =
      '<p>Home.</p><img src="x.png" alt="A porch, no kids allowed"><a href="https://a.example" title="Christians only">map</a>';
    const flags = checkFairHousing(
      { title: '', content, hashtags: [] },
      { place: { city: 'Boise', state: 'ID' } },
    );
    expect(flags.map(({ attribute, suggestion }) => [attribute, suggestion])).toEqual([
      ['alt', ''],
      ['title', ''],
    ]);
  });

  test('look-alike letters', () => {
    expect(check('No сhildren.', 'ID')).toHaveLength(1);
    expect(check('Ｎｏ ｋｉｄｓ.', 'ID')).toHaveLength(1);
  });
});
