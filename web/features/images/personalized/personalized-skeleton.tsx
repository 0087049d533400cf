import { Card, Skeleton, VisuallyHidden } from '@mantine/core';
import card from './personalized-card.module.css';
import classes from './personalized-grid.module.css';

const places = ['first', 'second', 'third'];

/** Three cards while the pictures are on their way. */
export function PersonalizedSkeleton() {
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
