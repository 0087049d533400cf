import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTemplates, seededTopics } from '#builtin/writer/testing/facts.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { ms, percentile } from '#scripts/numbers.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { isQuick, report } from './support/report.ts';

/**
 * Milliseconds the built-in writer takes for a post and for an article, over all topics.
 * Run: npx node bench/writer.ts [--quick]
 */

const writer = createBuiltinWriter(compose);

async function measure(kind: 'post' | 'blog', count: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number++) {
    const topic = seededTopics[number % seededTopics.length];
    if (!topic) continue;
    const template = seededTemplates[number % seededTemplates.length];
    const facts = factsFor(topic, { titleNumber: number, template });
    const started = performance.now();
    await writer.write({ kind, facts, prompt: '', schema: PieceDraft, seed: number });
    times.push(performance.now() - started);
  }
  return times;
}

const rows: string[][] = [];
for (const [kind, number] of [
  ['post', isQuick ? 16 : 960],
  ['blog', isQuick ? 4 : 320],
] as const) {
  const cold = performance.now();
  await measure(kind, seededTopics.length);
  const first = (performance.now() - cold) / seededTopics.length;
  const times = await measure(kind, number);
  const at = (share: number) => ms(percentile(times, share));
  rows.push([kind === 'post' ? 'a post' : 'an article', at(0.5), at(0.99), at(1), ms(first)]);
}
await report({
  title: 'The built-in writer, a piece',
  head: ['', 'p50', 'p99', 'worst', 'first of each topic'],
  rows,
});
