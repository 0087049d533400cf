import type { LimitName } from '#server/core/limits.ts';
import type { TestApp } from './test-app.ts';

/** As if a user had made so many calls more: where only the last ones before a limit matter. */
export async function spendLimit(
  { deps }: TestApp,
  name: LimitName,
  userId: number | undefined,
  count: number,
): Promise<void> {
  if (userId === undefined) throw new Error('Nobody is signed in whose calls could be counted');
  for (let call = 0; call < count; call++) await deps.limits.take(name, userId);
}
