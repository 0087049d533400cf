import { findAiProvider } from '#contract/ai-providers.ts';

/** Who writes, as a person would say it. */
export function writerName({ provider, model }: { provider: string; model: string }): string {
  const known = findAiProvider(provider);
  if (known?.byline) return known.byline(model);
  return [known?.label, model].filter(Boolean).join(' ');
}
