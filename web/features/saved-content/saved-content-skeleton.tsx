import { Card, Group, Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './saved-content-list.module.css';
import bar from './selection-bar.module.css';

const places = ['first', 'second', 'third', 'fourth'];

/** The bar and four cards while the list is on its way. */
export function SavedContentSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your saved content</VisuallyHidden>
      <div className={bar.bar}>
        <Skeleton height={44} className={bar.search} />
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} className={bar.sorting} />
      </div>
      <div className={classes.grid}>
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

function CardSkeleton() {
  return (
    <Card data-testid="skeleton-card" aria-hidden>
      <Skeleton height={14} width="40%" />
      <Skeleton height={14} width="55%" mt="xs" />
      <Skeleton height={22} width="85%" mt="md" />
      <Skeleton height={14} mt="md" />
      <Skeleton height={14} mt="xs" />
      <Skeleton height={14} mt="xs" />
      <Skeleton height={14} width="60%" mt="xs" />
      <Group gap="xs" mt="lg">
        <Skeleton height={36} width={70} />
        <Skeleton height={36} width={116} />
      </Group>
    </Card>
  );
}
