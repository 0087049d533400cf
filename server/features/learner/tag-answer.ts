import type { QuestionAnswer } from '#contract/facts.ts';
import { TagsDraft } from '#contract/text-drafts.ts';
import { newDataMarker } from '#server/content/data-block.ts';
import type { Deps } from '#server/deps.ts';
import { loggableError } from '#server/loggable-error.ts';
import { cleanTags, withoutUnmentionedPlaces } from './clean-tags.ts';
import { buildTagsPrompt } from './learner.prompts.ts';

/** Milliseconds to wait for a provider's tags. Our own are good enough not to wait longer. */
const timeout = 10_000;

/**
 * The tags of a question and its answer: those of the text provider, else our own. A provider that
 * fails, answers nonsense or has been asked too often is no reason not to save.
 */
export async function tagAnswerFor(
  deps: Deps,
  userId: number,
  pair: QuestionAnswer,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const tags = await askForTags(deps, userId, pair, signal);
    if (tags.length > 0) return tags;
  } catch (error) {
    deps.log.warn({ reason: loggableError(error).message }, 'tagged without the provider');
  }
  return cleanTags(await deps.texts.run('tagAnswer', pair, { userId }));
}

async function askForTags(
  deps: Deps,
  userId: number,
  pair: QuestionAnswer,
  signal: AbortSignal,
): Promise<string[]> {
  const writer = deps.ai.text;
  const facts = factsOf(pair);
  const prompt = buildTagsPrompt(pair, newDataMarker());
  const ask = () =>
    writer.write(
      { userId, kind: 'tags', facts, ...prompt, schema: TagsDraft, seed: 0 },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) },
    );
  if (writer.runsLocally) return cleanTags((await ask()).value.tags);

  await deps.limits.take('aiByUser', userId);
  const { value } = await deps.withAiSlot(userId, ask);
  return withoutUnmentionedPlaces(cleanTags(value.tags), `${pair.question} ${pair.answer}`);
}

/** Tags are no piece of writing: the pair is all there is. */
function factsOf(pair: QuestionAnswer) {
  return {
    topic: { identifier: '', name: '', description: '' },
    place: { city: '', state: '' },
    title: '',
    answers: [pair],
    rememberedAnswers: [],
    sources: [],
  };
}
