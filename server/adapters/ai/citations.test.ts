import { expect, test } from 'vitest';
import { z } from 'zod';
import { askModel, type StreamingModel } from './ask-model.ts';
import { defaultTimeouts } from './timeouts.ts';

const source = (more: object) => ({
  type: 'source',
  sourceType: 'url',
  id: '1',
  url: 'x',
  ...more,
});

/** A model that answers with an object and says on what it rests. */
const model = (parts: object[]) =>
  ({
    provider: 'anthropic.messages',
    doStream: async () => ({
      stream: ReadableStream.from([
        { type: 'text-delta', id: '0', delta: '{"title":"A"}' },
        ...parts,
        {
          type: 'finish',
          finishReason: { unified: 'stop' },
          usage: { inputTokens: { total: 1 }, outputTokens: { total: 1 } },
        },
      ]),
    }),
  }) as unknown as StreamingModel;

const ask = (parts: object[]) =>
  askModel(
    model(parts),
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

test('the words a model quotes are kept, an address alone is not', async () => {
  const cited = { anthropic: { citedText: 'The median was $525,000.' } };
  const { text, citations } = await ask([
    source({ title: 'A report', providerMetadata: cited }),
    source({ title: 'Only a page' }),
    source({ providerMetadata: { anthropic: { citedText: 5 } } }),
  ]);
  expect(text).toBe('{"title":"A"}');
  expect(citations).toEqual([{ title: 'A report', text: 'The median was $525,000.' }]);
});

test('what is cited for a text is taken from its end, once', async () => {
  const cited = { anthropic: { citedText: 'The median was $525,000.' } };
  const end = (citations: object[]) => ({ type: 'text-end', id: '0', citations });
  const { citations } = await ask([
    source({ title: 'A report', providerMetadata: cited }),
    end([
      { source: source({ title: 'A report' }), citedText: 'The median was $525,000.' },
      { source: source({ title: 'Another' }), citedText: 'It sold in 6 days.' },
      { source: source({ title: 'Only a page' }), startIndex: 0, endIndex: 5 },
    ]),
  ]);
  expect(citations).toEqual([
    { title: 'A report', text: 'The median was $525,000.' },
    { title: 'Another', text: 'It sold in 6 days.' },
  ]);
});

test('a model without any has none, and no model has them without end', async () => {
  expect((await ask([])).citations).toEqual([]);
  const many = Array.from({ length: 80 }, (_, index) =>
    source({ providerMetadata: { x: { citedText: `${index} ${'a'.repeat(5_000)}` } } }),
  );
  const { citations } = await ask(many);
  expect(citations).toHaveLength(50);
  expect(citations.every(({ text }) => text.length <= 2_000)).toBe(true);
});
