import { describe, expect, test } from 'vitest';
import { emptyProfile, type Profile } from './account-forms.ts';
import { signatureLength, signatureOf, signatureTargets } from './signature.ts';
import { licensedIn, nora } from './testing/sample-profile.ts';
import { usStates } from './us-states.ts';

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

describe('the license type', () => {
  test('is a letter after the name in Hawaii and words in New York, and nothing elsewhere', () => {
    const lineOf = (profile: Profile) => signatureOf(profile, { platform: 'plain' });
    expect(lineOf(licensedIn('HI'))).toMatch(/^Nora Lee \(S\) \|/);
    expect(lineOf(licensedIn('HI', { licenseType: 'broker' }))).toMatch(/^Nora Lee \(B\) \|/);
    expect(lineOf(licensedIn('NY'))).toMatch(/^Nora Lee, Licensed Real Estate Salesperson \|/);
    expect(lineOf(nora)).toMatch(/^Nora Lee \|/);
    expect(lineOf(licensedIn('HI', { licenseType: '' }))).toMatch(/^Nora Lee \|/);
  });
});

describe('the office phone', () => {
  const lineOf = (profile: Profile) => signatureOf(profile, { platform: 'facebook' });

  test('stands where the state asks for it, or where there is no other', () => {
    for (const code of ['GA', 'LA', 'MS', 'NM', 'PA', 'TN', 'MD', 'MI', 'NJ', 'NY'] as const) {
      expect(lineOf(licensedIn(code))).toContain('| Office 512-555-0199 | 512-555-0100 |');
    }
    expect(lineOf(nora)).not.toContain('0199');
    expect(lineOf({ ...nora, phone: '' })).toContain('| Office 512-555-0199 |');
  });

  test('stays away from Google Business Profile', () => {
    expect(signatureOf(licensedIn('GA'), { platform: 'gbp' })).not.toContain('0199');
  });
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
