import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

const lines = ['100%', '96%', '98%', '91%', '97%', '94%', '45%'];

/** The shape of an item while it is on its way. */
export function ItemSkeleton() {
  return (
    <Stack gap="sm" maw={720} aria-busy="true">
      <VisuallyHidden role="status">Loading your content</VisuallyHidden>
      <Skeleton height={34} width="75%" />
      <Skeleton height={16} width="30%" mb="xl" />
      {lines.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </Stack>
  );
}
