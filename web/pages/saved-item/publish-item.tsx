import type { SavedContent } from '#contract/saved-content.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { useStateLine } from '#web/features/account/use-state-line.ts';
import { generationInputOf } from '#web/features/posts/generation-input.ts';
import type { PlatformVersions, Rewrite } from '#web/features/posts/platforms/platform-versions.ts';
import { PublishDialog } from '#web/features/posts/platforms/publish-dialog.tsx';
import { useRefreshReviews, useReviews } from '#web/features/review/use-reviews.ts';
import { useKeptPlatforms } from '#web/features/saved-content/use-kept-platforms.ts';
import { writeVersionsOf } from '#web/pages/generation/write-versions.ts';
import { postOfItem } from './post-of-item.ts';

type Props = { item: SavedContent; onClose: () => void };

/** The same step to a platform as for a new post; what is made there is kept with the item. */
export function PublishItem({ item, onClose }: Props) {
  const signature = useSignature();
  const stateLine = useStateLine();
  // Another wording may be one that nobody has approved.
  const refreshReviews = useRefreshReviews(item.id);
  const change = useKeptPlatforms(item, () => void refreshReviews());
  const { data } = useReviews(item.id, 'publishing');
  const approval = data?.reviews.find((review) => review.state === 'approved');
  const post = postOfItem(item);
  const { state, platforms } = item;
  const versions: PlatformVersions = {
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
      return rewriteForPlatform(generationInputOf(post, undefined), promptType, rewrite, signal);
    },
  };
  return (
    <PublishDialog
      post={post}
      piece={item}
      approvedBy={approval?.approvedBy ?? undefined}
      versions={versions}
      signatureFor={(platform) => signature({ platform, state })}
      stateLineFor={(platform) => stateLine({ platform, state })}
      onClose={onClose}
    />
  );
}
