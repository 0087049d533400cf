/** Who writes, as a person would say it. */
export const writerName = ({ provider, model }: { provider: string; model: string }): string =>
  provider === 'builtin' ? 'Porchlight’s built-in writer' : `${provider} ${model}`;
