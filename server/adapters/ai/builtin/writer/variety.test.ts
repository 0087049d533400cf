import { expect, test } from 'vitest';
import { createRandom } from '#server/adapters/ai/builtin/random.ts';
import { PieceDraft } from '#server/content/drafts.ts';
import { createBuiltinWriter } from './builtin-writer.ts';
import {
  factsAbout,
  factsFor,
  seededTemplates,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from './testing/facts.ts';

const writer = createBuiltinWriter(() => someDay);

async function write(facts: Parameters<typeof writer.write>[0]['facts'], seed: number) {
  const piece = { kind: 'post' as const, facts, prompt: '', schema: PieceDraft, seed };
  return visibleText((await writer.write(piece)).value.content);
}

const posts = 150;

test.each(seededTopics)(
  'posts about $identifier differ, whatever title, template and seed are drawn',
  async (topic) => {
    const random = createRandom(topic.identifier.length * 7_919);
    const texts = new Set<string>();
    for (let post = 0; post < posts; post++) {
      const titleNumber = Math.floor(random.next() * 13);
      const facts = factsFor(topic, { titleNumber, template: random.pick(seededTemplates) });
      texts.add(await write(facts, Math.floor(random.next() * 1e9)));
    }
    expect(texts.size).toBe(posts);
  },
);

test.each(['Local spotlight', 'Number first'])('%s is rarely the same', async (name) => {
  const template = seededTemplates.find((each) => each.name === name);
  const facts = factsFor(seededTopic('financing'), { titleNumber: 2, template });
  const texts = new Set<string>();
  for (let seed = 0; seed < 100; seed++) texts.add(await write(facts, seed * 77_777 + 3));
  expect(texts.size).toBeGreaterThanOrEqual(97);
});

test.each(['solar panels', 'pickleball', 'escrow'])('posts name %s', async (subject) => {
  for (const template of seededTemplates) {
    const text = (await write(factsAbout(subject, { template }), 5)).toLowerCase();
    expect(text, template.name).toContain(subject);
  }
});

test('a figure is explained by its own measure or by none', async () => {
  const template = seededTemplates.find(({ name }) => name === 'Number first');
  for (const [label, own] of [
    ['median sale price', /middle one/],
    ['moon phase', /^(?!.*\b(?:median|pending)\b)/s],
  ] as const) {
    const figures = { source: 'ATTOM', asOf: 'March 2026', figures: [{ label, value: '512' }] };
    const text = await write(factsFor(seededTopic('marketreport'), { figures, template }), 3);
    expect(text.split('\n')[0]).toMatch(own);
  }
});
