import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import type { HttpAnswer } from './harness/client.ts';
import { type Group, type Probe, type ProbeContext, repeat } from './harness/probe.ts';
import { filled, revision, sectionsOf } from './harness/text-calls.ts';

/** What one account can have sent to a model that somebody else pays for. */

const thousands = (value: number) => Math.round(value / 1_000).toLocaleString('en-US');

/** Characters of one call: a whole text, and what is said about it. */
const sentAtMost = 300_000;

/** Characters of all calls of one account on one day: some million tokens. */
const sentInAllAtMost = 4_000_000;

/** Looks what the provider was sent meanwhile. */
async function counting(
  scene: ProbeContext,
  attack: () => Promise<HttpAnswer[]>,
): Promise<HttpAnswer[]> {
  const { requests } = scene.provider as FakeProvider;
  requests.length = 0;
  const answers = await attack();
  const sizes = requests.map(({ body }) => JSON.stringify(body).length);
  const largest = Math.max(0, ...sizes);
  const sum = sizes.reduce((total, size) => total + size, 0);
  scene.note(
    `the model was sent ${sizes.length} requests, ${thousands(largest)} thousand characters at most, ${thousands(sum)} thousand in all`,
  );
  const isWithin = largest <= sentAtMost && sum <= sentInAllAtMost;
  scene.expect(isWithin, 'the model was sent more than a day of one account is worth');
  return answers;
}

function paid(
  name: string,
  what: string,
  allowed: number[],
  ask: { path: string; body: unknown; count?: number },
): Probe {
  return {
    ...{ name, what, allowed, answerAtMost: 1024 * 1024 },
    async prepare(scene) {
      const person = await scene.register();
      return () =>
        counting(scene, () => repeat(ask.count ?? 1, () => person.post(ask.path, ask.body), 3));
    },
  };
}

const words = 'The porch is in the shade. ';
const subject = { topic: 'sellers', location: 'Austin', state: 'TX' };

const answersOf = (count: number) =>
  Array.from({ length: count }, (_, turn) => ({
    question: filled(`What about porch ${turn}? `, 1_000),
    answer: filled(words, 5_000),
  }));

const outline = Array.from({ length: 12 }, (_, turn) => ({
  title: filled(`Part ${turn} `, 290),
  question: filled('What? ', 990),
}));

export const moneyProbes: Group = {
  name: 'money',
  needsProvider: true,
  probes: [
    paid('paid-huge', 'a revision of 3.3 MB of words', [400, 413], {
      path: '/api/revise',
      body: revision(filled(words, 3_300_000)),
    }),
    paid('paid-revise', 'a revision of the longest text there may be', [200, 400, 413], {
      path: '/api/revise',
      body: revision(filled(words, 199_000)),
    }),
    paid(
      'paid-generate',
      'a post with as many and as long answers as there may be',
      [200, 400, 413],
      {
        path: '/api/generate',
        body: {
          ...{ topicId: 'custom', customTopic: 'Porches', location: 'Austin', state: 'TX' },
          ...{ userAnswers: answersOf(30), databaseAnswers: answersOf(50) },
        },
      },
    ),
    paid('paid-section', 'a section with the longest parts before it', [200, 400, 413], {
      path: '/api/blog/section-content',
      body: {
        ...{ ...subject, outline, userAnswers: answersOf(12), sectionIndices: [1, 1] },
        previousSections: sectionsOf(filled(words, 950_000), 12),
      },
    }),
    paid('paid-combine', 'an article of twelve parts of 99,000 characters', [200, 400, 413], {
      path: '/api/blog/combine',
      body: {
        ...subject,
        mainTitle: 'Porches',
        sectionsContent: sectionsOf(filled(words, 1_188_000), 12),
      },
    }),
    paid('paid-often', '100 revisions of the longest text, three at once', [200, 413, 429], {
      path: '/api/revise',
      body: revision(filled(words, 199_000)),
      count: 100,
    }),
  ],
};
