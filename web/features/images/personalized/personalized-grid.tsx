import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import { messageFor } from '#web/api/api-error.ts';
import { PictureFrame } from '#web/ui/drawings/picture-frame.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import card from './personalized-card.module.css';
import { PersonalizedCard } from './personalized-card.tsx';
import classes from './personalized-grid.module.css';
import { useDeletePersonalizedImage, usePersonalizedImages } from './use-personalized-images.ts';

/** The personalized pictures of a saved item. */
export function PersonalizedGrid({ contentId }: { contentId: number }) {
  const images = usePersonalizedImages(contentId);
  const remove = useDeletePersonalizedImage(contentId);
  const keptFocus = useKeptFocus(images.data?.map(({ id }) => id).join(' ') ?? '');

  if (images.isPending) return <PersonalizedSkeleton />;
  if (!images.data) {
    return (
      <LoadFailure onRetry={() => images.refetch()}>
        {messageFor(images.error, 'We couldn’t load your personalized images.')}
      </LoadFailure>
    );
  }
  return (
    <div {...keptFocus}>
      <div tabIndex={-1} data-keep-focus className={classes.images}>
        {images.data.length === 0 ? (
          <EmptyState drawing={<PictureFrame />} title="No personalized images yet">
            Add your headshot and logo to a picture, and it will show up here.
          </EmptyState>
        ) : (
          <ul className={classes.grid}>
            {images.data.map((image, index) => (
              <li key={image.id}>
                <PersonalizedCard
                  image={image}
                  name={`image ${index + 1}`}
                  isDeleting={
                    remove.isPending && Number(remove.variables.sent.params.id) === image.id
                  }
                  onDelete={() => remove.mutate({ params: { id: image.id } })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const places = ['first', 'second', 'third'];

/** Three cards while the pictures are on their way. */
function PersonalizedSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your personalized images</VisuallyHidden>
      <div className={classes.grid} aria-hidden>
        {places.map((place) => (
          <Card key={place} padding="sm">
            <Skeleton className={card.picture} />
            <Skeleton height={36} mt="sm" width="70%" />
          </Card>
        ))}
      </div>
    </div>
  );
}
