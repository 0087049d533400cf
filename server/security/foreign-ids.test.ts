import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultComposition } from '#contract/composition.ts';
import { type Endpoint, pathOf } from '#contract/endpoint.ts';
import { type FullAccount, fullAccount } from '#server/features/account/testing/full-account.ts';
import { contractEndpoints, nameOf } from '#server/testing/contract-endpoints.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { rowsOf } from './testing/snapshot.ts';

/**
 * Somebody who knows every id of another person walks through all endpoints with them, the admin
 * password in hand: nothing is shown, nothing is changed.
 */

let app: TestApp;
let victim: FullAccount;
let thief: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  victim = await fullAccount(app, 'Wilhelmina');
  // Whole, so that its owner can be shown it.
  await app.pool.query('update personalized_images set composition = $1, post_id = $2', [
    defaultComposition,
    postId,
  ]);
  await app.pool.query('update ai_images set post_id = $1', [postId]);
  thief = await app.newAdmin();
  // The thief has all of it too: refusals must come from whose it is, not from what is missing.
  await upload('/api/user-assets', { type: 'headshot' });
  await upload('/api/user-assets', { type: 'logo' });
});
afterAll(() => app.close());

const upload = async (url: string, fields: Record<string, string>, client = thief) => {
  const form = await formOf({ ...fields, file: fileOf(await pngPicture()) });
  return client.send({ method: 'POST', url, ...form });
};

const idIn = async (table: string, condition = 'true') => {
  const { rows } = await app.pool.query(
    `select id from ${table} where user_id = $1 and ${condition} order by id limit 1`,
    [victim.userId],
  );
  return rows[0].id as number;
};

type Theft = {
  params?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** 404 unless said otherwise: what belongs to someone else is not there. */
  status?: number;
  /** Not even the owner could do this. */
  isVain?: true;
};

/** Of a piece that is the victim's and has pictures. */
const postId = 'the-piece-of-wilhelmina';

const order = { topicId: 'custom', customTopic: 'Porches', location: 'Austin', state: 'TX' };
const item = { title: 'Mine now', content: '<p>Mine now</p>' };
const post = { ...item, hashtags: [], topic: 'Porches', location: 'Austin', state: 'TX' };

