import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lengthOnPlatform, type PlatformKey, platformKeys } from '#contract/platforms.ts';
import type { VersionsAnswer } from '#contract/posts.ts';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;
let keyless: TestApp;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
  keyless = await createTestApp();
});
afterEach(() => generation.reset());
afterAll(async () => {
  await generation.close();
  await keyless.close();
});

const piece = {
  title: 'Open house in Duluth',
  content: `<p>Open house Saturday: lake view from the second floor.</p>
<p>2214 E 3rd St, Duluth</p><p>Saturday, November 21, 11 to 1</p>
<ul><li>Lake view from the second floor</li><li>New boiler in 2024</li></ul>
<p>Park on 22nd. Dogs welcome.</p><p>Just come by, or text 218-555-0119.</p>`,
  hashtags: ['DuluthHomes', 'OpenHouse', 'LakeView'],
  topic: 'Open houses',
  location: 'Duluth',
  state: 'MN',
};

const builtin =
  'Open house Saturday, November 21, 11 to 1 at 2214 E 3rd St, Duluth. Lake view from the second floor, new boiler in 2024. Park on 22nd. Dogs welcome. Just come by.';

/** What a good model could answer for the others. */
const good =
  'See the lake on Saturday, November 21, 11 to 1: 2214 E 3rd St, Duluth. A new boiler in 2024, and dogs are welcome. Just come by, or text 218-555-0119.';
const goodForGoogle = good.replace(', or text 218-555-0119', '');
const answerOf = (texts: Partial<Record<PlatformKey, unknown>>) => ({
  kind: 'answer' as const,
  value: {
    ...Object.fromEntries(platformKeys.map((key) => [key, good])),
    gbp: goodForGoogle,
    instagram: good.replace(': 2214', '.\n\n2214'),
    ...texts,
  },
});

async function askFor(on: TestApp, body: object = piece) {
  const client = await on.newUser();
  const response = await client.post('/api/posts/versions', body);
  expect(response.statusCode).toBe(200);
  return (response.json() as VersionsAnswer).versions;
}

describe('POST /api/posts/versions', () => {
  test('without a model the built-in writer writes a version for every platform', async () => {
    const versions = await askFor(keyless);
    expect(Object.keys(versions)).toEqual(platformKeys);
    expect(versions.gbp).toEqual({ text: builtin, hashtags: [] });
    expect(versions.x.hashtags).toEqual(['DuluthHomes', 'OpenHouse']);
    for (const key of platformKeys) expect(versions[key].text).toContain('2214 E 3rd St');
  });

  test('the agent’s own line has its place', async () => {
    const { x } = await askFor(keyless, { ...piece, reserved: { x: 120 } });
    expect(lengthOnPlatform('x', x.text)).toBeLessThanOrEqual(280 - 122);
  });

  test('a model writes all of them in one call, from the piece as data', async () => {
    fake.next(answerOf({ facebook: `${good}\n\n#OpenHouse #Duluth` }));
    const versions = await askFor(app);
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]?.prompt).toContain('Lake view from the second floor');
    expect(fake.requests[0]?.prompt).toContain('Google Business Profile. At most 400 characters');
    expect(versions.gbp.text).toBe(goodForGoogle);
    expect(versions.facebook).toEqual({ text: good, hashtags: piece.hashtags });
    expect(versions.nextdoor.text).toBe(good);
  });

  test.each([
    ['a phone number for Google', 'gbp', good],
    ['too much for X', 'x', `${good} ${'Dogs are welcome. '.repeat(12)}`],
    ['a figure of its own', 'facebook', good.replace('2024', '2025')],
    ['a name of its own', 'facebook', good.replace('dogs are', 'dogs from Superior are')],
    ['no address', 'threads', 'See the lake from the second floor. Text 218-555-0119.'],
    ['no way to reach the agent', 'linkedin', goodForGoogle],
    ['an address of a page', 'instagram', `${good} See duluth.com.`],
    ['half a sentence', 'nextdoor', `${good} And there is`],
    ['dots at its end', 'nextdoor', `${good} And there is…`],
    [
      'a hook that is not read whole',
      'instagram',
      good.replace('See the lake', `See ${'the lake and '.repeat(10)}`),
    ],
    ['wording that flags', 'facebook', `${good} Perfect for families, no children.`],
    ['HTML', 'facebook', `<p>${good}</p>`],
    ['nothing', 'facebook', ''],
    ['a list', 'facebook', [good]],
  ] as const)(
    'a version with %s is the built-in writer’s, and the others stay',
    async (_, key, text) => {
      const ours = await askFor(keyless);
      fake.next(answerOf({ [key]: text }));
      const versions = await askFor(app);
      expect(versions[key].text).toBe(ours[key].text);
      const other = key === 'linkedin' ? 'facebook' : 'linkedin';
      expect(versions[other].text).toBe(good);
      expect(fake.requests).toHaveLength(1);
    },
  );

  test('a model that fails leaves it to the built-in writer', async () => {
    const ours = await askFor(keyless);
    for (const _ of [1, 2, 3, 4]) fake.next({ kind: 'server-error' });
    expect(await askFor(app)).toEqual(ours);
  });

  test('nothing is kept of it, and strangers are refused', async () => {
    const client = await keyless.newUser();
    await client.post('/api/posts/versions', piece);
    const kept = await keyless.pool.query('select 1 from posts where user_id = $1', [
      client.user?.id,
    ]);
    expect(kept.rowCount).toBe(0);
    const unknown = { ...piece, reserved: { myspace: 4 } };
    expect((await client.post('/api/posts/versions', unknown)).statusCode).toBe(400);
    expect((await keyless.visitor().post('/api/posts/versions', piece)).statusCode).toBe(401);
  });

  test('the same call again is not written again', async () => {
    const client = await app.newUser();
    const headers = { 'idempotency-key': 'versions-once-and-not-again' };
    const post = () => client.post('/api/posts/versions', piece, headers);
    fake.next(answerOf({}));
    const first = (await post()).json();
    expect((await post()).json()).toEqual(first);
    expect(fake.requests).toHaveLength(1);
  });
});
