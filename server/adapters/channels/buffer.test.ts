import { describe, expect, test } from 'vitest';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import { buffer } from './buffer.ts';
import type { OutgoingPiece, Values } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import {
  describeChannel,
  type StandIn,
  samplePicture,
  samplePiece,
} from './testing/channel-suite.ts';
import { type Answer, startFaultServer } from './testing/fault-server.ts';

const apiKey = 'buffer-key-of-jordan';
const instagram = 'org1:chan1:instagram';
const x = 'org2:chan2:twitter';

type Input = Record<string, unknown> & { text: string; channelId: string };
type Post = Input & { id: string; createdAt: string };
type Server = StandIn & { posts: Post[]; answerInstead: { data: unknown } | undefined };

const ok = (data: object): Answer => ({ status: 200, body: { data } });
const failed = (code: string): Answer => ({
  status: 200,
  body: { data: null, errors: [{ message: 'No.', extensions: { code } }] },
});

const channels: Record<string, object[]> = {
  org1: [
    { id: 'chan1', name: 'Jordan Homes', service: 'instagram', isDisconnected: false },
    { id: 'chan8', name: 'Jordan', service: 'youtube', isDisconnected: false },
    { id: 'chan9', name: 'Old', service: 'facebook', isDisconnected: true },
  ],
  org2: [{ id: 'chan2', name: 'jordan', service: 'twitter', isDisconnected: false }],
};

