import { createAi } from '#server/adapters/ai/ai.ts';
import { type FakeProvider, startFakeProvider } from './fake-provider/fake-provider.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type GenerationApp = {
  app: TestApp;
  fake: FakeProvider;
  /** What was logged since the last reset. */
  lines: string[];
  /** Forgets what the provider was asked and what was logged. */
  reset(): void;
  close(): Promise<void>;
};

/** The app with a local AI provider behind it, and short timeouts. */
export async function createGenerationApp(): Promise<GenerationApp> {
  const fake = await startFakeProvider();
  const lines: string[] = [];
  const ai = createAi(
    {
      text: 'compatible:test-model',
      baseUrl: `${fake.address}/compatible/v1`,
      apiKey: 'secret-key',
    },
    {
      timeouts: {
        total: 8_000,
        firstChunk: 2_000,
        stall: 2_000,
        beforeRetry: [5],
        waitAtMost: 100,
      },
    },
  );
  const app = await createTestApp({ deps: { ai }, logTo: { write: (line) => lines.push(line) } });
  return {
    app,
    fake,
    lines,
    reset() {
      fake.reset();
      lines.length = 0;
    },
    async close() {
      await app.close();
      await fake.close();
    },
  };
}
