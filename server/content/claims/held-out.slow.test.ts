import { expect, test } from 'vitest';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTopics } from '#builtin/writer/testing/facts.ts';
import type { Origin } from '#contract/claims.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { toldFacts } from './labelled/held-out.ts';
import { retoldFacts } from './labelled/second-held-out.ts';
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
function writePost(told: string[], index: number) {
  const place = places[index % places.length] ?? { city: '', state: '' };
  const near = [0, 13, 26].map((step) => told[(index + step) % told.length] ?? '');
  const answers = near.map((answer) => ({ question: 'What should people know?', answer }));
  const topic = seededTopics[index % seededTopics.length];
  if (!topic) throw new Error('no topic');
  const facts = { ...factsFor(topic, { ...place, titleNumber: index }), answers };
  const { draft } = compose({ kind: 'post', facts, seed: index, today });
  const others = told.map((answer) => ({ question: '', answer }));
  const origins: Origin[] = [
    ...originsOfAnswers(answers, 'answer'),
    ...originsOfAnswers(others, 'remembered answer'),
    ...originsOfLocal(localFactsOf(place, today)),
    originOfPlace(place),
  ];
  return { text: plainTextOf((draft as { content: string }).content), origins, place: place.city };
}

/** A sentence somewhere inside a text. */
function planted(text: string, sentence: string, index: number) {
  const ends = sentencesOf(text).map(({ end }) => end);
  const at = ends[index % ends.length] ?? 0;
  const before = `${text.slice(0, at)} `;
  return { whole: `${before}${sentence}${text.slice(at)}`, start: before.length };
}

type Said = { sentence: string; index: number };

/** False words that no open claim covers, and claims of true sentences that are open. */
function measure(
  told: string[],
  { wrong, right }: { wrong: (Said & { words: string })[]; right: Said[] },
) {
  const posts = told.map((_, index) => writePost(told, index));
  const claimsOf = ({ sentence, index }: Said) => {
    const { text, origins, place } = posts[index] ?? { text: '', origins: [], place: '' };
    const { whole, start } = planted(text, sentence, index);
    return matchClaims(whole, origins, { place })
      .filter((claim) => claim.start < start + sentence.length && claim.end > start)
      .map((claim) => ({ ...claim, at: claim.start - start }));
  };
  const missed = wrong.filter(({ words, ...said }) => {
    const at = said.sentence.indexOf(words);
    return !claimsOf(said).some(
      (claim) => !claim.origin && claim.at < at + words.length && claim.at + claim.text.length > at,
    );
  });
  const claims = right.flatMap(claimsOf);
  const alarms = claims.filter(({ origin }) => !origin);
  process.stdout.write(
    `held out: ${wrong.length - missed.length} of ${wrong.length} found open; ${alarms.length} false alarms in ${claims.length} claims of ${right.length} rewordings\n`,
  );
  return {
    found: 1 - missed.length / wrong.length,
    alarms: alarms.length / claims.length,
    seen: JSON.stringify({ missed, alarms }, null, 1),
  };
}

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
  const right = toldFacts.flatMap(({ reworded }, index) =>
    reworded.map((sentence) => ({ sentence, index })),
  );
  const told = toldFacts.map(({ fact }) => fact);
  const { found, alarms, seen } = measure(told, { wrong, right });
  expect(found, seen).toBeGreaterThan(0.8);
  expect(alarms, seen).toBeLessThan(0.2);
});

test('so are those of a second set, which was written later', () => {
  const wrong = retoldFacts.flatMap((each, index) =>
    each.wrong.map(([sentence, words]) => ({ sentence, words, index })),
  );
  const right = retoldFacts.flatMap(({ reworded }, index) =>
    reworded.map((sentence) => ({ sentence, index })),
  );
  expect([wrong.length, right.length]).toEqual([60, 60]);
  const told = retoldFacts.map(({ fact }) => fact);
  const { found, alarms, seen } = measure(told, { wrong, right });
  expect(found, seen).toBeGreaterThan(0.8);
  expect(alarms, seen).toBeLessThan(0.2);
});
