import { randomUUID } from 'node:crypto';
import { newFileKey } from '#server/adapters/files/files.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { pngPicture, webpPicture } from '#server/testing/pictures.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

export type FullAccount = {
  client: TestClient;
  userId: number;
  /** The name, which also stands in every text of the account, to be looked for later. */
  mark: string;
  /** Of headshot, logo, AI image, personalized image, a deleted personalized image, an altered photo and its original. */
  keys: string[];
};

/** A user who has used everything there is, so that every table has something of theirs. */
export async function fullAccount(app: TestApp, mark: string): Promise<FullAccount> {
  const client = app.visitor();
  const once = (what: string) => ({ 'idempotency-key': `${what}-of-the-user-${mark}` });
  await client.register(mark, 'correct horse', once('registration'));
  const profile = { displayName: `${mark} Lee`, licenseState: 'TX' };
  await client.patch('/api/account/profile', profile, once('profile'));
  const userId = client.user?.id ?? 0;
  const insert: Insert = async (statement, ...values) => {
    const { rows } = await app.pool.query(`${statement} returning *`, [userId, ...values]);
    return rows[0];
  };

  const saved = await addSavedContent(insert, mark);
  await insert(
    `insert into reviews (user_id, content_id, token_hash, title, text_hash, hash, edited_at, piece, email, expires_at, comment, comment_by, commented_at)
     values ($1, $2, $3, $3, 'x', 'y', now(), $4, $3 || '@example.com', now() + interval '7 days', $3, $3, now())`,
    saved,
    `review of ${mark}`,
    JSON.stringify({ title: mark, content: `<p>${mark}</p>`, pictures: [] }),
  );
  await insert(
    `insert into channel_connections (user_id, channel, name, settings, secrets)
     values ($1, 'webhook', $2, jsonb_build_object('address', 'https://example.com/' || $2), $2)`,
    mark,
  );
  await insert(
    `insert into plan_entries (user_id, content_id, title, channel, state, local_time, zone, publish_at)
     select $1, $2, $3, 'gbp', unnest(array['due', 'draft']), '2026-06-04T09:00', 'America/Chicago', '2026-06-04 14:00Z'`,
    saved,
    `plan of ${mark}`,
  );
  await insert(
    `insert into calendar_links (user_id, token_hash) values ($1, $2)`,
    `calendar of ${mark}`,
  );
  await insert(
    `insert into plan_emails (user_id, is_on, sent_on) values ($1, false, '2026-06-04')`,
  );
  await insert(
    `insert into personal_tokens (user_id, name, token_hash, scopes, expires_at)
     values ($1, $2, $2, '{read}', now() + interval '90 days')`,
    `token of ${mark}`,
  );
  const week = await insert(
    `insert into week_fills (user_id, channels, time, zone, location, state)
     values ($1, '[{"channel": "gbp"}]', '09:00', 'America/Chicago', $2, 'TX')`,
    mark,
  );
  await app.pool.query(
    `insert into week_fill_pieces (fill_id, position, date, topic, topic_name)
     values ($1, 0, '2035-06-04', 'tips', 'Tips')`,
    [week.id],
  );
  await addWriting(insert, mark);
  const headshot = await uploadAsset(client, 'headshot', await webpPicture());
  const logo = await uploadAsset(client, 'logo', await pngPicture(), once('a-logo'));
  const uploaded = [headshot, logo].map((answer) => answer.json().path.replace('/api/files/', ''));
  const made = await addImages(app, insert, saved, mark);
  return { client, userId, mark, keys: [...uploaded, ...made] };
}

/** `$1` is the user; the new row comes back. */
type Insert = (statement: string, ...values: unknown[]) => Promise<{ id: number }>;

async function addSavedContent(insert: Insert, mark: string): Promise<number> {
  await insert(
    `insert into saved_content (user_id, title, content, deleted_at) values ($1, $2, 'x', now())`,
    `deleted ${mark}`,
  );
  const { id } = await insert(
    `insert into saved_content (user_id, title, content, hashtags, sources, image_urls, content_tags, image_prompt, topic, location, state)
     values ($1, $2, $3, '{Austin,Häuser}', $4, '{/api/files/x}', '{a,b,c}', 'a porch', 'Sellers', 'Austin', 'TX')`,
    `<h1>Spring at <em>${mark}’s</em> Café & Co.</h1>`,
    `<p>First ${mark} text. 🏡</p><ul><li>One</li></ul>`,
    JSON.stringify([{ title: 'Page', url: 'https://example.com/', snippet: 'words' }]),
  );
  return id;
}

