import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startFakeProvider } from './testing/fake-provider/fake-provider.ts';
import { type RunningServer, runServer, runUntilExit } from './testing/run-server.ts';
import { createDatabase } from './testing/test-app.ts';
import { emptyDatabase, urlOf } from './testing/test-databases.ts';

let dataDir: string;
const dataDirs: string[] = [];
const servers: RunningServer[] = [];

/** One folder for all of them, and another one for a second attempt: what the first stored is in its way. */
beforeEach(async ({ task }) => {
  if (dataDirs.length > 0 && !task.result?.retryCount) return;
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-main-'));
  dataDirs.push(dataDir);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(async () => {
  for (const folder of dataDirs) await rm(folder, { recursive: true, force: true });
});

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
  test('it starts, says where it is without the password, answers what is under way, and stops with its database', async () => {
    const server = await start({ DATA_DIR: dataDir });
    expect(server.output()).toContain('Porchlight is on.');
    expect(server.output()).toContain(path.join(dataDir, 'postgres-18'));
    expect(server.output()).toContain(path.join(dataDir, 'admin-password'));
    const ready = await fetch(`${server.address}/api/ready`);
    expect(await ready.json()).toEqual({ status: 'ready' });

    await register(server.address, 'forgetful');
    const { email } = personOf('forgetful');
    await post(`${server.address}/api/auth/forgot-password`, { email });
    const outbox = path.join(dataDir, 'outbox');
    await expect.poll(() => existsSync(outbox) && readdirSync(outbox).length).toBe(1);
    // A user who cannot open the folder cannot connect to a socket in it either.
    expect(await openToOthers(dataDir)).toEqual(['porchlight.sock']);

    const registering = await beginRegistering(server.address, 'slow');
    const stopping = server.stop();
    registering.finish();
    expect(await registering.status).toBe(201);
    await stopping;
    expect(server.process.exitCode).toBe(0);
    expect(await readdir(path.join(dataDir, 'postgres-18'))).not.toContain('postmaster.pid');
  });

  test('after kill -9 what was stored is there, reserved AI tokens are free, and a second server on the folder is told so', async () => {
    const fake = await startFakeProvider();
    onTestFinished(() => fake.close());
    fake.always({ kind: 'hang' });
    const variables = {
      DATA_DIR: dataDir,
      AI_TEXT: 'compatible:writer',
      AI_BASE_URL: `${fake.address}/compatible/v1`,
      AI_DAILY_TOKENS: '9000',
    };
    const first = await start(variables);
    expect(first.output()).toContain('AI tokens up to 9,000 in total a day');
    const registered = await register(first.address, 'survivor');
    expect(registered.status).toBe(201);
    const [cookie = ''] = registered.headers.getSetCookie()[0]?.split(';') ?? [];
    const order = { topicId: 'sellers', location: 'Austin', state: 'TX' };
    const writing = post(`${first.address}/api/generate`, order, cookie).catch(() => undefined);
    await expect.poll(() => fake.requests.length, { timeout: 60_000 }).toBe(1);
    first.process.kill('SIGKILL');
    await writing;

    const { address } = await start(variables);
    const login = await post(`${address}/api/login`, personOf('survivor'));
    expect(login.status).toBe(200);
    fake.reset();
    expect((await post(`${address}/api/generate`, order, cookie)).status).toBe(200);
    expect((await post(`${address}/api/generate`, order, cookie)).status).toBe(200);

    const sentence = expectOneSentence(await runUntilExit({ DATA_DIR: dataDir, PORT: '0' }));
    expect(sentence).toContain(dataDir);
    expect(sentence).toMatch(/already running/);
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

  test('a DATA_DIR that cannot be used, also beside a PostgreSQL of the company', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    const pool = await createDatabase();
    const result = await runUntilExit({ DATABASE_URL: urlOf(pool), DATA_DIR: file, PORT: '0' });
    expect(expectOneSentence(result)).toContain(file);
    await pool.end();
  });

  test('a database that will not start', async () => {
    await writeFile(path.join(dataDir, 'postgres-18/global/pg_control'), 'broken');
    const sentence = expectOneSentence(await runUntilExit({ DATA_DIR: dataDir, PORT: '0' }));
    expect(sentence).toMatch(/PostgreSQL/);
  });
});

describe('on a PostgreSQL of the company', () => {
  test('two servers start at once and share accounts and sessions', async () => {
    const pool = await emptyDatabase();
    const url = urlOf(pool);
    await pool.query(`alter database ${pool.options.database} set datestyle to 'SQL, DMY'`);
    await pool.end();
    const folders = ['one', 'two'].map((name) => path.join(dataDir, name));
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

/** What in the folder is more than its owner's, by name. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['', ...(await readdir(folder, { recursive: true }))];
  return names.filter((name) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found && (found.mode & 0o077) !== 0;
  });
}

function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
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
