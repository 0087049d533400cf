import { randomUUID } from 'node:crypto';
import type { Post } from '#contract/posts.ts';
import type { Usage, WritingRequest } from '#server/adapters/ai/text-writer.ts';
import type { PieceDraft } from '#server/content/drafts.ts';
import { rewriteOrder } from '#server/content/fair-housing/rewrite-order.ts';
import type { Deps } from '#server/deps.ts';
import { reasonOf } from '#server/log-reason.ts';
import type { RecalledAnswer } from './answers.ts';
import { createLiveText } from './live-text.ts';

type Tell = {
  (event: 'start', data: { writer: { provider: string; model: string }; title: string }): void;
  (event: 'delta', data: { field: 'title' | 'content'; text: string }): void;
  (event: 'restart', data: Record<string, never>): void;
};

export type Hooks = { signal?: AbortSignal; send: Tell };

/**
 * Has a piece written, cleaned and checked. A model whose text should not be published is asked
 * once more with the reasons; what remains is flagged on the post.
 */
export async function writePiece(
  deps: Deps,
  request: WritingRequest<typeof PieceDraft> & { userId: number },
  { signal, send, memory }: Hooks & { memory: RecalledAnswer[] },
): Promise<Post> {
  const started = performance.now();
  const { facts } = request;
  const writer = deps.ai.text;
  const show = startedOnce(() => {
    const { provider, model } = writer;
    send('start', { writer: { provider, model }, title: facts.title });
  });
  const live = createLiveText((delta) => send('delta', delta));
  const options = {
    signal,
    onPartial(partial: Record<string, unknown>) {
      show();
      live.show(partial);
    },
    onRestart() {
      show();
      live.forget();
      send('restart', {});
    },
  };

  const first = await writer.write(request, options);
  const finish = ({ value: draft }: typeof first) =>
    deps.texts.run('finishPiece', { draft, facts: { topic: facts.topic, place: facts.place } });
  let piece = await finish(first);
  let { usage } = first;
  const avoid = piece.flags.filter((flag) => flag.severity === 'avoid');
  if (avoid.length > 0 && writer.provider !== 'builtin') {
    options.onRestart();
    const prompt = `${request.prompt}\n\n${rewriteOrder(avoid)}`;
    try {
      const second = await writer.write({ ...request, prompt }, options);
      piece = await finish(second);
      usage = sum(usage, second.usage);
    } catch (error) {
      // A flagged text is better than none; only who has left wants neither.
      signal?.throwIfAborted();
      deps.log.warn({ reason: reasonOf(error).message }, 'no second version');
    }
  }

  show();
  const ms = Math.round(performance.now() - started);
  return {
    ...piece,
    ...(first.note && { note: first.note }),
    id: randomUUID(),
    topic: facts.topic.name,
    location: facts.place.city,
    state: facts.place.state,
    ...(request.kind === 'blog' && { sources: facts.sources }),
    writer: { provider: writer.provider, model: writer.model, ms, ...usage },
    shapedBy: {
      title: facts.title,
      template: first.template === undefined ? facts.template?.name : (first.template ?? undefined),
      answers: facts.answers,
      memory,
    },
  };
}

/** Says once that the writing has begun, with its first words. */
function startedOnce(tell: () => void): () => void {
  let hasStarted = false;
  return () => {
    if (!hasStarted) tell();
    hasStarted = true;
  };
}

function sum(one: Usage, other: Usage): Usage {
  const add = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0));
  return {
    inputTokens: add(one.inputTokens, other.inputTokens),
    outputTokens: add(one.outputTokens, other.outputTokens),
  };
}
