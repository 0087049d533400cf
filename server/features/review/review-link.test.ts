import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintOf } from '#contract/fingerprint.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import {
  type MadeReview,
  pieceToReview,
  reviewsOf,
  savePieceToReview,
  sendForReview,
  tokenIn,
} from './testing/review-client.ts';

/** What the holder of a link can do, and what nobody can. */

let app: TestApp;
let agent: TestClient;
let broker: TestClient;
let item: number;
let made: MadeReview;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  agent = await app.newUser();
  broker = app.visitor();
  item = await savePieceToReview(agent);
  made = await sendForReview(agent, item);
});
afterAll(() => app.close());

const open = (token = made.token) => broker.get(`/api/review/${token}`);
const approve = (name = 'Ann Lee', token = made.token) =>
  broker.post(`/api/review/${token}/approve`, { name });
const comment = (body: object, token = made.token) =>
  broker.post(`/api/review/${token}/comment`, body);
const update = (set: string) =>
  app.pool.query(`update reviews set ${set} where id = $1`, [made.review.id]);
const stateNow = async () => (await reviewsOf(agent, item)).reviews[0];

const visitorFrom = ({ visitor }: TestApp, remoteAddress: string) => ({
  get: (url: string) => visitor().send({ method: 'GET', url, remoteAddress }),
  post: (url: string, payload: object) =>
    visitor().send({ method: 'POST', url, payload, remoteAddress }),
});

const everyCall = [
  ['reading', () => open()],
  ['approving', () => approve()],
  ['commenting', () => comment({ comment: 'No' })],
] as const;

