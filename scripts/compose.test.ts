import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { upload } from '#contract/limits.ts';
import { environmentNames, readConfig } from '#server/config.ts';
import { startS3Server } from '#server/testing/s3-server.ts';

// No Docker engine is needed for what can be read from the files.
const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Service = {
  image: string;
  build?: string;
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  env_file?: unknown;
  environment: Record<string, string | number>;
};
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};
const names = Object.keys(services);
const serviceOf = (name: string) => services[name] as Service;

describe.each(names)('the service %s', (name) => {
  const service = serviceOf(name);

  test('is of one version', () => {
    if (service.build) expect(service).toMatchObject({ build: '.', image: 'porchlight' });
    else expect(service.image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w.]+)?$/);
  });

  test('has a limit to its memory', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  });

  test('can neither gain rights nor write beside its volumes', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });
});

describe('secrets', () => {
  test('go to those that need them and to no others', () => {
    const given = names.map((name) => [name, variablesOf(serviceOf(name))]);
    const { 'porchlight-1': first, 'porchlight-2': second, ...others } = Object.fromEntries(given);
    expect(second).toEqual(first);
    expect(others).toEqual({
      proxy: ['SITE_ADDRESS'],
      database: ['POSTGRES_PASSWORD'],
      store: ['STORE_SECRET'],
      bucket: ['STORE_SECRET'],
      ollama: [],
      model: [],
    });
  });

  test('are named one by one, not as a whole file', () => {
    expect(names.filter((name) => serviceOf(name).env_file !== undefined)).toEqual([]);
  });

  test('are settings that the server knows', () => {
    for (const name of ['porchlight-1', 'bucket']) {
      expect(environmentNames).toEqual(
        expect.arrayContaining(Object.keys(serviceOf(name).environment)),
      );
    }
  });

  /** What of .env a service sees. */
  function variablesOf({ environment }: Service): string[] {
    const text = Object.values(environment).join(' ');
    return [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '').sort();
  }
});

test('with its few settings the service bucket makes the bucket, and finds it the next time', async () => {
  const { settings, close } = await startS3Server();
  onTestFinished(close);
  const env = {
    ...serviceOf('bucket').environment,
    S3_ENDPOINT: settings.endpoint,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_BUCKET: 'new-one',
  } as NodeJS.ProcessEnv;
  const make = async () => {
    const options = { cwd: root, env };
    return (await promisify(execFile)(process.execPath, ['scripts/make-bucket.ts'], options))
      .stdout;
  };
  expect(await make()).toBe('The bucket new-one is there now.\n');
  expect(await make()).toBe('The bucket new-one was there already.\n');
});

test('the proxy asks each process by a name that it answers to', () => {
  const [, upstreams = ''] = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile')) ?? [];
  const asked = upstreams.split(' ').map((upstream) => upstream.replace(/:\d+$/, ''));
  expect(asked).toEqual(names.filter((name) => name.startsWith('porchlight-')));
  for (const name of asked) {
    // Without what somebody may add in .env.
    const { ALLOWED_HOSTS = '' } = serviceOf(name).environment;
    const set = String(ALLOWED_HOSTS).replace(/\$\{\w+:-\}/g, '');
    expect(readConfig({ ALLOWED_HOSTS: set }).allowedHosts).toEqual(expect.arrayContaining(asked));
  }
});

test('what can be set of the AI, of searches and of figures reaches the server', () => {
  const given = Object.keys(serviceOf('porchlight-1').environment);
  const wanted = environmentNames.filter((name) => /^AI_|_API_KEY$|^SEARXNG_/.test(name));
  expect(wanted.filter((name) => !given.includes(name))).toEqual([]);
});

test('the image is built on the Node that npm brings along', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-bookworm-slim`]));
});

test('what the image is built of goes to the builder', () => {
  const lines = read('.dockerignore').split('\n');
  const letThrough = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const forms = letThrough.map(
    (line) => new RegExp(`^${RegExp.escape(line).replaceAll('\\*', '[^/]*')}(/|$)`),
  );
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((source) => source !== '.');
  const needed = new Set([...copied, 'vite.config.ts']);
  // What these import of ours, and what that imports; folders are let through as a whole.
  for (const file of needed) {
    if (!file.endsWith('.ts')) continue;
    for (const [, own, far] of read(file).matchAll(/from '(?:(\.{1,2}\/[^']+)|#([^']+))'/g)) {
      needed.add(far ?? path.join(path.dirname(file), own ?? ''));
    }
  }
  expect(needed).toContain('scripts/web-parts.ts');
  expect([...needed].filter((file) => !forms.some((form) => form.test(file)))).toEqual([]);
});

test('the proxy takes the largest upload and refuses what is much larger, announced or not', () => {
  const caddyfile = read('deploy/Caddyfile');
  const limit = Number(/max_size (\d+)MB/.exec(caddyfile)?.[1]) * 1_000_000;
  expect(limit).toBeGreaterThan(upload.bytes + 512 * 1024);
  expect(limit).toBeLessThan(upload.bytes * 1.5);
  const announced = new RegExp(/Content-Length (\S+)/.exec(caddyfile)?.[1] ?? '');
  const refused = [0, upload.bytes, limit - 1, limit, limit * 2, limit * 10, limit * 1_000];
  expect(refused.filter((length) => announced.test(String(length)))).toEqual(refused.slice(3));
});
