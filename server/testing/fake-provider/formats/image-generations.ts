import { z } from 'zod';
import type { ImageAnswer, ImageCall } from '#server/testing/fake-provider/call.ts';
import { openaiFailures, wireFailure } from './openai-failures.ts';

const Body = z.object({
  model: z.string(),
  prompt: z.string(),
  n: z.int().nullish(),
  size: z.string().nullish(),
  response_format: z.enum(['url', 'b64_json']).optional(),
});
type Body = z.infer<typeof Body>;

/** OpenAI's image format, which compatible servers copy. */
export function readImageCall(dialect: 'openai' | 'compatible', given: unknown): ImageCall {
  const body = Body.parse(given);
  const [, width = 1024, height = 1024] = /^(\d+)x(\d+)$/.exec(body.size ?? '') ?? [];
  return {
    purpose: 'image',
    format: `${dialect}-images`,
    model: body.model,
    prompt: body.prompt,
    schema: undefined,
    isStreaming: false,
    count: body.n ?? 1,
    width: Number(width),
    height: Number(height),
    delivery: deliveryFor(body),
    fail: openaiFailures,
    whole: (answer) => wholeFor(body, answer),
    refusal: () => refusalFor(body),
  };
}

const isDallE = ({ model }: Body) => model.startsWith('dall-e');

/** Only DALL-E sends links, and only when nobody asks for the bytes. */
function deliveryFor(body: Body): 'base64' | 'url' {
  if (body.response_format) return body.response_format === 'url' ? 'url' : 'base64';
  return isDallE(body) ? 'url' : 'base64';
}

function wholeFor(body: Body, { images, usage }: ImageAnswer): object {
  const created = Math.floor(Date.now() / 1000);
  const data = images.map((image) =>
    'url' in image ? { url: image.url } : { b64_json: image.base64 },
  );
  if (isDallE(body)) {
    const revised_prompt = `${body.prompt}, in careful detail`;
    return { created, data: data.map((image) => ({ ...image, revised_prompt })) };
  }
  return {
    created,
    background: 'opaque',
    output_format: 'png',
    quality: 'high',
    size: body.size ?? '1024x1024',
    data,
    usage: {
      input_tokens: usage.inputTokens,
      input_tokens_details: { image_tokens: 0, text_tokens: usage.inputTokens },
      output_tokens: usage.outputTokens,
      total_tokens: usage.inputTokens + usage.outputTokens,
    },
  };
}

const refusalFor = (body: Body) =>
  isDallE(body)
    ? wireFailure(400, {
        message:
          'Your request was rejected as a result of our safety system. Your prompt may contain text that is not allowed by our safety system.',
        type: 'invalid_request_error',
        code: 'content_policy_violation',
      })
    : wireFailure(400, {
        message:
          'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID req_fake. safety_violations=[violence].',
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
      });
