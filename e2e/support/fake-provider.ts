import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { runServer } from '#server/testing/run-server.ts';

export type ProvidedServer = { address: string; provider: FakeProvider; stop(): Promise<void> };

/** A server of its own whose texts come from a provider that does as it is told. */
export async function startWithProvider(
  variables: Record<string, string> = {},
): Promise<ProvidedServer> {
  const provider = await startFakeProvider();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-e2e-'));
  const server = await runServer({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    AI_TEXT: 'compatible:test-model',
    AI_BASE_URL: `${provider.address}/compatible/v1`,
    AI_API_KEY: 'secret-key',
    ...variables,
  });
  return {
    address: server.address,
    provider,
    async stop() {
      await server.stop();
      await provider.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
