/** A running Ollama is worth a word at the start: it needs no key. */
export async function findOllama(address = 'http://127.0.0.1:11434'): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(300) });
    const { models } = (await response.json()) as { models?: { name?: string }[] };
    return models?.find((model) => typeof model.name === 'string')?.name;
  } catch {
    return undefined;
  }
}
