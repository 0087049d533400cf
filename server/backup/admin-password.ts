import { readFile, rm } from 'node:fs/promises';
import { adminUsername } from '#contract/auth.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { adminPasswordFile } from '#server/features/auth/admin-account.ts';
import { findUserByName } from '#server/features/auth/auth.queries.ts';
import { createPasswords } from '#server/features/auth/passwords.ts';

/**
 * The admin's password is the backup's now. A note of another one, made at the first start here,
 * would mislead and goes. Tells whether it did.
 */
export async function removeStalePasswordFile(db: Database, config: Config): Promise<boolean> {
  const file = adminPasswordFile(config.dataDir);
  const noted = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (!noted) return false;
  const admin = await findUserByName(db, adminUsername);
  const asker = { userId: admin?.id ?? 0 };
  if (await createPasswords().verify(admin?.password, noted, asker)) return false;
  await rm(file, { force: true });
  return true;
}
