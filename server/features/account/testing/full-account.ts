import { newFileKey } from '#server/adapters/files/files.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { pngPicture, webpPicture } from '#server/testing/pictures.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** A word that stands in every text of a full account, to be looked for later. */
export type FullAccount = { client: TestClient; userId: number; mark: string; keys: string[] };

/** A user who has used everything there is, so that every table has something of theirs. */
export async function fullAccount(app: TestApp, mark: string): Promise<FullAccount> {
  const client = app.visitor();
  const idempotencyKey = (name: string) => ({ 'idempotency-key': `${name}-of-the-user-${mark}` });
  await client.register(mark, 'correct horse', idempotencyKey('registration'));
  const userId = client.user?.id ?? 0;
  const insert = async (statement: string, ...values: unknown[]) =>
    (await app.pool.query(statement, [userId, ...values])).rows[0]?.id as number;

  await client.patch(
    '/api/account/profile',
    { displayName: `${mark} Lee`, licenseState: 'TX' },
    idempotencyKey('profile'),
  );
  const saved = await insert(
    `insert into saved_content (user_id, title, content, hashtags, sources, image_urls, content_tags, image_prompt, topic, location, state)
     values ($1, $2, $3, '{Austin,Häuser}', $4, '{/api/files/x}', '{a,b,c}', 'a porch', 'Sellers', 'Austin', 'TX') returning id`,
    `<h1>Spring at <em>${mark}’s</em> Café & Co.</h1>`,
    `<p>First ${mark} text. 🏡</p><ul><li>One</li></ul>`,
    JSON.stringify([{ title: 'Page', url: 'https://example.com/', snippet: 'words' }]),
  );
  await insert(
    `insert into saved_content (user_id, title, content, deleted_at) values ($1, $2, 'x', now()) returning id`,
    `deleted ${mark}`,
  );
  const answer = await insert(
    `insert into user_answers (user_id, question, answer) values ($1, $2, $3) returning id`,
    `What does ${mark} like?`,
    `${mark} likes porches.`,
  );
  await app.pool.query(
    `insert into answer_tags (user_answer_id, tag) values ($1, 'city:austin'), ($1, 'porches')`,
    [answer],
  );
  const post = await insert(
    `insert into posts (user_id, topic, location, posts) values ($1, 'Sellers', 'Austin, TX', $2) returning id`,
    JSON.stringify([{ title: mark, content: '<p>post</p>' }]),
  );
  await app.pool.query(`insert into designs (post_id, design_id, name) values ($1, 'd1', $2)`, [
    post,
    mark,
  ]);
  await insert(
    `insert into drafts (user_id, kind, json) values ($1, 'blog', $2)`,
    JSON.stringify({ outline: [mark] }),
  );
  await insert(
    `insert into used_titles (user_id, prompt_id, title) select $1, min(id), $2 from prompts`,
    `Title of ${mark}`,
  );
  await insert(
    `insert into ai_places (user_id, expires_at) values ($1, now() + interval '1 hour')`,
  );
  const keys = await addPictures(app, client, { userId, saved, mark });
  return { client, userId, mark, keys };
}

async function addPictures(
  app: TestApp,
  client: TestClient,
  { userId, saved, mark }: { userId: number; saved: number; mark: string },
): Promise<string[]> {
  const headers = { 'idempotency-key': `a-logo-of-the-user-${mark}` };
  const headshot = (await uploadAsset(client, 'headshot', await webpPicture())).json();
  const logo = (await uploadAsset(client, 'logo', await pngPicture(), headers)).json();
  const [drawn, composed, hidden] = [newFileKey(), newFileKey(), newFileKey()];
  for (const [key, color] of [
    [drawn, '#aa0000'],
    [composed, '#00aa00'],
    [hidden, '#0000aa'],
  ] as const) {
    const bytes = await pngPicture({ color });
    await app.deps.files.save(key, bytes, 'image/png');
    await app.pool.query(
      `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', $3)`,
      [key, userId, bytes.length],
    );
  }
  await app.pool.query(
    `insert into ai_images (user_id, file_key, prompt, style, provider) values ($1, $2, $3, 'warm', 'builtin')`,
    [userId, drawn, `A porch of ${mark}`],
  );
  await app.pool.query(
    `insert into personalized_images (user_id, content_id, composite_key, composition, deleted_at)
     values ($1, $2, $3, '{"logo": {"x": 70}}', null), ($1, $2, $4, '{}', now())`,
    [userId, saved, composed, hidden],
  );
  const keyOf = (path: string) => path.replace('/api/files/', '');
  return [keyOf(headshot.path), keyOf(logo.path), drawn, composed, hidden];
}
