import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, runServer } from '#server/testing/run-server.ts';
import { startProxy } from './proxy.ts';

export const adminPassword = 'the admin password of the fleet';
export const metricsToken = 'the-token-of-the-fleet';

export type Fleet = {
  /** Where the proxy listens. */
  address: string;
  size: number;
  /** kill -9 */
  kill(index: number): Promise<void>;
  /** SIGTERM, its end, and a new start at the same port; resolves when the proxy asks it again. */
  restart(index: number): Promise<void>;
  /** A new start after a kill. */
  revive(index: number): Promise<void>;
  stop(): Promise<void>;
};

/** So many real processes on one database and one bucket, behind a proxy. */
export async function startFleet(size: number, variables: Record<string, string>): Promise<Fleet> {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-fleet-'));
  const start = (index: number, port: number) =>
    runServer({
      ADMIN_PASSWORD: adminPassword,
      METRICS_TOKEN: metricsToken,
      // Our proxy, and before it the callers, who play the one that ends TLS.
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
      ...variables,
      DATA_DIR: path.join(folder, String(index)),
      PORT: String(port),
    });
  const servers = await Promise.all(Array.from({ length: size }, (_, index) => start(index, 0)));
  const ports = servers.map(({ address }) => Number(new URL(address).port));
  const proxy = await startProxy(ports);
  await proxy.untilReady(size);

  const serverAt = (index: number) => servers[index] as RunningServer;
  async function revive(index: number): Promise<void> {
    servers[index] = await start(index, ports[index] ?? 0);
    await proxy.untilReady(size);
  }
  return {
    address: proxy.address,
    size,
    async kill(index) {
      const { process: child } = serverAt(index);
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    revive,
    async restart(index) {
      await serverAt(index).stop();
      await revive(index);
    },
    async stop() {
      await proxy.close();
      await Promise.all(servers.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
