import { expect, test } from 'vitest';
import { createGuardedClient } from '#server/adapters/guarded-client.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import type { OutgoingPiece, Values } from './channel.ts';
import { ChannelFailed } from './channel-failure.ts';
import {
  describeChannel,
  type StandIn,
  samplePicture,
  samplePiece,
} from './testing/channel-suite.ts';
import { type SiteOptions, startWordPress } from './testing/wordpress-server.ts';
import { wordpress } from './wordpress.ts';

const filledIn = { username: 'jordan', appPassword: 'abcd EFGH 1234 ijkl MNOP 5678' };

async function start(options: SiteOptions = {}) {
  const site = await startWordPress({ ...filledIn, ...options });
  return { ...site, values: { ...filledIn, address: site.server.address } };
}

async function startStandIn(): Promise<StandIn> {
  const site = await start();
  // The last part of the slug is made from the key: one key, one such part.
  const keys = new Map<string, string>();
  const keyOf = (slug: string) => {
    const made = slug.split('-').at(-1) ?? '';
    if (!keys.has(made)) keys.set(made, `key-${keys.size + 1}`);
    return keys.get(made) ?? '';
  };
  return { ...site, keysThere: () => site.posts.map(({ slug }) => keyOf(slug)) };
}

describeChannel('wordpress', startStandIn, {
  steps: [/users\/me/, /POST .*\/media$/, /POST .*\/media\/\d/, /POST .*\/tags/, /POST .*\/posts/],
});

const client = createGuardedClient({ allowLocal: true });

async function publish(
  changes: Partial<OutgoingPiece> = {},
  { values = {}, ...options }: SiteOptions & { values?: Values } = {},
) {
  const site = await start(options);
  const call = {
    values: wordpress.readValues({ ...site.values, ...values }) as Values,
    client,
  };
  const piece = { ...samplePiece, plannedFor: new Date('2026-01-02T15:00:00Z'), ...changes };
  const published = await wordpress.publish(call, piece, 'key-1');
  return { ...site, call, published };
}

test('an article has its title, pictures, category and tags', async () => {
  const other = { ...samplePicture, alt: 'A "yard"' };
  const { posts, media, terms, published, close } = await publish(
    { pictures: [samplePicture, other], hashtags: ['OpenHouse', 'porches'] },
    {
      values: { category: 'news & views' },
      // The second reads the same to WordPress.
      terms: { categories: ['News &amp; Views'], tags: ['Openhouse!'] },
    },
  );
  expect(media.map(({ alt_text }) => alt_text)).toEqual([samplePicture.alt, 'A "yard"']);
  expect(posts).toEqual([
    {
      id: expect.any(Number),
      title: 'Three porches &amp; a swing',
      content: `${samplePiece.html}\n<figure><img src="${media[1]?.source_url}" alt="A &quot;yard&quot;"></figure>`,
      slug: expect.stringMatching(/^three-porches-a-swing-[0-9a-f]{10}$/),
      status: 'publish',
      featured_media: media[0]?.id,
      categories: [terms.categories?.[0]?.id],
      tags: terms.tags?.map(({ id }) => id),
      link: expect.any(String),
    },
  ]);
  expect(published).toEqual({ remoteId: String(posts[0]?.id), link: posts[0]?.link });
  await close();
});

test('a piece of a later time is scheduled there, and a draft stays a draft', async () => {
  const plannedFor = new Date('2036-11-21T15:00:00Z');
  const scheduled = await publish({ plannedFor });
  expect(scheduled.posts[0]).toMatchObject({ status: 'future', date_gmt: '2036-11-21T15:00:00' });
  const draft = await publish({ plannedFor }, { values: { status: 'draft' } });
  expect(draft.posts[0]).toMatchObject({ status: 'draft' });
  await Promise.all([scheduled.close(), draft.close()]);
});