describe('the page', () => {
  test('shows the piece as it was sent, what was said about it, and nothing else of the account', async () => {
    await agent.patch('/api/account/profile', {
      displayName: 'Zoë Lee',
      brokerage: 'Porch & Co',
      licenseState: 'TX',
      phone: '555-0100',
    });
    made = await sendForReview(agent, item);
    const response = await open();
    expect(response.statusCode).toBe(200);
    const page = response.json();
    expect(page).toMatchObject({
      title: pieceToReview.title,
      content: pieceToReview.content,
      hashtags: ['Austin'],
      agent: { name: 'Zoë Lee', brokerage: 'Porch & Co' },
      stateLine: { line: expect.stringContaining('Zoë Lee | Porch & Co') },
      approvedBy: null,
      comment: null,
      changes: [],
      isOwn: false,
    });
    expect(page.flags).toMatchObject([{ where: 'content', severity: expect.any(String) }]);
    expect(Object.keys(page).sort()).toEqual([
      ...['agent', 'approvedAt', 'approvedBy', 'changes', 'comment', 'commentBy', 'commentedAt'],
      ...['content', 'expiresAt', 'flags', 'hashtags', 'isOwn', 'ledger', 'pictures'],
      ...['platformTexts', 'sentAt', 'sources', 'stateLine', 'title'],
    ]);
    expect(response.body).not.toContain(agent.user?.email);
    expect(response.body).not.toContain(made.review.hash);
  });

  test('says where claims come from and which the agent confirmed, without the words they come from', async () => {
    await agent.post('/api/learner/save-answer', {
      question: 'What does the porch cost?',
      answer: 'The porch costs $52,300 and my client is called Wilhelmina Quartz',
    });
    const sentence = 'The porch costs $52,300.';
    const id = await savePieceToReview(agent, { content: `<p>${sentence} It has 17 windows.</p>` });
    await agent.post('/api/claims/confirmed', { sentence: 'It has 17 windows.' });
    const { token } = await sendForReview(agent, id);
    const response = await open(token);
    expect(response.json().ledger).toMatchObject({
      sentences: [
        {
          text: sentence,
          claims: [{ text: '$52,300', origin: { kind: 'remembered answer' } }],
        },
        { text: 'It has 17 windows.', isConfirmed: true, claims: [{ origin: null }] },
      ],
      isWhole: true,
    });
    expect(response.body).not.toContain('Wilhelmina');
  });

  test('shows what was reworded for a platform with its flags, and a change of that voids as any other', async () => {
    const reword = (x: string | null) =>
      agent.patch(`/api/saved-content/${item}/platforms`, { texts: { x } });
    expect((await reword('A home for <b>Christian</b> families only.')).statusCode).toBe(200);
    expect((await open()).json().changes).toEqual(['words']);
    made = await sendForReview(agent, item);
    const page = (await open()).json();
    expect(page).toMatchObject({
      platformTexts: [
        { name: 'X', text: 'A home for <b>Christian</b> families only.', isOwn: true },
      ],
      changes: [],
    });
    const [{ flags }] = page.platformTexts;
    expect(flags.map((flag: { class: string }) => flag.class)).toContain('religion');
    expect(page.flags).toHaveLength(1);
    await approve();
    expect((await stateNow())?.state).toBe('approved');
    for (const other of ['A home for everybody.', null]) {
      await reword(other);
      expect(await stateNow()).toMatchObject({ state: 'changed', changes: ['words'] });
    }
    await reword('A home for <b>Christian</b> families only.');
    expect((await stateNow())?.state).toBe('approved');
  });

  test('lists claims of what is reworded or written for a platform, each wording once', async () => {
    const content = '<p>The porch was built in 1987.</p>';
    const id = await savePieceToReview(agent, { content });
    const { title, hashtags } = (await agent.get(`/api/saved-content/${id}`)).json();
    const keep = (body: object) => agent.patch(`/api/saved-content/${id}/platforms`, body);
    const version = (text: string) => ({ text, hashtags: ['Austin'] });
    const versions = {
      x: version('Built in 1991.'),
      threads: version('The porch was built in 1987.\nIt has 17 windows.'),
    };
    const written = { of: fingerprintOf([title, content, hashtags]), versions };
    expect((await keep({ texts: { x: 'It cost $52,700.\nSit down' }, written })).statusCode).toBe(
      200,
    );
    const sent = async () => (await open((await sendForReview(agent, id)).token)).json();
    const page = await sent();
    expect(page.platformTexts).toMatchObject([
      { name: 'X', text: 'It cost $52,700.\nSit down', isOwn: true },
      { name: 'Threads', text: expect.stringMatching(/17 windows\.\n\n#Austin$/), isOwn: false },
    ]);
    const wordings = page.ledger.sentences.map(({ text }: { text: string }) => text);
    expect(wordings).toEqual([
      ...['The porch was built in 1987.', 'It cost $52,700.', 'It has 17 windows.'],
    ]);
    // What was written of an earlier state is not what goes out.
    await keep({ written: { ...written, of: 'an earlier state' } });
    expect((await sent()).platformTexts).toHaveLength(1);
  });

  test('stays approved when versions are written for platforms from the approved words', async () => {
    await approve();
    const versions = { x: { text: 'Come and sit on the porch.', hashtags: [] } };
    await agent.patch(`/api/saved-content/${item}/platforms`, { written: { of: 'any', versions } });
    expect((await stateNow())?.state).toBe('approved');
  });

  test('is neither kept nor found, sets no cookie and sends no referrer', async () => {
    const { headers, cookies } = await open();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(cookies).toEqual([]);
  });

  test('stays as it was sent when the piece is edited, says so, and can no longer be approved', async () => {
    await agent.patch(`/api/saved-content/${item}`, { content: '<p>Something else.</p>' });
    expect((await open()).json()).toMatchObject({
      content: pieceToReview.content,
      changes: ['words'],
    });
    const refused = await approve();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('stale');
    expect((await comment({ comment: 'Please keep the first' })).statusCode).toBe(200);
    await agent.patch(`/api/saved-content/${item}`, { content: pieceToReview.content });
    expect((await approve()).statusCode).toBe(200);
  });

  test('may be opened any number of times, by anything: that decides nothing', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const end of ['', '/approve', '/comment']) {
        await broker.send({ method, url: `/api/review/${made.token}${end}?name=Ann&comment=x` });
      }
    }
    expect(await stateNow()).toMatchObject({ state: 'waiting', approvedBy: null, comment: null });
  });
});