async function addWriting(insert: Insert, mark: string): Promise<void> {
  await insert(
    `with answer as (insert into user_answers (user_id, question, answer) values ($1, $2, $3) returning id)
     insert into answer_tags (user_answer_id, tag)
     select id, unnest(array['city:austin', 'porches']) from answer`,
    `What does ${mark} like?`,
    `${mark} likes porches.`,
  );
  await insert(
    `with post as (insert into posts (user_id, topic, location, posts) values ($1, 'Sellers', 'Austin, TX', $2) returning id)
     insert into designs (post_id, design_id, name) select id, 'd1', $3 from post`,
    JSON.stringify([{ id: randomUUID(), title: mark, content: '<p>post</p>' }]),
    mark,
  );
  await insert(
    `insert into generations (user_id, id, kind, prompt_type, status, fingerprint, stopped_text, alive_until)
     values ($1, gen_random_uuid(), 'generate', 'content', 'stopped', 'x', $2, now())`,
    JSON.stringify({ post: { title: `stopped ${mark}` } }),
  );
  await insert(
    `insert into voice_profiles (user_id, profile) values ($1, $2)`,
    JSON.stringify({ texts: [`${mark} wrote this.`] }),
  );
  await insert(
    `insert into confirmed_claims (user_id, key, sentence) values ($1, $2, $2)`,
    `${mark} sold 38 homes.`,
  );
  await insert(`insert into cleared_content (user_id, surface, up_to) values ($1, 'home', 0)`);
  await insert(
    `insert into drafts (user_id, kind, json) values ($1, 'blog', $2)`,
    JSON.stringify({ outline: [mark] }),
  );
  await insert(
    `insert into used_titles (user_id, prompt_id, title) select $1, min(id), $2 from prompts`,
    `Title of ${mark}`,
  );
  await insert(
    `insert into invites (user_id, token_hash, email, expires_at, used_at, used_by_id)
     values ($1, $2, $2, now() + interval '7 days', now(), $1)`,
    `${mark}@invited.example.com`,
  );
  await insert(`insert into ai_slots (user_id, expires_at) values ($1, now() + interval '1 hour')`);
  await insert(`insert into ai_tokens_by_user (user_id, day, tokens) values ($1, now(), 900)`);
  await insert(
    `insert into ai_token_reservations (user_id, day, tokens, expires_at)
     values ($1, now(), 100, now() + interval '1 hour')`,
  );
}

async function addImages(
  app: TestApp,
  insert: Insert,
  saved: number,
  mark: string,
): Promise<string[]> {
  const store = async (color: string) => {
    const key = newFileKey();
    const bytes = await pngPicture({ color });
    await app.deps.files.save(key, bytes, 'image/png');
    await insert(
      `insert into files (user_id, key, media_type, size) values ($1, $2, 'image/png', $3)`,
      key,
      bytes.length,
    );
    return key;
  };
  const [drawn, composed, deleted] = [
    await store('#aa0000'),
    await store('#00aa00'),
    await store('#0000aa'),
  ];
  await insert(
    `insert into ai_images (user_id, file_key, prompt, style, provider) values ($1, $2, $3, 'warm', 'builtin')`,
    drawn,
    `A porch of ${mark}`,
  );
  await insert(
    `insert into personalized_images (user_id, content_id, composite_key, composition, deleted_at)
     values ($1, $2, $3, '{"logo": {"x": 70}}', null), ($1, $2, $4, '{}', now())`,
    saved,
    composed,
    deleted,
  );
  const [altered, original] = [await store('#aaaa00'), await store('#00aaaa')];
  const photo = await insert(
    `insert into ai_images (user_id, file_key, prompt, provider, is_altered) values ($1, $2, $3, 'upload', true)`,
    altered,
    `A photo of ${mark}`,
  );
  await insert(
    `insert into altered_photos (user_id, ai_image_id, original_key, token_hash, token) values ($1, $2, $3, $4, 'v1.x')`,
    photo.id,
    original,
    `original of ${mark}`,
  );
  return [drawn, composed, deleted, altered, original];
}
