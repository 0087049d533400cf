import type { LogSubject } from '#contract/constants.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** What the log holds about one thing, newest first. */
export async function readLog(app: TestApp, subject: LogSubject, id: number) {
  const { rows } = await app.pool.query(
    `select username, action, name, changes from admin_log
     where subject = $1 and subject_id = $2 order by id desc`,
    [subject, id],
  );
  return rows;
}
