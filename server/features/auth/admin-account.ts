import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { adminUsername } from '#contract/constants.ts';
import { endAllSessions } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { StartError } from '#server/start-error.ts';
import { findUserByName, insertUser, updatePassword } from './auth.queries.ts';

/** Nobody can register this address: it has no domain with a dot. */
const adminEmail = 'admin@localhost';

type Needs = Pick<Deps, 'config' | 'db' | 'passwords'>;

/** Where the made-up admin password is kept for the person who installed Porchlight. */
export const adminPasswordFile = (dataDir: string) => path.join(dataDir, 'admin-password');

/** Makes the admin account at the first start and keeps its password what ADMIN_PASSWORD says. */
export async function ensureAdmin(deps: Needs): Promise<void> {
  const admin = await findUserByName(deps.db, adminUsername);
  if (!admin) return createAdmin(deps);

  const { adminPassword } = deps.config;
  const asker = { userId: admin.id };
  if (!adminPassword || (await deps.passwords.verify(admin.password, adminPassword, asker))) return;
  const hash = await deps.passwords.hash(adminPassword, asker);
  await deps.db.transaction(async (tx) => {
    await updatePassword(tx, admin.id, hash);
    await endAllSessions(tx, admin.id);
  });
  await rm(adminPasswordFile(deps.config.dataDir), { force: true });
}

async function createAdmin(deps: Needs): Promise<void> {
  const password = deps.config.adminPassword ?? (await writtenPassword(deps.config.dataDir));
  await insertUser(deps.db, {
    username: adminUsername,
    email: adminEmail,
    password: await deps.passwords.hash(password, { userId: 0 }),
  });
}

/** Written before the account exists: a start that is killed in between finds it and goes on. */
async function writtenPassword(dataDir: string): Promise<string> {
  const file = adminPasswordFile(dataDir);
  const earlier = await readFile(file, 'utf8').catch(() => '');
  if (earlier.trim()) return earlier.trim();

  const password = randomBytes(15).toString('base64url');
  try {
    await writeFile(file, `${password}\n`, { mode: 0o600 });
  } catch (error) {
    throw new StartError(
      `The admin password could not be written to ${file} (${(error as Error).message}); make DATA_DIR writable or set ADMIN_PASSWORD.`,
    );
  }
  return password;
}
