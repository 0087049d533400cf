import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output, streamText } from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AnsweredPost, ask, askStreaming, failureOf } from './ask.ts';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { samplePost } from './sample-post.ts';
import { textModelNames } from './sdk-models.ts';

let provider: FakeProvider;

/** What it sends has a note for revisions, which a post has not. */
const sample = AnsweredPost.parse(samplePost);

beforeAll(async () => {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  provider = await startFakeProvider();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

describe.each(textModelNames)('%s', (name) => {
  test('a structured answer arrives with its usage, and the question is recorded', async () => {
    const result = await ask(provider.address, name);
    expect(result.output).toEqual(sample);
    expect(result.finishReason).toBe('stop');
    expect(result.usage.inputTokens).toBeGreaterThan(20);
    expect(result.usage.outputTokens).toBeGreaterThan(200);

    const [request] = provider.requests;
    expect(request).toMatchObject({ isStreaming: false, wasAborted: false });
    expect(request?.prompt).toBe(
      'You write for real-estate agents.\n\nA post about spring in Maplewood.',
    );
    expect(Object.keys(request?.schema?.properties ?? {})).toEqual(Object.keys(AnsweredPost.shape));
    expect(result.finalStep.response.modelId).toContain(request?.model);
  });

  test('a streamed answer grows by small pieces and ends with its usage', async () => {
    const { partials, output, finishReason, usage } = await askStreaming(provider.address, name);
    expect(output).toEqual(sample);
    expect(finishReason).toBe('stop');
    expect(partials.length).toBeGreaterThan(50);
    expect(partials.at(-1)).toEqual(sample);
    expect(usage?.inputTokens).toBeGreaterThan(20);
    expect(usage?.outputTokens).toBeGreaterThan(200);
    expect(provider.requests[0]).toMatchObject({ isStreaming: true, wasAborted: false });
  });

  test('the object and the usage of an answer can be given', async () => {
    const value = { ...samplePost, title: 'Another “title” with 🏡' };
    const usage = { inputTokens: 1234, outputTokens: 56 };
    provider.always({ kind: 'answer', value, usage });
    const whole = await ask(provider.address, name);
    expect(whole.output).toEqual(AnsweredPost.parse(value));
    expect(whole.usage).toMatchObject(usage);
    const streamed = await askStreaming(provider.address, name);
    expect(streamed.output).toEqual(AnsweredPost.parse(value));
    expect(streamed.usage).toMatchObject(usage);
  });

  test('other schemas get an object that fits them', async () => {
    const Blog = z.object({
      headline: z.string().max(60),
      mood: z.enum(['calm', 'lively']),
      sections: z.array(z.object({ heading: z.string(), words: z.int().min(250) })).min(6),
      source: z.url().nullable(),
    });
    const { output } = await ask(provider.address, name, { schema: Blog });
    expect(Blog.parse(output).sections).toHaveLength(6);
    const streamed = await askStreaming(provider.address, name, { schema: Blog });
    expect(Blog.parse(streamed.output).sections).toHaveLength(6);
  });

  test('a client that gives up is recorded as aborted', async () => {
    provider.always({ kind: 'answer', firstChunkDelay: 60_000 });
    await failureOf(() => ask(provider.address, name, { timeout: 300 }));
    await askStreaming(provider.address, name, { timeout: 300 });
    await vi.waitFor(() => {
      expect(provider.requests.map(({ wasAborted }) => wasAborted)).toEqual([true, true]);
    });
    expect(provider.requests.every(({ endedAt }) => endedAt !== undefined)).toBe(true);
  });

  test('a paused answer goes on when it is told to, with nothing lost', async () => {
    provider.next({ kind: 'answer', pauseAfter: 20 });
    const seen = vi.fn();
    const asking = askStreaming(provider.address, name, { onPartial: seen });
    await vi.waitFor(() => expect(seen.mock.calls.length).toBeGreaterThan(10));
    expect(provider.requests[0]?.endedAt).toBeUndefined();
    provider.resume();
    expect((await asking).output).toEqual(sample);
  });

  test('a client that leaves amid the text is recorded as aborted', async () => {
    provider.next({ kind: 'answer', chunkDelay: 20 });
    const leaving = new AbortController();
    const { rejected } = await askStreaming(provider.address, name, {
      signal: leaving.signal,
      onPartial: () => leaving.abort(),
    });
    expect(rejected).toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(provider.requests[0]?.wasAborted).toBe(true));
  });
});

describe('compatible servers without the two settings', () => {
  test('are sent no schema and report no usage of a stream', async () => {
    const baseURL = `${provider.address}/compatible/v1`;
    const model = createOpenAICompatible({ name: 'compatible', baseURL })('some-model');
    const question = {
      model,
      prompt: 'A post, please.',
      output: Output.object({ schema: AnsweredPost }),
    };
    const streamed = streamText(question);
    expect(await streamed.output).toEqual(sample);
    expect((await streamed.usage).outputTokens).toBeUndefined();
    expect((await generateText(question)).usage.outputTokens).toBeGreaterThan(200);
    expect(provider.requests.map(({ schema }) => schema)).toEqual([undefined, undefined]);
  });
});
