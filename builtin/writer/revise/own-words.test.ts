import { expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import { factsFor, seededTopics } from '#builtin/writer/testing/facts.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { isFrom } from './own-words.ts';

const answers = [{ question: 'Focus?', answer: 'Bungalows in Hyde Park with original floors' }];

test('a sentence is the agent’s own when it says what was answered', () => {
  expect(isFrom(answers, 'My focus here is bungalows in Hyde Park with original floors.')).toBe(
    true,
  );
  expect(isFrom(answers, 'Ask for the permit history before the first showing.')).toBe(false);
  expect(isFrom(answers, 'A park nearby helps when a family of buyers compares streets.')).toBe(
    false,
  );
});

test('a shorter text keeps what the agent answered', async () => {
  const writer = createBuiltinWriter(compose);
  const topic = seededTopics[0];
  if (!topic) throw new Error('There are no topics');
  for (let seed = 1; seed <= 20; seed++) {
    const facts = { ...factsFor(topic, { titleNumber: seed }), answers };
    const write = (with_: typeof facts) =>
      writer.write({ kind: 'post', facts: with_, prompt: '', schema: PieceDraft, seed });
    const { value } = await write(facts);
    const revision = { ...value, html: value.content, request: 'Make it shorter' };
    const shorter = await write({ ...facts, revision } as typeof facts);
    expect(value.content).toContain('bungalows in Hyde Park');
    expect(shorter.value.content).toContain('bungalows in Hyde Park');
    expect(shorter.value.content.length).toBeLessThan(value.content.length);
  }
});
