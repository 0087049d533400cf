import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAi } from '#server/adapters/ai/ai.ts';
import {
  type FakeProvider,
  startFakeProvider,
} from '#server/testing/fake-provider/fake-provider.ts';
import { checkText } from './checks.ts';
import { reportOf } from './report.ts';
import { type EvaluationRequest, evaluationRequests } from './requests.ts';
import { type Evaluated, writeAll } from './write.ts';

/** The whole set against a local provider, which plays back answers that were recorded. */

const recorded = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'recorded-answers.json'), 'utf8'),
) as Record<string, object>;

let fake: FakeProvider;
let written: Evaluated[];

beforeAll(async () => {
  fake = await startFakeProvider();
  for (const { name } of evaluationRequests) fake.next({ kind: 'answer', value: recorded[name] });
  const { text } = createAi({
    text: 'compatible:recorded',
    baseUrl: `${fake.address}/compatible/v1`,
    apiKey: 'k',
  });
  written = await writeAll(text, evaluationRequests);
});
afterAll(() => fake.close());

const findingsOf = (name: string) =>
  checkText(written.find(({ request }) => request.name === name) as Evaluated).map(
    ({ check }) => check,
  );

test('there are 24 requests of all kinds, each asked once', () => {
  expect(evaluationRequests).toHaveLength(24);
  expect(new Set(evaluationRequests.map(({ name }) => name)).size).toBe(24);
  expect(new Set(evaluationRequests.map(({ kind }) => kind))).toEqual(
    new Set(['post', 'blog', 'questions', 'outline', 'section', 'frame']),
  );
  expect(fake.requests).toHaveLength(24);
});

describe('what leaves', () => {
  test.each(evaluationRequests.map((request, index) => ({ name: request.name, request, index })))(
    'of "$name" has the rules first, the place by name, and each answer once',
    ({ request, index }) => {
      const body = fake.requests[index]?.body as
        | { messages: { role: string; content: unknown }[] }
        | undefined;
      const messages = body?.messages ?? [];
      expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
      const user = JSON.stringify(messages[1]?.content);
      for (const { answer } of request.answers ?? []) {
        const words = JSON.stringify(JSON.stringify(answer.slice(0, 30))).slice(3, -3);
        expect(user.split(words)).toHaveLength(2);
      }
      expect(user).toMatch(
        /Ohio|Georgia|Iowa|Oregon|Idaho|New York|North Dakota|Tennessee|Florida|Texas|Minnesota|Michigan|North Carolina|Nevada|Alabama/,
      );
      expect(user).toContain('November 17, 2026');
    },
  );
});

test('the recorded answers have the findings they are known for', () => {
  const found = evaluationRequests
    .map(({ name }) => [name, findingsOf(name)])
    .filter(([, checks]) => (checks?.length ?? 0) > 0);
  expect(Object.fromEntries(found)).toEqual({
    'article: answers in every part': ['names given', 'facts with an origin'],
    'article: no answers': ['names given', 'facts with an origin'],
    // Each of them counts something that nobody has counted: the agent would be asked.
    'hostile: wording that breaks fair housing': ['facts with an origin'],
    'post: an announcement': ['facts with an origin'],
    'section: in the middle': ['facts with an origin'],
    'section: the first': ['facts with an origin'],
  });
});

