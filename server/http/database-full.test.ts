import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const item = { title: 'Spring market', content: '<p>Prices rise.</p>' };

/** As PostgreSQL itself says it: a full disk, no memory, a disk that fails. */
test.each(['53100', '53200', '58030'])(
  'a database that says %s is no bug of ours',
  async (code) => {
    const { db } = app.deps;
    const client = await app.newUser();
    await db.execute(sql`
    create or replace function say_no() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/1"' using errcode = ${sql.raw(`'${code}'`)}; end $$`);
    await db.execute(
      sql`create trigger full_disk before insert on saved_content execute function say_no()`,
    );
    const refused = await client.post('/api/saved-content', item);
    await db.execute(sql`drop trigger full_disk on saved_content`);

    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json()).toEqual({
      message: 'Porchlight is out of space to save this right now. Try again later.',
      code: 'unavailable',
    });
    expect((await client.post('/api/saved-content', item)).statusCode).toBe(201);
  },
);
