import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newFileKey } from '#server/adapters/files/files.ts';
import { hashToken, randomToken } from '#server/core/sessions.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import type { Belongings } from './late-bound.ts';
import type { Target } from './target.ts';

export type FuzzAccount = { cookie: string; has: Belongings };

const picture = await pngPicture();

/** An account that has one of everything, signed in, made without asking the server. */
export async function createAccount(
  target: Target,
  { isAdmin = false }: { isAdmin?: boolean } = {},
): Promise<FuzzAccount> {
  const username = `fuzz-${randomBytes(6).toString('hex')}`;
  const resetToken = randomToken();
  const email = `${username}@example.com`;
  const user = await idOf(
    target,
    `insert into users (username, email, password, reset_token_hash, reset_token_expires_at)
     values ($1, $2, $3, $4, now() + interval '1 day') returning id`,
    [username, email, target.passwordHash, hashToken(resetToken)],
  );
  const signedIn = await signIn(target, user, isAdmin);
  const things = await addThings(target, user);
  return {
    cookie: signedIn.cookie,
    has: { user, username, email, resetToken, session: signedIn.session, ...things },
  };
}

async function signIn(target: Target, user: number, isAdmin: boolean) {
  const token = randomToken();
  const session = await idOf(
    target,
    `insert into sessions (user_id, token_hash, expires_at, admin_until)
     values ($1, $2, now() + interval '1 day', case when $3 then now() + interval '1 day' end)
     returning id`,
    [user, hashToken(token), isAdmin],
  );
  return { session, cookie: `porchlight_session=${token}` };
}

async function addThings(target: Target, user: number): Promise<Belongings> {
  const insert = (statement: string, ...values: unknown[]) =>
    idOf(target, `insert into ${statement} returning id`, [user, ...values]);
  const fileKey = await storeFile(target, user);
  const compositeKey = await storeFile(target, user);
  const inviteToken = randomToken();
  const reviewToken = randomToken();
  const savedContent = await insert(
    `saved_content (user_id, title, content, content_tags) values ($1, 'Porches', '<p>Shade.</p>', '{a,b,c}')`,
  );
  return {
    fileKey,
    compositeKey,
    savedContent,
    inviteToken,
    inviteLink: await insert(
      `invites (user_id, token_hash, expires_at) values ($1, $2, now() + interval '7 days')`,
      hashToken(inviteToken),
    ),
    reviewToken,
    review: await insert(
      `reviews (user_id, content_id, token_hash, title, text_hash, hash, edited_at, piece, expires_at)
       values ($1, $2, $3, 'Porches', 'x', 'y', now(), $4, now() + interval '7 days')`,
      savedContent,
      hashToken(reviewToken),
      JSON.stringify({
        ...{ title: 'Porches', content: '<p>Shade.</p>', hashtags: [], sources: [] },
        ...{ pictures: [`/api/files/${fileKey}`], flags: [] },
        ledger: { sentences: [], isWhole: true },
        stateLine: { line: '', missing: [], rule: '' },
      }),
    ),
    deletedContent: await insert(
      `saved_content (user_id, title, content, deleted_at) values ($1, 'Gone', 'x', now())`,
    ),
    answer: await insert(
      `user_answers (user_id, question, answer) values ($1, 'Where?', 'On the porch')`,
    ),
    asset: await insert(
      `user_assets (user_id, type, file_key) values ($1, 'headshot', $2)`,
      fileKey,
    ),
    aiImage: await insert(
      `ai_images (user_id, file_key, provider) values ($1, $2, 'builtin')`,
      fileKey,
    ),
    personalizedImage: await insert(
      `personalized_images (user_id, content_id, composite_key, composition)
       values ($1, $2, $3, '{"headshot":{"x":1,"y":1,"size":20},"logo":{"x":70,"y":70,"size":20,"opacity":0.8}}')`,
      savedContent,
      compositeKey,
    ),
  };
}

async function storeFile(target: Target, user: number): Promise<string> {
  const key = newFileKey();
  // Not by the store itself, which waits for the disk each time.
  const folder = path.join(target.dataDir, 'files', key.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, key), picture);
  await target.pool.query(
    `insert into files (user_id, key, media_type, size) values ($1, $2, 'image/png', $3)`,
    [user, key, picture.length],
  );
  return key;
}

async function idOf(target: Target, statement: string, values: unknown[]): Promise<number> {
  const { rows } = await target.pool.query<{ id: number }>(statement, values);
  const [row] = rows;
  if (!row) throw new Error(`Nothing was inserted: ${statement}`);
  return row.id;
}
