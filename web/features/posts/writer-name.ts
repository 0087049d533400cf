const companies: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  ollama: 'Ollama',
};

/** Who writes, as a person would say it. */
export function writerName({ provider, model }: { provider: string; model: string }): string {
  if (provider === 'builtin') return 'Porchlight’s built-in writer';
  return [companies[provider], model].filter(Boolean).join(' ');
}
