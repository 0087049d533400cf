import { expect, test } from 'vitest';
import { writerName } from './writer-name.ts';

test.each([
  ['openai', 'OpenAI some-model'],
  ['anthropic', 'Anthropic some-model'],
  ['google', 'Google some-model'],
  ['ollama', 'Ollama some-model'],
  ['compatible', 'some-model'],
  ['builtin', 'Porchlight’s built-in writer'],
  ['one we no longer have', 'some-model'],
])('a text of %s was written by %s', (provider, name) => {
  expect(writerName({ provider, model: 'some-model' })).toBe(name);
});
