import type { z } from 'zod';
import { abilitiesOf, type TextProvider } from '#contract/ai-providers.ts';
import { aiBadAnswer } from './ai-errors.ts';
import type { ProviderChoice } from './ai-settings.ts';
import { askModel, type StreamingModel } from './ask-model.ts';
import { withRetries } from './retry.ts';
import type { TextWriter, TokenUsage } from './text-writer.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';
import { stripCodeFence } from './without-fence.ts';

/** A writer on any language model of the AI SDK. Always streams, so that silence is noticed. */
export function createSdkWriter(
  { provider, model: name }: ProviderChoice<TextProvider>,
  model: StreamingModel,
  timeouts: Timeouts = defaultTimeouts,
): TextWriter {
  return {
    ...abilitiesOf(provider),
    provider,
    model: name,
    async write(request, options = {}) {
      const deadline = Date.now() + timeouts.total;
      const spent: TokenUsage = { inputTokens: null, outputTokens: null };
      let hasShown = false;
      const show = (partial: Record<string, unknown>) => {
        hasShown = true;
        options.onPartial?.(partial);
      };

      const text = await withRetries(
        async ({ isReshaping }) => {
          const prompt = isReshaping ? reminded(request.prompt) : request.prompt;
          const left = { ...timeouts, total: Math.max(1, deadline - Date.now()) };
          const answer = await askModel(model, { ...request, prompt }, left, {
            ...options,
            onPartial: show,
          });
          add(spent, answer.usage);
          return parseAnswer(answer.text, request.schema);
        },
        timeouts,
        {
          signal: options.signal,
          onRestart() {
            if (hasShown) options.onRestart?.();
            hasShown = false;
          },
        },
      );
      return { value: text, usage: spent };
    },
  };
}

function parseAnswer<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(stripCodeFence(text)));
  } catch (error) {
    throw aiBadAnswer(new Error((error as Error).name));
  }
}

const reminded = (prompt: string) =>
  `${prompt}\n\nYour last answer was not the JSON object that was asked for. Answer again with that object alone: every field filled, nothing before or after it.`;

function add(total: TokenUsage, { inputTokens, outputTokens }: TokenUsage): void {
  if (inputTokens !== null) total.inputTokens = (total.inputTokens ?? 0) + inputTokens;
  if (outputTokens !== null) total.outputTokens = (total.outputTokens ?? 0) + outputTokens;
}
