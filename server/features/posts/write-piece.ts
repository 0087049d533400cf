import { randomUUID } from 'node:crypto';
import { secondTry } from '#builtin/fair-housing/rewrite-instruction.ts';
import type { Origin } from '#contract/claims.ts';
import type { Facts } from '#contract/facts.ts';
import { toWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { PassageDraft, PieceDraft, RevisionDraft } from '#contract/text-drafts.ts';
import {
  type Citation,
  sumUsage,
  type TextRequest,
  type TokenUsage,
  tokensOf,
} from '#server/adapters/ai/text-writer.ts';
import { originsOfCitations, originsOfFacts } from '#server/content/claims/origins.ts';
import type { LinksAndPictures } from '#server/content/revised-note.ts';
import type { TextTaskResult } from '#server/core/text-tasks.ts';
import type { Deps } from '#server/deps.ts';
import { loggableError } from '#server/loggable-error.ts';
import { toQuestionAnswer, type UsedAnswer } from './answers.ts';
import { createTextDeltas } from './text-deltas.ts';

type Tell = {
  (event: 'start', data: { writer: { provider: string; model: string }; title: string }): void;
  (event: 'delta', data: { field: 'title' | 'content'; text: string }): void;
  (event: 'restart', data: Record<string, never>): void;
};

export type GenerationHooks = {
  signal?: AbortSignal;
  send: Tell;
  /** Links and pictures of the text that is revised. */
  kept?: LinksAndPictures;
  /** Whether a text that was stopped is made a piece of, as far as it has come. */
  keepsPart?: () => boolean;
};

/** A piece, and what it was written from that it does not show itself. */
export type WrittenPiece = { post: Post; origins: Origin[] };

/**
 * Has a piece written, cleaned and checked. A model whose text should not be published is asked
 * once more with the reasons; what remains is flagged on the post.
 */
export async function writePiece(
  deps: Deps,
  request: TextRequest<typeof PieceDraft | typeof RevisionDraft | typeof PassageDraft> & {
    userId: number;
  },
  {
    signal,
    send,
    keepsPart,
    rememberedAnswers,
    boundTitle,
    kept,
  }: GenerationHooks & {
    rememberedAnswers: UsedAnswer[];
    boundTitle?: string;
  },
): Promise<WrittenPiece> {
  const started = performance.now();
  const { facts } = request;
  const writer = deps.ai.text;
  const show = startedOnce(() => {
    const { provider, model } = writer;
    send('start', { writer: { provider, model }, title: facts.title });
  });
  const live = createTextDeltas((delta) => send('delta', delta));
  let soFar: Record<string, unknown> = {};
  const options = {
    signal,
    onPartial(partial: Record<string, unknown>) {
      show();
      soFar = partial;
      live.show(boundTitle ? { ...partial, title: boundTitle } : partial);
    },
    onRestart() {
      show();
      soFar = {};
      live.forget();
      send('restart', {});
    },
  };

  const { topic, place, revision } = facts;
  // A passage alone says nothing about how the whole sounds.
  const voice = revision?.around ? undefined : facts.voiceProfile;
  const finish = (written: Partial<PieceDraft> & { content: string }) => {
    const draft = { ...restOf(facts), ...written };
    return deps.texts.run('finishPiece', {
      draft,
      facts: { topic, place },
      boundTitle,
      kept,
      voice,
    });
  };

  async function writeWhole(): Promise<Written> {
    const first = await writer.write(request, options);
    const written = { ...first, piece: await finish(first.value) };
    // Of a passage nothing can be changed but its words.
    const avoid = written.piece.flags.filter(
      ({ severity, where }) => severity === 'avoid' && (!revision?.around || where === 'content'),
    );
    if (avoid.length === 0 || !writer.rewritesOnRequest) return written;

    options.onRestart();
    const corrections = [{ answer: JSON.stringify(first.value), problem: secondTry(avoid) }];
    try {
      const second = await writer.write({ ...request, corrections }, options);
      return {
        piece: await finish(second.value),
        usage: sumUsage(first.usage, second.usage),
        note: first.note,
        citations: second.citations,
      };
    } catch (error) {
      if (keepsPart?.()) return { ...written, note: stoppedNote };
      // A flagged text is better than none; only who has left wants neither.
      signal?.throwIfAborted();
      deps.log.warn({ reason: loggableError(error).message }, 'no second version');
      return written;
    }
  }

  async function takePart(error: unknown): Promise<Written> {
    const draft = keepsPart?.() && partOf(soFar, facts);
    if (!draft) throw error;
    const piece = await finish(draft).catch(() => {
      throw error;
    });
    return { piece, usage: { inputTokens: null, outputTokens: null }, note: stoppedNote };
  }

  const {
    piece: finished,
    usage,
    note,
    template,
    citations = [],
  } = await writeWhole().catch(takePart);
  show();
  const { followed, ...piece } = finished;
  const ms = Math.round(performance.now() - started);
  const notes = [note, piece.note].filter(Boolean).join(' ');
  const post: Post = {
    ...piece,
    note: notes || undefined,
    id: randomUUID(),
    topic: facts.topic.name,
    ...toWirePlace(facts.place),
    ...(request.kind === 'blog' && { sources: facts.sources }),
    writer: { provider: writer.provider, model: writer.model, ms, ...tokensOf(usage) },
    shapedBy: {
      title: facts.title,
      template: template === undefined ? facts.template?.name : (template ?? undefined),
      answers: facts.answers.map(toQuestionAnswer),
      memory: rememberedAnswers,
      ...(followed && { voice: followed }),
    },
  };
  return { post, origins: [...originsOfFacts(facts), ...originsOfCitations(citations)] };
}

/** What a passage is written without: it stays as it was. */
const restOf = ({ title, revision }: Facts): Omit<PieceDraft, 'content'> => ({
  title,
  hashtags: revision?.hashtags ?? [],
  contentTags: revision?.contentTags ?? [],
  imagePrompt: revision?.imagePrompt ?? '',
});

type Written = {
  piece: TextTaskResult<'finishPiece'>;
  usage: TokenUsage;
  note?: string;
  citations?: Citation[];
  /** By which template it was really written; null is none. */
  template?: string | null;
};

const stoppedNote =
  'You stopped this before it was finished. It may end mid-sentence, so read it through before you use it.';

/** What can be made of an answer that was not finished: nothing before the first word of the text. */
function partOf(soFar: Record<string, unknown>, facts: Facts): PieceDraft | undefined {
  const { title, content, hashtags, contentTags, imagePrompt } = soFar;
  const text = typeof content === 'string' ? withoutBrokenEnd(content) : '';
  if (text.trim() === '') return undefined;
  const own = texts(hashtags);
  return {
    title: typeof title === 'string' && title.trim() ? title : facts.title,
    content: text,
    hashtags: own.length > 0 ? own : [facts.topic.name, facts.place.city],
    contentTags: texts(contentTags),
    imagePrompt: typeof imagePrompt === 'string' ? imagePrompt : '',
  };
}

/** A tag or a sign that was being written when it stopped. */
const withoutBrokenEnd = (html: string) =>
  html.replace(/<(?:[a-z/!][^<>]*)?$/i, '').replace(/&#?\w{0,8}$/, '');

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];

/** Says once that the writing has begun, with its first words. */
function startedOnce(tell: () => void): () => void {
  let hasStarted = false;
  return () => {
    if (!hasStarted) tell();
    hasStarted = true;
  };
}
