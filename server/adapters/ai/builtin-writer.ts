import type { z } from 'zod';
import type { Composed, ComposeInput } from '#builtin/writer/compose.ts';
import { findKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import { builtinProvider } from '#contract/ai-providers.ts';
import type { TextOptions, TextRequest, TextWriter } from '#server/adapters/ai/text-writer.ts';

/** Has a text composed, in a thread of its own wherever others wait for this one. */
export type ComposeText = (
  input: ComposeInput,
  signal?: AbortSignal,
) => Composed | Promise<Composed>;

/**
 * The writer that needs no key and no network. It writes from knowledge files, the place data and
 * what the agent said, and invents no number, name, date, law or quote.
 */
export function createBuiltinWriter(
  compose: ComposeText,
  now: () => Date = () => new Date(),
): TextWriter {
  return {
    provider: 'builtin',
    runsLocally: true,
    ...builtinProvider.text,
    readsRecentTexts: true,
    async write<Schema extends z.ZodType>(
      { kind, facts, schema, seed }: TextRequest<Schema>,
      { signal, onPartial }: TextOptions = {},
    ) {
      const composed = await compose({ kind, facts, seed, today: now() }, signal);
      const { draft, note, template, advice } = composed;
      const value = schema.parse(draft);
      await tell(value as Record<string, unknown>, onPartial, signal);
      const usage = { inputTokens: null, outputTokens: null };
      return {
        value,
        usage,
        note,
        ...(kind === 'post' && { template: template ?? null }),
        ...(advice && { citations: [{ title: adviceTitle, text: advice }] }),
      };
    },
    needsFacts(topic, title) {
      const entry = findKnowledge(topic)?.titles.find((each) => each.title === title);
      return entry?.find !== undefined;
    },
  };
}

/** Where the ledger of facts says that general advice comes from. */
const adviceTitle = 'Advice that comes with Porchlight';

const charactersATime = 40;

/** Tells the text in pieces like the others do, so that there is one way of showing it. */
async function tell(
  value: Record<string, unknown>,
  onPartial: TextOptions['onPartial'],
  signal?: AbortSignal,
): Promise<void> {
  const { title, content } = value;
  if (!onPartial || typeof title !== 'string' || typeof content !== 'string') return;
  for (let end = charactersATime; end < content.length + charactersATime; end += charactersATime) {
    signal?.throwIfAborted();
    onPartial({ title, content: content.slice(0, end) });
    await new Promise(setImmediate);
  }
}
