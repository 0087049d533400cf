import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTrustedSites, trustedUrl } from './trusted-sites.ts';

const check = (address: string, ...domains: string[]) =>
  trustedUrl(address, parseTrustedSites(domains.map((domain) => ({ domain }))));

describe('a page is on a trusted site', () => {
  test.each([
    ['https://irs.gov/', 'irs.gov'],
    ['https://www.irs.gov/credits', 'irs.gov'],
    ['https://a.b.irs.gov/', 'irs.gov'],
    ['http://irs.gov/', 'irs.gov'],
    ['https://irs.gov:443/', 'irs.gov'],
    ['https://IRS.GOV/Credits', 'irs.gov'],
    ['https://irs.gov./', 'irs.gov'],
    ['https://irs.gov/newsroom', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom/', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom?page=2', 'irs.gov/newsroom'],
    ['https://www.irs.gov/newsroom/a/b', 'irs.gov/newsroom/'],
    ['https://irs.gov/payments/../newsroom/a', 'irs.gov/newsroom'],
    ['https://irs.gov\\newsroom\\a', 'irs.gov/newsroom'],
    ['https://ｉｒｓ．ｇｏｖ/', 'irs.gov'],
    ['https://xn--mnchen-3ya.de/', 'münchen.de'],
    ['https://irs.gov/', ' HTTPS://IRS.gov./ '],
  ])('%s for %s', (address, domain) => {
    expect(check(address, domain)).toBeDefined();
  });

  test('and comes back the way it was checked', () => {
    expect(check('HTTPS://IRS.gov./News#part', 'irs.gov')).toBe('https://irs.gov/News');
    expect(check('https://irs%2Egov/', 'irs.gov')).toBe('https://irs.gov/');
    expect(check('https://irs.gov/a\tb\n', 'irs.gov')).toBe('https://irs.gov/ab');
  });
});

describe('a page is not', () => {
  test.each([
    ['https://evil-irs.gov/', 'irs.gov'],
    ['https://evilirs.gov/', 'irs.gov'],
    ['https://irs.gov.evil.com/', 'irs.gov'],
    ['https://irs.gov@evil.com/', 'irs.gov'],
    ['https://irs.gov%40evil.com/', 'irs.gov'],
    ['https://irs.gov:secret@evil.com/', 'irs.gov'],
    ['https://someone@irs.gov/', 'irs.gov'],
    ['https://evil.com\\@irs.gov/', 'irs.gov'],
    ['https://evil.com/irs.gov', 'irs.gov'],
    ['https://evil.com#irs.gov/', 'irs.gov'],
    ['https://irs.gov:8443/', 'irs.gov'],
    ['http://irs.gov:443/', 'irs.gov'],
    ['https://irs.gov../', 'irs.gov'],
    ['https://.irs.gov/', 'irs.gov'],
    ['https://іrs.gov/', 'irs.gov'],
    ['https://xn--rs-esc.gov/', 'irs.gov'],
    ['https://irs.gov/', 'www.irs.gov'],
    ['https://irs.gov/', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroomy', 'irs.gov/newsroom'],
    ['https://irs.gov/Newsroom', 'irs.gov/newsroom'],
    ['https://irs.gov/x/newsroom', 'irs.gov/newsroom'],
    ['https://irs.gov//newsroom', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom/../payments', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom/%2e%2e/payments', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom/..%2fpayments', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom/..%5Cpayments', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom/%252e%252e%252fpayments', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom/..;/payments', 'irs.gov/newsroom'],
    ['https://irs.gov/newsroom%2fx', 'irs.gov/newsroom'],
    ['ftp://irs.gov/', 'irs.gov'],
    ['javascript:alert(1)//irs.gov', 'irs.gov'],
    ['data:text/html,irs.gov', 'irs.gov'],
    ['//irs.gov/', 'irs.gov'],
    ['irs.gov', 'irs.gov'],
    ['', 'irs.gov'],
    ['https://irs.gov/newsroom/..%00/payments', 'irs.gov/newsroom'],
  ])('%s for %s', (address, domain) => {
    expect(check(address, domain)).toBeUndefined();
  });

  test('when its address is endless', () => {
    expect(check(`https://irs.gov/${'a'.repeat(3_000)}`, 'irs.gov')).toBeUndefined();
  });

  test('without trusted sites', () => {
    expect(check('https://irs.gov/')).toBeUndefined();
  });
});

test.each(['', ' ', 'gov', 'localhost', '*.gov', '*', '10.0.0.1', '[::1]', 'irs.gov:8443'])(
  'a site written as "%s" trusts nothing',
  (domain) => expect(parseTrustedSites([{ domain }])).toEqual([]),
);

test.each([
  'me@irs.gov',
  'irs.gov?x=1',
  'irs.gov,hud.gov',
  'irs gov',
  'irs.gov/a/..',
  'irs.gov/%2e%2e',
  'http://',
])('nor does "%s"', (domain) => expect(parseTrustedSites([{ domain }])).toEqual([]));

test('however an address is put together, what passes is on the host', () => {
  const parts = [
    'irs.gov',
    'evil.com',
    '@',
    ':',
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%2e',
    '#',
    '?',
    '443',
  ];
  const pieces = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })));
  fc.assert(
    fc.property(fc.constantFrom('https://', 'http://', 'https:', ''), pieces, (start, rest) => {
      const passed = check(start + rest.join(''), 'irs.gov');
      if (passed) expect(passed).toMatch(/^https?:\/\/([^/@:?#\\]+\.)?irs\.gov\//);
    }),
    { numRuns: 5_000 },
  );
});
