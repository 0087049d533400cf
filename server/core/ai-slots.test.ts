import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createAiSlots, releaseAllAiSlots } from './ai-slots.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a slot that cannot be released does not fail the work, and is free at the next', async () => {
  const { db, withAiSlot } = app.deps;
  const { user } = await app.newUser();
  const userId = user?.id ?? 0;
  for (let round = 0; round < 4; round += 1) {
    const work = withAiSlot(userId, async () => {
      await db.execute(sql`alter table ai_slots rename to slots_out_of_reach`);
      return 'written';
    });
    expect(await work).toBe('written');
    await db.execute(sql`alter table slots_out_of_reach rename to ai_slots`);
  }
  expect(await withAiSlot(userId, async () => 'written')).toBe('written');
});

test('slots of a process that died are free after the start that frees them', async () => {
  const { db, withAiSlot } = app.deps;
  const { user } = await app.newUser();
  const userId = user?.id ?? 0;
  const died = new Promise<string>(() => {});
  for (let slot = 0; slot < 3; slot += 1) {
    await new Promise<void>((taken) => {
      void withAiSlot(userId, () => {
        taken();
        return died;
      });
    });
  }
  const refused = withAiSlot(userId, async () => 'written');
  await expect(refused).rejects.toThrow('We’re already writing 3 pieces for you.');
  await releaseAllAiSlots(db);
  expect(await withAiSlot(userId, async () => 'written')).toBe('written');
});

test('a slot one app could not release is not known to another one on the same machine', async () => {
  const { db, withAiSlot } = app.deps;
  const { user } = await app.newUser();
  const userId = user?.id ?? 0;
  const countTaken = async () => {
    const { rows } = await db.execute(
      sql`select count(*)::int as taken from ai_slots where user_id = ${userId}`,
    );
    return rows[0]?.taken;
  };
  await withAiSlot(userId, async () => {
    await db.execute(sql`alter table ai_slots rename to slots_out_of_reach`);
  });
  await db.execute(sql`alter table slots_out_of_reach rename to ai_slots`);
  const neighbor = createAiSlots(db);
  expect(await neighbor(userId, countTaken)).toBe(2);
  expect(await withAiSlot(userId, countTaken)).toBe(1);
});
