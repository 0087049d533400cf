import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildLedger } from '#server/content/claims/ledger.ts';
import { originsOfCitations } from '#server/content/claims/origins.ts';
import type { FakeCitation } from '#server/testing/fake-provider/behaviour.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { textModels } from '#server/testing/fake-provider/sdk-models.ts';
import { askModel } from './ask-model.ts';
import { defaultTimeouts } from './timeouts.ts';

/** Citations as each provider sends them with a text, through the SDK to the ledger of the text. */

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterEach(() => fake.reset());
afterAll(() => fake.close());

const text = 'The median price in Travis County was $525,000.';
const cited: FakeCitation = {
  title: 'Market report',
  url: 'https://report.example/october',
  words: 'In October the median price in Travis County was $525,000.',
};

async function ledgerWith(name: keyof typeof textModels, citations: FakeCitation[]) {
  fake.next({ kind: 'answer', value: { title: text }, citations });
  const answer = await askModel(
    textModels[name](fake.address) as never,
    {
      kind: 'post',
      facts: {} as never,
      prompt: 'Write',
      schema: z.object({ title: z.string() }),
      seed: 1,
    },
    defaultTimeouts,
    {},
  );
  expect(JSON.parse(answer.text)).toEqual({ title: text });
  const origins = originsOfCitations(answer.citations);
  const place = { city: 'Austin', state: 'TX' };
  const { sentences } = buildLedger({ title: '', content: text, place, origins });
  const claims = sentences.flatMap((sentence) => sentence.claims);
  return claims.map((claim) => [claim.text, claim.origin?.label ?? 'open']);
}

const isKnown = [
  ['Travis County', 'Market report'],
  ['$525,000', 'Market report'],
];
const isOpen = isKnown.map(([words]) => [words, 'open']);

test('the words Anthropic quotes are an origin', async () => {
  expect(await ledgerWith('anthropic', [cited])).toEqual(isKnown);
});

test.each([
  ['another number', 'In October the median price in Travis County was $552,000.'],
  ['another name', 'In October the median price in Hays County was $525,000.'],
  ['the number and the name in two sentences', 'Travis County is large. It was $525,000 in Hays.'],
])('a quote with %s is none', async (_, words) => {
  const claims = await ledgerWith('anthropic', [{ ...cited, words }]);
  expect(claims).toContainEqual(['$525,000', 'open']);
});

test('words that Google found in a store of files are an origin', async () => {
  const inStore = { ...cited, url: 'fileSearchStores/reports' };
  expect(await ledgerWith('google', [inStore])).toEqual(isKnown);
});

test.each(['openai responses', 'openai chat', 'google', 'compatible'] as const)(
  'an address that %s gives without words is none',
  async (name) => {
    expect(await ledgerWith(name, [cited])).toEqual(isOpen);
  },
);
