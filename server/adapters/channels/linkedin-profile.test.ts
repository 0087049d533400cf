import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import type { OutgoingPiece, Values } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import { linkedinProfile, littleText } from './linkedin-profile.ts';
import {
  describeChannel,
  type StandIn,
  samplePicture,
  samplePiece,
} from './testing/channel-suite.ts';
import { startFaultServer } from './testing/fault-server.ts';
import { accessToken, member, startLinkedIn } from './testing/linkedin-server.ts';

async function startStandIn(): Promise<StandIn> {
  const { server, posts, close } = await startLinkedIn();
  return {
    server,
    values: { accessToken, memberId: member.sub, address: server.address },
    keysThere: () => posts.map(() => 'key-1'),
    close,
  };
}

describeChannel('linkedinProfile', startStandIn, {
  otherwise: { 'a 401': 'sign_in_ended' },
  steps: [/initializeUpload/, /^PUT \/dms-uploads/, /^POST \/rest\/posts/],
  asksAgent: true,
});

const client = createGuardedClient({ allowLocal: true });

async function opened(changes: Values = {}) {
  const linkedin = await startLinkedIn();
  const values = linkedinProfile.readValues({
    ...{ accessToken, memberId: member.sub, address: linkedin.server.address },
    ...changes,
  }) as Values;
  const publish = (piece: Partial<OutgoingPiece> = {}) =>
    linkedinProfile.publish({ values, client }, { ...samplePiece, ...piece }, 'key-1');
  return { ...linkedin, call: { values, client }, publish };
}

describe('a piece', () => {
  test('goes out with its picture and its description, and has its address', async () => {
    const { posts, pictures, publish, close } = await opened();
    expect(await publish({ pictures: [samplePicture] })).toEqual({
      remoteId: 'urn:li:share:7000000000000000001',
      link: 'https://www.linkedin.com/feed/update/urn:li:share:7000000000000000001/',
    });
    const [post] = posts;
    expect(post).toMatchObject({
      author: `urn:li:person:${member.sub}`,
      commentary: 'Three porches\n\nCome by on “Saturday”.\n\n#porches',
      content: { media: { altText: samplePicture.alt } },
    });
    expect(pictures.get(post?.content?.media.id ?? '')).toEqual(await samplePicture.read());
    await close();
  });

  test('goes out without one', async () => {
    const { posts, server, publish, close } = await opened();
    await publish();
    expect(posts[0]).not.toHaveProperty('content');
    expect(server.received).toHaveLength(1);
    await close();
  });

  test('has its picture in a form that LinkedIn reads', async () => {
    const { pictures, publish, close } = await opened();
    const webp = await sharp(await samplePicture.read())
      .webp()
      .toBuffer();
    const picture = { ...samplePicture, mediaType: 'image/webp', read: async () => webp };
    await publish({ pictures: [picture] });
    const [file] = [...pictures.values()];
    expect((await sharp(file).metadata()).format).toBe('jpeg');
    await close();
  });

  test('that is too long is not sent', async () => {
    const { server, publish, close } = await opened();
    await expect(publish({ text: 'x'.repeat(3_001) })).rejects.toMatchObject({
      problem: { message: 'The text has 3001 characters, and LinkedIn takes 3000.' },
    });
    expect(server.received).toEqual([]);
    await close();
  });

  test('whose picture had no luck has not been published, whatever the fault', async () => {
    const { server, publish, close } = await opened();
    server.fault = 'a 500';
    server.faultAt = /PUT/;
    await expect(publish({ pictures: [samplePicture] })).rejects.toMatchObject({
      ...{ code: 'unreachable', canPass: true, isUnsure: false },
      problem: { message: 'LinkedIn didn’t accept the picture.' },
    });
    await close();
  });
});

test.each([
  [401, 'EXPIRED_ACCESS_TOKEN', 'sign_in_ended', 'Reconnect LinkedIn'],
  [403, 'ACCESS_DENIED', 'not_allowed', 'Share on LinkedIn'],
  [426, 'NONEXISTENT_VERSION', 'too_old', 'update'],
  [422, 'DUPLICATE_POST', 'refused', 'mark it as posted'],
  [422, 'FIELD_LENGTH_TOO_LONG', 'refused', 'Look at the piece'],
])('a %i of the kind %s is told in words', async (status, code, expected, words) => {
  const { state, publish, close } = await opened();
  const inputErrors = [{ description: 'No.', input: {}, code }];
  state.answerInstead = { status, body: { status, code, errorDetails: { inputErrors } } };
  const failed = await publish().catch((error) => error);
  expect(failed).toMatchObject({ code: expected, canPass: false });
  expect(failed.problem.advice).toContain(words);
  await close();
});

test('a success that names no post is not taken for one', async () => {
  const { state, publish, close } = await opened();
  state.answerInstead = { status: 201, body: '', headers: { 'x-restli-id': '"><script>' } };
  await expect(publish()).rejects.toMatchObject({ code: 'bad_answer', isUnsure: true });
  await close();
});

test('the token is sent to no other site', async () => {
  const { server, posts, pictures, values, close } = await elsewhere();
  const call = { values, client };
  await expect(
    linkedinProfile.publish(call, { ...samplePiece, pictures: [samplePicture] }, 'key-1'),
  ).rejects.toBeInstanceOf(ChannelFailed);
  expect([posts, [...pictures]]).toEqual([[], []]);
  expect(server.received.map(({ path }) => path)).toEqual(['/rest/images?action=initializeUpload']);
  await close();
});

/** A service that would have the picture brought to somebody else. */
async function elsewhere() {
  const linkedin = await startLinkedIn();
  const server = await startFaultServer(() => ({
    status: 200,
    body: {
      value: { uploadUrl: `${linkedin.server.address}/dms-uploads/a/`, image: 'urn:li:image:a' },
    },
  }));
  const values = { accessToken, memberId: member.sub, address: server.address };
  const close = async () => void (await Promise.all([server.close(), linkedin.close()]));
  return { ...linkedin, server, values, close };
}

test.each([
  ['Open Sat (1-4 PM) at 12 Elm_St', 'Open Sat \\(1-4 PM\\) at 12 Elm\\_St'],
  ['Call @jordan <now> *today* ~9', 'Call \\@jordan \\<now\\> \\*today\\* \\~9'],
  ['{a|b} [c] C:\\d', '\\{a\\|b\\} \\[c\\] C:\\\\d'],
  ['#porches and #Open_House2', '#porches and #Open\\_House2'],
  ['We’re #1 in C# and 5#a', 'We’re \\#1 in C\\# and 5\\#a'],
  ['Price: $450,000 → sold! “Yes” 🏡', 'Price: $450,000 → sold! “Yes” 🏡'],
])('%s is written as %s', (text, expected) => {
  expect(littleText(text)).toBe(expected);
});

test.each([
  { accessToken: '', memberId: 'a' },
  { accessToken: 'with spaces in it, and long', memberId: 'a' },
  { accessToken, memberId: 'a/../b' },
  { accessToken, memberId: 'a', address: 'javascript:alert(1)' },
] as Values[])('%o is refused before anything is called', (values) => {
  expect(linkedinProfile.readValues(values)).toBeInstanceOf(ChannelFailed);
});
