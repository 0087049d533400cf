import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import { bluesky, recordNameOf } from './bluesky.ts';
import type { OutgoingPiece, Values } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import {
  describeChannel,
  type StandIn,
  samplePicture,
  samplePiece,
} from './testing/channel-suite.ts';
import type { Answer, ReceivedCall } from './testing/fault-server.ts';
import { startFaultServer } from './testing/fault-server.ts';

const did = 'did:plc:ewvi7nxzyoun6zhxrhs64oiz';
const appPassword = 'abcd-efgh-ijkl-mnop';

type Post = { text: string; embed?: Record<string, unknown>; facets: Facet[] };
type Facet = { index: { byteStart: number; byteEnd: number }; features: object[] };
type Server = StandIn & { posts: Map<string, Post>; blobs: Buffer[] };

const problem = (status: number, error: string): Answer => ({
  status,
  body: { error, message: 'No.' },
});

/** A server of the AT Protocol with one account, as its lexicons say. */
async function startServer(): Promise<Server> {
  const posts = new Map<string, Post>();
  const blobs: Buffer[] = [];
  const methods: Record<string, (call: ReceivedCall) => Answer> = {
    'POST com.atproto.server.createSession': ({ body }) => {
      const { identifier, password } = JSON.parse(String(body));
      return identifier === 'jordan.bsky.social' && password === appPassword
        ? { status: 200, body: { did, handle: identifier, accessJwt: 'a', refreshJwt: 'r' } }
        : problem(401, 'AuthenticationRequired');
    },
    'POST com.atproto.repo.uploadBlob': ({ body, headers }) => {
      if (body.length > 2_000_000) return problem(400, 'BlobTooLarge');
      blobs.push(body);
      const blob = { $type: 'blob', ref: { $link: `bafy${blobs.length}` }, size: body.length };
      return { status: 200, body: { blob: { ...blob, mimeType: headers['content-type'] } } };
    },
    'POST com.atproto.repo.putRecord': ({ body }) => {
      const { repo, collection, rkey, record } = JSON.parse(String(body));
      if (repo !== did || record.$type !== collection) return problem(400, 'InvalidRequest');
      if (!/^[2-7a-j][2-7a-z]{12}$/.test(rkey)) return problem(400, 'InvalidRequest');
      posts.set(rkey, record);
      return { status: 200, body: { uri: `at://${did}/${collection}/${rkey}`, cid: 'bafy' } };
    },
    'GET com.atproto.repo.getRecord': ({ path }) => {
      const rkey = new URLSearchParams(path.split('?')[1]).get('rkey') ?? '';
      const uri = `at://${did}/app.bsky.feed.post/${rkey}`;
      return posts.has(rkey)
        ? { status: 200, body: { uri, value: posts.get(rkey) } }
        : problem(400, 'RecordNotFound');
    },
  };
  const server = await startFaultServer((call) => {
    const [, name = ''] = /^\/xrpc\/([\w.]+)/.exec(call.path) ?? [];
    const isSignIn = name.endsWith('createSession');
    if (!isSignIn && call.headers.authorization !== 'Bearer a') return problem(401, 'InvalidToken');
    return methods[`${call.method} ${name}`]?.(call) ?? problem(501, 'MethodNotImplemented');
  });
  const keys = ['key-1', 'k'];
  return {
    server,
    posts,
    blobs,
    values: { handle: '@Jordan.bsky.social', appPassword, address: server.address },
    keysThere: () =>
      [...posts.keys()].map((rkey) => keys.find((key) => recordNameOf(key) === rkey) ?? rkey),
    close: server.close,
  };
}

describeChannel('bluesky', startServer, {
  steps: [/createSession/, /uploadBlob/, /putRecord/],
});

const client = createGuardedClient({ allowLocal: true });

async function publish(changes: Partial<OutgoingPiece>) {
  const standIn = await startServer();
  const values = bluesky.readValues(standIn.values) as Values;
  try {
    const published = await bluesky.publish(
      { values, client },
      { ...samplePiece, ...changes },
      'k',
    );
    return { ...standIn, published, post: [...standIn.posts.values()][0] as Post };
  } finally {
    await standIn.close();
  }
}

test('links and hashtags are marked by their bytes', async () => {
  const text =
    'Café 🏡 (see https://example.com/a_(b)). Über https://example.com/x, #Porches #2026 #été!';
  const { post } = await publish({ text });
  const marked = post.facets.map(({ index, features }) => [
    Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString(),
    features,
  ]);
  const link = (uri: string) => [{ $type: 'app.bsky.richtext.facet#link', uri }];
  const tag = (name: string) => [{ $type: 'app.bsky.richtext.facet#tag', tag: name }];
  expect(marked).toEqual([
    ['https://example.com/a_(b)', link('https://example.com/a_(b)')],
    ['https://example.com/x', link('https://example.com/x')],
    ['#Porches', tag('Porches')],
    ['#été', tag('été')],
  ]);
});

test('a link becomes a card where there is no picture', async () => {
  const { post, published } = await publish({ text: 'Read https://example.com/porches.' });
  expect(post.embed).toEqual({
    $type: 'app.bsky.embed.external',
    external: { uri: 'https://example.com/porches', title: samplePiece.title, description: '' },
  });
  expect(published.link).toBe(`https://bsky.app/profile/${did}/post/${recordNameOf('k')}`);
});

test('four pictures go along with their descriptions and shapes', async () => {
  const { post, blobs } = await publish({ pictures: Array(5).fill(samplePicture) });
  expect(blobs).toHaveLength(4);
  expect((post.embed as { images: object[] }).images[0]).toEqual({
    image: expect.objectContaining({ $type: 'blob', mimeType: 'image/png' }),
    alt: samplePicture.alt,
    aspectRatio: { width: 80, height: 64 },
  });
});

test('a picture that is too large is made smaller', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const large = await sharp({
    create: { width: 1_500, height: 1_000, channels: 3, noise },
  } as never)
    .png()
    .toBuffer();
  expect(large.length).toBeGreaterThan(2_000_000);
  const { post, blobs } = await publish({
    pictures: [{ ...samplePicture, read: async () => large }],
  });
  expect(blobs[0]?.length).toBeLessThanOrEqual(2_000_000);
  const { image, aspectRatio } =
    (post.embed as { images: Record<string, object>[] }).images[0] ?? {};
  expect(image).toMatchObject({ mimeType: 'image/jpeg' });
  expect(aspectRatio).toMatchObject({ width: expect.any(Number) });
});

test('what is too long is refused with the numbers, and counted as people count', async () => {
  await publish({ text: '👩‍👩‍👧'.repeat(120) + 'x'.repeat(180) });
  await expect(publish({ text: 'x'.repeat(301) })).rejects.toMatchObject({
    code: 'too_large',
    problem: { message: 'The text has 301 characters, and Bluesky takes 300.' },
  });
});

test.each([
  { handle: 'jordan', appPassword },
  { handle: 'jordan.bsky.social', appPassword: 'my own password' },
  { handle: 'jordan.bsky.social', appPassword, address: 'javascript:alert(1)' },
] as Values[])('%o is refused before anything is called', (values) => {
  expect(bluesky.readValues(values)).toBeInstanceOf(ChannelFailed);
});

test('an account is on Bluesky’s own server unless told otherwise', () => {
  expect(bluesky.readValues({ handle: 'jordan.bsky.social', appPassword })).toMatchObject({
    address: 'https://bsky.social',
  });
});
