import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashVersion } from '#server/content/piece-version.ts';
import { measureStorage } from '#server/core/storage.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { dropOldPieces } from './review.queries.ts';
import {
  pieceToReview,
  reviewsOf,
  savePieceToReview,
  sendForReview,
  tokenIn,
} from './testing/review-client.ts';

let app: TestApp;
let agent: TestClient;
let broker: TestClient;

beforeAll(async () => {
  app = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
  agent = await app.newUser();
  broker = app.visitor();
});
afterAll(() => app.close());

const approve = (token: string, name = 'Ann Lee') =>
  broker.post(`/api/review/${token}/approve`, { name });

const update = (id: number, set: string) =>
  app.pool.query(`update reviews set ${set} where id = $1`, [id]);

describe('an agent', () => {
  test('gets a link with a token that is kept nowhere, and that ends when it was chosen to', async () => {
    const id = await savePieceToReview(agent);
    for (const [days, given] of [
      [7, {}],
      [1, { days: 1 }],
      [30, { days: 30 }],
    ] as const) {
      const { link, token, review } = await sendForReview(agent, id, given);
      expect(link).toMatch(/^https:\/\/porch\.example\/review\/[\w-]{43}$/);
      const end = Date.parse(review.expiresAt) - Date.parse(review.createdAt);
      expect(end / 86_400_000).toBe(days);
      for (const table of ['reviews', 'idempotency_keys']) {
        const { rowCount } = await app.pool.query(
          `select 1 from ${table} as row where row::text like '%' || $1 || '%'`,
          [token],
        );
        expect(rowCount, table).toBe(0);
      }
    }
    for (const days of [0, 2, 365, '7']) {
      const response = await agent.post(`/api/saved-content/${id}/reviews`, { days });
      expect(response.statusCode, String(days)).toBe(400);
    }
  });

  test('has one open link for a piece: a new one takes the place of the one before', async () => {
    const id = await savePieceToReview(agent);
    const first = await sendForReview(agent, id);
    const second = await sendForReview(agent, id);
    expect((await broker.get(`/api/review/${first.token}`)).statusCode).toBe(410);
    expect((await broker.get(`/api/review/${second.token}`)).statusCode).toBe(200);
    const { reviews } = await reviewsOf(agent, id);
    expect(reviews.map(({ state }) => state)).toEqual(['waiting', 'withdrawn']);
  });

  test('withdraws a link, as often as wanted', async () => {
    const id = await savePieceToReview(agent);
    const { review, token } = await sendForReview(agent, id);
    const withdraw = () => agent.post(`/api/reviews/${review.id}/withdraw`);
    expect((await withdraw()).json()).toEqual({ success: true });
    expect((await withdraw()).json()).toEqual({ success: true });
    const refused = await approve(token);
    expect(refused.statusCode).toBe(410);
    expect(refused.json()).toEqual({
      code: 'review_link_ended',
      message: 'The agent has withdrawn this link. Ask the agent for a new one.',
    });
  });

  test('closes a link that was approved, and the approval stays', async () => {
    const id = await savePieceToReview(agent);
    const { review, token } = await sendForReview(agent, id);
    await approve(token);
    expect((await broker.get(`/api/review/${token}`)).statusCode).toBe(200);
    for (const _ of ['once', 'again']) {
      const closed = await agent.post(`/api/reviews/${review.id}/withdraw`);
      expect(closed.json()).toEqual({ success: true });
    }
    expect((await broker.get(`/api/review/${token}`)).statusCode).toBe(410);
    expect((await reviewsOf(agent, id)).reviews[0]).toMatchObject({
      state: 'approved',
      approvedBy: 'Ann Lee',
      withdrawnAt: null,
    });
  });

  test('gets one link and one email for a call that is repeated, whose token is kept nowhere', async () => {
    const id = await savePieceToReview(agent);
    const key = { 'idempotency-key': 'one-key-for-a-review-link' };
    const send = () =>
      agent.post(`/api/saved-content/${id}/reviews`, { email: 'once@broker.example' }, key);
    const first = await send();
    expect(first.statusCode, first.body).toBe(201);
    const again = await send();
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('already_done');
    await app.deps.backgroundTasks.finished();
    expect(app.emails.filter(({ to }) => to === 'once@broker.example')).toHaveLength(1);
    expect((await reviewsOf(agent, id)).reviews).toHaveLength(1);
    const { rowCount } = await app.pool.query(
      `select 1 from idempotency_keys as row where row::text like '%' || $1 || '%'`,
      [tokenIn(app.emails.at(-1)?.text)],
    );
    expect(rowCount).toBe(0);
  });

  test('has fifty links of a piece on record, and every approval', async () => {
    const id = await savePieceToReview(agent);
    const approved = await sendForReview(agent, id);
    await approve(approved.token);
    const oldest = await sendForReview(agent, id);
    const next = await sendForReview(agent, id);
    await app.pool.query(
      `insert into reviews (user_id, content_id, token_hash, title, text_hash, hash, edited_at, expires_at)
       select user_id, content_id, token_hash || n, title, text_hash, hash, edited_at, expires_at
       from reviews, generate_series(1, 47) n where id = $1`,
      [next.review.id],
    );
    const newest = await sendForReview(agent, id);
    const ids = (await reviewsOf(agent, id)).reviews.map((review) => review.id);
    expect(ids).toHaveLength(50);
    expect(ids).toContain(approved.review.id);
    expect(ids).not.toContain(oldest.review.id);
    expect(ids).toContain(next.review.id);
    expect(ids[0]).toBe(newest.review.id);
  });

  test('has the text that was sent counted as it is, not as it is compressed', async () => {
    const sender = await app.newUser();
    const id = await savePieceToReview(sender, { content: `<p>${'porch '.repeat(20_000)}</p>` });
    await sendForReview(sender, id);
    const { bytes } = await measureStorage(app.deps.db, sender.user?.id ?? 0);
    expect(bytes.reviews).toBeGreaterThan(120_000);
  });

  test('reads an edited piece once for all its links, and not for those that came to nothing', async () => {
    const id = await savePieceToReview(agent);
    for (let count = 0; count < 3; count += 1) {
      await approve((await sendForReview(agent, id)).token);
    }
    const unused = await sendForReview(agent, id);
    await agent.post(`/api/reviews/${unused.review.id}/withdraw`);
    await agent.patch(`/api/saved-content/${id}`, { title: 'Deck season' });
    const hashing = vi.spyOn(app.deps.texts, 'run');
    const { reviews } = await reviewsOf(agent, id);
    expect(reviews.map(({ state }) => state)).toEqual([
      ...['withdrawn', 'changed', 'changed', 'changed'],
    ]);
    expect(hashing.mock.calls.filter(([name]) => name === 'hashWords')).toHaveLength(1);
    hashing.mockRestore();

    const quiet = await savePieceToReview(agent);
    const { review } = await sendForReview(agent, quiet);
    await update(review.id, `expires_at = now()`);
    await agent.patch(`/api/saved-content/${quiet}`, { title: 'Deck season' });
    const none = vi.spyOn(app.deps.texts, 'run');
    expect((await reviewsOf(agent, quiet)).reviews[0]?.state).toBe('expired');
    expect(none).not.toHaveBeenCalled();
    none.mockRestore();
  });

  test('sends, sees and withdraws for nobody else', async () => {
    const other = await app.newUser();
    const id = await savePieceToReview(agent);
    const { review } = await sendForReview(agent, id);
    expect((await other.post(`/api/saved-content/${id}/reviews`, {})).statusCode).toBe(404);
    expect((await other.get(`/api/saved-content/${id}/reviews`)).statusCode).toBe(404);
    expect((await other.post(`/api/reviews/${review.id}/withdraw`)).statusCode).toBe(404);
    expect((await other.get('/api/reviews/record')).body).not.toContain(pieceToReview.title);
    expect((await reviewsOf(agent, id)).reviews[0]?.state).toBe('waiting');
  });
});

