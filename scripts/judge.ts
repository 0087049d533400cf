import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gatherMaterial } from '#builtin/writer/material.ts';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { heldOutAnswerSets } from '#builtin/writer/testing/answer-sets/held-out.ts';
import { tuned } from '#builtin/writer/testing/answer-sets/tuned.ts';
import { type TypedRequest, typed, typedLater } from '#builtin/writer/testing/answer-sets/typed.ts';
import { factsAbout, factsFor, seededTopics } from '#builtin/writer/testing/facts.ts';
import type { Facts } from '#contract/facts.ts';
import { factsOfTyped, isChosen, judgedDay, print } from './judge-requests.ts';
import { readable } from './readable.ts';

/**
 * Prints posts of the built-in writer with the scores that the rubric gives them.
 * Run: npm run judge -- [--of typed|typed-later|tuned|held-out|titles|subjects] [--seed 1] [--only 0,3]
 * With --file, requests are read from a JSON file of [topic or subject, "City, ST", title number, ...answers].
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'tuned' },
    file: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

const places = [
  ['Buffalo', 'NY'],
  ['Austin', 'TX'],
  ['Savannah', 'GA'],
  ['Bend', 'OR'],
  ['Scottsdale', 'AZ'],
  ['Lancaster', 'PA'],
] as const;

const subjects = [
  'Just sold on Maple Street',
  'New listing in Hyde Park',
  'Open house this Saturday',
  'Thank you to my clients this year',
  'Happy Thanksgiving',
  'mortgage rates dropped this week',
  'What is earnest money?',
  'Should you waive the inspection?',
  'solar panels',
  'winterizing a vacation home',
  'best coffee shops',
  'My 10 year anniversary in real estate',
];

function factsToWrite(): Facts[] {
  if (values.file)
    return (JSON.parse(readFileSync(values.file, 'utf8')) as TypedRequest[]).map(factsOfTyped);
  if (values.of === 'typed') return typed.map(factsOfTyped);
  if (values.of === 'typed-later') return typedLater.map(factsOfTyped);
  if (values.of === 'held-out') return heldOutAnswerSets.map(factsOfSet);
  if (values.of === 'subjects') {
    return subjects.map((subject, index) => {
      const [city, state] = places[index % places.length] ?? places[0];
      return factsAbout(subject, { city, state });
    });
  }
  if (values.of === 'titles') {
    return seededTopics.flatMap((topic, index) =>
      [index, index + 5].map((titleNumber) => {
        const [city, state] = places[index % places.length] ?? places[0];
        return factsFor(topic, { city, state, titleNumber });
      }),
    );
  }
  return tuned.map(factsOfSet);
}

for (const [index, facts] of factsToWrite().entries()) {
  if (!isChosen(values.only, index)) continue;
  const { post, judged } = judgePost(facts, Number(values.seed) + index, judgedDay);
  const { draft, note } = post;
  print(
    `\n===== ${index} ${facts.topic.name}, ${gatherMaterial(facts, judgedDay).place.city}: ${judged.shape}, ${judged.total.toFixed(2)}`,
  );
  for (const { answer } of facts.answers) print(`  > ${answer.replaceAll('\n', ' / ')}`);
  print(
    `# ${draft.title}\n${readable(draft.content)}\n${draft.hashtags.map((tag) => `#${tag}`).join(' ')}`,
  );
  if (note) print(`Note: ${note}`);
  const low = judged.scores.filter(({ score }) => score < 1);
  print(low.map(({ name, score }) => `[${score.toFixed(2)} ${name}]`).join(' '));
}
