import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '#server/adapters/channels/channel.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { handleEntry } from './publish-entry.ts';
import { fakeChannel, makeDue, newPlanner } from './testing/plan-client.ts';

let app: TestApp;
const update = vi.fn<NonNullable<Channel['update']>>();

beforeAll(async () => {
  const webhook = fakeChannel({ canLookUp: true });
  const wordpress = { ...fakeChannel({ canLookUp: true }), update };
  app = await createTestApp({ deps: { channels: { ...allChannels, webhook, wordpress } } });
});
afterAll(() => app.close());
beforeEach(() => {
  update.mockReset();
  update.mockImplementation(async (_call, _piece, { remoteId }) => ({
    remoteId,
    link: 'https://example.com/two-porches',
  }));
});

async function publishedEntry(channel: 'wordpress' | 'webhook' = 'wordpress') {
  const planner = await newPlanner(app);
  const account = await planner.agent.post('/api/channels', { channel, values: {} });
  const connectionId = account.json().connection.id;
  const { id } = await planner.planned({ channel, connectionId });
  await makeDue(app, id);
  await handleEntry(app.deps, id);
  return { ...planner, id, bring: () => planner.agent.post(`/api/plan/${id}/update`) };
}

test('what was published follows the piece in its place', async () => {
  const { agent, id, contentId, bring, entry } = await publishedEntry();
  const before = await entry(id);
  await agent.patch(`/api/saved-content/${contentId}`, { title: 'Two porches' });
  const answer = await bring();
  expect(answer.json()).toMatchObject({
    state: 'published',
    link: 'https://example.com/two-porches',
  });
  expect(answer.json().hash).not.toBe(before?.hash);
  expect(update).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ title: 'Two porches' }),
    expect.objectContaining({ remoteId: expect.any(String), link: before?.link }),
  );
});

test('what goes wrong is said, and the entry stays as it is', async () => {
  const { id, bring, entry } = await publishedEntry();
  const before = await entry(id);
  update.mockRejectedValue(new ChannelFailed('wrong_password'));
  const answer = await bring();
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toContain('It didn’t accept the name or password.');
  expect(await entry(id)).toEqual(before);
});

test('a channel that can’t change anything says so', async () => {
  const { bring } = await publishedEntry('webhook');
  const answer = await bring();
  expect(answer.json().message).toBe(
    'Webhook doesn’t let us change what’s published. Change it there.',
  );
});

test('nothing is changed before it is published, or after the piece or the account is gone', async () => {
  const { agent, planned, id, contentId, bring } = await publishedEntry();
  const { id: planId } = await planned();
  expect((await agent.post(`/api/plan/${planId}/update`)).statusCode).toBe(409);
  await agent.delete(`/api/saved-content/${contentId}`);
  expect((await bring()).json()).toMatchObject({ code: 'not_found' });
  const other = await app.newUser();
  expect((await other.post(`/api/plan/${id}/update`)).statusCode).toBe(404);
  expect(update).not.toHaveBeenCalled();
});
