import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compose } from '#builtin/writer/compose.ts';
import type { TypedRequest } from '#builtin/writer/testing/answer-sets/typed.ts';
import type { Facts } from '#contract/facts.ts';
import { FrameDraft, OutlineDraft, PieceDraft, SectionDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { fittingWebsites } from '#server/features/catalog/fitting-websites.ts';
import { factsOfTyped, isChosen, judgedDay, print } from './judge-requests.ts';
import { readable } from './readable.ts';

/**
 * Prints articles of the built-in writer, each after what was asked and answered.
 * Run: npm run judge:articles -- --file <path> [--kind article|long] [--seed 1] [--only 0,3]
 * The file has requests of [topic or subject, "City, ST", title number, ...answers]; those of a long article answer
 * the questions of its outline in turn.
 */
const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    kind: { type: 'string', default: 'article' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
if (!values.file) throw new Error('--file names the requests to write articles for');
const writer = createBuiltinWriter(compose, () => judgedDay);
const websites: Parameters<typeof fittingWebsites>[0] = JSON.parse(
  readFileSync(new URL('../data-files/seeds/trusted-websites.json', import.meta.url), 'utf8'),
);

const requests: TypedRequest[] = JSON.parse(readFileSync(values.file, 'utf8'));
for (const [index, request] of requests.entries()) {
  if (!isChosen(values.only, index)) continue;
  const seed = Number(values.seed) + index;
  print(`\n===== ${index}`);
  if (values.kind === 'long') await printLong(request, seed);
  else await printArticle(factsOfTyped(request), seed);
}

async function printArticle(facts: Facts, seed: number) {
  const { value, note } = await writer.write({
    kind: 'blog',
    facts,
    prompt: '',
    schema: PieceDraft,
    seed,
  });
  for (const { question, answer } of facts.answers) print(`  ? ${question}\n  > ${answer}`);
  print(`# ${value.title}\n\n${readable(value.content)}`);
  printEnd(facts, value.title, note);
}

async function printLong(request: TypedRequest, seed: number) {
  const [, , , ...said] = request;
  const facts = { ...factsOfTyped(request), answers: [] };
  const base = { ...facts, title: facts.topic.name };
  const { value: plan } = await writer.write({
    kind: 'outline',
    facts: base,
    prompt: '',
    schema: OutlineDraft,
    seed,
  });
  for (const [index, { question }] of plan.outline.entries())
    print(`  ? ${question}\n  > ${said[index] ?? ''}`);
  const { value: frame } = await writer.write({
    kind: 'frame',
    facts: {
      ...base,
      title: plan.mainTitle,
      longForm: {
        mainTitle: plan.mainTitle,
        outline: plan.outline.map(({ title }) => ({ title, question: '' })),
      },
    },
    prompt: '',
    schema: FrameDraft,
    seed,
  });
  print(`# ${plan.mainTitle}\n\n${readable(frame.introduction)}`);
  let previous: SectionDraft | undefined;
  for (const [index, { question }] of plan.outline.entries()) {
    const { value, note } = await writer.write({
      kind: 'section',
      facts: {
        ...base,
        answers: said[index] ? [{ question, answer: said[index] }] : [],
        longForm: { ...plan, index, previous },
      },
      prompt: '',
      schema: SectionDraft,
      seed: seed * 7 + index,
    });
    print(`\n## ${value.title}\n\n${readable(value.content)}`);
    if (note) print(`[Note: ${note}]`);
    previous = value;
  }
  print(`\n## (closing)\n${readable(frame.closing)}`);
  printEnd(base, plan.mainTitle, undefined);
}

function printEnd(facts: Facts, title: string, note: string | undefined) {
  const inState = websites.filter(({ state }) => state === null || state === facts.place.state);
  const sources = fittingWebsites(inState, { title, topic: facts.topic.name }) as {
    domain?: string;
  }[];
  print(
    `\nSources: ${sources
      .slice(0, 5)
      .map(({ domain }) => domain)
      .join(', ')}`,
  );
  if (note) print(`Note: ${note}`);
}
