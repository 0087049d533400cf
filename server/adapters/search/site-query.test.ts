import { describe, expect, test } from 'vitest';
import { plainQuery, siteQuery } from './site-query.ts';
import { parseTrustedSites } from './trusted-sites.ts';

const roomy = { characters: 400, words: 50, sites: 10 };
const query = (text: string, domains: string[], limits = roomy) =>
  siteQuery(text, parseTrustedSites(domains.map((domain) => ({ domain }))), limits);

describe('the words of a query', () => {
  test.each([
    ['What’s new in Austin, TX?', 'What’s new in Austin TX'],
    ['"unclosed (quote', 'unclosed quote'],
    ['home site:evil.com -irs !!g :de', 'home site evil.com irs g de'],
    ['buy OR rent AND NOT wait', 'buy or rent and not wait'],
    ['under $450,000 at 6.5%', 'under $450,000 at 6.5%'],
    ['fixer-upper and/or new', 'fixer-upper and/or new'],
    ['line\nbreak\u0000 and\ttab', 'line break and tab'],
    ['！！ｇ ｓｉｔｅ：x', 'g site x'],
    ['...', ''],
  ])('%j are %j', (text, expected) => {
    expect(plainQuery(text, roomy)).toBe(expected);
  });

  test('are cut to whole words', () => {
    expect(plainQuery('one two three', { characters: 9, words: 50 })).toBe('one two');
    expect(plainQuery('one two three', { characters: 99, words: 1 })).toBe('one');
  });
});

describe('the sites of a query', () => {
  test('follow as operators, each host once', () => {
    expect(query('first home', ['hud.gov', 'irs.gov/newsroom', 'irs.gov/credits'])).toBe(
      'first home site:hud.gov OR site:irs.gov',
    );
  });

  test('leave out what a wider host covers', () => {
    expect(query('prices', ['data.census.gov', 'census.gov'])).toBe('prices site:census.gov');
  });

  test('are as many as fit, in their order', () => {
    const long = `${'a'.repeat(60)}.gov`;
    expect(
      query('home', ['one.gov', long, 'two.gov'], { characters: 40, words: 9, sites: 9 }),
    ).toBe('home site:one.gov OR site:two.gov');
    expect(query('home', ['a.gov', 'b.gov', 'c.gov'], { ...roomy, sites: 2 })).toBe(
      'home site:a.gov OR site:b.gov',
    );
    expect(query('home', ['a.gov', 'b.gov'], { ...roomy, words: 3 })).toBe('home site:a.gov');
  });

  test('are needed, like words', () => {
    expect(query('home', [])).toBe('');
    expect(query('', ['hud.gov'])).toBe('');
  });
});