describe('an email', () => {
  test('goes to the broker with the link and no words that somebody chose', async () => {
    const sender = await app.newUser('evil.example');
    await sender.patch('/api/account/profile', { displayName: 'Visit evil.example now' });
    const id = await savePieceToReview(sender, { title: 'Buy pills' });
    const { link, review } = await sendForReview(sender, id, { email: ' ann@broker.example ' });
    await app.deps.backgroundTasks.finished();
    const email = app.emails.at(-1);
    // Nobody but the mailbox has it.
    expect(link).toBeNull();
    const token = tokenIn(email?.text);
    expect((await broker.get(`/api/review/${token}`)).statusCode).toBe(200);
    expect(email?.to).toBe('ann@broker.example');
    expect(review.email).toBe('ann@broker.example');
    for (const text of [email?.text, email?.html]) {
      expect(text).toContain(`https://porch.example/review/${token}`);
      expect(text).toContain('An agent asks you');
      expect(text).not.toMatch(/evil|pills/);
    }
    await sender.patch('/api/account/profile', { displayName: 'Zoë O’Brien Jr.' });
    await sendForReview(sender, id, { email: 'ann@broker.example' });
    await app.deps.backgroundTasks.finished();
    expect(app.emails.at(-1)?.text).toContain('Zoë O’Brien Jr. asks you');
    await sender.patch('/api/account/profile', { displayName: 'You must pay this today' });
    await sendForReview(sender, id, { email: 'ann@broker.example' });
    await app.deps.backgroundTasks.finished();
    expect(app.emails.at(-1)?.text).toContain('An agent asks you');
    expect(app.emails.at(-1)?.text).not.toContain('pay');
  });

  test('that the mail server does not take leaves the link with the agent, and says so', async () => {
    const broken = await createTestApp({
      deps: {
        db: app.deps.db,
        mail: { description: '', send: () => Promise.reject(new Error('down')) },
      },
    });
    const sender = await broken.newUser();
    const made = await sendForReview(sender, await savePieceToReview(sender), {
      email: 'ann@broker.example',
    });
    expect(made).toMatchObject({
      link: expect.stringContaining('/review/'),
      warning: 'The email couldn’t be sent. Copy the link and send it yourself.',
      review: { email: null },
    });
    expect((await broken.visitor().get(`/api/review/${made.token}`)).statusCode).toBe(200);
    await broken.close();
  });

  test('that is only a file on the server is not recorded as emailed', async () => {
    const mail = { description: '', warning: 'Saved in the outbox.', send: async () => {} };
    const withoutMail = await createTestApp({ deps: { db: app.deps.db, mail } });
    const sender = await withoutMail.newUser();
    const id = await savePieceToReview(sender);
    expect(await sendForReview(sender, id, { email: 'ann@broker.example' })).toMatchObject({
      link: expect.stringContaining('/review/'),
      warning: 'Saved in the outbox.',
      review: { email: null },
    });
    await withoutMail.close();
  });

  test('goes nowhere unless an address was given, and to none that is no address', async () => {
    const id = await savePieceToReview(agent);
    const count = app.emails.length;
    await sendForReview(agent, id);
    for (const email of ['nobody', 'a@b.example, c@d.example', 'a@b.example\nbcc: c@d.example']) {
      const response = await agent.post(`/api/saved-content/${id}/reviews`, { email });
      expect(response.statusCode, email).toBe(400);
    }
    await app.deps.backgroundTasks.finished();
    expect(app.emails).toHaveLength(count);
  });

  test('is sent at most twenty times a day by one agent', async () => {
    const limited = await createTestApp({
      variables: { RATE_LIMITS: 'on' },
      deps: { db: app.deps.db },
    });
    const sender = await limited.newUser();
    const id = await savePieceToReview(sender);
    const url = `/api/saved-content/${id}/reviews`;
    for (let count = 0; count < 20; count += 1) {
      await sendForReview(sender, id, { email: `broker-${count}@example.com` });
    }
    const refused = await sender.post(url, { email: 'one-more@example.com' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/^Too many emails\./);
    // The link before it still works, and links to copy are still made.
    expect((await reviewsOf(sender, id)).reviews[0]?.state).toBe('waiting');
    expect((await sender.post(url, {})).statusCode).toBe(201);
    await limited.deps.backgroundTasks.finished();
    expect(limited.emails).toHaveLength(20);
    await limited.close();
  });
});

test('one address gets five emails a day, from whomever and however it is written', async () => {
  const limited = await createTestApp({
    variables: { RATE_LIMITS: 'on' },
    deps: { db: app.deps.db },
  });
  const senders = [await limited.newUser(), await limited.newUser()];
  const items = await Promise.all(senders.map((sender) => savePieceToReview(sender)));
  const send = (who: number, email: string) =>
    senders[who]?.post(`/api/saved-content/${items[who]}/reviews`, { email });
  for (const who of [0, 1, 0, 1, 0]) {
    expect((await send(who, 'Five@broker.example'))?.statusCode).toBe(201);
  }
  const refused = await send(1, 'five@Broker.example');
  expect(refused?.statusCode).toBe(429);
  expect(refused?.json().message).toMatch(/^Too many emails to this address\./);
  expect((await send(1, 'other@broker.example'))?.statusCode).toBe(201);
  await limited.deps.backgroundTasks.finished();
  await limited.close();
});

describe('an approval', () => {
  test('counts until the piece is edited, and again when the edit is undone', async () => {
    const id = await savePieceToReview(agent);
    const { token, review } = await sendForReview(agent, id);
    await approve(token);
    const stateNow = async () => (await reviewsOf(agent, id)).reviews[0];
    expect(await stateNow()).toMatchObject({ state: 'approved', approvedBy: 'Ann Lee' });

    const edit = (fields: object) => agent.patch(`/api/saved-content/${id}`, fields);
    await edit({ content: '<p>Come and sit on the deck.</p>' });
    expect(await stateNow()).toMatchObject({
      state: 'changed',
      hash: review.hash,
      approvedBy: 'Ann Lee',
      changedAt: expect.any(String),
    });
    // The same words, set otherwise.
    await edit({ content: pieceToReview.content.replace('porch', '<strong>porch</strong>') });
    expect(await stateNow()).toMatchObject({ state: 'approved', changedAt: null });
    for (const fields of [{ title: 'Deck season' }, { hashtags: ['SafeStreets'] }]) {
      await edit(fields);
      expect((await stateNow())?.state).toBe('changed');
      await edit({ title: pieceToReview.title, hashtags: pieceToReview.hashtags });
      expect((await stateNow())?.state).toBe('approved');
    }
  });

  test('is void when the line below the piece changes, and counts again when it is as before', async () => {
    const sender = await app.newUser();
    const profile = { displayName: 'Zoë Lee', brokerage: 'Porch & Co', licenseState: 'TX' };
    const change = (fields: object) =>
      sender.patch('/api/account/profile', { ...profile, ...fields });
    await change({});
    const id = await savePieceToReview(sender);
    const { token } = await sendForReview(sender, id);
    const stateNow = async () => (await reviewsOf(sender, id)).reviews[0];
    await change({ brokerage: 'Deck & Co' });
    expect((await broker.get(`/api/review/${token}`)).json().changes).toEqual(['line']);
    expect((await approve(token)).json().code).toBe('stale');
    await change({});
    expect((await approve(token)).statusCode).toBe(200);
    expect(await stateNow()).toMatchObject({ state: 'approved', changes: [] });

    for (const fields of [{ phone: '512-555-0100' }, { signatureOn: false }]) {
      await change(fields);
      expect(await stateNow()).toMatchObject({
        state: 'changed',
        changes: ['line'],
        changedAt: null,
      });
      await change({ phone: '', signatureOn: true });
      expect((await stateNow())?.state).toBe('approved');
    }
    // What stands in no line of this state changes none.
    await change({ licenseNumber: '0712345' });
    expect((await stateNow())?.state).toBe('approved');
  });

  test('from before lines were part of a version counts without them', async () => {
    const sender = await app.newUser();
    const id = await savePieceToReview(sender);
    const { token, review } = await sendForReview(sender, id);
    await approve(token);
    const { rows } = await app.pool.query('select text_hash from reviews where id = $1', [
      review.id,
    ]);
    const hash = hashVersion({ textHash: rows[0].text_hash, pictureKeys: [], line: null });
    await update(review.id, `line = null, hash = '${hash}'`);
    await sender.patch('/api/account/profile', { displayName: 'Zoë Lee' });
    expect((await reviewsOf(sender, id)).reviews[0]).toMatchObject({ state: 'approved' });
  });

  test('is void when a picture is made for the piece, and counts again without it', async () => {
    const id = await savePieceToReview(agent);
    const { token } = await sendForReview(agent, id);
    await approve(token);
    await app.pool.query(
      `with stored as (insert into files (key, user_id, media_type, size)
         values (md5('picture-of-' || $2::int), $1, 'image/png', 1) returning key)
       insert into personalized_images (user_id, content_id, composite_key, composition)
       select $1, $2::int, key, '{}' from stored`,
      [agent.user?.id, id],
    );
    expect((await reviewsOf(agent, id)).reviews[0]).toMatchObject({
      ...{ state: 'changed', changes: ['pictures'], changedAt: null },
    });
    await app.pool.query(
      'update personalized_images set deleted_at = now() where content_id = $1',
      [id],
    );
    expect((await reviewsOf(agent, id)).reviews[0]?.state).toBe('approved');
  });

  test('is void when a picture the piece shows is deleted', async () => {
    const { rows } = await app.pool.query(
      `with stored as (insert into files (key, user_id, media_type, size)
         values (md5('shown-elsewhere'), $1, 'image/png', 1) returning key)
       insert into personalized_images (user_id, composite_key, composition)
       select $1, key, '{}' from stored returning id, composite_key as key`,
      [agent.user?.id],
    );
    const id = await savePieceToReview(agent, { imageUrls: [`/api/files/${rows[0].key}`] });
    await approve((await sendForReview(agent, id)).token);
    expect((await reviewsOf(agent, id)).reviews[0]?.state).toBe('approved');
    const deleted = await agent.delete(`/api/personalized-images/${rows[0].id}`);
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect((await reviewsOf(agent, id)).reviews[0]?.state).toBe('changed');
  });

  test('alone keeps the text of a piece that is gone for good', async () => {
    const owner = await app.newUser();
    const [approved, open] = [await savePieceToReview(owner), await savePieceToReview(owner)];
    await approve((await sendForReview(owner, approved)).token);
    await sendForReview(owner, open);
    await app.pool.query('delete from saved_content where user_id = $1', [owner.user?.id]);
    await dropOldPieces(app.deps.db);
    const { rows } = await app.pool.query(
      'select piece is null as dropped from reviews where user_id = $1 order by id',
      [owner.user?.id],
    );
    expect(rows.map(({ dropped }) => dropped)).toEqual([false, true]);
  });

  test('stays on record when link and piece are gone, and its text with it', async () => {
    const keeper = await app.newUser();
    const id = await savePieceToReview(keeper);
    const { token, review } = await sendForReview(keeper, id);
    await approve(token);
    const open = await savePieceToReview(keeper, { title: 'Never approved' });
    const { review: unapproved } = await sendForReview(keeper, open);
    for (const each of [review, unapproved]) {
      await update(each.id, `expires_at = now() - interval '31 days'`);
    }
    await dropOldPieces(app.deps.db);
    const { rows } = await app.pool.query(
      'select piece is null as dropped from reviews where user_id = $1 order by id',
      [keeper.user?.id],
    );
    expect(rows.map(({ dropped }) => dropped)).toEqual([false, true]);

    await keeper.delete(`/api/saved-content/${id}`);
    await app.pool.query('delete from saved_content where id = $1', [id]);
    const record = (await keeper.get('/api/reviews/record?format=json')).json();
    expect(record).toMatchObject([
      { title: 'Never approved', state: 'expired' },
      { title: 'Porch season', state: 'approved', approvedBy: 'Ann Lee', hash: review.hash },
    ]);
  });

  test('goes with the account', async () => {
    const leaver = await app.newUser();
    const { token, review } = await sendForReview(leaver, await savePieceToReview(leaver));
    await approve(token);
    await leaver.post('/api/account/delete', { password: 'correct horse' });
    expect((await broker.get(`/api/review/${token}`)).statusCode).toBe(404);
    const { rowCount } = await app.pool.query('select 1 from reviews where id = $1', [review.id]);
    expect(rowCount).toBe(0);
  });
});
