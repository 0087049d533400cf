import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seededTopics } from '#builtin/writer/testing/facts.ts';
import { fittingWebsites } from './fitting-websites.ts';

type Website = { domain: string; category: string; description: string; state: string | null };
const websites: Website[] = JSON.parse(
  readFileSync(
    path.join(import.meta.dirname, '../../../data-files/seeds/trusted-websites.json'),
    'utf8',
  ),
);
const inState = (state: string) =>
  websites.filter((website) => website.state === null || website.state === state);

const sourcesOf = (title: string, topic: string, state: string) =>
  fittingWebsites(inState(state), { title, topic }).slice(0, 5);

test('the page of a loan program is no source for an article about escrow', () => {
  const domains = (title: string) =>
    fittingWebsites(inState('MN'), { title, topic: 'Financing and mortgages' }).map(
      ({ domain }) => domain,
    );
  expect(domains('Escrow accounts explained for Duluth homeowners').join()).not.toMatch(
    /va\.gov|usda|ginniemae/,
  );
  expect(domains('VA loans in Duluth').join()).toContain('va.gov');
});

test.each([
  [
    'Winterizing a Buffalo home',
    'Home maintenance',
    'NY',
    ['weather.gov', 'energy.gov/energysaver'],
    /loans|rates|market/,
  ],
  [
    'Down payment help: programs to ask about in Toledo',
    'First-time buyers',
    'OH',
    ['ncsha.org'],
    /market|risk|home care/,
  ],
  [
    'Rate locks explained for Tulsa buyers',
    'Financing and mortgages',
    'OK',
    ['freddiemac.com/pmms'],
    /risk|home care|local life/,
  ],
  [
    'Closing costs in Boise: a plain-language list',
    'buyers',
    'ID',
    ['homeclosing101.org'],
    /risk|home care|local life/,
  ],
  ['HOA or no HOA? Options in Mesa', 'Neighborhood guides', 'AZ', ['caionline.org'], /loans|rates/],
  [
    'How to explore the parks around Tacoma',
    'Neighborhood guides',
    'WA',
    ['nps.gov'],
    /loans|rates|tax/,
  ],
])('%s', (title, topic, state, wanted, unwanted) => {
  const found = sourcesOf(title, topic, state);
  const domains = found.map(({ domain }) => domain);
  for (const domain of wanted)
    expect([domain, domains]).toEqual([domain, expect.arrayContaining([domain])]);
  for (const { category, description } of found)
    expect(`${category} ${description}`).not.toMatch(unwanted);
});

test('a credit at closing has nothing to do with credit reports', () => {
  const domains = (title: string, topic: string) =>
    sourcesOf(title, topic, 'AZ').map(({ domain }) => domain);
  const repaired = domains('Inspection findings in Mesa: fix, credit or walk away?', 'buyers');
  expect(repaired).toContain('consumerfinance.gov');
  expect(repaired).not.toContain('annualcreditreport.com');
  const scored = domains('What lenders look for in a credit score in Mesa', 'First-time buyers');
  expect(scored).toContain('annualcreditreport.com');
});

test('every seeded title has a source, none of them about schools, safety or another state', () => {
  for (const { titles, name, description } of seededTopics) {
    for (const title of titles) {
      const found = sourcesOf(title, `${name} ${description}`, 'MT');
      const isSocial = name === 'Local events';
      expect(found.length, title).toBeGreaterThanOrEqual(isSocial ? 0 : 1);
      for (const { category, state } of found) {
        expect(category).not.toMatch(/schools|safety/);
        expect([null, 'MT']).toContain(state);
      }
    }
  }
});

test("a website of an admin's own category fits by its words", () => {
  const own = {
    domain: 'x.example',
    category: 'gardens',
    description: 'Native plants',
    state: null,
  };
  expect(fittingWebsites([own], { title: 'Native plants for Mesa yards', topic: '' })).toEqual([
    own,
  ]);
  expect(fittingWebsites([own], { title: 'Closing costs in Mesa', topic: '' })).toEqual([]);
});