test('what was published is changed in its place, and its pictures are not uploaded again unless they are others', async () => {
  const { call, posts, media, published, close } = await publish({ pictures: [samplePicture] });
  const piece = { ...samplePiece, title: 'Two porches', pictures: [samplePicture] };
  const updated = await wordpress.update?.(call, piece, { ...published, key: 'key-1' });
  expect(updated).toEqual(published);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    title: 'Two porches',
    slug: expect.stringMatching(/^three-/),
    status: 'publish',
  });
  expect(media).toHaveLength(1);
  const other = { ...samplePicture, read: async () => (await pngPicture()).subarray(0, 60) };
  await wordpress.update?.(call, { ...piece, pictures: [other] }, { ...published, key: 'key-1' });
  expect(media).toHaveLength(2);
  expect(posts[0]?.featured_media).toBe(media[1]?.id);
  posts.length = 0;
  await expect(
    wordpress.update?.(call, piece, { ...published, key: 'key-1' }),
  ).rejects.toMatchObject({ problem: { message: 'The post is no longer there.' } });
  await close();
});

test('a piece is found after hundreds of others, and looking for one that is not there ends', async () => {
  const { call, posts, published, close } = await publish();
  const [first] = posts;
  for (let id = 1_000; first && id < 1_299; id += 1)
    posts.push({ ...first, id, slug: `other-${id}` });
  expect(posts).toHaveLength(300);
  expect(await wordpress.lookUp?.(call, 'key-1', samplePiece)).toEqual(published);
  expect(await wordpress.lookUp?.(call, 'key-2', samplePiece)).toBeUndefined();
  await close();
});

test('a site without pretty permalinks is found, too', async () => {
  const { posts, server, close } = await publish({}, { hasPrettyPermalinks: false });
  expect(posts).toHaveLength(1);
  expect(server.received.at(-1)?.path).toMatch(/^\/\?rest_route=%2Fwp%2Fv2%2Fposts/);
  await close();
});

test('an author who may not make tags publishes without new ones', async () => {
  const { posts, close } = await publish({}, { role: 'author' });
  expect(posts[0]?.tags).toEqual([]);
  await close();
});

test.each([
  [{ appPassword: 'another password' }, 'wrong_password'],
  [{ isHeaderStripped: true }, 'not_logged_in'],
  [{ hasAppPasswords: false }, 'app_passwords_disabled'],
  [{ isDisabledForUser: true }, 'app_passwords_disabled'],
  [{ isOld: true }, 'too_old'],
  [{ role: 'contributor' }, 'not_allowed'],
  [{ isSomethingElse: true }, 'not_found'],
] as [SiteOptions, string][])('a site with %o says %s', async (options, code) => {
  const { values, close } = await start(options);
  const call = { values: wordpress.readValues({ ...values, ...filledIn }) as Values, client };
  await expect(wordpress.check(call)).rejects.toMatchObject({ code });
  await close();
});

test('a category that is not there is told when the account is tried', async () => {
  const { values, close } = await start({ role: 'author' });
  const call = { values: wordpress.readValues({ ...values, category: 'Nwes' }) as Values, client };
  await expect(wordpress.check(call)).rejects.toMatchObject({
    code: 'invalid_values',
    problem: { message: expect.stringContaining('“Nwes”') },
  });
  await close();
});

test.each([
  ['https://example.com/', 'https://example.com'],
  ['https://example.com/blog/wp-admin/index.php', 'https://example.com/blog'],
  ['https://example.com/wp-json/wp/v2', 'https://example.com'],
])('%s is the site %s', (address, site) => {
  expect(wordpress.readValues({ ...filledIn, address })).toMatchObject({ address: site });
});

test.each([
  { ...filledIn, address: 'example.com' },
  { ...filledIn, address: 'https://example.com', username: ' ' },
  { ...filledIn, address: 'https://example.com', appPassword: 'what I log in with' },
] as Values[])('%o is refused before anything is called', (values) => {
  expect(wordpress.readValues(values)).toBeInstanceOf(ChannelFailed);
});
