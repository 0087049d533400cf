import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonSize } from '#contract/limits.ts';
import { growth } from '#server/content/testing/growth.ts';
import { handleErrors } from './error-handler.ts';
import { measureJson, parseJsonBodies } from './json-body.ts';

describe('the measure', () => {
  test.each([
    ['1', 1, 0],
    ['[]', 2, 1],
    ['{"a":[1,2,{"b":null}]}', 6, 3],
    [String.raw`["[\"[","\\",",,,"]`, 4, 1],
    ['["', 2, 1],
    ['', 1, 0],
  ])('of %s', (json, values, levels) => expect(measureJson(json)).toEqual({ values, levels }));

  test('is never less than what is there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { values, levels } = measureJson(JSON.stringify(value));
        const real = sizeOf(value);
        expect(values).toBeGreaterThanOrEqual(real.values);
        expect(levels).toBe(real.levels);
      }),
    );
  });

  test.each([
    ['lists', (size: number) => '[],'.repeat(size / 3)],
    ['levels', (size: number) => '['.repeat(size)],
    ['spaces', (size: number) => ' '.repeat(size)],
    ['texts', (size: number) => '""'.repeat(size / 2)],
    ['quotes that end nothing', (size: number) => `"${'\\"'.repeat(size / 2)}`],
    ['backslashes', (size: number) => `"${'\\'.repeat(size)}"`],
  ])('of %s takes time by their length', (_, shape) => {
    // Linear is 10, quadratic 100.
    expect(growth((size) => measureJson(shape(size)), [200_000, 2_000_000])).toBeLessThan(40);
  });
});

function sizeOf(value: unknown): { values: number; levels: number } {
  if (value === null || typeof value !== 'object') return { values: 1, levels: 0 };
  const members = Object.values(value).map(sizeOf);
  return {
    values: members.reduce((sum, member) => sum + member.values, 1),
    levels: Math.max(0, ...members.map((member) => member.levels)) + 1,
  };
}

describe('a body', () => {
  const http = Fastify();
  beforeAll(() => {
    handleErrors(http);
    parseJsonBodies(http);
    http.post('/', { bodyLimit: 10_000_000 }, ({ body }) => ({ body }));
  });
  afterAll(() => http.close());

  const send = (payload: string) =>
    http.inject({
      method: 'POST',
      url: '/',
      payload,
      headers: { 'content-type': 'application/json' },
    });

  test('of JSON is read', async () => {
    expect((await send('{"a":[1,"[[["]}')).json()).toEqual({ body: { a: [1, '[[['] } });
    const lists = `[${Array(jsonSize.values - 2).fill(0)}]`;
    expect((await send(lists)).statusCode).toBe(200);
  });

  test.each([
    ['lists', `[${'[],'.repeat(2_000_000)}[]]`, /too many parts/],
    ['keys', `{${Array.from({ length: 700_000 }, (_, n) => `"k${n}":1`)}}`, /too many parts/],
    ['levels', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`, /nested too deeply/],
    ['objects in objects', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`, /nested too deeply/],
  ])('with too many %s is refused before it is parsed', async (_, payload, message) => {
    const response = await send(payload);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ code: 'too_large', message: expect.stringMatching(message) });
  });

  test.each(['{', '', '{"__proto__":{}}', '"\\'])('of %j is no JSON of ours', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });
});
