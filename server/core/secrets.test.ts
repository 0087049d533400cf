import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecrets, readSecretsKey, secretsKeyFile } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const secrets = createSecrets(randomBytes(32));

test('what is sealed opens with the same key, for the same row', () => {
  const sealed = secrets.seal('correct horse 🐎', 'connections/1');
  expect(sealed).not.toContain('horse');
  expect(secrets.open(sealed, 'connections/1')).toBe('correct horse 🐎');
  expect(secrets.open(sealed, 'connections/2')).toBeUndefined();
  expect(createSecrets(randomBytes(32)).open(sealed, 'connections/1')).toBeUndefined();
});

test('the same text is sealed differently each time', () => {
  expect(secrets.seal('a', 'row')).not.toBe(secrets.seal('a', 'row'));
});

test('one changed letter anywhere opens nothing', () => {
  const sealed = secrets.seal('correct horse', 'row');
  for (let index = 0; index < sealed.length; index += 1) {
    const letter = sealed[index] === 'A' ? 'B' : 'A';
    const changed = `${sealed.slice(0, index)}${letter}${sealed.slice(index + 1)}`;
    // The last letter of a part may say nothing in base64.
    const opened = secrets.open(changed, 'row');
    if (opened !== undefined) expect(sameBytes(changed, sealed)).toBe(true);
  }
  for (const odd of ['', 'v1', 'v1.a.b.c.d', sealed.slice(0, -4)]) {
    expect(secrets.open(odd, 'row')).toBeUndefined();
  }
});

const sameBytes = (one: string, other: string) =>
  one.split('.').every((part, index) => {
    const twin = other.split('.')[index] ?? '';
    return index < 2
      ? part === twin
      : Buffer.from(part, 'base64url').equals(Buffer.from(twin, 'base64url'));
  });

test('a key is made once, by whoever comes first, for its owner alone', async () => {
  const config = { dataDir, secretsKey: undefined };
  const keys = await Promise.all(Array.from({ length: 8 }, () => readSecretsKey(config)));
  expect(new Set(keys.map(String)).size).toBe(1);
  expect(await readSecretsKey(config)).toEqual(keys[0]);
  expect((await stat(secretsKeyFile(dataDir))).mode & 0o777).toBe(0o600);
  expect((await readFile(secretsKeyFile(dataDir), 'utf8')).trim()).toHaveLength(44);
});

test('SECRETS_KEY comes first, and a damaged file is said', async () => {
  const secretsKey = randomBytes(32);
  expect(await readSecretsKey({ dataDir, secretsKey })).toBe(secretsKey);
  await writeFile(secretsKeyFile(dataDir), 'half a key');
  await expect(readSecretsKey({ dataDir, secretsKey: undefined })).rejects.toThrow('is damaged');
});
