import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from '#server/testing/run-server.ts';

/** One real server for all journeys, with its own PostgreSQL, as a person would start it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function setup() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-e2e-'));
  const bundles = await mkdtemp(path.join(tmpdir(), 'porchlight-bundles-'));
  const server = await runServer({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ALLOW_LOCAL_ADDRESSES: 'on',
  });
  process.env.E2E_ADDRESS = server.address;
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_BUNDLES = bundles;

  return async () => {
    await server.stop();
    for (const folder of [dataDir, bundles]) await rm(folder, { recursive: true, force: true });
  };
}
