import { z } from 'zod';
import type { FakeCitation } from '#server/testing/fake-provider/behaviour.ts';
import {
  type ImageCall,
  type ModelAnswer,
  type ProviderEventStream,
  Rejection,
  type TextCall,
} from '#server/testing/fake-provider/call.ts';
import { googleFailures } from './google-failures.ts';
import { allTextIn, chunksOf } from './text-of.ts';

const Body = z.object({
  contents: z.array(z.object({ role: z.string().optional(), parts: z.unknown() })),
  systemInstruction: z.object({ parts: z.unknown() }).optional(),
  generationConfig: z
    .object({
      responseJsonSchema: z.record(z.string(), z.unknown()).optional(),
      responseModalities: z.array(z.string()).optional(),
      imageConfig: z.object({ aspectRatio: z.string().optional() }).optional(),
    })
    .default({}),
});
type Body = z.infer<typeof Body>;

/** Gemini writes and draws at one address; the modalities in the body say which. */
export function readContentCall(path: string, given: unknown): TextCall | ImageCall {
  const [, model = '', method = ''] = /\/models\/([^:]+):(\w+)$/.exec(path) ?? [];
  if (method !== 'generateContent' && method !== 'streamGenerateContent') {
    throw new Rejection(googleFailures({ kind: 'model-not-found' }, model));
  }
  const body = Body.parse(given);
  const prompt = allTextIn([body.systemInstruction, body.contents]);
  if (body.generationConfig.responseModalities?.includes('IMAGE')) {
    return imageCall(model, prompt, body);
  }
  return {
    purpose: 'text',
    format: 'google-content',
    model,
    prompt,
    schema: body.generationConfig.responseJsonSchema,
    isStreaming: method === 'streamGenerateContent',
    fail: googleFailures,
    whole: (answer) => ({ ...lastPart(answer, answer.text), ...head(model) }),
    stream: (answer) => streamOf(model, answer),
    streamFailure: (failure) => ({ data: failure.body }),
  };
}

const head = (model: string) => ({ modelVersion: model, responseId: 'fake-response' });

const finishReasons = { complete: 'STOP', truncated: 'MAX_TOKENS' } as const;

/** A filter in front of the model leaves no candidate; the model's own leaves an empty one. */
function lastPart(answer: ModelAnswer, text: string): object {
  const usageMetadata = usageOf(answer);
  if (answer.ending === 'refused-by-filter') {
    return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata };
  }
  if (answer.ending === 'refused-by-model') {
    return { candidates: [blocked('SAFETY', 'DANGEROUS_CONTENT')], usageMetadata };
  }
  const finishReason = finishReasons[answer.ending];
  const grounding = answer.citations && { groundingMetadata: groundedOn(answer.citations) };
  return { candidates: [{ ...candidate(text), finishReason, ...grounding }], usageMetadata };
}

/** Of a page of the web there is the address alone, of a document from a store of files its words. */
const groundedOn = (citations: FakeCitation[]) => ({
  groundingChunks: citations.map(({ title, url, words }) =>
    url.startsWith('https:')
      ? { web: { uri: url, title } }
      : { retrievedContext: { uri: url, title, text: words } },
  ),
  groundingSupports: [
    {
      segment: { startIndex: 0, endIndex: 20 },
      groundingChunkIndices: citations.map((_, at) => at),
    },
  ],
});

const blocked = (finishReason: string, category: string) => ({
  index: 0,
  finishReason,
  safetyRatings: [{ category: `HARM_CATEGORY_${category}`, probability: 'HIGH', blocked: true }],
});

const candidate = (text: string) => ({
  index: 0,
  content: { role: 'model', ...(text && { parts: [{ text }] }) },
});

const usageOf = ({ usage }: Pick<ModelAnswer, 'usage'>) => ({
  promptTokenCount: usage.inputTokens,
  candidatesTokenCount: usage.outputTokens,
  cachedContentTokenCount: usage.cachedTokens ?? 0,
  totalTokenCount: usage.inputTokens + usage.outputTokens,
});

/** There is no opening, and the last piece of text comes with the end. */
function streamOf(model: string, answer: ModelAnswer): ProviderEventStream {
  const pieces = chunksOf(answer.ending.startsWith('refused') ? '' : answer.text);
  const last = pieces.pop() ?? '';
  const { inputTokens } = answer.usage;
  return {
    accepted: [],
    opening: [],
    deltas: pieces.map((piece) => ({
      data: {
        candidates: [candidate(piece)],
        usageMetadata: { promptTokenCount: inputTokens, totalTokenCount: inputTokens },
        ...head(model),
      },
    })),
    closing: [{ data: { ...lastPart(answer, last), ...head(model) } }],
  };
}

/** Pixels along the longer edge; Gemini takes a ratio, not a size. */
const longerEdge = 1024;

function imageCall(model: string, prompt: string, { generationConfig }: Body): ImageCall {
  const [across = 1, down = 1] = (generationConfig.imageConfig?.aspectRatio ?? '1:1')
    .split(':')
    .map(Number);
  const scale = longerEdge / Math.max(across, down);
  return {
    purpose: 'image',
    format: 'google-images',
    model,
    prompt,
    schema: undefined,
    isStreaming: false,
    count: 1,
    width: Math.round(across * scale),
    height: Math.round(down * scale),
    delivery: 'base64',
    fail: googleFailures,
    whole: ({ images, usage }) => {
      const parts = images.map((image) => ({
        inlineData: { mimeType: 'image/png', data: 'base64' in image ? image.base64 : '' },
      }));
      const content = { role: 'model', ...(parts.length > 0 && { parts }) };
      return {
        candidates: [{ index: 0, content, finishReason: 'STOP' }],
        usageMetadata: usageOf({ usage }),
        ...head(model),
      };
    },
    refusal: () => ({
      status: 200,
      body: {
        candidates: [blocked('IMAGE_SAFETY', 'SEXUALLY_EXPLICIT')],
        usageMetadata: { promptTokenCount: 20, totalTokenCount: 20 },
        ...head(model),
      },
    }),
  };
}
