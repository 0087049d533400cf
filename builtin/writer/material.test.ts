import { describe, expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { kindOfSubject } from './knowledge/subject-kind.ts';
import { labelsFor } from './labels.ts';
import { gatherMaterial } from './material.ts';
import { factsAbout, factsFor, seededTopic, someDay } from './testing/facts.ts';

describe('a risky subject is not repeated', () => {
  test.each(['Safest neighborhoods', 'Christian communities', 'no section 8'])('%s', (subject) => {
    const facts = factsAbout(subject);
    const material = gatherMaterial(facts, someDay);
    expect(material.subject).toBe('this subject');
    expect(material.notes.join(' ')).toContain('fair housing');
    const labels = labelsFor(facts, material, createRandom(1), 'post');
    expect(JSON.stringify(labels).toLowerCase()).not.toMatch(/safest|christian|section|subject/);
  });

  test('others are, without a note', () => {
    const material = gatherMaterial(factsAbout('solar panels'), someDay);
    expect(material).toMatchObject({ subject: 'solar panels', notes: [] });
  });
});

test('a topic that is called general is one nobody knows', () => {
  const facts = factsAbout('solar panels');
  const material = gatherMaterial(
    { ...facts, topic: { ...facts.topic, identifier: 'general' } },
    someDay,
  );
  expect(material.subject).toBe('solar panels');
});

test.each(['AUSTIN', 'austin', 'Austin, TX', ' Austin '])(
  'a title filled with %j is known',
  (city) => {
    const material = gatherMaterial(factsFor(seededTopic('sellers'), { city }), someDay);
    expect(material.titleEntry).toBeDefined();
    expect(material.place.city).toBe('Austin');
  },
);

test.each([
  ['pickleball', 'outing'],
  ['coffee shops', 'outing'],
  ['dogs', 'outing'],
  ['Thanksgiving', 'outing'],
  ['solar panels', 'project'],
  ['HOA fees', 'money'],
  ['the new Apple campus', 'any'],
])('%s is of the kind %s', (subject, kind) => {
  expect(kindOfSubject(subject)).toBe(kind);
});

test.each(['pickleball', 'coffee shops', 'dogs', 'Thanksgiving'])(
  'nobody asks an insurer about %s',
  (subject) => {
    const { own, others, knowledge } = gatherMaterial(factsAbout(subject), someDay);
    const advice = JSON.stringify([own, others, knowledge.spotlights, knowledge.comparisons]);
    expect(advice).not.toMatch(/insurer|permit counter|offices that have a say|contractors/i);
  },
);

test('nothing is said of what lies under a house that stands on a slab', () => {
  const topic = seededTopic('home-maintenance');
  const answer = 'clay, it lifts one corner of the slab';
  const question = topic.questions[1] ?? '';
  const under = (state: string, answers: { question: string; answer: string }[]) =>
    topic.titles.flatMap((_, titleNumber) => {
      const facts = factsFor(topic, { city: 'Salem', state, titleNumber, answers });
      return gatherMaterial(facts, someDay).own.filter(({ action }) => /\bsump\b/.test(action));
    });
  expect(under('OR', []).length).toBeGreaterThan(0);
  expect(under('OR', [{ question, answer }])).toEqual([]);
  expect(under('TX', [])).toEqual([]);
});
