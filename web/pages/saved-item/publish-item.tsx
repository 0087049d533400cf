import type { SavedContent } from '#contract/saved-content.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { useStateLine } from '#web/features/account/use-state-line.ts';
import { PublishDialog } from '#web/features/posts/platforms/publish-dialog.tsx';
import { useReviews } from '#web/features/review/use-reviews.ts';
import { postOfItem } from './post-of-item.ts';
import { useItemPlatforms } from './use-item-platforms.ts';

type Props = { item: SavedContent; onClose: () => void };

/** The same step to a platform as for a new post; what is made there is kept with the item. */
export function PublishItem({ item, onClose }: Props) {
  const signature = useSignature();
  const stateLine = useStateLine();
  const versions = useItemPlatforms(item);
  const { data } = useReviews(item.id, 'publishing');
  const approval = data?.reviews.find((review) => review.state === 'approved');
  const { state } = item;
  return (
    <PublishDialog
      post={postOfItem(item)}
      piece={item}
      approvedBy={approval?.approvedBy ?? undefined}
      versions={versions}
      signatureFor={(platform) => signature({ platform, state })}
      stateLineFor={(platform) => stateLine({ platform, state })}
      onClose={onClose}
    />
  );
}
