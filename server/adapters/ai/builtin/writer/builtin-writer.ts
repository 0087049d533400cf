import type { z } from 'zod';
import { tagAnswer } from '#server/adapters/ai/builtin/tagger/tagger.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import type {
  TextWriter,
  WritingKind,
  WritingOptions,
  WritingRequest,
} from '#server/adapters/ai/text-writer.ts';
import { writeBlog } from './blog/write-blog.ts';
import { findKnowledge } from './knowledge/load-knowledge.ts';
import { writeFrame } from './long-form/frame.ts';
import { writeOutline } from './long-form/outline.ts';
import { writeSection } from './long-form/section.ts';
import { writePost } from './post/write-post.ts';
import { writeQuestions } from './questions.ts';
import { revise } from './revise/revise.ts';

/**
 * The writer that needs no key and no network. It writes from knowledge files, the place data and
 * what the agent said, and invents no number, name, date, law or quote.
 */
export function createBuiltinWriter(now: () => Date = () => new Date()): TextWriter {
  return {
    provider: 'builtin',
    model: 'porchlight',
    async write<Schema extends z.ZodType>(
      { kind, facts, schema, seed }: WritingRequest<Schema>,
      { signal, onPartial }: WritingOptions = {},
    ) {
      const { draft, note } = compose(kind, facts, seed, now());
      const value = schema.parse(draft);
      await tell(value as Record<string, unknown>, onPartial, signal);
      return { value, usage: { inputTokens: null, outputTokens: null }, note };
    },
    needsFacts(topic, title) {
      const entry = findKnowledge(topic)?.titles.find((each) => each.title === title);
      return entry?.find !== undefined;
    },
  };
}

type Composed = { draft: object; note?: string };

function compose(kind: WritingKind, facts: Facts, seed: number, today: Date): Composed {
  if (facts.revision) return revise(facts, facts.revision, kind, seed, today);
  switch (kind) {
    case 'post':
      return writePost(facts, seed, today);
    case 'blog':
      return writeBlog(facts, seed, today);
    case 'questions':
      return { draft: writeQuestions(facts, today) };
    case 'outline':
      return { draft: writeOutline(facts, seed, today) };
    case 'section':
      return writeSection(facts, seed, today);
    case 'frame':
      return { draft: writeFrame(facts, seed, today) };
    case 'tags':
      return { draft: { tags: facts.answers.flatMap(tagAnswer) } };
  }
}

const charactersATime = 40;

/** Tells the text in pieces like the others do, so that there is one way of showing it. */
async function tell(
  value: Record<string, unknown>,
  onPartial: WritingOptions['onPartial'],
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
