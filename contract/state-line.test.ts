import { describe, expect, test } from 'vitest';
import { emptyProfile, type Profile } from './account-forms.ts';
import { brokerReminder, ruleOf } from './signature.ts';
import { type AskedPart, stateAdRules } from './state-ad-rules.ts';
import { describeRuleOf, lineToKeep, missingForState } from './state-line.ts';
import { licensedIn, nora } from './testing/sample-profile.ts';
import { usStates } from './us-states.ts';

describe('what of the line has to stay', () => {
  test('is named with the state, and where else it may stand', () => {
    expect(lineToKeep(licensedIn('CA'), { platform: 'x' })).toEqual({
      words: ['Lakeside Realty', 'Nora Lee', '0712345'],
      sentence:
        'California usually asks for Lakeside Realty, Nora Lee and 0712345. Check with your broker.',
    });
    expect(lineToKeep(nora, { platform: 'x' })?.sentence).toBe(
      'Texas usually asks for Lakeside Realty and Nora Lee, in the post or on your profile or a linked page. Check with your broker.',
    );
    expect(lineToKeep(licensedIn('GA'), { platform: 'gbp' })?.words).toEqual(['Lakeside Realty']);
  });

  test('is the name with its license type and the city with its state, as they stand in the line', () => {
    expect(lineToKeep(licensedIn('HI'), { platform: 'x' })).toEqual({
      words: ['Lakeside Realty', 'Nora Lee (S)'],
      sentence: 'Hawaii may ask for Lakeside Realty and Nora Lee (S). Check with your broker.',
    });
    expect(lineToKeep(licensedIn('NY'), { platform: 'facebook' })?.words).toEqual([
      'Lakeside Realty',
      'Nora Lee, Licensed Real Estate Salesperson',
      '512-555-0199',
    ]);
    expect(lineToKeep(licensedIn('IL'), { platform: 'x' })?.words).toEqual([
      'Lakeside Realty',
      'Austin, IL',
    ]);
  });

  test('is nothing without a state, or with an empty profile', () => {
    expect(lineToKeep({ ...nora, licenseState: '' }, { platform: 'x' })).toBeUndefined();
    expect(lineToKeep({ ...emptyProfile, licenseState: 'CA' }, { platform: 'x' })).toBeUndefined();
  });
});

describe('what a state usually asks for', () => {
  const hints = (profile: Profile) => missingForState(profile).map(({ hint }) => hint);

  test('is the brokerage in every state', () => {
    for (const { code, name } of usStates) {
      expect(hints(licensedIn(code, { brokerage: ' ' }))).toEqual([
        `${name} usually asks for the brokerage’s name as licensed.`,
      ]);
    }
  });

  test('is told only as far as it is missing', () => {
    const bare = { ...emptyProfile, brokerage: 'Lakeside Realty' };
    expect(missingForState({ ...bare, licenseState: 'CA' })).toEqual([
      { part: 'displayName', hint: 'California usually asks for your name as licensed.' },
      { part: 'licenseNumber', hint: 'California usually asks for your license number.' },
    ]);
    expect(hints({ ...bare, licenseState: 'VA' })).toEqual([
      'Virginia usually asks for your name as licensed.',
      'Virginia usually asks for the office’s city.',
    ]);
    expect(hints({ ...bare, licenseState: 'IL' })).toEqual([
      'Illinois usually asks for the office’s city.',
    ]);
    expect(hints({ ...bare, licenseState: 'TN' })).toEqual([
      'Tennessee usually asks for your name as licensed.',
      'Tennessee usually asks for the office phone.',
    ]);
    for (const { code } of usStates) expect(missingForState(licensedIn(code))).toEqual([]);
  });

  test('is the office phone where the agent’s own is shown, in Maryland, Michigan and New Jersey', () => {
    for (const code of ['MD', 'MI', 'NJ'] as const) {
      const asked = hints(licensedIn(code, { officePhone: '' }));
      expect(asked).toEqual([expect.stringContaining('usually asks for the office phone.')]);
      expect(hints(licensedIn(code, { officePhone: '', phone: '' }))).toEqual([]);
    }
  });

  test.each(['GA', 'LA', 'MS', 'NM', 'PA', 'TN', 'NY'] as const)(
    'is told for %s where the platform takes no phone number',
    (code) => {
      expect(missingForState(licensedIn(code), 'facebook')).toEqual([]);
      expect(missingForState(licensedIn(code), 'gbp')).toEqual([
        {
          part: 'officePhone',
          hint: expect.stringMatching(
            /(?:usually asks|may ask) for the office phone\. Google rejects posts with a phone number\. Use its Call button/,
          ),
        },
      ]);
    },
  );

  test('is said to be uncertain where we are not sure', () => {
    const unsure = licensedIn('NY', { brokerage: '', licenseType: '', officePhone: '' });
    expect(hints(unsure)).toEqual([
      'New York usually asks for the brokerage’s name as licensed.',
      'New York may ask for your license type after your name.',
      'New York may ask for the office phone.',
    ]);
    expect(hints(licensedIn('NY', { displayName: '' }))).toEqual([
      'New York may ask for your license type after your name.',
    ]);
  });

  test('is not known as long as no state is chosen', () => {
    expect(missingForState(emptyProfile)).toEqual([]);
  });
});

describe('the notes', () => {
  test('name their state and promise nothing', () => {
    for (const { code, name } of usStates) {
      const note = stateAdRules[code]?.note;
      if (note === undefined) continue;
      expect(note.startsWith(`${name} `)).toBe(true);
      expect(note).not.toMatch(/complian|compl(?:y|ies)|guarantee|must/i);
    }
    expect(brokerReminder).toBe('Check with your broker.');
  });

  test('have the number of a rule, a day and how sure we are, and say so where we are not', () => {
    for (const [code, rule] of Object.entries(stateAdRules)) {
      expect(rule.rule).toMatch(/\d/);
      expect(rule.checked).toMatch(/^2026-11-\d\d$/);
      expect(rule.confidence === 'unsure').toBe(/not sure/.test(rule.note));
      expect(describeRuleOf(code)).toContain(rule.rule);
    }
    expect(describeRuleOf('MA')).toMatch(
      /\(254 CMR 3\.00\(9\)\(a\)-\(b\)\. Read in the rule or on the regulator’s pages on November 17, 2026\.\)$/,
    );
    expect(describeRuleOf('WY')).toContain('We found no rule of Wyoming');
    expect(describeRuleOf('')).toBe('');
    expect(ruleOf('MS')?.rule).toBe('30 Miss. Code R. 1601-3.3');
  });

  test('say every part that is asked for', () => {
    const said: Record<AskedPart, RegExp> = {
      displayName: /\byour (?:\w+ )?name\b/,
      brokerage: /\bname\b/,
      officeCity: /\b(?:city|location)\b/,
      licenseNumber: /\blicense number\b/,
      licenseType: /\blicense\b/,
      officePhone: /\b(?:phone|number)\b/,
    };
    for (const [code, rule] of Object.entries(stateAdRules)) {
      const parts = ['brokerage', ...rule.asksFor, ...(rule.asksForBesidePhone ?? [])] as const;
      for (const part of parts) expect(rule.note, `${code} ${part}`).toMatch(said[part]);
    }
  });

  test('are found by the code of a state and by nothing else', () => {
    expect(ruleOf('CA')?.rule).toContain('10140.6');
    expect(ruleOf('WY')).toBeUndefined();
    expect(ruleOf('toString')).toBeUndefined();
  });
});
