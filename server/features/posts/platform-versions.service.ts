import type { Facts } from '#contract/facts.ts';
import { fromWirePlace } from '#contract/place.ts';
import { fittingHashtags } from '#contract/platform-text.ts';
import { platformKeys } from '#contract/platforms.ts';
import type { VersionsAnswer, VersionsRequest } from '#contract/posts.ts';
import { VersionsDraft } from '#contract/text-drafts.ts';
import { ownTextLimits } from '#server/adapters/ai/call-limits.ts';
import { newDataMarker } from '#server/content/data-block.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { voiceToWriteBy } from '#server/features/voice/voice.service.ts';
import { buildVersionsPrompt } from './platform-versions.prompts.ts';

type Owner = { id: number };

/** A version of a finished piece for every platform. What a model gets wrong the built-in writer writes. */
export async function writePlatformVersions(
  deps: Deps,
  user: Owner,
  request: VersionsRequest,
  signal: AbortSignal,
): Promise<VersionsAnswer> {
  const place = fromWirePlace(request);
  const { title, content, hashtags, reserved } = request;
  return deps.withAiSlot(user.id, async () => {
    const texts = await askForVersions(deps, user, request, signal);
    // Made of the piece's own sentences, with nothing to check.
    if (texts && !deps.ai.text.wordsFreely) return { versions: withHashtags(texts, request) };
    const drafted = { title, content, hashtags, place, reserved, texts };
    const versions = await deps.texts.run('checkVersions', drafted, { userId: user.id, signal });
    return { versions };
  });
}

/**
 * What the writer makes of the piece, in one call. Nothing where the piece is too long for a prompt or
 * where the writer fails: the built-in one takes over, and nobody is told, for nobody has asked for these.
 */
async function askForVersions(
  deps: Deps,
  user: Owner,
  request: VersionsRequest,
  signal: AbortSignal,
): Promise<VersionsDraft | undefined> {
  const [title = '', text = ''] = await deps.texts.run(
    'plainTexts',
    [request.title, request.content],
    { userId: user.id, signal },
  );
  if (text.length > ownTextLimits.revisedText) return undefined;
  const voiceProfile = await voiceToWriteBy(deps.db, user.id);
  const facts = { ...factsOf(request, title), voiceProfile };
  try {
    const prompt = buildVersionsPrompt({ title, text, facts, marker: newDataMarker() });
    const { value } = await deps.ai.text.write(
      { userId: user.id, kind: 'versions', facts, ...prompt, schema: VersionsDraft, seed: 0 },
      { signal },
    );
    return value;
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return undefined;
  }
}

function withHashtags(texts: VersionsDraft, { hashtags, reserved }: VersionsRequest) {
  const versions = platformKeys.map((key) => {
    const text = texts[key];
    return [
      key,
      { text, hashtags: fittingHashtags(key, { text, hashtags, reserved: reserved?.[key] }) },
    ];
  });
  return Object.fromEntries(versions) as VersionsAnswer['versions'];
}

function factsOf(request: VersionsRequest, title: string): Facts {
  const { topic, content, hashtags, reserved } = request;
  return {
    topic: { identifier: 'custom', name: topic, description: '' },
    place: fromWirePlace(request),
    title,
    answers: [],
    rememberedAnswers: [],
    sources: [],
    finished: { html: content, hashtags, reserved },
  };
}
