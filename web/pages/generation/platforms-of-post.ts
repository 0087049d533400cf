import type { QueryClient } from '@tanstack/react-query';
import { changePlatforms } from '#contract/calls/saved-content.ts';
import { fingerprintOf } from '#contract/fingerprint.ts';
import type { PlatformsChange } from '#contract/kept-for-platforms.ts';
import { keptTextAtMost } from '#contract/limits.ts';
import { copyTargets } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import type { GenerationRequest } from '#contract/posts.ts';
import { call } from '#web/api/call.ts';
import type { GenerationInput } from '#web/features/posts/generation-input.ts';
import type { PlatformVersions, Rewrite } from '#web/features/posts/platforms/platform-versions.ts';
import { cachePlatforms } from '#web/features/saved-content/saved-content-queries.ts';
import type { ContentStore } from '#web/local-content/content-store.ts';
import type { PostMeta } from '#web/local-content/message.ts';
import { saveCopied, savePlatformText, savePlatformVersions } from '#web/local-content/messages.ts';
import { writeVersionsOf } from './write-versions.ts';

type Options = {
  client: QueryClient;
  store: ContentStore;
  post: Post;
  meta: PostMeta | undefined;
  input: () => GenerationInput;
  promptType: GenerationRequest['promptType'];
};

const noTexts = {};

/** What platforms get of a generated post, kept beside it in the browser. */
export function platformsOfPost(options: Options): PlatformVersions {
  const { client, store, post, meta, input, promptType } = options;
  const savedId = meta?.saved?.id;
  return {
    kept: meta?.platformTexts ?? noTexts,
    keep: (platform, text) => savePlatformText(store, post, platform, text),
    written: meta?.platformVersions,
    keepWritten: (written) => savePlatformVersions(store, post, written),
    write: writeVersionsOf,
    copied: meta?.copiedFor,
    markCopied: (platform) => {
      saveCopied(store, post, platform);
      if (savedId === undefined) return;
      // The item may be gone by now; the browser remembers it in any case.
      const body = { copied: { [platform]: new Date().toISOString() } };
      call(changePlatforms, { params: { id: savedId }, body })
        .then((kept) => cachePlatforms(client, savedId, kept))
        .catch(() => {});
    },
    savedId,
    rewrite: async (rewrite: Rewrite, signal) => {
      const { rewriteForPlatform } = await loadRunner();
      return rewriteForPlatform(input(), promptType, rewrite, signal);
    },
  };
}

const loadRunner = () => import('#web/features/posts/generation/run-generation.ts');

/** What of it goes along when the post is saved: nothing the server would refuse the save for. */
export function keptForSaving(
  { title, content, hashtags }: Post,
  meta: PostMeta | undefined,
): PlatformsChange {
  const { platformTexts = {}, platformVersions, copiedFor = {} } = meta ?? {};
  const known = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(
      copyTargets.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
    );
  const short = Object.entries(platformTexts).filter(([, text]) => text.length <= keptTextAtMost);
  const isCurrent =
    platformVersions?.of && platformVersions.of === fingerprintOf([title, content, hashtags]);
  return {
    texts: known(Object.fromEntries(short)),
    copied: known(copiedFor),
    ...(isCurrent && { written: platformVersions }),
  };
}
