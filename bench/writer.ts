import { createBuiltinWriter } from '#server/adapters/ai/builtin/writer/builtin-writer.ts';
import {
  factsFor,
  seededTemplates,
  seededTopics,
} from '#server/adapters/ai/builtin/writer/testing/facts.ts';
import { PieceDraft } from '#server/content/drafts.ts';

/** Milliseconds the built-in writer takes for a post and for an article, over all topics. */

const writer = createBuiltinWriter();

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
  return times.sort((one, other) => one - other);
}

for (const [kind, count] of [
  ['post', 960],
  ['blog', 320],
] as const) {
  const cold = performance.now();
  await measure(kind, seededTopics.length);
  const first = performance.now() - cold;
  const times = await measure(kind, count);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  process.stdout.write(
    `${kind}: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, worst ${at(0.9999)} ms over ${count} (first of each topic, files included: ${(first / seededTopics.length).toFixed(1)} ms on average)\n`,
  );
}
