import { expect, test } from 'vitest';
import {
  aiProviders,
  findAiProvider,
  imageProviders,
  keyedProviders,
  textProviders,
} from './ai-providers.ts';

test('the order in which providers are offered and their keys are looked for', () => {
  expect(textProviders).toEqual([
    'openai',
    'anthropic',
    'google',
    'ollama',
    'compatible',
    'builtin',
  ]);
  expect(imageProviders).toEqual(['openai', 'google', 'compatible', 'builtin']);
  expect(keyedProviders).toEqual(['openai', 'anthropic', 'google']);
});

test('a provider is found by its name, and nothing else is one', () => {
  expect(findAiProvider('openai')?.label).toBe('OpenAI');
  for (const name of ['', 'gone', 'constructor']) expect(findAiProvider(name)).toBeUndefined();
});

test.each(Object.entries(aiProviders))('%s can be reached in exactly one way', (_name, row) => {
  const ways = [row.keyVariable, row.ownServer, row.runsLocally].filter(Boolean);
  expect(ways).toHaveLength(1);
  // A key alone chooses the provider, so it needs a model to begin with.
  if (row.keyVariable || row.runsLocally) {
    for (const use of [row.text, row.image]) expect(use ? use.model : 'none').toBeTruthy();
  }
});
