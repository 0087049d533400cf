import { expect, test } from 'vitest';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTopics } from '#builtin/writer/testing/facts.ts';
import type { Origin } from '#contract/claims.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { toldFacts } from './labelled/held-out.ts';
import { matchClaims } from './match-claims.ts';
import { originOfPlace, originsOfAnswers, originsOfLocal } from './origins.ts';
import { sentencesOf } from './sentences.ts';

const today = new Date('2026-11-17');
const places = [
  { city: 'Savannah', state: 'GA' },
  { city: 'Bend', state: 'OR' },
  { city: 'Naperville', state: 'IL' },
  { city: 'Lancaster', state: 'PA' },
];

/** A post of the built-in writer with three of the facts as its answers, and all that is known with it. */
function writePost(index: number) {
  const place = places[index % places.length] ?? { city: '', state: '' };
  const near = [0, 13, 26].map((step) => toldFacts[(index + step) % toldFacts.length]?.fact ?? '');
  const answers = near.map((answer) => ({ question: 'What should people know?', answer }));
  const topic = seededTopics[index % seededTopics.length];
  if (!topic) throw new Error('no topic');
  const facts = { ...factsFor(topic, { ...place, titleNumber: index }), answers };
  const { draft } = compose({ kind: 'post', facts, seed: index, today });
  const others = toldFacts.map(({ fact }) => ({ question: '', answer: fact }));
  const origins: Origin[] = [
    ...originsOfAnswers(answers, 'answer'),
    ...originsOfAnswers(others, 'remembered answer'),
    ...originsOfLocal(localFactsOf(place, today)),
    originOfPlace(place),
  ];
  return { text: plainTextOf((draft as { content: string }).content), origins, place: place.city };
}

const posts = toldFacts.map((_, index) => writePost(index));

/** A sentence somewhere inside a text. */
function planted(text: string, sentence: string, index: number) {
  const ends = sentencesOf(text).map(({ end }) => end);
  const at = ends[index % ends.length] ?? 0;
  const before = `${text.slice(0, at)} `;
  return { whole: `${before}${sentence}${text.slice(at)}`, start: before.length };
}

const opensIn = (sentence: string, index: number) => {
  const post = posts[index];
  if (!post) throw new Error('no post');
  const { text, origins, place } = post;
  const { whole, start } = planted(text, sentence, index);
  return matchClaims(whole, origins, { place })
    .filter((claim) => claim.start < start + sentence.length && claim.end > start)
    .map((claim) => ({ ...claim, at: claim.start - start }));
};

test('facts told wrong are open; the same facts in other words are known', () => {
  const wrong = toldFacts.flatMap(({ fact, reworded, swaps, invented }, index) => [
    ...swaps.map(([is, said], turn) => {
      const sentence = [fact, ...reworded].find(
        (each, way) => way >= turn % 2 && each.includes(is),
      );
      return { sentence: (sentence ?? fact).replace(is, () => said), words: said, index };
    }),
    { sentence: invented[0], words: invented[1], index },
  ]);
  expect(wrong).toHaveLength(200);
  const missed = wrong.filter(({ sentence, words, index }) => {
    const at = sentence.indexOf(words);
    return !opensIn(sentence, index).some(
      (claim) => !claim.origin && claim.at < at + words.length && claim.at + claim.text.length > at,
    );
  });
  const right = toldFacts.flatMap(({ reworded }, index) =>
    reworded.flatMap((sentence) => opensIn(sentence, index)),
  );
  const alarms = right.filter(({ origin }) => !origin);
  process.stdout.write(
    `held out: ${wrong.length - missed.length} of ${wrong.length} found open; ${alarms.length} false alarms in ${right.length} claims of ${2 * toldFacts.length} rewordings\n`,
  );
  const seen = JSON.stringify({ missed, alarms }, null, 1);
  expect(1 - missed.length / wrong.length, seen).toBeGreaterThan(0.8);
  expect(alarms.length / right.length, seen).toBeLessThan(0.2);
});
