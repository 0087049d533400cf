import type pg from 'pg';
import { defaultComposition } from '#contract/composition.ts';

/** What everybody of a crowd has. Short texts: it is about the number of rows. */
const each = { items: 20, answers: 5, tagsAnAnswer: 2, posts: 2, files: 3 };

/** What those have on top who use it all day; one of a hundred of a large crowd. */
const busy = { answers: 195, pieces: 50 };

/** Where they work, by turns: one of four tags about a city fits an agent. */
const places = ['Austin, TX', 'Boston, MA', 'Denver, CO', 'Tampa, FL'];
const cities = places.map((place) => `'${place.split(',')[0]?.toLowerCase()}'`);

/** Many accounts at once, made in SQL: no password fits them. Returns the first and the last id. */
export async function addUsers(pool: pg.Pool, count: number): Promise<[number, number]> {
  const { rows } = await pool.query<{ first: number; last: number }>(
    `with made as (
       insert into users (username, email, password, created_at, last_seen_at)
       select 'crowd-' || n, 'crowd-' || n || '@example.com', 'no hash at all',
              now() - n * interval '9 minutes', now() - (n % 1000) * interval '4 minutes'
       from generate_series(1, $1::int) as n
       returning id
     )
     select min(id) as first, max(id) as last from made`,
    [count],
  );
  return [rows[0]?.first ?? 0, rows[0]?.last ?? 0];
}

/** Gives accounts what an agent of some months has: the same for everyone. */
export async function addWork(pool: pg.Pool, [first, last]: [number, number]): Promise<void> {
  const owners = 'from generate_series($1::int, $2::int) as owner';
  const several = (count: number) => `${owners}, generate_series(1, ${count}) as n`;
  const statements = [
    `insert into sessions (user_id, token_hash, expires_at)
     select owner, encode(sha256(('crowd-' || owner)::bytea), 'hex'), now() + interval '20 days'
     ${owners}`,
    `insert into saved_content (user_id, title, content, hashtags, content_tags, created_at)
     select owner, 'Post ' || n, '<p>A short text about a home, number ' || n || '.</p>',
            array['#home', '#porch'], array['buyer', 'seller', 'austin'],
            now() - n * interval '1 day' ${several(each.items)}`,
    `insert into user_answers (user_id, question, answer, created_at)
     select owner, 'What do buyers ask most, ' || n || '?', 'About schools and the commute.',
            now() - n * interval '1 day' ${several(each.answers)}`,
    `insert into answer_tags (user_answer_id, tag)
     select user_answers.id,
            case n when 1 then 'city:' || (array[${cities}])[1 + owner % ${places.length}]
                   else 'topic-' || owner % 200 || '-' || n end
     from user_answers join generate_series($1::int, $2::int) as owner on owner = user_id,
          generate_series(1, ${each.tagsAnAnswer}) as n`,
    `insert into posts (user_id, topic, location, posts, created_at)
     select owner, 'sellers', 'Austin', '[]', now() - n * interval '1 day' ${several(each.posts)}`,
    `insert into used_titles (user_id, prompt_id, title)
     select owner, (select min(id) from prompts), 'Title ' || n ${several(each.posts)}`,
    `insert into drafts (user_id, kind, json) select owner, 'long-form', '{}' ${owners}`,
    `insert into files (key, user_id, media_type, size)
     select 'crowd-picture-000000-' || owner || '-' || n, owner, 'image/png', 1000
     ${several(each.files)}`,
    `insert into user_assets (user_id, type, file_key)
     select owner, 'headshot', 'crowd-picture-000000-' || owner || '-1' ${owners}`,
    `insert into ai_images (user_id, file_key, provider)
     select owner, 'crowd-picture-000000-' || owner || '-2', 'upload' ${owners}`,
    `insert into personalized_images (user_id, content_id, composite_key, composition)
     select user_id, min(id), 'crowd-picture-000000-' || user_id || '-3',
            '${JSON.stringify(defaultComposition)}'
     from saved_content where user_id between $1::int and $2::int group by user_id`,
    `insert into limits (key, points, expire)
     select 'aiByUser:' || md5(owner::text), 1, (extract(epoch from now()) * 1000)::bigint + 60000
     ${owners}`,
    `insert into idempotency_keys (key_hash, user_id, fingerprint, response, finished_at)
     select md5(owner::text), owner, md5(owner::text), '{}', now() ${owners}`,
    `insert into invites (user_id, token_hash, expires_at, used_at, used_by_id)
     select owner, md5('crowd-' || owner), now() + interval '7 days', now(), owner ${owners}`,
    `insert into reviews (user_id, content_id, token_hash, title, text_hash, hash, edited_at, piece, expires_at)
     select user_id, min(id), encode(sha256(('crowd-review-' || user_id)::bytea), 'hex'), 'Post', 'x', 'y', now(),
            '{"title": "Post", "content": "", "hashtags": [], "sources": [], "pictures": [], "flags": [], "ledger": {"sentences": [], "isWhole": true}, "stateLine": {"line": "", "missing": [], "rule": ""}}',
            now() + interval '7 days'
     from saved_content where user_id between $1::int and $2::int group by user_id`,
    `insert into admin_log (user_id, username, action, subject, subject_id, name, changes)
     select owner, 'crowd', 'changed', 'topic', 1, 'A topic', '[]' ${owners}`,
  ];
  for (const statement of statements) await pool.query(statement, [first, last]);
}

/** Gives accounts that have work what somebody has who uses it all day: 200 remembered answers, 50 planned pieces. */
export async function addBusyWork(pool: pg.Pool, [first, last]: [number, number]): Promise<void> {
  const owners = 'from generate_series($1::int, $2::int) as owner';
  const statements = [
    `insert into user_answers (user_id, question, answer, created_at)
     select owner, 'What else do buyers ask, ' || n || '?', 'About roofs and the commute, number ' || n || '.',
            now() - n * interval '1 hour' - interval '10 days' ${owners}, generate_series(1, ${busy.answers}) as n`,
    `insert into answer_tags (user_answer_id, tag)
     select id, 'topic-' || user_id % 200 || '-' || id % 20 from user_answers
     where user_id between $1::int and $2::int and question like 'What else%'`,
    `insert into plan_entries (user_id, content_id, title, channel, state, local_time, zone, publish_at, run_at, published_at)
     select owner, (select min(id) from saved_content where user_id = owner), 'Post ' || n, 'gbp',
            case when n > 25 then 'published' else 'planned' end,
            to_char(at.day, 'YYYY-MM-DD"T"HH24:MI'), 'Etc/UTC', at.day, case when n > 25 then null else at.day end,
            case when n > 25 then at.day end
     ${owners}, generate_series(1, ${busy.pieces}) as n,
          lateral (select date_trunc('day', now()) + (26 - n) * interval '1 day' + interval '9 hours' as day) as at`,
  ];
  for (const statement of statements) await pool.query(statement, [first, last]);
}

/** Where one of them works. */
export const placeOfCrowd = (userId: number) => places[userId % places.length] ?? '';

/** What the browser of one of them holds. */
export const crowdCookie = (userId: number) => `porchlight_session=crowd-${userId}`;

/** What PostgreSQL does by itself after a while: what it knows of the tables decides its plans. */
export async function analyzeTables(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze');
}
