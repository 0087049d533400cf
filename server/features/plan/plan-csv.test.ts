import Papa from 'papaparse';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CsvToolKey } from '#contract/csv-tools.ts';
import type { CsvRow } from '#contract/plan-csv.ts';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { addPersonalizedImage } from '#server/features/saved-content/testing/pictures.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { fakeChannel, newPlanner } from './testing/plan-client.ts';

let app: TestApp;

const deps = { channels: { ...allChannels, webhook: fakeChannel({ canLookUp: true }) } };

beforeAll(async () => {
  app = await createTestApp({ deps, variables: { PUBLIC_URL: 'https://porch.example' } });
});
afterAll(() => app.close());

const zone = 'America/New_York';

async function newTable(of = app) {
  const planner = await newPlanner(of);
  const { agent } = planner;
  const check = async (tool: CsvToolKey, channel = 'gbp', days = '2035-01-01/2035-12-31') => {
    const [from, to] = days.split('/');
    const response = await agent.get(
      `/api/plan/csv?tool=${tool}&channel=${channel}&from=${from}&to=${to}&zone=${zone}`,
    );
    return response.json().rows as CsvRow[];
  };
  const download = (tool: CsvToolKey, ...entryIds: number[]) =>
    agent.post('/api/plan/csv', { tool, zone, entryIds });
  return {
    ...planner,
    check,
    download,
    table: async (tool: CsvToolKey, ...entryIds: number[]) => {
      const { body } = await download(tool, ...entryIds);
      return Papa.parse<string[]>(body.trimEnd()).data;
    },
  };
}

describe('a table for', () => {
  test('GoHighLevel has its columns, and times as the clock of the chosen zone shows them', async () => {
    const { planned, table, download } = await newTable();
    const summer = await planned({ channel: 'gbp' });
    const night = await planned({ channel: 'gbp', localTime: '2035-11-04T01:30' });
    expect(await table('gohighlevel', night.id, summer.id)).toEqual([
      ['postAtSpecificTime', 'content', 'link', 'imageUrls', 'videoUrl'],
      ['2035-06-04 10:00:00', 'Three porches & a swing\n\nCome by on Saturday.', ...['', '', '']],
      ['2035-11-04 01:30:00', expect.any(String), '', '', ''],
    ]);
    const { headers } = await download('gohighlevel', summer.id);
    expect(headers['content-disposition']).toMatch(/porchlight-gohighlevel-\d{4}-\d\d-\d\d\.csv/);
  });

  test('Vista Social has its columns in their order, with a picture or as a message', async () => {
    const { planned, table, contentId, agent } = await newTable();
    const first = await planned({ channel: 'facebook' });
    expect(await table('vistaSocial', first.id)).toEqual([
      ['message', 'type', 'link', 'time'],
      [expect.stringContaining('#porches'), 'message', '', '2035-06-04 10:00'],
    ]);
    await addPersonalizedImage(app, agent.user?.id ?? 0, contentId);
    const [, row] = await table('vistaSocial', first.id);
    expect(row?.slice(1)).toEqual([
      'image',
      expect.stringMatching(/^https:\/\/porch\.example\/api\/linked-pictures\/.+\/picture\.png$/),
      '2035-06-04 10:00',
    ]);
  });

  test('any spreadsheet has everything, and no cell of it is a formula', async () => {
    const { agent, planned, table, download } = await newTable();
    const title = '=HYPERLINK("https://evil.example","Win")';
    const saved = await agent.post('/api/saved-content', { title, content: '<p>-5% now</p>' });
    const contentId = saved.json().id;
    const entry = await planned({ channel: 'x', contentId, isDraft: true });
    const direct = await planned();
    const [, ...rows] = await table('plain', entry.id, direct.id);
    const { rawPayload } = await download('plain', entry.id);
    expect(rawPayload.subarray(0, 7).toString('hex')).toBe('efbbbf22446174');
    expect(rows[0]).toEqual([
      ...['2035-06-04', '10:00', zone, 'X', '', 'Draft', `'${title}`],
      ...[`'${title}\n\n-5% now`, '', ''],
    ]);
    expect(rows[1]?.slice(3, 6)).toEqual(['Webhook', 'example.com', 'Planned']);
    const [, post] = await table('gohighlevel', entry.id);
    expect(post?.[1]).toBe(`\u2060${title}\n\n-5% now`);
  });
});

