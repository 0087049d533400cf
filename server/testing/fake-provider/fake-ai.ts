import { createAi } from '#server/adapters/ai/ai.ts';
import type { FakeProvider } from './fake-provider.ts';

/** Short enough for a test of what fails. */
const quickTimeouts = {
  total: 1_500,
  firstChunk: 1_500,
  stall: 1_500,
  beforeRetry: [5],
  waitAtMost: 100,
};

/** The AI of a server whose compatible provider is the fake one, and which does not wait for long. */
export const createQuickAi = (fake: FakeProvider, settings: Parameters<typeof createAi>[0]) =>
  createAi(
    { ...settings, baseUrl: `${fake.address}/compatible/v1`, apiKey: 'secret-key' },
    { timeouts: quickTimeouts },
  );

export const providersOfTexts = ['openai', 'anthropic', 'google', 'ollama', 'compatible'] as const;

/** The AI of a server that writes with one of the providers, as the fake one speaks it. */
export function createAiOf(provider: (typeof providersOfTexts)[number], { address }: FakeProvider) {
  const keys = { apiKey: 'k', openaiKey: 'k', anthropicKey: 'k', googleKey: 'k' };
  const addresses = {
    openai: `${address}/openai/v1`,
    anthropic: `${address}/anthropic/v1`,
    google: `${address}/google/v1beta`,
    ollama: `${address}/ollama`,
  };
  return createAi(
    { ...keys, text: `${provider}:some-model`, baseUrl: `${address}/compatible/v1` },
    { addresses },
  );
}