/** What to try at each endpoint that takes an id of something a person owns. */
async function thefts(): Promise<Record<string, Theft[]>> {
  const userId = victim.userId;
  const foreignUser = { userId };
  const saved = { params: { id: await idIn('saved_content', 'deleted_at is null') } };
  const deleted = { params: { id: await idIn('saved_content', 'deleted_at is not null') } };
  const gone = { ...deleted, isVain: true } as const;
  const answer = { params: { id: await idIn('user_answers') } };
  const connection = { params: { id: await idIn('channel_connections') } };
  const due = { params: { id: await idIn('plan_entries', `state <> 'draft'`) } };
  const entry = { params: { id: await idIn('plan_entries', `state = 'draft'`) } };
  const planned = { localTime: '2035-06-04T09:00', zone: 'America/Chicago' };
  const session = { params: { id: await idIn('sessions') } };
  const asset = { params: { assetId: await idIn('user_assets') } };
  const picture = { params: { id: await idIn('personalized_images', 'deleted_at is null') } };
  const aiImageId = await idIn('ai_images');
  const photo = { params: { aiImageId: await idIn('ai_images', 'is_altered') } };
  const own = (await upload('/api/ai-images', {})).json().aiImageId;
  const composition = defaultComposition;
  const generation = { params: { id: await idIn('generations') } };
  const { rows } = await app.pool.query('select piece_id from posts where user_id = $1', [userId]);
  const piece = { params: { id: rows[0].piece_id } };
  return {
    'GET /api/generations/{id}': [generation],
    'POST /api/generations/{id}/stop': [{ ...generation, body: { keep: false } }],
    'PATCH /api/posts/{id}': [{ ...piece, body: { title: 'Mine now' } }],
    'POST /api/posts/{id}/choose': [piece],
    'POST /api/claims/check': [
      { body: { content: item.content, pieceId: piece.params.id } },
      { body: { content: item.content, contentId: saved.params.id } },
      { body: { content: item.content, contentId: deleted.params.id }, isVain: true },
    ],
    'GET /api/saved-content/{id}': [saved, gone],
    'POST /api/saved-content': [{ body: { ...item, ...foreignUser }, status: 403 }],
    'PATCH /api/saved-content/{id}': [
      { ...saved, body: item },
      { ...saved, body: { ...item, ...foreignUser }, status: 403 },
      { ...gone, body: item },
    ],
    'PATCH /api/saved-content/{id}/platforms': [
      { ...saved, body: { texts: { x: 'Mine now' } } },
      { ...gone, body: { texts: { x: 'Mine now' } } },
    ],
    'DELETE /api/saved-content/{id}': [saved, gone],
    'POST /api/saved-content/{id}/duplicate': [saved, gone],
    'POST /api/saved-content/{id}/restore': [deleted, { ...saved, isVain: true }],
    'GET /api/saved-content/{id}/reviews': [saved, gone],
    'POST /api/saved-content/{id}/reviews': [
      { ...saved, body: {} },
      { ...gone, body: {} },
    ],
    'POST /api/reviews/{id}/withdraw': [{ params: { id: await idIn('reviews') } }],
    'POST /api/plan': [
      { body: { ...planned, channel: 'gbp', contentId: saved.params.id }, status: 404 },
    ],
    'POST /api/plan/csv': [
      { body: { tool: 'plain', zone: 'America/Chicago', entryIds: [entry.params.id] } },
    ],
    'GET /api/plan/{id}': [entry],
    'PATCH /api/plan/{id}': [{ ...entry, body: { isDraft: true } }],
    'POST /api/plan/{id}/posted': [{ ...due, body: {} }],
    // Nothing of it is published.
    'POST /api/plan/{id}/update': [{ ...entry, isVain: true }],
    'DELETE /api/plan/{id}': [entry],
    'POST /api/week-fills/{id}/stop': [{ params: { id: await idIn('week_fills') } }],
    'PATCH /api/channels/{id}': [{ ...connection, body: { name: 'Mine now' } }],
    'POST /api/channels/destinations': [
      { body: { channel: 'webhook', values: {}, id: connection.params.id } },
    ],
    'POST /api/channels/{id}/check': [connection],
    'DELETE /api/channels/{id}': [connection],
    'PATCH /api/learner/user-answers/{id}': [{ ...answer, body: { answer: 'Mine now' } }],
    'DELETE /api/learner/user-answers/{id}': [answer],
    'DELETE /api/account/sessions/{id}': [session],
    'DELETE /api/account/tokens/{id}': [{ params: { id: await idIn('personal_tokens') } }],
    'GET /api/files/{key}': victim.keys.map((key) => ({ params: { key } })),
    'GET /api/files/{key}/sizes/{size}': victim.keys.map((key) => ({
      params: { key, size: 'portrait' },
    })),
    'GET /api/files/{key}/alt-text': victim.keys.map((key) => ({ params: { key } })),
    'PATCH /api/files/{key}/alt-text': victim.keys.map((key) => ({
      params: { key },
      body: { altText: 'Stolen' },
      // When the owner's turn comes some of the files are replaced; personalized-images.test.ts has the owner change one.
      isVain: true as const,
    })),
    'GET /api/files/{key}/thumbnail': victim.keys.map((key) => ({ params: { key } })),
    'GET /api/user-assets/{userId}/{type}': [
      { params: { userId, type: 'headshot' } },
      { params: { userId, type: 'logo' } },
    ],
    'POST /api/user-assets': [{ body: { type: 'logo', ...foreignUser }, status: 403 }],
    'POST /api/user-assets/{assetId}/replace': [asset],
    'DELETE /api/user-assets/{assetId}': [asset],
    'POST /api/generate-ai-image': [
      { body: { ...foreignUser, content: 'A porch' }, status: 403 },
      { body: { content: 'A porch', contentId: saved.params.id } },
    ],
    'POST /api/ai-images': [{ body: { contentId: saved.params.id } }],
    // A piece is known by an id the browser made: saving another one under it takes no picture along.
    'POST /api/blog/save': [
      { body: { ...item, topic: 'Porches', location: 'Austin', state: 'TX', postId }, status: 201 },
    ],
    'POST /api/personalize-image': [
      { body: { composition, aiImageId } },
      { body: { composition, aiImageId: own, contentId: saved.params.id }, isVain: true },
      { body: { composition, aiImageId: own, ...foreignUser }, status: 403, isVain: true },
    ],
    'POST /api/download-personalized-image': victim.keys.map((key, index) => ({
      body: { compositePath: `/api/files/${key}` },
      // Of all files one is a personalized picture that is not deleted.
      ...(index !== 3 && { isVain: true as const }),
    })),
    'GET /api/personalized-images/content/{contentId}': [
      { params: { contentId: saved.params.id } },
      { params: { contentId: deleted.params.id }, isVain: true },
    ],
    'GET /api/personalized-image-sizes/{id}': [picture],
    'GET /api/ai-images/{aiImageId}/layout-hints': [{ params: { aiImageId } }],
    'DELETE /api/personalized-images/{id}': [picture],
    'GET /api/ai-images/{aiImageId}/altered': [photo],
    'PATCH /api/ai-images/{aiImageId}/altered': [{ ...photo, body: { isAltered: true } }],
    // Nobody can without an https address; altered-photos.test.ts has one.
    'POST /api/ai-images/{aiImageId}/original': [{ ...photo, isVain: true }],
    'DELETE /api/altered-photos/{id}': [{ params: { id: await idIn('altered_photos') } }],
    'POST /api/generate': [{ body: { ...order, ...foreignUser }, status: 403 }],
    'POST /api/revise': [
      {
        body: {
          ...order,
          ...foreignUser,
          revisionContext: { originalPost: post, revisionRequest: 'Shorter' },
        },
        status: 403,
      },
    ],
  };
}

