import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DirectKey, directChannels } from '#contract/channel-list.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { addPersonalizedImage } from '#server/features/saved-content/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findPiece } from './outgoing-piece.queries.ts';
import { outgoingPiece } from './outgoing-piece.ts';
import { fakeChannel, newPlanner } from './testing/plan-client.ts';

let app: TestApp;

beforeAll(async () => {
  const webhook = fakeChannel({ canLookUp: true });
  app = await createTestApp({ deps: { channels: { ...allChannels, webhook } } });
});
afterAll(() => app.close());

async function newPiece(change: object = {}) {
  const { agent, contentId } = await newPlanner(app);
  const userId = agent.user?.id ?? 0;
  await agent.patch('/api/account/profile', { displayName: 'Nora Lee' });
  await agent.patch(`/api/saved-content/${contentId}`, change);
  const leave = async (channel: DirectKey) => {
    const item = await findPiece(app.deps.db, userId, contentId);
    if (!item) throw new Error('no piece');
    return outgoingPiece(app.deps, item, {
      ...{ userId, channel, plannedFor: new Date() },
      characters: directChannels[channel].characters,
    });
  };
  return { agent, userId, contentId, leave };
}

test('a piece leaves with the agent’s line and hashtags, and without pictures nobody else can open', async () => {
  const content = '<p>Come by.</p><p><img src="/api/files/abcdefghijklmnopqrstuvwx" /></p>';
  const { leave } = await newPiece({ content });
  const { piece } = await leave('webhook');
  expect(piece.title).toBe('Three porches & a swing');
  expect(piece.text).toBe(
    'Three porches & a swing\n\nCome by.\n\nNora Lee | Equal Housing Opportunity\n\n#porches',
  );
  expect(piece.html).not.toContain('<img');
});

test('the newest picture with the agent on it comes first; a channel gets as many as it takes', async () => {
  const { userId, contentId, leave } = await newPiece();
  const { key } = await addPersonalizedImage(app, userId, contentId);
  await app.deps.files.save(key, Buffer.from('bytes'), 'image/png');
  const [picture, ...others] = (await leave('wordpress')).piece.pictures;
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ alt: 'Three porches & a swing', mediaType: 'image/png' });
  await app.pool.query(`update files set alt_text = 'A porch at dusk' where key = $1`, [key]);
  const [described] = (await leave('bluesky')).piece.pictures;
  expect(described?.alt).toBe('A porch at dusk');
  expect(String(await picture?.read())).toBe('bytes');
  // Nobody outside can reach this server.
  expect(described?.link).toBeNull();
});

test('where little room is, the agent’s own short wording goes out, or one that is written for it', async () => {
  const content = [
    'The porch swing came with the house, and it stays.',
    'Closings here take about five weeks from the signed offer.',
    'A lender looks at the last two years of income, so gather those papers first.',
    'The inspection comes in the second week, and the appraisal in the third.',
    'Ask for the utility bills of a winter month, and for the age of the roof.',
    'Message me and I’ll send you the list I give my buyers.',
  ].map((line) => `<p>${line}</p>`);
  const { agent, contentId, leave } = await newPiece({ content: content.join('') });
  const full = await leave('bluesky');
  expect(full.piece.text.length).toBeLessThanOrEqual(300);
  expect(full.piece.text).toContain('The porch swing came with the house, and it stays.');
  expect(full.piece.text).toContain('Nora Lee');
  await agent.patch(`/api/saved-content/${contentId}/platforms`, { texts: { x: 'Porch day!' } });
  const short = await leave('bluesky');
  expect(short.piece.text).toBe('Porch day!');
  expect((await leave('wordpress')).piece.text).toContain('Ask for the utility bills');
  expect(short.hash).not.toBe(full.hash);
});

test('where a platform’s own wording goes, it is the agent’s or the one made for it', async () => {
  const { agent, contentId, leave } = await newPiece();
  const { piece } = await leave('linkedinProfile');
  expect(piece.text).toContain('Come by on Saturday.');
  expect(piece.text).toContain('Nora Lee');
  await agent.patch(`/api/saved-content/${contentId}/platforms`, {
    texts: { linkedin: 'Three porches, for LinkedIn.' },
  });
  expect((await leave('linkedinProfile')).piece.text).toBe('Three porches, for LinkedIn.');
  expect((await leave('wordpress')).piece.text).toContain('Come by on Saturday.');
});

test('an article for a channel with more room goes out in a version of its own', async () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) =>
      `<p>Sentence ${index} tells how closings, roofs and porches are looked at here.</p>`,
  );
  const { agent, contentId, leave } = await newPiece({ content: lines.join('') });
  const { piece } = await leave('linkedinProfile');
  expect(piece.text.length).toBeLessThanOrEqual(3_000);
  expect(piece.text.length).toBeGreaterThan(300);
  expect(piece.text).toContain('Nora Lee');
  const own = 'My words. '.repeat(400).trim();
  await agent.patch(`/api/saved-content/${contentId}/platforms`, { texts: { linkedin: own } });
  expect((await leave('linkedinProfile')).piece.text).toBe(own);
});
