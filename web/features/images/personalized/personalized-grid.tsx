import { messageFor } from '#web/api/api-error.ts';
import { PictureFrame } from '#web/ui/drawings/picture-frame.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { PersonalizedCard } from './personalized-card.tsx';
import classes from './personalized-grid.module.css';
import { PersonalizedSkeleton } from './personalized-skeleton.tsx';
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
