import { expect, test } from 'vitest';
import { readConfig, siteAddress } from './config.ts';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    rateLimits: true,
    savedContentLimit: 20,
    trustProxy: 0,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['DATABASE_URL', 'not an address'],
  ['PUBLIC_URL', 'ftp://porch.example'],
  ['TRUST_PROXY', 'yes'],
  ['ADMIN_PASSWORD', 'short'],
  ['SMTP_URL', 'http://mail'],
  ['RATE_LIMITS', 'maybe'],
  ['SAVED_CONTENT_LIMIT', '-20'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s is named, and its value is not repeated', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The environment variable ${name} must`);
  try {
    readConfig({ [name]: value });
  } catch (error) {
    expect((error as Error).message).not.toContain(value);
  }
});

test('links use the public address, else the local one', () => {
  expect(siteAddress(readConfig({ PORT: '4000' }))).toBe('http://localhost:4000');
  expect(siteAddress(readConfig({ PUBLIC_URL: 'https://porch.example/' }))).toBe(
    'https://porch.example',
  );
});