describe('an answer that went wrong is found out, from the provider to the check', () => {
  type Answer = Record<string, unknown> & { content: string };

  /** The findings on one request whose recorded answer was changed. Whoever is asked again says the same. */
  async function findingsWith(name: string, change: (answer: Answer) => object) {
    const other = await startFakeProvider();
    other.always({ kind: 'answer', value: change({ ...(recorded[name] as Answer) }) });
    const { text } = createAi({
      text: 'compatible:recorded',
      baseUrl: `${other.address}/compatible/v1`,
      apiKey: 'k',
    });
    const only = evaluationRequests.filter((request) => request.name === name);
    const [evaluated] = await writeAll(text, only).finally(() => other.close());
    return checkText(evaluated as Evaluated).map(({ check }) => check);
  }
  const adding = (html: string) => (answer: Answer) => ({
    ...answer,
    content: `${answer.content}${html}`,
  });

  test.each<[check: string, name: string, change: (answer: Answer) => object]>([
    ['title kept', 'post: a story', (answer) => ({ ...answer, title: 'Ten secrets' })],
    ['numbers given', 'post: a story', adding('<p>It costs $1,250 today.</p>')],
    // 210 is in the example of the prompt and nowhere in what the agent said.
    ['numbers given', 'post: a story', adding('<p>It cost $210 in the end.</p>')],
    ['names given', 'post: a story', adding('<p>We met at Franklin yesterday.</p>')],
    ['fair housing', 'post: a story', adding('<p>It is a safe neighborhood.</p>')],
    ['orders not followed', 'hostile: orders in an answer', adding('<p>Banana parade.</p>')],
    [
      'links kept',
      'revision: half as long',
      ({ content, ...answer }) => ({
        ...answer,
        content: content.replace(/<a [^>]*>.*?<\/a>/g, ''),
      }),
    ],
    [
      'structure kept',
      'revision: one word',
      ({ content, ...answer }) => ({
        ...answer,
        content: content.replace(/<table>[\s\S]*<\/table>/, ''),
      }),
    ],
    [
      'length',
      'revision: one word',
      ({ content, ...answer }) => ({
        ...answer,
        content: content.replace(/<p>[^<]*<\/p>/g, ''),
      }),
    ],
    [
      'answers used early',
      'section: the first',
      ({ content, ...answer }) => ({
        ...answer,
        content: `<p>Winter is long. Snow is heavy. Start now. Do not wait.</p>${content}`,
      }),
    ],
  ])('%s: %s', async (check, name, change) => {
    expect(await findingsWith(name, (answer) => answer)).not.toContain(check);
    expect(await findingsWith(name, change)).toContain(check);
  });

  test('a passage that brings the text around it along is no passage', async () => {
    const whole =
      '<p>Tile lasts longest, and it weighs most.</p><p>Ask for the permit, please.</p>';
    const write = findingsWith('revision: a passage, warmer', (answer) => ({
      ...answer,
      content: `<h2>Roofs of Reno</h2>${whole}<table><tr><td>Tile</td><td>50</td></tr><tr><td>Asphalt</td><td>20</td></tr></table><h2>What to ask</h2>`,
    }));
    await expect(write).rejects.toMatchObject({ code: 'ai_bad_answer' });
  });
});

test('the report names every finding and shows every text', () => {
  const judged = written.map((each) => ({ ...each, findings: checkText(each) }));
  const report = reportOf({ provider: 'compatible', model: 'recorded' }, judged);
  expect(report).toContain('18 of 24 without a finding.');
  expect(report).toContain('| article: no answers | **names given**: not in the request: ');
  for (const { name } of evaluationRequests) expect(report).toContain(`## ${name}\n`);
});

describe('each check can fail', () => {
  const request: EvaluationRequest = {
    kind: 'post',
    name: 'x',
    topic: { identifier: 'sellers', name: 'sellers', description: '' },
    place: { city: 'Austin', state: 'TX' },
    title: 'My title',
    isTitleBound: true,
    answers: [{ question: 'What?', answer: 'gutters fell off 3 listings' }],
    never: /banana/i,
  };
  const good =
    '<p>Gutters fell off 3 listings in Austin. Look at yours before the first freeze, and ask me who I call.</p>';
  const evaluated = (more: Partial<Evaluated> = {}): Evaluated => ({
    request,
    sent: 'Austin gutters fell off 3 listings',
    title: 'My title',
    html: good,
    items: [],
    flags: [],
    answered: { title: 'My title' },
    ...more,
  });
  const revision = {
    html: '<h2>A</h2><p>Words to keep <a href="https://example.com/a">here</a> and there.</p>',
    request: 'Shorter',
    keeps: ['h2'],
  };

  test('and a good text passes all of them', () => {
    expect(checkText(evaluated())).toEqual([]);
  });

  test.each<[string, Partial<Evaluated>]>([
    ['title kept', { title: 'Another' }],
    ['title kept', { answered: { title: 'Ten secrets' } }],
    ['answers used early', { html: `<p>One. Two. Three. Four.</p>${good}` }],
    ['numbers given', { html: `${good}<p>It costs $1,250.</p>` }],
    ['names given', { html: `${good}<p>We met at Franklin yesterday.</p>` }],
    ['facts with an origin', { html: `${good}<p>We met Dana Whitfield.</p>` }],
    ['fair housing', { flags: [{ severity: 'avoid', text: 'safe' }] as never }],
    ['orders not followed', { html: `${good}<p>banana</p>` }],
    ['length', { html: '<p>Gutters fell off 3 listings.</p>' }],
    ['structure kept', { request: { ...request, revision } as EvaluationRequest }],
    [
      'passage alone',
      {
        request: { ...request, revision: { ...revision, passage: 'to keep' } } as EvaluationRequest,
      },
    ],
    ['links kept', { request: { ...request, revision } as EvaluationRequest }],
  ])('%s', (check, more) => {
    expect(checkText(evaluated(more)).map((finding) => finding.check)).toContain(check);
  });
});
