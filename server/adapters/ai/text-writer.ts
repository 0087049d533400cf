import type { z } from 'zod';
import type { WriterAbilities } from '#contract/ai-providers.ts';
import type { Facts, TextKind } from '#contract/facts.ts';

export type TextRequest<Schema extends z.ZodType = z.ZodType> = {
  kind: TextKind;
  facts: Facts;
  /** The rules of ours that stand before every task of this kind, always the same words. */
  system?: string;
  /** The task and the data. */
  prompt: string;
  /** Characters at the beginning of the prompt that are the same for every piece of a kind. */
  stable?: number;
  /** Answers that would not do, each with what was wrong. The conversation goes on from there. */
  corrections?: Correction[];
  schema: Schema;
  /** Decides among equally good wordings, so that the same seed gives the same text. */
  seed: number;
};

export type Correction = { answer: string; problem: string };

export type TextOptions = {
  /** Ends the provider's request when nobody waits for it any more. */
  signal?: AbortSignal;
  /** The answer so far; its fields may be missing or half-written. */
  onPartial?: (partial: Record<string, unknown>) => void;
  /** What was shown so far is void: the provider is asked once more. */
  onRestart?: () => void;
  /** The tokens each attempt took, also one that failed; an estimate where the provider does not say. */
  onTokens?: (tokens: number) => void;
};

export type TokenUsage = {
  inputTokens: number | null;
  outputTokens: number | null;
  /** Those of the input that the provider had kept from an earlier call; not there where it had none. */
  cachedTokens?: number;
};

/** What a piece says of its cost, which does not depend on what the provider had kept. */
export const tokensOf = ({ inputTokens, outputTokens }: TokenUsage) => ({
  inputTokens,
  outputTokens,
});

export function sumUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  const add = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0));
  return {
    inputTokens: add(one.inputTokens, other.inputTokens),
    outputTokens: add(one.outputTokens, other.outputTokens),
  };
}

/** Words of a page or a document on which a model says it rests. */
export type Citation = { title: string; text: string };

export type TextResult<Schema extends z.ZodType> = {
  value: z.output<Schema>;
  usage: TokenUsage;
  /** What the writer wants the agent to know, such as a wish it could not fulfil. */
  note?: string;
  /** The template it was built by, where the writer chose for itself; null for none of them. */
  template?: string | null;
  /** Of a model that gives them. */
  citations?: Citation[];
};

/** The text port: a checked object and what it cost, or an AppError a person understands. */
export type TextWriter = WriterAbilities & {
  provider: string;
  model: string;
  /** It works on this machine: it costs no tokens and needs no key. */
  runsLocally?: true;
  write<Schema extends z.ZodType>(
    request: TextRequest<Schema>,
    options?: TextOptions,
  ): Promise<TextResult<Schema>>;
  /** Whether it wants the agent's last texts, so as not to repeat them. */
  readsRecentTexts?: boolean;
  /** Whether a topic's title asks for dates, names or figures that nobody gave. */
  needsFacts?(topic: string, title: string): boolean;
};
