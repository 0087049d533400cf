import { type BackupPlace, insertPicture, insertUserRow } from './places.ts';

/** A row in every table, with the values that are easily lost on the way. */
export async function fillEveryTable(place: BackupPlace) {
  const { pool } = place;
  const userId = await insertUserRow(pool, 'filled');
  const key = await insertPicture(place, userId);
  await pool.query(
    `update users set created_at = '2024-02-29 23:59:59.123456+05:30', token_expires_at = 'infinity',
       profile = '{"n": 12345678901234567890.123456789, "x": null, "list": ["\\u2028", "é"]}',
       access_token = E'tab\\there, line\\nbreak, quote " and back\\\\slash', refresh_token = ''
     where id = ${userId}`,
  );
  const statements = [
    `insert into sessions (token_hash, user_id, expires_at) values ('h', ${userId}, now())`,
    `insert into channel_sign_ins (state_hash, session_id, expires_at) select 'h', id, now() from sessions`,
    `insert into limits (key) values ('k')`,
    `insert into idempotency_keys (key_hash, fingerprint) values ('k', 'f')`,
    `insert into ai_slots (user_id, expires_at) values (${userId}, now())`,
    // JSON's null is not the database's.
    `insert into drafts (user_id, kind, json) values (${userId}, 'long', 'null')`,
    `insert into posts (user_id, topic, location, posts, origins)
     values (${userId}, '', 'Zürich 🏡', '[]', '[{"kind": "figure"}]')`,
    `insert into generations (user_id, id, kind, prompt_type, fingerprint, error, alive_until)
     values (${userId}, gen_random_uuid(), 'revise', 'blog', 'f', '{"code": "x"}', 'infinity')`,
    `insert into voice_profiles (user_id, profile) values (${userId}, '{"texts": ["own"]}')`,
    `insert into confirmed_claims (user_id, key, sentence) values (${userId}, 'k', 'It has “38” rooms.')`,
    `insert into cleared_content (user_id, surface, up_to) values (${userId}, 'home', 2147483647)`,
    `insert into designs (post_id, design_id, name) select id, 'd', 'n' from posts`,
    `insert into saved_content (user_id, title, content, hashtags, image_urls, content_tags)
     values (${userId}, 't', repeat('wide ', 100000), '{}', array['a,b', '{"c"}', E'd\\ne', 'NULL', ''],
       array['x', 'y', 'z'])`,
    `insert into user_assets (user_id, type, file_key) values (${userId}, 'logo', '${key}')`,
    `insert into ai_images (user_id, file_key, provider) values (${userId}, '${key}', 'upload')`,
    `insert into personalized_images (user_id, composite_key, ai_image_id, composition)
     select ${userId}, '${key}', id, '"text"' from ai_images`,
    `insert into altered_photos (user_id, ai_image_id, original_key, token_hash, token)
     select ${userId}, id, '${key}', 'h', 'v1.x' from ai_images`,
    `insert into generated_images (image_url, text, font_size, font_color) values ('u', 't', 1, 'c')`,
    `insert into background_assets (url, width, height, source) values ('u', 1, 1, 's')`,
    `insert into used_titles (user_id, prompt_id, title) select ${userId}, min(id), 't' from prompts`,
    `insert into user_answers (user_id, question, answer) values (${userId}, 'q', 'a')`,
    `insert into answer_tags (user_answer_id, tag) select id, 'city:austin' from user_answers`,
    `insert into universal_prompt_versions (universal_prompt_id, version, prompt_template)
     select id, 1, 'p' from universal_prompts`,
    `insert into site_assets (name, type, data, mime_type)
     select 'bytes', 'image', decode(string_agg(lpad(to_hex(n), 2, '0'), ''), 'hex'), 'x'
     from generate_series(0, 255) n`,
    `insert into invites (user_id, token_hash, email, expires_at, used_at, used_by_id)
     values (${userId}, 'h', null, 'infinity', now(), ${userId})`,
    `insert into reviews (user_id, token_hash, title, text_hash, hash, edited_at, piece, expires_at)
     values (${userId}, 'h', 't', 'x', 'y', '2026-02-28 00:00:00.123456', '{"title": "é"}', 'infinity')`,
    `insert into review_settings (is_approval_required) values (true)`,
    `insert into publishing_settings (is_paused, blocked_channels) values (true, '["bluesky"]')`,
    `insert into channel_connections (user_id, channel, name, settings, secrets, problem)
     values (${userId}, 'webhook', 'n', '{"address": "a"}', 'v1.x', 'null')`,
    `insert into plan_entries (user_id, content_id, title, channel, connection_id, state, local_time, zone, publish_at, run_at, problem)
     select ${userId}, s.id, 't', 'webhook', c.id, 'planned', '2035-01-01T09:00', 'UTC', 'infinity', 'infinity', '{"code": "é"}'
     from saved_content s, channel_connections c`,
    `insert into calendar_links (user_id, token_hash) values (${userId}, 'h')`,
    `insert into personal_tokens (user_id, name, token_hash, scopes, expires_at)
     values (${userId}, 'n', 'h', '{read,drafts}', 'infinity')`,
    `insert into plan_emails (user_id, sent_on) values (${userId}, '2026-06-04')`,
    `with week as (
       insert into week_fills (user_id, channels, time, zone, location, state)
       values (${userId}, '[{"channel": "gbp"}]', '09:00', 'America/Chicago', 'Austin', 'TX')
       returning id)
     insert into week_fill_pieces (fill_id, position, date, topic, topic_name)
     select id, 0, '2035-06-04', 'tips', 'Tips' from week`,
    `insert into admin_log (username, action, subject, subject_id, name, changes)
     values ('admin', 'added', 's', 1, 'n', '[{"after": 1.0}]')`,
    `insert into ai_usage (day, kind, provider, model, outcome, input_tokens)
     values ('2026-02-28', 'text', 'p', 'm', 'ok', 9007199254740993)`,
    `insert into ai_tokens_by_user (user_id, day, tokens) values (${userId}, '2026-02-28', 9007199254740993)`,
    `insert into ai_tokens_by_day (day, tokens, reserved) values ('2026-02-28', 1, 2)`,
    `insert into ai_token_reservations (user_id, day, tokens, expires_at)
     values (${userId}, '2026-02-28', 2, now())`,
    // The highest number is taken by nobody any more, and stays taken.
    `insert into user_answers (user_id, question, answer) values (${userId}, 'gone', 'a')`,
    `delete from user_answers where question = 'gone'`,
  ];
  for (const statement of statements) await pool.query(statement);
  return { userId, key };
}
