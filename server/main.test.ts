import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningServer, runServer, runUntilExit } from './testing/run-server.ts';
import { createDatabase } from './testing/test-app.ts';

let dataDir: string;
const servers: RunningServer[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-main-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start(variables: Record<string, string>): Promise<RunningServer> {
  const server = await runServer(variables);
  servers.push(server);
  return server;
}

/** A sentence for a person on one line, and a failing exit. */
function expectOneSentence({ code, output }: { code: number | null; output: string }): string {
  expect(code).toBe(1);
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  expect(lines, output).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(lines[0]).toMatch(/^Porchlight could not start\. .+\.$/);
  return lines[0] ?? '';
}

describe('with its own PostgreSQL', () => {
  test('it starts, says where it is without the password, answers, and stops with its database', async () => {
    const server = await start({ DATA_DIR: dataDir });
    expect(server.output()).toContain('Porchlight is on.');
    expect(server.output()).toContain(path.join(dataDir, 'postgres-18'));
    expect(server.output()).toContain(path.join(dataDir, 'admin-password'));
    const ready = await fetch(`${server.address}/api/ready`);
    expect(await ready.json()).toEqual({ status: 'ready' });

    await server.stop();
    expect(server.process.exitCode).toBe(0);
    expect(await readdir(path.join(dataDir, 'postgres-18'))).not.toContain('postmaster.pid');
  });

  test('what was stored is there after kill -9 of the server', async () => {
    const first = await start({ DATA_DIR: dataDir });
    const person = { username: 'survivor', email: 'survivor@example.com', password: 'long enough' };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(person);
    const registered = await fetch(`${first.address}/api/register`, {
      method: 'POST',
      headers,
      body,
    });
    expect(registered.status).toBe(201);
    first.process.kill('SIGKILL');

    const second = await start({ DATA_DIR: dataDir });
    const login = await fetch(`${second.address}/api/login`, { method: 'POST', headers, body });
    expect(login.status).toBe(200);
  });

  test('a second server on the same folder is told so', async () => {
    await start({ DATA_DIR: dataDir });
    const sentence = expectOneSentence(await runUntilExit({ DATA_DIR: dataDir, PORT: '0' }));
    expect(sentence).toContain(dataDir);
    expect(sentence).toMatch(/already running/);
  });

  test('a request under way is answered before it stops', async () => {
    const server = await start({ DATA_DIR: dataDir });
    const registering = await beginRegistering(server.address, 'slow');
    const stopping = server.stop();
    registering.finish();
    expect(await registering.status).toBe(201);
    await stopping;
    expect(server.process.exitCode).toBe(0);
  });
});

describe('asked to stop', () => {
  test('twice at once, as a terminal and npm do it, it still finishes what is under way', async () => {
    const server = await start({ DATA_DIR: dataDir });
    const ended = new Promise((resolve) => server.process.on('exit', resolve));
    const registering = await beginRegistering(server.address, 'interrupted');
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    registering.finish();
    expect(await registering.status).toBe(201);
    expect(await ended).toBe(0);
  });

  test('in the middle of its start it leaves no database behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-early-'));
    const cluster = path.join(folder, 'postgres-18');
    const starting = runUntilExit({ DATA_DIR: folder, PORT: '0' }, async (child) => {
      await expect
        .poll(() => existsSync(path.join(cluster, 'postmaster.pid')), { timeout: 45_000 })
        .toBe(true);
      child.kill('SIGINT');
    });
    await starting;
    await expect
      .poll(() => existsSync(path.join(cluster, 'postmaster.pid')), { timeout: 10_000 })
      .toBe(false);
    await rm(folder, { recursive: true });
  }, 70_000);
});

