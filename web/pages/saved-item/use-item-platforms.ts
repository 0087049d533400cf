import type { SavedContent } from '#contract/saved-content.ts';
import { generationInputOf } from '#web/features/posts/generation-input.ts';
import type { PlatformVersions, Rewrite } from '#web/features/posts/platforms/platform-versions.ts';
import { useRefreshReviews } from '#web/features/review/use-reviews.ts';
import { useKeptPlatforms } from '#web/features/saved-content/use-kept-platforms.ts';
import { writeVersionsOf } from '#web/pages/generation/write-versions.ts';
import { postOfItem } from './post-of-item.ts';

/** What platforms get of a saved item, kept with it. */
export function useItemPlatforms(item: SavedContent): PlatformVersions {
  // Another wording may be one that nobody has approved.
  const refreshReviews = useRefreshReviews(item.id);
  const change = useKeptPlatforms(item, () => void refreshReviews());
  const { platforms } = item;
  return {
    kept: platforms.texts as Record<string, string>,
    keep: (platform, text) => change({ texts: { [platform]: text ?? null } }),
    written: (platforms.written ?? undefined) as PlatformVersions['written'],
    keepWritten: (written) => change({ written }),
    write: writeVersionsOf,
    copied: platforms.copied as Record<string, string>,
    markCopied: (platform) => change({ copied: { [platform]: new Date().toISOString() } }),
    savedId: item.id,
    rewrite: async (rewrite: Rewrite, signal) => {
      const { rewriteForPlatform } = await import(
        '#web/features/posts/generation/run-generation.ts'
      );
      const promptType = item.kind === 'article' ? 'blog' : 'content';
      const input = generationInputOf(postOfItem(item), undefined);
      return rewriteForPlatform(input, promptType, rewrite, signal);
    },
  };
}