/** Names in paths and bodies that lead to nothing anybody owns, or to what is everybody's. */
const nobodys = new Set([
  // Who holds the link of a review is let in by it, and by nothing else (review-link.test.ts).
  'GET /api/review/{token}',
  'GET /api/review/{token}/pictures/{key}',
  'POST /api/review/{token}/approve',
  'POST /api/review/{token}/comment',
  // Who holds the address of a calendar is let in by it, and by nothing else (calendar.test.ts).
  'GET /api/calendar/{token}',
  // Who holds the address of an original is let in by it, and by nothing else (altered-photos.test.ts).
  'GET /original/{token}',
  // Who holds a signed link sees its one picture (plan-csv.test.ts).
  'GET /api/linked-pictures/{token}/picture.png',
  'GET /original/{token}/{picture}',
  // A draft is found by its kind among one's own.
  'GET /api/drafts/{kind}',
  'POST /api/drafts/{kind}',
  'PATCH /api/drafts/{kind}',
  'DELETE /api/drafts/{kind}',
  // A confirmation is found by its wording among one's own.
  'DELETE /api/claims/confirmed/{key}',
  'GET /api/site-assets/{id}',
  'POST /api/questions',
]);

/** Whether an endpoint is told which thing or whose. */
function namesSomething(endpoint: Endpoint): boolean {
  if (endpoint.params) return true;
  const body = endpoint.kind === 'upload' ? endpoint.fields : endpoint.body;
  if (!body) return false;
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).some((name) => /(^id|Ids?|[pP]ath|[kK]ey)$/.test(name));
}

async function attempt(client: TestClient, endpoint: Endpoint, { params, body }: Theft) {
  const url = pathOf(endpoint, params);
  if (endpoint.kind !== 'upload')
    return client.send({ method: endpoint.method, url, payload: body });
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]);
  return upload(url, Object.fromEntries(fields), client);
}

