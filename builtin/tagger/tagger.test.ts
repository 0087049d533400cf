import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesProtectedClass } from '#builtin/fair-housing/protected-words.ts';
import { Tag } from '#contract/learner-forms.ts';
import { usStates } from '#contract/us-states.ts';
import { growth } from '#server/content/testing/growth.ts';
import { singularWordsOf, vocabulary } from './subjects/vocabulary.ts';
import { tagAnswer, tagQuery } from './tagger.ts';

const dataFiles = path.join(import.meta.dirname, '../../data-files');
const readJson = (...names: string[]) =>
  JSON.parse(readFileSync(path.join(dataFiles, ...names), 'utf8'));

const tags = (answer: string) => tagAnswer({ question: '', answer });
const placesIn = (answer: string) => tags(answer).filter((tag) => tag.includes(':'));

describe('places', () => {
  test.each([
    ['Austin, TX', ['city:austin', 'state:tx']],
    ['austin, tx', ['city:austin', 'state:tx']],
    ['Reading, Pennsylvania', ['city:reading', 'state:pa']],
    ['St. Louis, MO', ['city:st. louis', 'state:mo']],
    ['Saint Paul, MN', ['city:saint paul', 'state:mn']],
    ['Winston-Salem, NC', ['city:winston-salem', 'state:nc']],
    ['Coeur d’Alene, ID', ["city:coeur d'alene", 'state:id']],
    ["Lee's Summit, MO", ["city:lee's summit", 'state:mo']],
    ['Kīhei, HI', ['city:kihei', 'state:hi']],
    ['New York, NY', ['city:new york city', 'state:ny']],
    ['Wimberley, TX', ['city:wimberley', 'state:tx']],
    ['Travis County, TX', ['state:tx', 'county:travis']],
    ["Prince George's County", ['state:md', "county:prince george's"]],
    ['Hyde Park, Austin, TX', ['city:austin', 'state:tx', 'neighborhood:hyde park']],
    ['Lakewood Ranch, FL', ['state:fl', 'community:lakewood ranch']],
    ['Washington, DC', ['city:washington']],
    ['Washington D.C.', ['city:washington']],
    ['78704', ['city:austin', 'state:tx', 'zip-code:78704']],
    ['78704-1234', ['city:austin', 'state:tx', 'zip-code:78704']],
  ])('%s', (written, expected) => {
    expect(placesIn(written)).toEqual(expected);
  });

  test.each(usStates.map(({ code, name }) => [name, code.toLowerCase()]))(
    'a law of %s is a law of state:%s',
    (name, code) => {
      expect(placesIn(`The rules changed in ${name} this year.`)).toContain(`state:${code}`);
    },
  );

  test.each([
    'VA loans and FHA loans need an appraisal, OK?',
    'It cost $78704 and has 78704 square feet.',
    'Ask Mark Henderson at Wells Fargo in May.',
    'Spring is Mobile. Price it right. Reading helps.',
    'We met on Jackson Street by the Lincoln Library.',
    'Compare two Loan Estimates side by side.',
    'Me, or you: in, hi, oh, ok.',
  ])('no place: %s', (text) => {
    expect(placesIn(text)).toEqual([]);
  });

  test('prose about houses that names no place gets hardly a place tag', () => {
    const { points }: { points: { lead: string[]; why: string; how: string }[] } = readJson(
      'knowledge',
      'home-maintenance.json',
    );
    const texts = points
      .flatMap(({ lead, why, how }) => [...lead, why, how])
      .filter((text) => !/\{(?:a )?(?:city|state)\}/.test(text));
    const mistaken = texts.filter((text) => placesIn(text).length > 0);
    expect(mistaken.length / texts.length, mistaken.join('\n')).toBeLessThan(0.01);
  });

  test('a city that only one state has brings its state, a common name does not', () => {
    expect(placesIn('We love Albuquerque.')).toEqual(['city:albuquerque', 'state:nm']);
    expect(placesIn('I sell in Springfield.')).toEqual(['city:springfield']);
    expect(placesIn('I sell in Springfield and Branson.')).toContain('state:mo');
  });

  test('a name the state has no city of is a part of town', () => {
    expect(placesIn('In Seattle, Fremont and Wallingford have character.')).toEqual(
      expect.arrayContaining(['city:seattle', 'neighborhood:wallingford']),
    );
    expect(placesIn('In Austin I like Hyde Park.')).toContain('neighborhood:hyde park');
    expect(placesIn('In Clintonville I sell to Columbus.')).toContain('neighborhood:clintonville');
  });
});

