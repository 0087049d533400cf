import type { ListCall } from '#server/testing/fake-provider/call.ts';
import { openaiFailures } from './openai-failures.ts';

const list = {
  purpose: 'list',
  model: '',
  prompt: '',
  schema: undefined,
  isStreaming: false,
  fail: openaiFailures,
} as const;

export const openaiModels: ListCall = {
  ...list,
  format: 'openai-models',
  whole: () => ({
    object: 'list',
    data: ['gpt-5.4-mini', 'gpt-image-1'].map((id) => ({
      id,
      object: 'model',
      created: 1_770_000_000,
      owned_by: 'system',
    })),
  }),
};

export const ollamaTags: ListCall = {
  ...list,
  format: 'ollama-tags',
  whole: () => ({
    models: ['llama3.2:latest', 'qwen3:8b'].map((name) => ({
      name,
      model: name,
      modified_at: '2026-05-04T09:30:00.000Z',
      size: 2_019_393_189,
      digest: 'a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72',
      details: {
        parent_model: '',
        format: 'gguf',
        family: 'llama',
        families: ['llama'],
        parameter_size: '3.2B',
        quantization_level: 'Q4_K_M',
      },
    })),
  }),
};
