import { aiProviders } from '#contract/ai-providers.ts';

const usualAddress = aiProviders.ollama.ownServer?.usualAddress;

/** A running Ollama is worth a word at the start: it needs no key. */
export async function findOllama(address = usualAddress): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(300) });
    const { models } = (await response.json()) as { models?: { name?: string }[] };
    return models?.find((model) => typeof model.name === 'string')?.name;
  } catch {
    return undefined;
  }
}
