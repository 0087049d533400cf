import { expect, test } from 'vitest';
import { PieceDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { compose } from './compose.ts';
import {
  factsAbout,
  factsFor,
  seededTemplates,
  seededTopic,
  seededTopics,
  someDay,
  visibleText,
} from './testing/facts.ts';
import { differentPosts } from './testing/many-texts.ts';

const writer = createBuiltinWriter(compose, () => someDay);

async function write(facts: Parameters<typeof writer.write>[0]['facts'], seed: number) {
  const piece = { kind: 'post' as const, facts, prompt: '', schema: PieceDraft, seed };
  return visibleText((await writer.write(piece)).value.content);
}

// The sweep has 150 of each.
test.each(seededTopics)('posts about $identifier differ', (topic) => {
  expect(differentPosts(topic, 20)).toBe(20);
});

test.each(['Local spotlight', 'Number first'])(
  '%s, asked for, is rarely the same',
  async (name) => {
    const template = seededTemplates.find((each) => each.name === name);
    const facts = factsFor(seededTopic('financing'), {
      titleNumber: 2,
      template,
      isTemplateBinding: true,
    });
    const texts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) texts.add(await write(facts, seed * 77_777 + 3));
    expect(texts.size).toBeGreaterThanOrEqual(35);
  },
);

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
    expect(text).toMatch(own);
  }
});
