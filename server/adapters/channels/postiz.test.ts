import { expect, test } from 'vitest';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import type { OutgoingPiece, Values } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import { postiz } from './postiz.ts';
import {
  describeChannel,
  type StandIn,
  samplePicture,
  samplePiece,
} from './testing/channel-suite.ts';
import { type Answer, type ReceivedCall, startFaultServer } from './testing/fault-server.ts';

const apiKey = 'postiz-key-of-jordan';
const facebook = 'int1:facebook';

type Sent = {
  type: string;
  date: string;
  posts: { integration: { id: string }; value: { content: string; image: object[] }[] }[];
};
type Server = StandIn & { sent: Sent[]; uploads: string[] };

const ok = (body: object): Answer => ({ status: 200, body });
const integrations = [
  { id: 'int1', name: 'Jordan Homes', identifier: 'facebook', disabled: false },
  { id: 'int2', name: 'Jordan', identifier: 'instagram-standalone', disabled: false },
  { id: 'int3', name: 'Clips', identifier: 'youtube', disabled: false },
  { id: 'int4', name: 'Old', identifier: 'x', disabled: true },
];

/** The part of Postiz's public API that we use, after its documentation. */
async function startServer(): Promise<Server> {
  const sent: Sent[] = [];
  const uploads: string[] = [];
  const routes: Record<string, (call: ReceivedCall) => Answer> = {
    'GET /integrations': () => ok(integrations),
    'POST /upload': ({ headers, body }) => {
      if (!/^multipart\/form-data; boundary=/.test(headers['content-type'] ?? ''))
        return { status: 400, body: {} };
      const [, name] = /name="file"; filename="([^"]+)"/.exec(String(body)) ?? [];
      uploads.push(name ?? '');
      return ok({
        id: `media${uploads.length}`,
        path: `https://uploads.example.com/${uploads.length}.png`,
      });
    },
    'POST /posts': ({ body }) => {
      sent.push(JSON.parse(String(body)));
      return ok([{ postId: `post${sent.length}`, integration: 'int1' }]);
    },
    'GET /posts': ({ path }) => {
      const query = new URL(path, 'http://localhost').searchParams;
      const [from, to] = ['startDate', 'endDate'].map((name) => Date.parse(query.get(name) ?? ''));
      const posts = sent.flatMap(({ type, date, posts: made }, index) => {
        const at = type === 'now' ? Date.now() : Date.parse(date);
        const isWithin = at >= Number(from) && at <= Number(to);
        const [post] = made;
        const content = post?.value[0]?.content;
        return isWithin
          ? [
              {
                id: `post${index + 1}`,
                content,
                integration: post?.integration,
                releaseURL: 'https://example.com/p',
              },
            ]
          : [];
      });
      return ok({ posts });
    },
  };
  const server = await startFaultServer((call) => {
    if (call.headers.authorization !== apiKey) return { status: 401, body: { msg: 'No.' } };
    const [, route = ''] = /^\/api\/public\/v1(\/\w+)/.exec(call.path) ?? [];
    return routes[`${call.method} ${route}`]?.(call) ?? { status: 404, body: {} };
  });
  return {
    ...{ server, sent, uploads, close: server.close },
    values: { apiKey, destination: facebook, address: `${server.address}/api/` },
    keysThere: () => sent.map(() => 'key-1'),
  };
}

describeChannel('postiz', startServer, { steps: [/POST .*\/upload/, /POST .*\/posts/] });

const client = createGuardedClient({ allowLocal: true });
const plannedFor = new Date(Date.now() - 5_000);

async function opened(changes: Values = {}) {
  const standIn = await startServer();
  const values = postiz.readValues({ ...standIn.values, ...changes }) as Values;
  const publish = (piece: Partial<OutgoingPiece> = {}) =>
    postiz.publish({ values, client }, { ...samplePiece, plannedFor, ...piece }, 'key-1');
  return { ...standIn, call: { values, client }, publish };
}

test('channels that take posts are listed', async () => {
  const { call, close } = await opened({ destination: '' });
  expect(await postiz.listDestinations?.(call)).toEqual([
    { value: facebook, label: 'Facebook, Jordan Homes' },
    { value: 'int2:instagram-standalone', label: 'Instagram, Jordan' },
  ]);
  await expect(postiz.check(call)).rejects.toMatchObject({ code: 'invalid_values' });
  await close();
});

test('a piece goes there line by line, with its pictures and their descriptions', async () => {
  const { sent, uploads, publish, close } = await opened({
    destination: 'int2:instagram-standalone',
  });
  const text = 'Salt & <pepper>\n\nCome by.';
  expect(await publish({ text, pictures: [samplePicture] })).toEqual({
    remoteId: 'post1',
    link: null,
  });
  expect(uploads).toEqual(['picture.png']);
  expect(sent[0]).toEqual({
    type: 'now',
    date: plannedFor.toISOString(),
    shortLink: false,
    tags: [],
    posts: [
      {
        integration: { id: 'int2' },
        value: [
          {
            content: '<p>Salt &amp; &lt;pepper&gt;</p><p></p><p>Come by.</p>',
            image: [
              { id: 'media1', path: 'https://uploads.example.com/1.png', alt: samplePicture.alt },
            ],
          },
        ],
        settings: { __type: 'instagram-standalone', post_type: 'post' },
      },
    ],
  });
  await close();
});

test.each([
  ['publish', '2036-11-21T15:00:00.000Z', 'schedule'],
  ['draft', '2036-11-21T15:00:00.000Z', 'draft'],
])('it is left there as chosen: %s', async (status, time, type) => {
  const { sent, call, publish, close } = await opened({ status });
  const piece = { ...samplePiece, plannedFor: new Date(time) };
  await publish(piece);
  expect(sent[0]).toMatchObject({ type, date: time });
  expect(await postiz.lookUp?.(call, 'key-1', piece)).toMatchObject({ remoteId: 'post1' });
  await close();
});

test('it is found by its words in its channel, around its time', async () => {
  const { call, publish, close } = await opened({ status: 'draft' });
  const piece = { ...samplePiece, text: 'Salt & “pepper”\n\nCome by.', plannedFor };
  await publish(piece);
  const lookUp = (changes: Partial<OutgoingPiece>) =>
    postiz.lookUp?.(call, 'key-1', { ...piece, ...changes });
  expect(await lookUp({})).toEqual({ remoteId: 'post1', link: 'https://example.com/p' });
  expect(await lookUp({ text: 'Salt.' })).toBeUndefined();
  expect(await lookUp({ plannedFor: new Date(Date.now() + 86_400_000) })).toBeUndefined();
  await close();
});

test('what the network takes no more of is told', async () => {
  const { publish, close } = await opened({ destination: 'int4:x' });
  await expect(publish({ text: 'x'.repeat(300) })).rejects.toMatchObject({ code: 'too_large' });
  await close();
});

test.each([
  ['', 'https://api.postiz.com'],
  ['https://postiz.example.com/api/public/v1/', 'https://postiz.example.com/api'],
])('the address %o is that of %s', (address, read) => {
  expect(postiz.readValues({ apiKey, address })).toMatchObject({ address: read });
});

test.each([
  { apiKey: 'short' },
  { apiKey, destination: 'int3:youtube' },
  { apiKey, address: 'postiz.example.com' },
] as Values[])('%o is refused before anything is called', (values) => {
  expect(postiz.readValues(values)).toBeInstanceOf(ChannelFailed);
});