test('with the ids of another person no endpoint shows or changes anything', async () => {
  const tries = await thefts();
  const before = await rowsOf(app, victim.userId);
  const tried: string[] = [];
  for (const endpoint of await contractEndpoints()) {
    const name = nameOf(endpoint);
    if (endpoint.access === 'admin' || nobodys.has(name) || !namesSomething(endpoint)) continue;
    expect(tries[name], `${name} takes an id and is not tried`).toBeDefined();
    for (const theft of tries[name] ?? []) {
      const response = await attempt(thief, endpoint, theft);
      const label = `${name} ${JSON.stringify(theft)}: ${response.body}`;
      expect(response.statusCode, label).toBe(theft.status ?? 404);
      expect(response.body, label).not.toContain(victim.mark);
    }
    tried.push(name);
  }
  expect(Object.keys(tries).sort()).toEqual(tried.sort());
  expect(await rowsOf(app, victim.userId)).toEqual(before);
  for (const key of victim.keys) expect(await app.deps.files.read(key), key).toBeDefined();
  expect((await victim.client.get('/api/user')).statusCode).toBe(200);
});

test('what is listed, counted, searched and exported is one’s own', async () => {
  const lists = (await contractEndpoints()).filter(
    ({ method, access, params }) => method === 'GET' && access === 'user' && !params,
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const endpoint of lists) {
    const query = '?topic=What+does+Wilhelmina+like&context=Austin,+TX&state=TX&prefix=A';
    const response = await thief.get(`${endpoint.path}${query}`);
    expect(response.body, nameOf(endpoint)).not.toContain(victim.mark);
  }
  const { body } = await thief.get('/api/drafts/blog');
  expect(body).not.toContain(victim.mark);
});

/** The lists of people say what they are called and where they get emails, and nothing else of theirs. */
const listsOfPeople = new Set([
  'GET /api/admin/users',
  'GET /api/admin/invites',
  // Who used most of today's AI tokens.
  'GET /api/admin/usage',
]);
/** What is sent to a broker is on the company's record: its title and what was said about it. */
const records = new Set([
  'GET /api/admin/reviews',
  'GET /api/admin/reviews/record',
  'GET /api/admin/publishing-jobs',
]);
const namesOfPeople = /"(username|email|madeBy|usedBy)":"[^"]*"/g;

test('what an admin looks at names no person and no text, but for the lists of people', async () => {
  for (const endpoint of await contractEndpoints()) {
    if (endpoint.access !== 'admin' || endpoint.method !== 'GET' || endpoint.params) continue;
    if (records.has(nameOf(endpoint))) continue;
    const { body } = await thief.get(endpoint.path);
    const isOfPeople = listsOfPeople.has(nameOf(endpoint));
    if (isOfPeople) expect(body, nameOf(endpoint)).toContain(victim.mark);
    const shown = isOfPeople ? body.replace(namesOfPeople, '') : body;
    expect(shown, nameOf(endpoint)).not.toContain(victim.mark);
  }
});

/** Reading first and deleting last, so that no try takes away what the next one needs. */
const methods = ['GET', 'POST', 'PATCH', 'DELETE'];

test('the owner can do all of it: the refusals were about whose it is', async () => {
  const tries = await thefts();
  const endpoints = (await contractEndpoints()).filter((endpoint) => tries[nameOf(endpoint)]);
  endpoints.sort((a, b) => methods.indexOf(a.method) - methods.indexOf(b.method));
  // The session goes last of all.
  endpoints.sort((a, b) => Number(a.path.includes('session')) - Number(b.path.includes('session')));
  for (const endpoint of endpoints) {
    for (const own of tries[nameOf(endpoint)] ?? []) {
      if (own.isVain) continue;
      const response = await attempt(victim.client, endpoint, own);
      const label = `${nameOf(endpoint)} ${JSON.stringify(own)}: ${response.statusCode}`;
      expect(response.statusCode, label).toBeLessThan(300);
    }
  }
});
