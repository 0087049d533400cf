import type { Writer } from '#contract/posts.ts';

/** As in “took 3.2 s, 812 tokens in, 402 out”. Not every writer counts tokens. */
export function describeEffort({ ms, inputTokens, outputTokens }: Writer): string {
  const parts = [`took ${durationOf(ms)}`];
  if (inputTokens !== null) parts.push(`${count(inputTokens)} tokens in`);
  if (outputTokens !== null) {
    parts.push(`${count(outputTokens)}${inputTokens === null ? ' tokens' : ''} out`);
  }
  return parts.join(', ');
}

function durationOf(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds < 0.1 ? 'under 0.1' : seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

const count = (tokens: number) => tokens.toLocaleString('en-US');
