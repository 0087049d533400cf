import { parseArgs } from 'node:util';
import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTemplates, seededTopics } from '#builtin/writer/testing/facts.ts';
import type { Facts } from '#contract/facts.ts';
import { FrameDraft, OutlineDraft, PieceDraft, SectionDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { readable } from './readable.ts';

/** Prints pieces of the built-in writer to be read: 30 posts, 4 articles, 2 long ones. */

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const firstSeed = Number(values.seed);
const writer = createBuiltinWriter(compose);

const places = [
  ['Austin', 'TX'],
  ['Savannah', 'GA'],
  ['Bend', 'OR'],
  ['Naperville', 'IL'],
  ['Burlington', 'VT'],
  ['Scottsdale', 'AZ'],
  ['Anchorage', 'AK'],
  ['Mobile', 'AL'],
  ['Lancaster', 'PA'],
  ['Kailua', 'HI'],
] as const;

const sampleAnswers = [
  'Most people I meet start about three months ahead.',
  'A list of local inspectors and a Saturday morning for the paperwork.',
  'The older streets near the river have narrow lots, so parking comes up a lot.',
  'I keep a one-page worksheet for this and send it before the first call.',
  'The title office on our square answers within a day.',
  'Ask early about the water meter transfer.',
];

const topics = [0, 1, 2, 4, 5, 6, 7, 9, 14, 15].flatMap((index) => seededTopics[index] ?? []);

for (const [number, topic] of topics.flatMap((topic) => [topic, topic, topic]).entries()) {
  const [city, state] = places[number % places.length] ?? places[0];
  const template = seededTemplates[(number * 5 + firstSeed) % seededTemplates.length];
  const facts = factsFor(topic, { city, state, titleNumber: number * 3 + firstSeed, template });
  await printPiece('post', facts, firstSeed + number);
}

for (const [number, index] of [1, 3, 8, 12].entries()) {
  const [city, state] = places[number] ?? places[0];
  const topic = seededTopics[index];
  if (topic)
    await printPiece('blog', factsFor(topic, { city, state, titleNumber: number * 4 }), firstSeed);
}

for (const [number, index] of [0, 10].entries()) {
  const [city, state] = places[number + 5] ?? places[0];
  const topic = seededTopics[index];
  if (topic) await printLongForm(factsFor(topic, { city, state }), firstSeed);
}

async function printPiece(kind: 'post' | 'blog', facts: Facts, seed: number) {
  const { value } = await writer.write({ kind, facts, prompt: '', schema: PieceDraft, seed });
  const shape = kind === 'post' ? ` (${facts.template?.name})` : '';
  print(`\n=== ${facts.topic.name}${shape}\n# ${value.title}\n`);
  print(readable(value.content));
  print(`\n${value.hashtags.map((tag) => `#${tag}`).join(' ')}`);
  print(`Tags: ${value.contentTags.join(', ')}\nPicture: ${value.imagePrompt}`);
}

async function printLongForm(facts: Facts, seed: number) {
  const { value: plan } = await writer.write({
    kind: 'outline',
    facts,
    prompt: '',
    schema: OutlineDraft,
    seed,
  });
  const { value: frame } = await writer.write({
    kind: 'frame',
    facts: { ...facts, longForm: plan },
    prompt: '',
    schema: FrameDraft,
    seed,
  });
  print(`\n=== long form\n# ${plan.mainTitle}\n\n${readable(frame.introduction)}`);
  let previous: SectionDraft | undefined;
  for (const [index, { question }] of plan.outline.entries()) {
    const answers = [{ question, answer: sampleAnswers[index] ?? '' }];
    const longForm = { ...plan, index, previous };
    const { value } = await writer.write({
      kind: 'section',
      facts: { ...facts, answers, longForm },
      prompt: '',
      schema: SectionDraft,
      seed: seed + index,
    });
    print(`\n## ${value.title}\n\n${readable(value.content)}`);
    previous = value;
  }
  print(`\n${readable(frame.closing)}`);
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
