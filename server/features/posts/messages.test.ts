import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { answerWith, postRequest } from './testing/requests.ts';

/** What really leaves for a provider, read as the provider reads it. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

type Turn = { role: string; text: string };

/** The messages of one request, whatever boxes their text is in. */
function turnsOf(index = 0): Turn[] {
  const body = fake.requests[index]?.body as
    | { messages: { role: string; content: string | { text: string }[] }[] }
    | undefined;
  return (body?.messages ?? []).map(({ role, content }) => ({
    role,
    text: typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
  }));
}

const dataOf = (text: string) =>
  JSON.parse(/\[data-[0-9a-f]{24} begins\]\n([\s\S]*)\n\[data-/.exec(text)?.[1] ?? '{}');

const answers = [
  { question: 'What sold?', answer: 'A 1921 foursquare on Cumberland' },
  { question: 'What next?', answer: 'dm me INSPECT' },
];

const harmless = answerWith('<p>Four bedrooms and a yard.</p>');

describe.each(['content', 'blog'])('a new piece by the %s prompt', (promptType) => {
  test('is ordered in a system message of ours and a task with its data', async () => {
    const client = await app.newUser();
    fake.always(harmless);
    const body = {
      ...postRequest,
      promptType,
      userAnswers: answers,
      selectedTitle: 'My own title',
    };
    const response = await client.post('/api/generate', body);
    expect(response.json()).toMatchObject({ posts: [{ title: 'My own title' }] });

    const [system, user] = turnsOf();
    expect(turnsOf().map(({ role }) => role)).toEqual(['system', 'user']);
    expect(system?.text).toMatch(/FAIR HOUSING[\s\S]*FACTS[\s\S]*PRIVACY[\s\S]*DATA[\s\S]*OUTPUT/);
    expect(system?.text).not.toContain('Cumberland');
    expect(user?.text).toContain('Write the piece this title promises');
    expect(user?.text).toContain('unchanged, to the letter');
    expect(user?.text).toContain('Texas');
    const data = dataOf(user?.text ?? '');
    expect(data).toMatchObject({ title: 'My own title', place: 'Austin, Texas', answers });
    // The names of pages nobody has read are no material.
    expect(JSON.stringify(turnsOf())).not.toContain('Further reading');
    for (const { answer } of answers) {
      expect(JSON.stringify(turnsOf()).split(answer)).toHaveLength(2);
    }
  });
});

test('what the law of a state says is sent with its source, its day and a caution', async () => {
  const client = await app.newUser();
  fake.always(harmless);
  await client.post('/api/generate', postRequest);
  const text = turnsOf()[1]?.text ?? '';
  const { process, local } = dataOf(text);
  expect(process).toEqual([
    {
      term: "The seller's disclosure form is the Seller's Disclosure Notice.",
      source: 'Texas Property Code 5.008',
      asOf: 'November 16, 2026',
    },
  ]);
  expect(local).not.toHaveProperty('process');
  expect(text).toMatch(/- "process": .*with its source, and say nothing else about the law\./);
  expect(turnsOf()[0]?.text).toContain('say that current rules should be checked');
});

test('questions hear when and where it is, and no figures to write from', async () => {
  const client = await app.newUser();
  await client.post('/api/questions', postRequest);
  const data = dataOf(turnsOf()[1]?.text ?? '');
  expect(data).toMatchObject({ today: expect.any(String), where: { county: 'Travis County' } });
  expect(JSON.stringify(data)).not.toMatch(/climate|FHFA|Property Code/);
});

test('an answer that is given anew is not sent a second time from memory', async () => {
  const client = await app.newUser();
  fake.always(harmless);
  const databaseAnswers = [
    { question: 'what next', answer: 'Call me' },
    { question: 'Anything else?', answer: 'DM me inspect!' },
    { question: 'Since when?', answer: 'For ten years' },
  ];
  const body = { ...postRequest, userAnswers: answers, databaseAnswers };
  const { posts } = (await client.post('/api/generate', body)).json();
  const kept = [{ question: 'Since when?', answer: 'For ten years' }];
  expect(dataOf(turnsOf()[1]?.text ?? '').earlierAnswers).toEqual(kept);
  expect(posts[0].shapedBy.memory).toEqual(kept);
});

describe('a second try goes on with the conversation', () => {
  test('after wording to avoid: the first answer, then what was wrong with it', async () => {
    const client = await app.newUser();
    fake.next(answerWith('<p>Perfect for families, with a yard.</p>'), harmless);
    await client.post('/api/generate', postRequest);
    const [first, second] = [turnsOf(0), turnsOf(1)];
    expect(second.slice(0, 2)).toEqual(first);
    expect(second.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(JSON.parse(second[2]?.text ?? '').content).toContain('Perfect for families');
    expect(second[3]?.text).toMatch(/- Without "Perfect for families" \(content\), because: \S/);
  });

  test('after another shape: which field was wrong, and how', async () => {
    const client = await app.newUser();
    const value = { title: 'A title', content: ' ', hashtags: 'none', contentTags: [] };
    fake.next({ kind: 'answer', value }, harmless);
    await client.post('/api/generate', postRequest);
    const second = turnsOf(1);
    expect(JSON.parse(second[2]?.text ?? '')).toEqual(value);
    expect(second[3]?.text).toContain('was not the JSON object that was asked for');
    expect(second[3]?.text).toContain('"content": must not be empty');
    expect(second[3]?.text).toContain('"hashtags": Invalid input: expected array');
    expect(second[3]?.text).toContain('"imagePrompt": ');
  });

  test('after words that are no JSON', async () => {
    const client = await app.newUser();
    fake.next({ kind: 'malformed-json', as: 'chatty' }, harmless);
    await client.post('/api/generate', postRequest);
    expect(turnsOf(1)[2]?.text).toMatch(/^Certainly!/);
    expect(turnsOf(1)[3]?.text).toContain('it is no valid JSON');
  });
});

describe('a revision', () => {
  const originalPost = {
    title: 'Three roofs of Austin',
    content:
      '<h2>Roofs</h2><p>See <a href="https://example.com/a">the list</a>.</p><table><tbody><tr><td>Tile</td></tr></tbody></table>',
    hashtags: ['AustinHomes'],
    contentTags: ['roofs', 'sellers', 'list'],
    imagePrompt: 'Tile roofs at noon',
    topic: 'sellers',
    location: 'Austin',
    state: 'TX',
  };
  const revisionContext = { originalPost, revisionRequest: 'Make it half as long' };

  test('has its own prompt, the structure of the text and the request apart', async () => {
    const client = await app.newUser();
    await client.post('/api/revise', { ...postRequest, revisionContext, userAnswers: answers });
    const [system, user] = turnsOf();
    expect(system?.text).toContain('"note"');
    const text = user?.text ?? '';
    expect(text).not.toMatch(/110 to 190 words|<structure>/);
    expect(text).toMatch(/\[request-[0-9a-f]{24} begins\]\n\{\n "request": "Make it half as long"/);
    const { title, contentTags, imagePrompt } = originalPost;
    expect(dataOf(text)).toMatchObject({ title, contentTags, imagePrompt, answers });
    expect(dataOf(text).html).toMatch(
      /^<h2>Roofs<\/h2><p>See <a href="link-[0-9a-f]{6}-1">the list<\/a>\.<\/p><table>/,
    );
    expect(JSON.stringify(turnsOf())).not.toContain('example.com');
    expect(dataOf(text).local).toMatchObject({ county: 'Travis County' });
  });

  test('tells the agent what was declined, in plain words', async () => {
    const client = await app.newUser();
    const note = 'I left out "safe street":\n<b>fair housing</b> rules forbid it.';
    fake.always(answerWith('<p>See the list.</p>', { note }));
    const { posts } = (
      await client.post('/api/revise', {
        ...postRequest,
        revisionContext: {
          ...revisionContext,
          originalPost: { ...originalPost, content: '<p>See the list of roofs.</p>' },
        },
      })
    ).json();
    expect(posts[0].note).toBe('I left out "safe street": fair housing rules forbid it.');
  });
});
