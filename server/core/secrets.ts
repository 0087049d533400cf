import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

/**
 * What users entrust us with for other services, as it is stored: sealed with a key that is not in the database, and bound
 * to its row, so that it is worth nothing in another one.
 */
export type Secrets = {
  seal(text: string, row: string): string;
  /** Nothing when it was sealed with another key or for another row. */
  open(sealed: string, row: string): string | undefined;
};

const algorithm = 'aes-256-gcm';
const version = 'v1';

export function createSecrets(key: Buffer): Secrets {
  // Tells which key it was, and nothing about it.
  const keyName = createHash('sha256').update('name of ').update(key).digest('hex').slice(0, 8);

  return {
    seal(text, row) {
      const start = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, start).setAAD(Buffer.from(row));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [version, keyName, ...[start, cipher.getAuthTag(), sealed].map(toText)].join('.');
    },
    open(sealed, row) {
      const [form, name, start = '', tag = '', text = ''] = sealed.split('.');
      if (form !== version || name !== keyName) return undefined;
      try {
        const decipher = createDecipheriv(algorithm, key, fromText(start), { authTagLength: 16 })
          .setAAD(Buffer.from(row))
          .setAuthTag(fromText(tag));
        return Buffer.concat([decipher.update(fromText(text)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

const toText = (bytes: Buffer) => bytes.toString('base64url');
const fromText = (text: string) => Buffer.from(text, 'base64url');

export const secretsKeyFile = (dataDir: string) => path.join(dataDir, 'secrets-key');

/** SECRETS_KEY, or the one in DATA_DIR, which is made at the first start. */
export async function readSecretsKey({
  secretsKey,
  dataDir,
}: Pick<Config, 'secretsKey' | 'dataDir'>): Promise<Buffer> {
  if (secretsKey) return secretsKey;
  const file = secretsKeyFile(dataDir);
  const key = await readFile(file, 'utf8').catch(() => makeKeyFile(file));
  const bytes = Buffer.from(key.trim(), 'base64');
  if (bytes.length === 32) return bytes;
  throw new StartError(
    `The key in ${file} is damaged: bring it back from a copy, or remove the file, after which passwords of connected accounts have to be entered again.`,
  );
}

/** Written aside and linked: of several processes that start together one makes it, and nobody reads half of it. */
async function makeKeyFile(file: string): Promise<string> {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(aside, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    await link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(
      `The key for stored passwords could not be written to ${file} (${(error as Error).message}); make DATA_DIR writable or set SECRETS_KEY.`,
    );
  } finally {
    await rm(aside, { force: true });
  }
}
