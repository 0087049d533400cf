import { expect, test } from 'vitest';
import { chooseImage, chooseSmallText, chooseText } from './ai-settings.ts';

test('without anything set our own serve', () => {
  expect(chooseText({}).provider).toBe('builtin');
  expect(chooseImage({}).provider).toBe('builtin');
});

test('the first provider with a key serves', () => {
  expect(chooseText({ anthropicKey: 'k', googleKey: 'k' }).provider).toBe('anthropic');
  expect(chooseText({ openaiKey: 'k', googleKey: 'k' }).provider).toBe('openai');
  expect(chooseImage({ anthropicKey: 'k' }).provider).toBe('builtin');
  expect(chooseImage({ anthropicKey: 'k', googleKey: 'k' }).provider).toBe('google');
});

test('a key of its own does not choose a compatible server', () => {
  expect(chooseText({ apiKey: 'k', baseUrl: 'http://x' }).provider).toBe('builtin');
});

test('provider and model are separated by the first colon only', () => {
  expect(chooseText({ text: 'ollama:llama3.1:8b' })).toEqual({
    provider: 'ollama',
    model: 'llama3.1:8b',
  });
});

test('a provider without a model gets the usual one', () => {
  expect(chooseText({ text: 'openai', openaiKey: 'k' }).model).toMatch(/^gpt/);
  expect(chooseText({ text: 'builtin' }).provider).toBe('builtin');
});

test.each([
  [
    { text: 'gpt:5' },
    'AI_TEXT must be one of openai, anthropic, google, ollama, compatible, builtin',
  ],
  [{ text: 'openai:gpt-5' }, 'AI_TEXT chooses openai, which needs OPENAI_API_KEY'],
  [{ text: 'anthropic:claude' }, 'needs ANTHROPIC_API_KEY'],
  [{ text: 'google:gemini' }, 'needs GOOGLE_GENERATIVE_AI_API_KEY'],
  [{ text: 'compatible:x' }, 'needs AI_BASE_URL'],
  [{ text: 'ollama' }, 'AI_TEXT must name a model'],
])('%j is refused at start: %s', (variables, message) => {
  expect(() => chooseText(variables)).toThrow(message);
});

test('anthropic draws no pictures', () => {
  expect(() => chooseImage({ image: 'anthropic:claude' })).toThrow(
    'AI_IMAGE must be one of openai, google',
  );
});

test('a smaller model asks questions only where one is named', () => {
  expect(chooseSmallText({ openaiKey: 'k' })).toBeUndefined();
  expect(chooseSmallText({ textSmall: 'openai:gpt-5-nano', openaiKey: 'k' })).toEqual({
    provider: 'openai',
    model: 'gpt-5-nano',
  });
  expect(() => chooseSmallText({ textSmall: 'openai:x' })).toThrow(
    'AI_TEXT_SMALL chooses openai, which needs OPENAI_API_KEY',
  );
});