/** The part of Buffer's GraphQL API that we use, after its documentation. */
async function startServer(): Promise<Server> {
  const posts: Post[] = [];
  const queries: [RegExp, (input: Input & { organizationId: string }) => Answer][] = [
    [
      /account \{/,
      () =>
        ok({
          account: {
            organizations: [
              { id: 'org1', name: 'A' },
              { id: 'org2', name: 'B' },
            ],
          },
        }),
    ],
    [/channels\(/, ({ organizationId }) => ok({ channels: channels[organizationId] ?? [] })],
    [/posts\(/, () => ok({ posts: { edges: posts.toReversed().map((node) => ({ node })) } })],
    [
      /createPost\(/,
      (input) => {
        posts.push({
          ...input,
          id: `post${posts.length + 1}`,
          createdAt: new Date().toISOString(),
        });
        return ok({
          createPost: {
            __typename: 'PostActionSuccess',
            post: { id: posts.at(-1)?.id, externalLink: null },
          },
        });
      },
    ],
  ];
  const server = await startFaultServer(({ headers, body }) => {
    if (headers.authorization !== `Bearer ${apiKey}`) return failed('UNAUTHORIZED');
    const { query, variables } = JSON.parse(String(body));
    if (/mutation/.test(query) && standIn.answerInstead)
      return { status: 200, body: standIn.answerInstead };
    const [, answer] = queries.find(([pattern]) => pattern.test(query)) ?? [];
    return answer?.(variables.input) ?? failed('BAD_USER_INPUT');
  });
  const standIn: Server = {
    server,
    posts,
    answerInstead: undefined,
    values: { apiKey, destination: instagram, address: server.address },
    keysThere: () => posts.map(() => 'key-1'),
    close: server.close,
  };
  return standIn;
}

describeChannel('buffer', startServer);

const client = createGuardedClient({ allowLocal: true });
const plannedFor = new Date(Date.now() - 5_000);

async function opened(changes: Values = {}) {
  const standIn = await startServer();
  const values = buffer.readValues({ ...standIn.values, ...changes }) as Values;
  const publish = (piece: Partial<OutgoingPiece> = {}) =>
    buffer.publish({ values, client }, { ...samplePiece, plannedFor, ...piece }, 'key-1');
  return { ...standIn, standIn, call: { values, client }, publish };
}

test('the channels of all organizations are listed, without those that need more than a piece has', async () => {
  const { call, close } = await opened({ destination: '' });
  expect(await buffer.listDestinations?.(call)).toEqual([
    { value: instagram, label: 'Instagram, Jordan Homes' },
    { value: x, label: 'X, jordan' },
  ]);
  await expect(buffer.check(call)).rejects.toMatchObject({ code: 'invalid_values' });
  await close();
});

test('a channel that is gone is told when the account is tried', async () => {
  const { call, close } = await opened({ destination: 'org1:chan9:facebook' });
  await expect(buffer.check(call)).rejects.toMatchObject({
    code: 'not_found',
    problem: { message: 'Buffer no longer has this channel.' },
  });
  await close();
});

describe('a piece', () => {
  test('goes out at its time with its pictures and what the network asks for', async () => {
    const { posts, publish, close } = await opened();
    expect(await publish({ pictures: [samplePicture] })).toEqual({ remoteId: 'post1', link: null });
    expect(posts[0]).toMatchObject({
      channelId: 'chan1',
      text: samplePiece.text,
      schedulingType: 'automatic',
      mode: 'shareNow',
      saveToDraft: false,
      assets: [{ image: { url: samplePicture.link, metadata: { altText: samplePicture.alt } } }],
      metadata: { instagram: { type: 'post', shouldShareToFeed: true } },
    });
    await close();
  });

  test.each([
    [
      'publish',
      '2036-11-21T15:00:00.000Z',
      { mode: 'customScheduled', dueAt: '2036-11-21T15:00:00.000Z' },
    ],
    ['queue', '2036-11-21T15:00:00.000Z', { mode: 'addToQueue', saveToDraft: false }],
    ['draft', plannedFor.toISOString(), { mode: 'addToQueue', saveToDraft: true }],
  ])('is left there as chosen: %s', async (status, time, expected) => {
    const { posts, publish, close } = await opened({ status, destination: x });
    await publish({ plannedFor: new Date(time) });
    expect(posts[0]).toMatchObject(expected);
    await close();
  });

  test.each([
    [{ text: 'x'.repeat(281) }, x, 'The text has 281 characters, and X takes 280.'],
    [{ pictures: [] }, instagram, 'Instagram takes no post without a picture.'],
    [
      { pictures: [{ ...samplePicture, link: null }] },
      x,
      'Buffer fetches pictures itself, and can’t reach this site from the internet.',
    ],
  ])('that the network would refuse is not sent: %#', async (piece, destination, message) => {
    const { posts, publish, close } = await opened({ destination });
    await expect(publish(piece)).rejects.toMatchObject({ problem: { message } });
    expect(posts).toEqual([]);
    await close();
  });

  test('of the same words from last month is another one', async () => {
    const { posts, call, publish, close } = await opened({ destination: x });
    const sent = {
      ...samplePiece,
      text: 'Come by: https://example.com/a-long-address',
      plannedFor,
    };
    await publish({ text: sent.text });
    const [post] = posts as [Post];
    post.text = 'Come by:  https://buff.ly/1';
    expect(await buffer.lookUp?.(call, 'key-1', sent)).toEqual({ remoteId: 'post1', link: null });
    post.createdAt = new Date(Date.now() - 30 * 86_400_000).toISOString();
    expect(await buffer.lookUp?.(call, 'key-1', sent)).toBeUndefined();
    await close();
  });
});

test.each([
  [{ data: { createPost: { __typename: 'LimitReachedError', message: 'No.' } } }, 'refused'],
  [{ data: { createPost: { __typename: 'InvalidInputError', message: 'No.' } } }, 'refused'],
  [{ data: { createPost: { __typename: 'UnexpectedError', message: 'No.' } } }, 'server_error'],
  [failed('FORBIDDEN').body, 'not_allowed'],
  [failed('RATE_LIMIT_EXCEEDED').body, 'rate_limited'],
] as [{ data: unknown }, string][])('%j inside a 200 means %s', async (body, code) => {
  const { standIn, publish, close } = await opened({ destination: x });
  standIn.answerInstead = body;
  await expect(publish()).rejects.toMatchObject({ code });
  await close();
});

test('a wrong key is told', async () => {
  const { call, close } = await opened({ apiKey: 'another-key' });
  await expect(buffer.check(call)).rejects.toMatchObject({ code: 'wrong_password' });
  await close();
});

test.each([
  { apiKey: '' },
  { apiKey: 'with spaces in it' },
  { apiKey, destination: 'a channel' },
  { apiKey, address: 'javascript:alert(1)' },
] as Values[])('%o is refused before anything is called', (values) => {
  expect(buffer.readValues(values)).toBeInstanceOf(ChannelFailed);
});
