import { Skeleton, VisuallyHidden } from '@mantine/core';

/** Keeps the place of what is being fetched. */
export function LoadingArea({ height }: { height: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