describe('pictures', () => {
  const pathOf = async (type: 'headshot' | 'logo') =>
    (await uploadAsset(agent, type, await pngPicture())).json().path as string;

  test('of the piece are shown through the link, those of the account are not', async () => {
    const [inside, beside, foreign] = [
      await pathOf('headshot'),
      await pathOf('headshot'),
      await pathOf('logo'),
    ];
    const id = await savePieceToReview(agent, {
      content: `<p>Look: <img src="${inside}" alt="A porch"> at ${foreign}</p>`,
      imageUrls: [beside, 'https://example.com/a.png'],
    });
    const { token } = await sendForReview(agent, id);
    const page = (await open(token)).json();
    const keyOf = (path: string) => path.replace('/api/files/', '');
    const addressOf = (path: string) => `/api/review/${token}/pictures/${keyOf(path)}`;
    expect(page.pictures).toEqual([addressOf(beside), 'https://example.com/a.png']);
    expect(page.content).toContain(`src="${addressOf(inside)}"`);

    for (const path of [inside, beside]) {
      const picture = await broker.get(addressOf(path));
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(picture.headers).not.toHaveProperty('etag');
      // Neither without the link nor with another one.
      expect((await broker.get(path)).statusCode).toBe(401);
      const elsewhere = `/api/review/${made.token}/pictures/${keyOf(path)}`;
      expect((await broker.get(elsewhere)).statusCode).toBe(404);
    }
    expect((await broker.get(addressOf(foreign))).statusCode).toBe(404);
    await app.pool.query('update reviews set withdrawn_at = now() where content_id = $1', [id]);
    expect((await broker.get(addressOf(inside))).statusCode).toBe(404);
  });
});

describe('a link', () => {
  test.each(everyCall)('that was forged allows no %s', async (_, act) => {
    const { token } = made;
    const last = token.endsWith('A') ? 'B' : 'A';
    for (const forged of [
      randomBytes(32).toString('base64url'),
      token.slice(0, -1) + last,
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      `${token}%00`,
      "' or 1=1 --",
      '%',
    ]) {
      made = { ...made, token: encodeURIComponent(forged) };
      const response = await act();
      expect([400, 404], forged).toContain(response.statusCode);
      expect(response.body).not.toContain(pieceToReview.title);
    }
    made = { ...made, token: 'a'.repeat(43) };
    expect((await act()).json()).toEqual({
      code: 'review_link_invalid',
      message:
        'This review link isn’t valid. Open it again from the message you got, or ask for a new one.',
    });
    expect((await stateNow())?.state).toBe('waiting');
  });

  test('is not opened by what the database holds of it', async () => {
    const { rows } = await app.pool.query('select token_hash from reviews where id = $1', [
      made.review.id,
    ]);
    expect((await open(rows[0].token_hash)).statusCode).toBe(404);
  });

  test.each(everyCall)('that expired allows no %s', async (_, act) => {
    await update(`expires_at = now()`);
    const response = await act();
    expect(response.statusCode).toBe(410);
    expect(response.json()).toEqual({
      code: 'review_link_ended',
      message: 'This link has expired. Ask the agent for a new one.',
    });
    expect((await stateNow())?.state).toBe('expired');
  });

  test.each(everyCall)('to a deleted piece allows no %s until that is restored', async (_, act) => {
    await agent.delete(`/api/saved-content/${item}`);
    const response = await act();
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('review_link_invalid');
    await agent.post(`/api/saved-content/${item}/restore`);
    expect((await act()).statusCode).toBe(200);
  });

  test.each(everyCall)('of a disabled account allows no %s', async (_, act) => {
    await app.pool.query('update users set disabled_at = now() where id = $1', [agent.user?.id]);
    expect((await act()).statusCode).toBe(404);
  });

  test('that was made up is tried a limited number of times from one address, where true ones still work', async () => {
    const limited = await createTestApp({
      variables: { RATE_LIMITS: 'on' },
      deps: { db: app.deps.db },
    });
    const visitor = limited.visitor();
    const codes: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      const url = `/api/review/${count}`;
      const [get, picture, approved] = [
        () => visitor.get(url),
        () => visitor.get(`${url}/pictures/${'a'.repeat(24)}`),
        () => visitor.post(`${url}/approve`, { name: 'A' }),
      ];
      codes.push((await [get, picture, approved][count % 3]?.())?.statusCode ?? 0);
    }
    expect(codes).toEqual([...Array(60).fill(404), 429]);
    expect((await visitor.get(`/api/review/${made.token}`)).statusCode).toBe(200);
    await limited.close();
  });

  test('is opened and decided on a limited number of times, from wherever, and no other link with it', async () => {
    const limited = await createTestApp({
      variables: { RATE_LIMITS: 'on' },
      deps: { db: app.deps.db },
    });
    const other = await sendForReview(agent, await savePieceToReview(agent));
    const from = (count: number) => visitorFrom(limited, `203.0.113.${count}`);
    const url = `/api/review/${made.token}`;
    const visits = await Promise.all(
      Array.from({ length: 121 }, (_, count) => from(count).get(url)),
    );
    const codes = visits.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(120).fill(200), 429]);
    await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        from(count).post(`${url}/comment`, { comment: 'Yes' }),
      ),
    );
    expect((await from(99).post(`${url}/approve`, { name: 'A' })).statusCode).toBe(429);
    // A whole office has one address.
    expect((await from(1).get(`/api/review/${other.token}`)).statusCode).toBe(200);
    await limited.close();
  });
});

