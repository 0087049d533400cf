import { describe, expect, test } from 'vitest';
import { testConfig } from '#server/testing/test-settings.ts';
import { dailyBudgets, defaultBudgets } from './ai-budget.ts';

const none = { perUser: null, total: null };
const at = (address: string) => ({ AI_TEXT: 'compatible:m', AI_BASE_URL: address });

describe('without a word about budgets', () => {
  test.each([
    ['our own writer', {}],
    ['Ollama on this machine', { AI_TEXT: 'ollama:llama' }],
    ['Ollama in the network', { AI_TEXT: 'ollama:llama', AI_BASE_URL: 'http://192.168.1.7:11434' }],
    ['a server on this machine', at('http://127.0.0.1:1234/v1')],
    ['a server on this machine by name', at('http://localhost:1234/v1')],
    ['a server by IPv6', at('http://[::1]:1234/v1')],
    ['a server in a private IPv6 network', at('http://[fd12:3456::1]/v1')],
    ['a service of the same compose file', at('http://vllm:8000/v1')],
    ['the host of a container', at('http://host.docker.internal:1234/v1')],
    ['a server in a company', at('http://10.20.30.40/v1')],
    ['a server in a VPN', at('http://100.101.102.103/v1')],
  ])('there is none for %s', (_, variables) => {
    expect(dailyBudgets(testConfig(variables))).toEqual(none);
  });

  test.each([
    ['OpenAI', { OPENAI_API_KEY: 'k' }],
    ['Anthropic', { ANTHROPIC_API_KEY: 'k' }],
    ['Google', { GOOGLE_GENERATIVE_AI_API_KEY: 'k' }],
    ['pictures alone', { AI_TEXT: 'builtin', AI_IMAGE: 'openai:gpt-image-2', OPENAI_API_KEY: 'k' }],
    ['a server elsewhere', at('https://openrouter.ai/api/v1')],
    ['a server by its public address', at('http://172.32.0.1/v1')],
    ['a server by its public IPv6 address', at('http://[2001:db8::1]/v1')],
    ['a name that only begins like a private one', at('https://10.example.com/v1')],
    ['Ollama elsewhere', { AI_TEXT: 'ollama:large', AI_BASE_URL: 'https://ollama.com' }],
  ])('there is the usual one for %s', (_, variables) => {
    expect(dailyBudgets(testConfig(variables))).toEqual(defaultBudgets);
  });
});

describe('what is set', () => {
  test('holds with any provider', () => {
    const variables = { AI_DAILY_TOKENS_PER_USER: '1000', AI_DAILY_TOKENS: '9000' };
    const budgets = { perUser: 1_000, total: 9_000 };
    expect(dailyBudgets(testConfig(variables))).toEqual(budgets);
    expect(dailyBudgets(testConfig({ ...variables, OPENAI_API_KEY: 'k' }))).toEqual(budgets);
  });

  test('may be one of the two', () => {
    const variables = { AI_DAILY_TOKENS: '9000', OPENAI_API_KEY: 'k' };
    expect(dailyBudgets(testConfig(variables))).toEqual({ ...defaultBudgets, total: 9_000 });
  });

  test('as 0 is no limit', () => {
    const variables = { AI_DAILY_TOKENS_PER_USER: '0', AI_DAILY_TOKENS: '0', OPENAI_API_KEY: 'k' };
    expect(dailyBudgets(testConfig(variables))).toEqual(none);
  });

  test.each(['-1', '1.5', '1e6', 'many', '1000000000'])('is refused as %s', (value) => {
    for (const name of ['AI_DAILY_TOKENS', 'AI_DAILY_TOKENS_PER_USER']) {
      expect(() => testConfig({ [name]: value })).toThrow(
        `The environment variable ${name} must be a whole number from 0 to 999999999.`,
      );
    }
  });
});
