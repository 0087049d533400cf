import type { z } from 'zod';
import { abilitiesOf, type TextProvider } from '#contract/ai-providers.ts';
import { aiBadAnswer } from './ai-errors.ts';
import type { ProviderChoice } from './ai-settings.ts';
import { askModel, type StreamingModel } from './ask-model.ts';
import { withRetries } from './retry.ts';
import type { Correction, TextWriter, TokenUsage } from './text-writer.ts';
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
      const corrections = [...(request.corrections ?? [])];
      const asked = corrections.length;
      let hasShown = false;
      const show = (partial: Record<string, unknown>) => {
        hasShown = true;
        options.onPartial?.(partial);
      };

      const { value, citations } = await withRetries(
        async ({ isReshaping }) => {
          // An answer that never came whole leaves nothing to show but that it was of no use.
          if (isReshaping && corrections.length === asked) corrections.push(wordless);
          const left = { ...timeouts, total: Math.max(1, deadline - Date.now()) };
          const answer = await askModel(model, { ...request, corrections }, left, {
            ...options,
            onPartial: show,
          });
          add(spent, answer.usage);
          const read = readAnswer(answer.text, request.schema);
          if ('value' in read) return { value: read.value, citations: answer.citations };
          corrections.push({ answer: answer.text, problem: read.problem });
          throw aiBadAnswer(new Error('the answer had another shape'));
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
      return { value, usage: spent, ...(citations.length > 0 && { citations }) };
    },
  };
}

type Read<Schema extends z.ZodType> = { value: z.output<Schema> } | { problem: string };

/** The object, or what is wrong with it in words that help to do better. */
function readAnswer<Schema extends z.ZodType>(text: string, schema: Schema): Read<Schema> {
  let object: unknown;
  try {
    object = JSON.parse(stripCodeFence(text));
  } catch (error) {
    const where = (error as Error).message.replace(/\s+/g, ' ').slice(0, longestReason);
    return { problem: reminder(`it is no valid JSON (${where})`) };
  }
  const { success, data, error } = schema.safeParse(object);
  if (success) return { value: data };
  const faults = error.issues
    .slice(0, mostFaults)
    .map(({ path, message }) => `"${path.join('.') || 'the object'}": ${message}`);
  return { problem: reminder(faults.join('; ').slice(0, 2_000)) };
}

const longestReason = 200;
const mostFaults = 8;

const reminder = (fault: string) =>
  `Your last answer was not the JSON object that was asked for: ${fault}. Answer again with that object alone, with every field of it and nothing before or after it.`;

const wordless: Correction = { answer: '', problem: reminder('it could not be read') };

function add(total: TokenUsage, { inputTokens, outputTokens, cachedTokens }: TokenUsage): void {
  if (cachedTokens) total.cachedTokens = (total.cachedTokens ?? 0) + cachedTokens;
  if (inputTokens !== null) total.inputTokens = (total.inputTokens ?? 0) + inputTokens;
  if (outputTokens !== null) total.outputTokens = (total.outputTokens ?? 0) + outputTokens;
}
