import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.ts';
import { type RunningServer, runServer } from './run-server.ts';

/** A Porchlight as a process of its own on a DATA_DIR, which can be killed and started again. */
export type TestServer = {
  dataDir: string;
  /** Where it answers; another port after every start. */
  address(): string;
  process(): RunningServer['process'];
  /** Everything it has printed, over all its lives. */
  output(): string;
  start(): Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Nobody counts calls here, and the saved limit is no part of the question. */
const withoutLimits = { RATE_LIMITS: 'off', SAVED_CONTENT_LIMIT: '10000' };

export async function startTestServer(
  variables: Record<string, string> = {},
  dataDir?: string,
): Promise<TestServer> {
  const folder = dataDir ?? (await makeDataDir());
  let server: RunningServer | undefined;
  let said = '';
  const running = () => {
    if (!server) throw new Error('The server does not run.');
    return server;
  };
  const endWithUs = () => void server?.process.kill('SIGTERM');
  const testServer: TestServer = {
    dataDir: folder,
    address: () => running().address,
    process: () => running().process,
    output: () => said + (server?.output() ?? ''),
    async start() {
      said = testServer.output();
      server = await runServer({ ...withoutLimits, DATA_DIR: folder, ...variables });
      // One that died by itself has left its own behind.
      process.off('exit', endWithUs);
      process.once('exit', endWithUs);
    },
    async kill() {
      process.off('exit', endWithUs);
      const { process: child } = running();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    async close() {
      process.off('exit', endWithUs);
      await server?.stop();
      if (!dataDir) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await testServer.start();
  return testServer;
}

export const makeDataDir = () => mkdtemp(path.join(tmpdir(), 'porchlight-test-'));

export const isUp = ({ process: child }: Pick<RunningServer, 'process'>) =>
  child.exitCode === null && child.signalCode === null;

export async function statusOf(testServer: TestServer, path: string): Promise<number> {
  return fetch(testServer.address() + path).then(
    (response) => response.status,
    () => 0,
  );
}

export const untilReady = (testServer: TestServer) =>
  eventually('/api/ready says 200', async () => (await statusOf(testServer, '/api/ready')) === 200);