describe('subjects', () => {
  test('are found by any of their words, in singular and plural', () => {
    expect(tags('Settlement costs are due at the closing table.')).toContain('closing-costs');
    expect(tags('Order two inspections.')).toContain('home-inspection');
    expect(tags('The inspector was late.')).toContain('home-inspection');
  });

  test('bring along what they belong to', () => {
    expect(tags('Lock the rate early.')).toEqual(['rate-lock', 'interest-rate', 'financing']);
  });

  test('are not read out of the names of places', () => {
    expect(tags('Hyde Park in Austin')).not.toContain('parks');
    expect(tags('a house near the park')).toContain('parks');
  });

  test('what was asked comes first', () => {
    const [first] = tagAnswer({
      question: 'Is staging worth it?',
      answer: 'Photos, photos, and the kitchen.',
    });
    expect(first).toBe('home-staging');
  });

  test('the words of a subject nobody listed are tags too', () => {
    expect(tagQuery('Porch swings and hammocks', '')).toEqual(
      expect.arrayContaining(['porch', 'swing', 'hammock']),
    );
  });
});

describe('queries', () => {
  test('also ask for the county of a city', () => {
    expect(tagQuery('buyers', 'Austin, TX')).toEqual([
      'city:austin',
      'state:tx',
      'buyers',
      'county:travis',
    ]);
  });

  test('ask for a place that is in no list under every kind it may have', () => {
    expect(tagQuery('buyers', 'Summerlin Oaks, NV')).toEqual(
      expect.arrayContaining(['neighborhood:summerlin oaks', 'community:summerlin oaks']),
    );
  });
});

describe('the vocabulary', () => {
  const terms = [...vocabulary().terms.values()];

  test('has about 250 terms, each a tag that names no protected class', () => {
    expect(terms.length).toBeGreaterThanOrEqual(240);
    for (const { tag } of terms) {
      expect(Tag.safeParse(tag).success, tag).toBe(true);
      expect(namesProtectedClass(tag), tag).toBe(false);
    }
  });

  test('says nothing twice and points nowhere else', () => {
    const forms = terms.flatMap(({ tag, also }) =>
      [tag, ...also].map((form) => singularWordsOf(form).join(' ')),
    );
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
    const unknown = terms
      .flatMap(({ under }) => under)
      .filter((tag) => !vocabulary().terms.has(tag));
    expect(unknown).toEqual([]);
  });

  test('knows every seeded topic by its name', () => {
    const topics: { name: string }[] = readJson('seeds', 'topics.json');
    for (const { name } of topics) {
      const known = tagQuery(name, '').filter((tag) => vocabulary().terms.has(tag));
      expect(known.length, name).toBeGreaterThan(0);
    }
  });
});

test('whatever is typed, the tagger gives a list, and soon', () => {
  const words = fc.constantFrom(
    'in',
    'Austin',
    'TX',
    ',',
    '.',
    'County',
    'counties',
    'and',
    'St.',
    '78704',
    "O'",
    '-',
    'the',
    'Park',
    'é',
    '\n',
    '🏡',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, text, (question, answer) => {
      expect(Array.isArray(tagAnswer({ question, answer }))).toBe(true);
    }),
    { numRuns: 300 },
  );
  for (const word of [
    'Austin ',
    'and ',
    'Lake of the ',
    'Ranch, ',
    "St. Mary's ",
    'counties ',
    'aaaa-',
  ]) {
    const tag = (size: number) =>
      tagAnswer({ question: word.repeat(100), answer: word.repeat(size / word.length) });
    expect(growth(tag, [500, 5_000]), word).toBeLessThan(40);
  }
});