describe('a decision', () => {
  test('is kept with the name, the time and the version', async () => {
    const response = await approve('  Ann Lee ');
    expect(response.json()).toMatchObject({
      approvedBy: 'Ann Lee',
      approvedAt: expect.any(String),
    });
    expect(await stateNow()).toMatchObject({
      state: 'approved',
      approvedBy: 'Ann Lee',
      hash: made.review.hash,
    });
    expect((await open()).json()).toMatchObject({ approvedBy: 'Ann Lee' });
  });

  test('is not the agent’s own, who can look at the page', async () => {
    expect((await agent.get(`/api/review/${made.token}`)).json()).toMatchObject({ isOwn: true });
    for (const [end, body] of [
      ['approve', { name: 'Ann Lee' }],
      ['comment', { comment: 'Fine' }],
    ] as const) {
      const refused = await agent.post(`/api/review/${made.token}/${end}`, body);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toEqual({
        code: 'forbidden',
        message:
          'You sent this yourself, so somebody else has to decide. Send the link to your broker.',
      });
    }
    expect(await stateNow()).toMatchObject({ state: 'waiting', comment: null });
  });

  test('says how it was given: by whoever had the link, by the mailbox, or by an account', async () => {
    await visitorFrom(app, '::ffff:198.51.100.7').post(`/api/review/${made.token}/approve`, {
      name: 'Ann',
    });
    expect(await stateNow()).toMatchObject({
      approvedThrough: 'link',
      approvedAs: null,
      approvedFrom: '198.51.100.7',
      isFromSendersNetwork: false,
    });

    const mailed = await sendForReview(agent, item, { email: 'ann@broker.example' });
    expect(mailed.link).toBeNull();
    await app.deps.backgroundTasks.finished();
    await approve('Ann', tokenIn(app.emails.at(-1)?.text));
    expect(await stateNow()).toMatchObject({
      ...{ approvedThrough: 'email', email: 'ann@broker.example', isFromSendersNetwork: true },
    });

    const colleague = await app.newUser();
    const { token } = await sendForReview(agent, item);
    await colleague.post(`/api/review/${token}/approve`, { name: 'Ann' });
    expect(await stateNow()).toMatchObject({
      approvedThrough: 'account',
      approvedAs: colleague.user?.username,
    });
  });

  test('replayed is refused and says what was decided', async () => {
    await approve();
    const again = await approve('Someone else');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({
      code: 'review_decided',
      message: 'Ann Lee has already approved this version.',
    });
    expect((await comment({ comment: 'Wait' })).statusCode).toBe(409);
    expect(await stateNow()).toMatchObject({ approvedBy: 'Ann Lee', comment: null });
  });

  test('of many at the same moment one counts', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `Broker ${number}`);
    const answers = await Promise.all(names.map((name) => approve(name)));
    const winners = answers.filter(({ statusCode }) => statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
    expect((await stateNow())?.approvedBy).toBe(winners[0]?.json().approvedBy);

    item = await savePieceToReview(agent);
    made = await sendForReview(agent, item);
    const comments = await Promise.all(names.map((name) => comment({ name, comment: name })));
    expect(comments.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is a comment once, after which the version can still be approved', async () => {
    expect((await comment({ comment: 'Is the price right?' })).json()).toMatchObject({
      comment: 'Is the price right?',
      commentBy: null,
    });
    expect(await stateNow()).toMatchObject({ state: 'commented', comment: 'Is the price right?' });
    const again = await comment({ comment: 'And the year?' });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('A comment has already been left with this link.');
    expect((await approve()).statusCode).toBe(200);
    expect(await stateNow()).toMatchObject({ state: 'approved', comment: 'Is the price right?' });
  });

  test.each([
    ['an empty one', { name: '' }, 'Please enter your name'],
    ['spaces', { name: '   ' }, 'Please enter your name'],
    ['none', {}, 'Please enter your name'],
    ['a long one', { name: 'A'.repeat(121) }, 'A name can have up to 120 characters'],
    ['two lines', { name: 'Ann\nLee' }, 'Please keep your name on one line'],
    ['signs alone', { name: '...' }, 'Please enter your name'],
    ['one that shows nothing', { name: '\u3164' }, 'Please use letters and signs only'],
    ['one with a zero width', { name: 'Ann\u200bLee' }, 'Please use letters and signs only'],
    ['one that turns around', { name: '\u202eeeL nnA' }, 'Please use letters and signs only'],
  ])('needs a name: %s is refused', async (_, body, message) => {
    const response = await broker.post(`/api/review/${made.token}/approve`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.name).toBe(message);
    expect((await stateNow())?.state).toBe('waiting');
  });

  test.each([
    ['spaces', { comment: ' ' }, 'Please enter a comment'],
    ['a long one', { comment: 'x'.repeat(2_001) }, 'A comment can have up to 2,000 characters'],
    ['a bell', { comment: 'a\u0007b' }, 'Please use letters and signs only'],
    ['signs alone', { comment: '...' }, 'Please enter a comment'],
    ['words turned around', { comment: 'a\u202eb' }, 'Please use letters and signs only'],
    ['a zero width', { comment: 'a\u200db' }, 'Please use letters and signs only'],
  ])('is a comment of words: %s is refused', async (_, body, message) => {
    const response = await comment(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.comment).toBe(message);
  });

  test('takes emoji in a comment, also those of several parts', async () => {
    const words = 'Lovely \u{1F469}\u{1F3FD}\u200D\u{1F4BB} \u2764\uFE0F\u200D\u{1F525}';
    expect((await comment({ comment: words })).json().comment).toBe(words);
  });

  test('takes HTML as the text it is', async () => {
    const html = '<img src=x onerror=alert(1)>';
    await comment({ name: html, comment: `${html}\nSecond line` });
    await approve(html);
    expect(await stateNow()).toMatchObject({
      approvedBy: html,
      commentBy: html,
      comment: `${html}\nSecond line`,
    });
  });

  test('comes from our own pages and as JSON', async () => {
    const url = `/api/review/${made.token}/approve`;
    const foreign = await broker.post(url, { name: 'A' }, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    const form = await broker.send({
      method: 'POST',
      url,
      payload: 'name=Ann',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(415);
    expect((await stateNow())?.state).toBe('waiting');
  });
});
