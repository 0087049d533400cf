import { AppError } from '#server/errors.ts';
import type { TextRequest } from './text-writer.ts';

/**
 * How large one call to a provider may be: the characters of all that it reads, with everything filled in, and
 * the tokens of its answer. A prompt has room for the longest prompt of an admin and for what an agent
 * may type; what is not needed is left out of it before it gets there. A picture has no tokens of text:
 * it counts as what it costs, some cents, in tokens of a small model.
 */
export const callLimits = {
  post: { prompt: 110_000, answer: 12_000 },
  blog: { prompt: 110_000, answer: 16_000 },
  /** Of a post or an article, which are sent along and come back whole. */
  revision: { prompt: 140_000, answer: 16_000 },
  questions: { prompt: 20_000, answer: 8_000 },
  outline: { prompt: 12_000, answer: 8_000 },
  section: { prompt: 50_000, answer: 12_000 },
  /** Introduction and closing, when sections are combined. */
  frame: { prompt: 50_000, answer: 8_000 },
  tags: { prompt: 20_000, answer: 8_000 },
  /** Of a finished piece, for all platforms at once. */
  versions: { prompt: 60_000, answer: 8_000 },
  image: { prompt: 7_000, answer: 10_000 },
} as const satisfies Record<string, { prompt: number; answer: number }>;

export type CallKind = keyof typeof callLimits;

/** Characters of what an agent typed for one piece. It is never cut: what is longer is refused. */
export const ownTextLimits = { revisedText: 40_000, answersTogether: 30_000 } as const;

/**
 * Characters kept free for a second try, which shows the first answer and what was wrong with it. An
 * article has some 12,000 with its markup.
 */
const roomForSecondTry = { post: 10_000, blog: 20_000, revision: 20_000, section: 8_000 };
const roomForOthers = 5_000;

/** Characters that a prompt may have when it is first put together, with the rules before it. */
export const promptRoom = (kind: CallKind) =>
  callLimits[kind].prompt -
  (kind in roomForSecondTry
    ? roomForSecondTry[kind as keyof typeof roomForSecondTry]
    : roomForOthers);

export const callKindOf = ({ kind, facts }: Pick<TextRequest, 'kind' | 'facts'>): CallKind =>
  facts.revision ? 'revision' : kind;

/** The last check, on what really leaves. */
export function requirePromptSize(kind: CallKind, characters: number): void {
  if (characters > callLimits[kind].prompt) throw promptTooLong();
}

export const promptTooLong = () =>
  new AppError('too_large', 'That’s too much text for the AI service. Please shorten it.');

/** English has about four characters a token. Used where the provider does not say. */
export const estimateTokens = (characters: number) => Math.ceil(characters / 4);
