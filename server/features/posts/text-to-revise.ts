import type { Facts } from '#contract/facts.ts';
import { fromWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { GenerationRequest, RevisionRequest } from '#contract/posts.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import type { LinksAndPictures } from '#server/content/revised-note.ts';
import type { CutText } from '#server/content/revised-passage.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';

type Owner = { id: number };

/** What is to be revised: the whole text, or a passage that was cut out of it. */
export async function revisionOf(
  { texts }: Deps,
  { id: userId }: Owner,
  request: GenerationRequest | RevisionRequest,
): Promise<{ revision?: Facts['revision']; kept?: LinksAndPictures; cut?: CutText }> {
  if (!('revisionContext' in request)) return {};
  const { originalPost, revisionRequest, passage } = request.revisionContext;
  const { title, content } = originalPost;
  const cut = passage ? await texts.run('cutPassage', { content, passage }, { userId }) : undefined;
  if (passage && !cut) throw passageGone();
  const { kept, ...read } = await texts.run(
    'readTextToRevise',
    { title, content: cut?.inside ?? content, request: revisionRequest },
    { userId },
  );
  const around = cut && (await textAround(texts, userId, cut));
  const revision = {
    ...read,
    around,
    hashtags: originalPost.hashtags,
    contentTags: originalPost.contentTags,
    imagePrompt: originalPost.imagePrompt,
    request: revisionRequest,
  };
  return { revision, kept, cut };
}

const passageGone = () =>
  new AppError(
    'invalid_input',
    'The text no longer has the passage you selected. Please select it again.',
  );

/** Enough for a passage to fit in, and not the whole text. */
const charactersAround = 600;

async function textAround({ run }: Deps['texts'], userId: number, { before, after }: CutText) {
  const [first = '', second = ''] = await run('plainTexts', [before, after], { userId });
  return {
    before: first.slice(-charactersAround).toWellFormed(),
    after: second.slice(0, charactersAround).toWellFormed(),
  };
}

/** The post as it was, but for its passage. */
export async function withPassage(
  { texts }: Deps,
  { id: userId }: Owner,
  request: GenerationRequest | RevisionRequest,
  cut: CutText,
  post: Post,
  voice?: VoiceProfile,
): Promise<Post> {
  if (!('revisionContext' in request)) return post;
  const { title, hashtags, contentTags, imagePrompt } = request.revisionContext.originalPost;
  const place = fromWirePlace(request);
  const parts = { cut, revised: post.content, title, hashtags, place, voice };
  const { followed, ...whole } = await texts.run('putPassageBack', parts, { userId });
  return {
    ...post,
    ...whole,
    ...(post.shapedBy && followed && { shapedBy: { ...post.shapedBy, voice: followed } }),
    hashtags,
    contentTags: contentTags ?? post.contentTags,
    imagePrompt: imagePrompt ?? post.imagePrompt,
  };
}
