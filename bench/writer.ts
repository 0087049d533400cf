import { compose } from '#builtin/writer/compose.ts';
import type { AnswerSet } from '#builtin/writer/testing/answer-sets/answer-set.ts';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { heldOutAnswerSets } from '#builtin/writer/testing/answer-sets/held-out.ts';
import {
  factsFor,
  type SeededTopic,
  seededTemplates,
  seededTopics,
} from '#builtin/writer/testing/facts.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { ms, percentile } from '#scripts/numbers.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { isQuick, report } from './support/report.ts';

/**
 * Milliseconds the built-in writer takes for a post without answers, for one from answers as agents type them, and for an
 * article, over all topics.
 * Run: npx node bench/writer.ts [--quick]
 */

const writer = createBuiltinWriter(compose);

const factsWithout = (number: number) => {
  const topic = seededTopics[number % seededTopics.length] as SeededTopic;
  const template = seededTemplates[number % seededTemplates.length];
  return factsFor(topic, { titleNumber: number, template });
};
const factsFromAnswers = (number: number) =>
  factsOfSet(heldOutAnswerSets[number % heldOutAnswerSets.length] as AnswerSet);

async function measure(kind: 'post' | 'blog', factsOf: typeof factsWithout, count: number) {
  const times: number[] = [];
  for (let number = 0; number < count; number++) {
    const facts = factsOf(number);
    const started = performance.now();
    await writer.write({ kind, facts, prompt: '', schema: PieceDraft, seed: number });
    times.push(performance.now() - started);
  }
  return times;
}

const topics = isQuick ? 4 : seededTopics.length;

const rows: string[][] = [];
for (const [name, kind, factsOf, number] of [
  ['a post without answers', 'post', factsWithout, isQuick ? 4 : 960],
  ['a post from answers', 'post', factsFromAnswers, isQuick ? 4 : 480],
  ['an article', 'blog', factsWithout, isQuick ? 2 : 320],
] as const) {
  const cold = performance.now();
  await measure(kind, factsOf, topics);
  const first = (performance.now() - cold) / topics;
  const times = await measure(kind, factsOf, number);
  const at = (share: number) => ms(percentile(times, share));
  rows.push([name, at(0.5), at(0.99), at(1), ms(first)]);
}
await report({
  title: 'The built-in writer, a piece',
  head: ['', 'p50', 'p99', 'worst', 'first of each topic'],
  rows,
});