describe('what keeps it from starting is said in one sentence', () => {
  test('a wrong variable', async () => {
    expect(expectOneSentence(await runUntilExit({ PORT: 'http' }))).toContain('PORT');
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const result = await runUntilExit({ DATA_DIR: dataDir, PORT: String(port) });
    expect(expectOneSentence(result)).toContain(`Port ${port} is taken`);
    other.close();
  });

  test('a host that is not ours', async () => {
    const result = await runUntilExit({ DATA_DIR: dataDir, PORT: '0', HOST: '203.0.113.1' });
    expect(expectOneSentence(result)).toContain('HOST 203.0.113.1');
  });

  test('a DATA_DIR that is a file', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    const result = await runUntilExit({ DATA_DIR: file, PORT: '0' });
    expect(expectOneSentence(result)).toContain(file);
  });

  test('a DATA_DIR nobody can write to', async () => {
    // Permission bits do not stop root, /proc does.
    const isRoot = process.getuid?.() === 0;
    const closed = isRoot ? '/proc/porchlight' : path.join(dataDir, 'closed');
    if (!isRoot) {
      await mkdir(closed);
      await chmod(closed, 0o500);
    }
    const result = await runUntilExit({ DATA_DIR: path.join(closed, 'data'), PORT: '0' });
    expect(expectOneSentence(result)).toContain('DATA_DIR');
  });

  test('a database that will not start', async () => {
    const broken = await mkdtemp(path.join(tmpdir(), 'porchlight-broken-'));
    const server = await start({ DATA_DIR: broken });
    await server.stop();
    await writeFile(path.join(broken, 'postgres-18/global/pg_control'), 'broken');
    const sentence = expectOneSentence(await runUntilExit({ DATA_DIR: broken, PORT: '0' }));
    expect(sentence).toMatch(/PostgreSQL/);
    await rm(broken, { recursive: true });
  });

  test.each([
    ['nobody listens', 'postgres://someone:secret@127.0.0.1:1/porchlight'],
    ['the name leads nowhere', 'postgres://someone:secret@db.invalid/porchlight'],
  ])('a DATABASE_URL where %s, without its password', async (_, url) => {
    const sentence = expectOneSentence(
      await runUntilExit({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' }),
    );
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).not.toContain('secret');
  });

  test('a DATA_DIR that cannot be used, also beside a PostgreSQL of the company', async () => {
    const file = path.join(dataDir, 'a-file-again');
    await writeFile(file, '');
    const pool = await createDatabase();
    const result = await runUntilExit({ DATABASE_URL: urlOf(pool), DATA_DIR: file, PORT: '0' });
    expect(expectOneSentence(result)).toContain(file);
    await pool.end();
  });

  test('a role that may not make tables', async () => {
    const pool = await emptyDatabase();
    const role = `reader_${pool.options.database}`;
    await pool.query(`create role ${role} login`);
    await pool.query('revoke create on schema public from public');
    const url = urlOf(pool, role);
    const result = await runUntilExit({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' });
    expect(expectOneSentence(result)).toMatch(/tables could not be prepared.*permission denied/);
    await pool.end();
  });

  test('a database that cannot hold every letter', async () => {
    const pool = await createDatabase();
    await pool.query(
      `create database latin encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    );
    const url = urlOf(pool).replace(pool.options.database ?? '', 'latin');
    const result = await runUntilExit({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' });
    expect(expectOneSentence(result)).toContain('UTF8');
    await pool.end();
  });

  test('a DATABASE_URL with a database that does not exist', async () => {
    const url = urlOf({ options: { database: 'nowhere' } });
    const sentence = expectOneSentence(
      await runUntilExit({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' }),
    );
    expect(sentence).toMatch(/"nowhere" does not exist/);
  });
});

describe('on a PostgreSQL of the company', () => {
  test('several servers start at once and share accounts and sessions', async () => {
    const pool = await emptyDatabase();
    const url = urlOf(pool);
    await pool.query(`alter database ${pool.options.database} set datestyle to 'SQL, DMY'`);
    await pool.end();
    const folders = ['one', 'two', 'three'].map((name) => path.join(dataDir, name));
    const [one, two] = await Promise.all(
      folders.map((folder) => start({ DATABASE_URL: url, DATA_DIR: folder })),
    );
    const registered = await register(one?.address ?? '', 'both');
    expect(registered.status).toBe(201);
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const seen = await fetch(`${two?.address}/api/user`, { headers: { cookie } });
    expect(await seen.json()).toMatchObject({ username: 'both' });

    // One of them made the admin, and the password it wrote down is the one that works.
    const written = folders
      .map((folder) => path.join(folder, 'admin-password'))
      .filter((file) => existsSync(file));
    expect(written).toHaveLength(1);
    const password = (await readFile(written[0] ?? '', 'utf8')).trim();
    const login = await post(`${two?.address}/api/login`, { username: 'admin', password });
    expect(login.status).toBe(200);
  });
});

function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const personOf = (username: string) => {
  return { username, email: `${username}@example.com`, password: 'long enough' };
};

function register(address: string, username: string): Promise<Response> {
  return post(`${address}/api/register`, personOf(username));
}

/** A call that the server has answered with "go on", so that it is certainly under way. */
async function beginRegistering(address: string, username: string) {
  const body = JSON.stringify(personOf(username));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const call = request(`${address}/api/register`, { method: 'POST', agent: false, headers });
  const status = once(call, 'response').then(([response]) => response.statusCode);
  await once(call, 'continue');
  return { status, finish: () => call.end(body) };
}

function urlOf(pool: { options: { database?: string } }, user = inject('postgres').user): string {
  return `postgres://${user}@localhost/${pool.options.database}?host=${inject('postgres').host}`;
}

async function emptyDatabase() {
  const pool = await createDatabase();
  await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  return pool;
}
