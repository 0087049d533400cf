import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PieceDraft } from '#contract/text-drafts.ts';
import { usStates } from '#contract/us-states.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { compose } from './compose.ts';
import { countWords } from './language/sentences.ts';
import {
  factsAbout,
  factsFor,
  seededTemplates,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from './testing/facts.ts';
import { findFaults } from './testing/faults.ts';
import { faultsOfTexts } from './testing/many-texts.ts';

const writer = createBuiltinWriter(compose, () => someDay);

const oddCities = [
  "Coeur d'Alene",
  "O'Fallon",
  'Española',
  'Cañon City',
  'La Cañada Flintridge',
  'St. Mary’s',
  'Winston-Salem',
  'X',
  'Y',
  'A',
  'Ōʻōkala',
  'Truth or Consequences',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochuch',
  'San Buenaventura (Ventura)',
  'Village of the Branch',
  'Dallas',
  'Eugene',
  'Unalaska',
  'Honolulu',
  'Hell',
  'Sugar  Land',
  'ST. PAUL',
  'nowhere in particular',
  'Ste. Geneviève',
  'King & Queen Court House',
  '<b>Bold</b>',
  '{state}',
  'Café $& Town',
];

const anyTopic = fc.constantFrom(...seededTopics);
const anyState = fc.constantFrom(...usStates.map(({ code }) => code));
const anyCity = fc.oneof(
  fc.constantFrom(...oddCities),
  fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .filter((text) => /\p{L}/u.test(text)),
);

test('any topic in any state in a city of any name', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyTopic,
      anyState,
      fc.constantFrom(...oddCities),
      fc.nat(12),
      fc.nat(11),
      fc.nat(),
      async (topic, state, city, titleNumber, templateNumber, seed) => {
        const template = seededTemplates[templateNumber];
        const facts = factsFor(topic, { city, state, titleNumber, template });
        const { value } = await writer.write({
          kind: 'post',
          facts,
          prompt: '',
          schema: PieceDraft,
          seed,
        });
        const text = visibleText(value.content);
        expect(text.length).toBeLessThanOrEqual(1_200);
        expect(countWords(text)).toBeGreaterThanOrEqual(35);
        expect(countWords(text)).toBeLessThanOrEqual(200);
        expect(
          findFaults(value.content, { ...facts, place: { city: spoken(city), state } }),
        ).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});

/** As a reader sees it. */
const spoken = (city: string) => city.replace(/\s+/g, ' ').trim();

test('any string as a city leaves a whole text', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyTopic,
      anyState,
      anyCity,
      fc.constantFrom('post' as const, 'blog' as const),
      fc.nat(),
      async (topic, state, city, kind, seed) => {
        const facts = factsFor(topic, { city, state });
        const { value } = await writer.write({ kind, facts, prompt: '', schema: PieceDraft, seed });
        expect(value.content).not.toMatch(
          /<(?!\/?(?:p|ul|ol|li|strong|h2|h3|table|thead|tbody|tr|th|td)>)/,
        );
        expect(value.hashtags.length).toBeGreaterThanOrEqual(3);
      },
    ),
    { numRuns: 30 },
  );
});

test('none of 120 texts of its own has a phrase to avoid', async () => {
  expect(faultsOfTexts(120)).toEqual([]);
});

test('streams its text in growing pieces', async () => {
  const seen: string[] = [];
  const { value } = await writer.write(
    {
      kind: 'post',
      facts: factsFor(seededTopic('buyers')),
      prompt: '',
      schema: PieceDraft,
      seed: 1,
    },
    { onPartial: ({ content }) => seen.push(String(content)) },
  );
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.at(-1)).toBe(value.content);
  expect(
    seen.every((text, index) => index === 0 || text.startsWith(seen[index - 1] as string)),
  ).toBe(true);
});

test('stops when nobody waits any more', async () => {
  const controller = new AbortController();
  const writing = writer.write(
    {
      kind: 'blog',
      facts: factsFor(seededTopic('buyers')),
      prompt: '',
      schema: PieceDraft,
      seed: 1,
    },
    { signal: controller.signal, onPartial: () => controller.abort() },
  );
  await expect(writing).rejects.toThrow();
});

describe('place', () => {
  const write = async (city: string, state: string, seed: number) => {
    const facts = factsFor(seededTopic('buyers'), { city, state });
    const { value } = await writer.write({
      kind: 'blog',
      facts,
      prompt: '',
      schema: PieceDraft,
      seed,
    });
    return visibleText(value.content);
  };

  test('an article names its city, and no county or town that does not serve the title', async () => {
    const text = await write('Austin', 'TX', 1);
    expect(text).toContain('Austin');
    expect(text).not.toMatch(/is part of|Travis County, with/);
  });

  test('an unknown city has none', async () => {
    const text = await write('Xanadu Springs', 'TX', 1);
    expect(text).toContain('Xanadu Springs');
    expect(text).not.toMatch(/is part of|\bnearby \p{Lu}|, near \p{Lu}/u);
  });

  test('weather stays where it belongs', async () => {
    const texts = await Promise.all([1, 2, 3, 4].map((seed) => write('Miami', 'FL', seed)));
    expect(texts.join(' ')).not.toMatch(/Where winters freeze, roofs/);
  });

  test('the season is that of the day', async () => {
    const winter = createBuiltinWriter(compose, () => new Date('2026-01-20'));
    const facts = factsFor(seededTopic('buyers'), { city: 'Denver', state: 'CO' });
    const { value } = await winter.write({
      kind: 'blog',
      facts,
      prompt: '',
      schema: PieceDraft,
      seed: 4,
    });
    expect(value.imagePrompt).toMatch(/winter/);
    // The title does not ask for it.
    expect(value.content).not.toMatch(/first weeks of the year|Winter is a good season/);
  });
});

describe('subjects of one’s own', () => {
  test.each([
    ['solar panels', /solar|panels/],
    ['Well water', /\bwell\b/],
    ['How to choose a pool contractor in Austin?', /contractor/],
    ['Please write a post about porch swings', /\bswings?\b/],
    ['5 tips for a smaller garage', /garage/],
  ])('%s is carried through the text', async (subject, thing) => {
    for (const kind of ['post', 'blog'] as const) {
      const facts = factsAbout(subject);
      const { value } = await writer.write({
        kind,
        facts,
        prompt: '',
        schema: PieceDraft,
        seed: 2,
      });
      const text = visibleText(value.content).toLowerCase();
      if (kind === 'post') expect(text).toMatch(thing);
      else expect(text.match(new RegExp(thing, 'g'))?.length, text).toBeGreaterThanOrEqual(2);
      expect(findFaults(value.content, facts)).toEqual([]);
    }
  });

  test('what the topics know of a subject is used', async () => {
    const { value } = await writer.write({
      kind: 'blog',
      facts: factsAbout('gutter cleaning'),
      prompt: '',
      schema: PieceDraft,
      seed: 2,
    });
    expect(visibleText(value.content)).toMatch(/downspout|gutter guards|clogged/i);
  });
});

test('titles that need facts are known', () => {
  expect(writer.needsFacts?.('local-events', 'Farmers markets around {location}')).toBe(true);
  expect(writer.needsFacts?.('sellers', 'Net proceeds explained for {location} sellers')).toBe(
    false,
  );
  expect(writer.needsFacts?.('custom', 'Anything')).toBe(false);
});