describe('a row says why it is left out:', () => {
  test('too long as the platform counts, no picture, a place the tool does not know', async () => {
    const { agent, contentId, planned, check, download } = await newTable();
    await agent.patch(`/api/saved-content/${contentId}`, {
      content: `<p>${'Porch swings. '.repeat(200)}</p>`,
    });
    const [x, instagram, nextdoor] = [
      await planned({ channel: 'x' }),
      await planned({ channel: 'instagram' }),
      await planned({ channel: 'nextdoor' }),
    ];
    expect((await check('gohighlevel', 'x'))[0]).toMatchObject({
      entryId: x.id,
      problems: [expect.stringMatching(/has 2,8\d\d characters; X takes 280/)],
    });
    expect((await check('vistaSocial', 'instagram'))[0]?.problems).toEqual([
      expect.stringContaining('Instagram takes 2,200'),
      'Instagram needs a picture.',
    ]);
    expect((await check('gohighlevel', 'nextdoor'))[0]?.problems).toEqual([
      'GoHighLevel doesn’t post to Nextdoor.',
    ]);
    expect((await check('plain', 'nextdoor'))[0]?.problems).toEqual([]);
    const refused = await download('gohighlevel', x.id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'GoHighLevel would take none of these.',
    ]);
    const mixed = await download('gohighlevel', x.id, instagram.id, nextdoor.id);
    expect(mixed.json().message).toContain('Choose one channel');
    // What the agent wrote for the place counts.
    await agent.patch(`/api/saved-content/${contentId}/platforms`, { texts: { x: 'Swings.' } });
    expect((await check('gohighlevel', 'x'))[0]?.problems).toEqual([]);
  });

  test('too soon, too late, not approved, or its piece is gone', async () => {
    const { agent, contentId, planned, check } = await newTable();
    const { id } = await planned({ channel: 'gbp' });
    const problems = async (tool: CsvToolKey = 'gohighlevel') =>
      (await check(tool, 'gbp', '2020-01-01/2040-01-01')).flatMap((row) => row.problems);
    const inMinutes = (minutes: number) =>
      app.pool.query(
        `update plan_entries set publish_at = now() + make_interval(mins => $2) where id = $1`,
        [id, minutes],
      );
    await inMinutes(5);
    expect(await problems()).toEqual(['GoHighLevel needs 10 minutes before a post’s time.']);
    expect(await problems('vistaSocial')).toEqual([]);
    await inMinutes(-5);
    expect(await problems('vistaSocial')).toEqual(['Its time has passed. Move it first.']);
    await inMinutes(60);
    const admin = await app.newAdmin();
    const require = (isApprovalRequired: boolean) =>
      admin.patch('/api/admin/review-settings', { isApprovalRequired });
    await require(true);
    expect(await problems()).toEqual(['Your broker hasn’t approved this version yet.']);
    await require(false);
    await agent.delete(`/api/saved-content/${contentId}`);
    expect(await problems()).toEqual(['The piece has been deleted.']);
  });

  test('more than a file may have', async () => {
    const { agent, contentId, download } = await newTable();
    const { rows } = await app.pool.query(
      `insert into plan_entries (user_id, content_id, title, channel, state, local_time, zone, publish_at)
       select $1, $2, 't', 'gbp', 'draft', '2035-01-01T09:00', 'UTC', '2035-01-01'
       from generate_series(1, 91) returning id`,
      [agent.user?.id, contentId],
    );
    const ids = rows.map(({ id }) => id as number);
    expect((await download('gohighlevel', ...ids)).json().message).toContain('takes 90 posts');
    expect((await download('gohighlevel', ...ids.slice(1))).statusCode).toBe(200);
  });
});

test('days are those of each entry’s own clock, and nobody else’s plan is there', async () => {
  const { planned, check } = await newTable();
  const { id } = await planned({
    ...{ channel: 'gbp', localTime: '2035-06-04T23:30', zone: 'Pacific/Honolulu' },
  });
  const ids = async (days: string) =>
    (await check('gohighlevel', 'gbp', days)).map(({ entryId }) => entryId);
  expect(await ids('2035-06-04/2035-06-04')).toEqual([id]);
  expect(await ids('2035-06-05/2035-06-05')).toEqual([]);
  const stranger = await newTable();
  expect(await stranger.check('gohighlevel')).toEqual([]);
  expect((await stranger.download('gohighlevel', id)).statusCode).toBe(404);
});

describe('the link to a picture', () => {
  async function newLink() {
    const { agent, contentId, planned, table } = await newTable();
    const key = newFileKey();
    await app.deps.files.save(key, await pngPicture(), 'image/png');
    await app.pool.query(
      `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', 1)`,
      [key, agent.user?.id],
    );
    await agent.patch(`/api/saved-content/${contentId}`, { imageUrls: [`/api/files/${key}`] });
    const { id } = await planned({ channel: 'instagram' });
    const [, row] = await table('gohighlevel', id);
    return { agent, path: new URL(row?.[3] ?? '').pathname };
  }

  test('opens for anybody in the platform’s size, until it ends or somebody touches it', async () => {
    const { path } = await newLink();
    const picture = await app.visitor().get(path);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1350 });
    const touched = path.replace(/.(?=.{20}\/picture\.png$)/, (one) => (one === 'A' ? 'B' : 'A'));
    expect((await app.visitor().get(touched)).statusCode).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2035-06-06') });
    try {
      const late = await app.visitor().get(path);
      expect([late.statusCode, late.json().message]).toEqual([404, 'This link has ended.']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('ends with the account', async () => {
    const { agent, path } = await newLink();
    await app.pool.query('update users set disabled_at = now() where id = $1', [agent.user?.id]);
    expect((await app.visitor().get(path)).statusCode).toBe(404);
  });

  test('is not made without an https address, and the row says so', async () => {
    const inside = await createTestApp({ deps });
    try {
      const { agent, contentId, planned, check, table } = await newTable(inside);
      await addPersonalizedImage(inside, agent.user?.id ?? 0, contentId);
      const { id } = await planned({ channel: 'gbp' });
      await planned({ channel: 'instagram' });
      expect((await check('gohighlevel'))[0]).toMatchObject({
        problems: [],
        notes: [expect.stringContaining('PUBLIC_URL')],
      });
      expect((await table('gohighlevel', id))[1]?.[3]).toBe('');
      expect((await check('gohighlevel', 'instagram'))[0]?.problems).toEqual([
        expect.stringContaining('Instagram needs its picture'),
      ]);
    } finally {
      await inside.close();
    }
  });
});
