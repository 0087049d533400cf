import { describe, expect, test } from 'vitest';
import { readConfig, siteAddress } from './config.ts';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    rateLimits: true,
    savedContentLimit: 20,
    trustProxy: 0,
    registration: 'open',
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
  ['ALLOWED_HOSTS', 'http://porch.local'],
  ['ADMIN_PASSWORD', 'eleven char'],
  ['SMTP_URL', 'http://mail'],
  ['RATE_LIMITS', 'maybe'],
  ['REGISTRATION', 'Invite'],
  ['REGISTRATION', 'off'],
  ['SAVED_CONTENT_LIMIT', '-20'],
  ['LOG_LEVEL', 'loud'],
  ['S3_ENDPOINT', 'minio:9000'],
  ['S3_REGION', 'us east'],
  ['S3_BUCKET', 'https://bucket.example'],
  ['S3_BUCKET', '../elsewhere'],
  ['S3_ACCESS_KEY_ID', 'two words'],
  ['S3_SECRET_ACCESS_KEY', 'line\nbreak'],
  ['METRICS_TOKEN', 'brief'],
  ['METRICS_TOKEN', 'with a space'],
  ['LINKEDIN_CLIENT_ID', 'two words'],
  ['LINKEDIN_CLIENT_SECRET', 'line\nbreak'],
  ['SECRETS_KEY', 'a key that is no base64'],
  ['SECRETS_KEY', 'c2hvcnQ='],
  ['ALLOW_LOCAL_ADDRESSES', 'yes'],
])('a wrong %s is named, and its value is not repeated', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The environment variable ${name} must`);
  try {
    readConfig({ [name]: value });
  } catch (error) {
    expect((error as Error).message).not.toContain(value);
  }
});

test('the admin password has at least 12 characters', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'eleven char' })).toThrow(
    'The environment variable ADMIN_PASSWORD must have at least 12 characters.',
  );
  expect(readConfig({ ADMIN_PASSWORD: 'of twelve ch' }).adminPassword).toBe('of twelve ch');
});

test('links use the public address, else the local one', () => {
  expect(siteAddress(readConfig({ PORT: '4000' }))).toBe('http://localhost:4000');
  expect(siteAddress(readConfig({ PUBLIC_URL: 'https://porch.example/' }))).toBe(
    'https://porch.example',
  );
});

describe('a bucket', () => {
  const amazon = {
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'porch-pictures',
    S3_ACCESS_KEY_ID: 'an-id',
    S3_SECRET_ACCESS_KEY: 'a-secret',
  };

  test('is none unless it is asked for', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_BUCKET: '', S3_ENDPOINT: '' }).s3).toBeUndefined();
  });

  test("is Amazon's without an endpoint", () => {
    expect(readConfig(amazon).s3).toEqual({
      endpoint: undefined,
      region: 'eu-central-1',
      bucket: 'porch-pictures',
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
    });
  });

  test('needs no region at an endpoint, but may have one', () => {
    const own = { ...amazon, S3_ENDPOINT: 'http://minio.example:9000/' };
    expect(readConfig(own).s3).toMatchObject({ endpoint: 'http://minio.example:9000' });
    expect(readConfig(own).s3?.region).toBe('eu-central-1');
    expect(readConfig({ ...own, S3_REGION: '' }).s3?.region).toBe('us-east-1');
  });

  test.each(Object.keys(amazon))('without its %s keeps Porchlight from starting', (name) => {
    expect(() => readConfig({ ...amazon, [name]: '' })).toThrow(
      `The environment variable ${name} must be set as well, because S3_`,
    );
  });

  test('is not made of an endpoint alone', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'http://minio.example:9000' })).toThrow(
      'The environment variable S3_BUCKET must be set as well, because S3_ENDPOINT is.',
    );
  });
});

test('an app at LinkedIn is known by both of its names, or not at all', () => {
  expect(readConfig({ LINKEDIN_CLIENT_ID: '' }).linkedin).toBeUndefined();
  const both = { LINKEDIN_CLIENT_ID: 'an-id', LINKEDIN_CLIENT_SECRET: 'a-secret' };
  expect(readConfig(both).linkedin).toEqual({ clientId: 'an-id', clientSecret: 'a-secret' });
  expect(() => readConfig({ LINKEDIN_CLIENT_ID: 'an-id' })).toThrow(
    'The environment variable LINKEDIN_CLIENT_SECRET must be set as well, because LINKEDIN_CLIENT_ID is.',
  );
  expect(() => readConfig({ LINKEDIN_CLIENT_SECRET: 'a-secret' })).toThrow(
    'The environment variable LINKEDIN_CLIENT_ID must be set as well',
  );
});
