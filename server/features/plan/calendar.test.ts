import nodeIcal from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allChannels } from '#server/adapters/channels/channels.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { fakeChannel, newPlanner } from './testing/plan-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    deps: { channels: { ...allChannels, webhook: fakeChannel({ canLookUp: true }) } },
  });
});
afterAll(() => app.close());

const localTime = () => `${new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)}T09:00`;

const eventsIn = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');

test('calendar programs read the plan by a secret address, until it ends', async () => {
  const { agent, planned } = await newPlanner(app);
  const entry = await planned({ channel: 'gbp', localTime: localTime() });
  const made = await agent.post('/api/plan/calendar');
  expect(made.statusCode).toBe(201);
  const path = new URL(made.json().link).pathname;
  const feed = await app.visitor().get(path);
  expect(feed.statusCode).toBe(200);
  expect(feed.headers['content-type']).toContain('text/calendar');
  expect(eventsIn(feed.body)).toMatchObject([
    {
      uid: `plan-${entry.id}@porchlight`,
      summary: 'Google Business Profile: Three porches & a swing',
      start: new Date(entry.publishAt),
    },
  ]);
  const { rows } = await app.pool.query('select * from calendar_links');
  expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1));

  const next = await agent.post('/api/plan/calendar');
  expect((await app.visitor().get(path)).statusCode).toBe(404);
  await agent.delete('/api/plan/calendar');
  expect((await app.visitor().get(new URL(next.json().link).pathname)).statusCode).toBe(404);
  expect((await agent.get('/api/plan/calendar')).json()).toEqual({ createdAt: null });
});

test('the plan is a file as well, and titles cannot break out of their line', async () => {
  const { agent, planned } = await newPlanner(app);
  const saved = await agent.post('/api/saved-content', {
    title: 'A;B,C<br>END:VEVENT',
    content: '<p>x</p>',
  });
  await planned({ channel: 'x', contentId: saved.json().id, localTime: localTime() });
  const file = await agent.get('/api/plan/calendar/file');
  expect(file.headers['content-disposition']).toContain('porchlight-plan.ics');
  expect(eventsIn(file.body)).toMatchObject([{ summary: 'X: A;B,C END:VEVENT' }]);
});
