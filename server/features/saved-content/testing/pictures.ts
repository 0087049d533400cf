import { randomBytes } from 'node:crypto';
import type { TestApp } from '#server/testing/test-app.ts';

/** A personalized image of a saved item, with the row of its file. */
export async function addPersonalizedImage(
  { pool }: TestApp,
  userId: number | undefined,
  contentId: number,
): Promise<{ id: number; key: string }> {
  const key = randomBytes(24).toString('base64url');
  await pool.query(
    `insert into files (key, user_id, media_type, size) values ($1, $2, 'image/png', 1)`,
    [key, userId],
  );
  const { rows } = await pool.query(
    `insert into personalized_images (user_id, content_id, composite_key, composition)
     values ($1, $2, $3, '{}') returning id`,
    [userId, contentId, key],
  );
  return { id: rows[0].id, key };
}

/** Which of the pictures are shown, which are hidden; those that are gone are in neither. */
export async function picturesOf({ pool }: TestApp, contentId: number) {
  const { rows } = await pool.query<{ id: number; isHidden: boolean }>(
    `select id, deleted_at is not null as "isHidden" from personalized_images
     where content_id = $1 order by id`,
    [contentId],
  );
  const idsWhere = (isHidden: boolean) =>
    rows.filter((row) => row.isHidden === isHidden).map(({ id }) => id);
  return { shown: idsWhere(false), hidden: idsWhere(true) };
}
