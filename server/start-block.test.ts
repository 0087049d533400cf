import { expect, test } from 'vitest';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { findOllama } from './start-block.ts';

test('a running Ollama is found with a model, an absent or broken one is not', async () => {
  const fake = await startFakeProvider();
  expect(await findOllama(`${fake.address}/ollama`)).toEqual(expect.any(String));
  fake.always({ kind: 'html', for: 'list' });
  expect(await findOllama(`${fake.address}/ollama`)).toBeUndefined();
  await fake.close();
  expect(await findOllama(fake.address)).toBeUndefined();
});
