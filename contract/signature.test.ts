import { describe, expect, test } from 'vitest';
import { emptyProfile, type Profile } from './account-forms.ts';
import {
  brokerReminder,
  missingForState,
  ruleOf,
  signatureLength,
  signatureOf,
  signatureTargets,
} from './signature.ts';
import { stateAdRules } from './state-ad-rules.ts';
import { type UsStateCode, usStates } from './us-states.ts';

const nora: Profile = {
  ...emptyProfile,
  displayName: 'Nora Lee',
  brokerage: 'Lakeside Realty',
  officeCity: 'Austin',
  licenseNumber: '0712345',
  licenseState: 'TX',
  phone: '512-555-0100',
  website: 'https://noralee.example/',
};

const licensedIn = (licenseState: UsStateCode, more: Partial<Profile> = {}): Profile => ({
  ...nora,
  licenseState,
  ...more,
});

describe('the line', () => {
  test('names the agent, the brokerage, the office and how to reach them', () => {
    expect(signatureOf(nora, { platform: 'facebook', state: 'TX' })).toBe(
      'Nora Lee | Lakeside Realty | Austin, TX | 512-555-0100 | noralee.example | Equal Housing Opportunity',
    );
  });

  test.each(signatureTargets.filter((platform) => platform !== 'gbp'))(
    'is the same on %s',
    (platform) => {
      expect(signatureOf(nora, { platform })).toBe(signatureOf(nora, { platform: 'plain' }));
    },
  );

  test('has neither phone nor website on Google Business Profile', () => {
    expect(signatureOf(nora, { platform: 'gbp', state: 'TX' })).toBe(
      'Nora Lee | Lakeside Realty | Austin, TX | Equal Housing Opportunity',
    );
  });

  test('has no gaps where nothing is given', () => {
    const short = { ...emptyProfile, brokerage: 'Lakeside Realty' };
    expect(signatureOf(short, { platform: 'plain' })).toBe(
      'Lakeside Realty | Equal Housing Opportunity',
    );
    expect(signatureOf({ ...emptyProfile, displayName: ' Nora Lee ' }, { platform: 'x' })).toBe(
      'Nora Lee | Equal Housing Opportunity',
    );
  });

  test('is nothing as long as it would name nobody', () => {
    const nameless = { ...nora, displayName: '', brokerage: '  ' };
    for (const platform of signatureTargets) expect(signatureOf(nameless, { platform })).toBe('');
  });

  test('does not depend on the switch, which the caller asks', () => {
    const off = { ...nora, signatureOn: false };
    expect(signatureOf(off, { platform: 'plain' })).toBe(signatureOf(nora, { platform: 'plain' }));
  });
});

describe('the license number', () => {
  test('stands in the line of a Californian, wherever the post is about', () => {
    const line = 'Nora Lee | Lakeside Realty | Austin, CA | Lic. 0712345';
    expect(signatureOf(licensedIn('CA'), { platform: 'gbp', state: 'CA' })).toContain(line);
    expect(signatureOf(licensedIn('CA'), { platform: 'gbp' })).toContain(line);
    expect(signatureOf(licensedIn('CA'), { platform: 'gbp', state: 'NV' })).toContain(
      '| CA Lic. 0712345 |',
    );
  });

  test('of another state says so in a post about California', () => {
    expect(signatureOf(nora, { platform: 'x', state: 'CA' })).toContain('| TX Lic. 0712345 |');
  });

  test('follows the post where the profile names no state', () => {
    const stateless = { ...nora, licenseState: '' as const };
    expect(signatureOf(stateless, { platform: 'x', state: 'CA' })).toContain('| Lic. 0712345 |');
    expect(signatureOf(stateless, { platform: 'x', state: 'TX' })).not.toContain('Lic.');
  });

  test.each(usStates.map(({ code }) => code).filter((code) => code !== 'CA'))(
    'is left out in %s',
    (code) => {
      const line = signatureOf(licensedIn(code), { platform: 'plain', state: code });
      expect(line).not.toContain('0712345');
    },
  );
});

describe('the office', () => {
  test('stands with its state, in Virginia and Illinois as anywhere it is given', () => {
    for (const code of ['VA', 'IL', 'WY'] as const) {
      const line = signatureOf(licensedIn(code), { platform: 'gbp', state: code });
      expect(line).toContain(`| Austin, ${code} |`);
    }
  });

  test('takes the post’s state when the profile names none, and no state from nonsense', () => {
    const stateless = { ...nora, licenseState: '' as const };
    expect(signatureOf(stateless, { platform: 'gbp', state: 'OK' })).toContain('| Austin, OK |');
    for (const state of ['NA', '', 'constructor', undefined]) {
      expect(signatureOf(stateless, { platform: 'gbp', state })).toContain('| Austin | Equal');
    }
  });
});

describe('its length', () => {
  test('counts characters, and an emoji once', () => {
    expect(signatureLength('Nora | Lake', 'facebook')).toBe(11);
    expect(signatureLength('Nora 🏡', 'instagram')).toBe(6);
    expect(signatureLength('', 'plain')).toBe(0);
  });

  test('on X a link is 23 whatever it is, and an emoji or a Chinese sign is two', () => {
    expect(signatureLength('Nora 🏡', 'x')).toBe(7);
    expect(signatureLength('Nora 李', 'x')).toBe(7);
    expect(signatureLength('Señora | “Élan”', 'x')).toBe(15);
    expect(signatureLength('a.example', 'x')).toBe(23);
    expect(signatureLength('Nora | www.a-long-name.example/team/nora-lee | Lake', 'x')).toBe(
      'Nora |  | Lake'.length + 23,
    );
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

  test('are found by the code of a state and by nothing else', () => {
    expect(ruleOf('CA')?.rule).toContain('10140.6');
    expect(ruleOf('WY')).toBeUndefined();
    expect(ruleOf('toString')).toBeUndefined();
  });
});
