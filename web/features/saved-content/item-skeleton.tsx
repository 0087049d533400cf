import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { DelayedFallback } from '#web/ui/delayed-fallback.tsx';

const lines = ['100%', '96%', '98%', '91%', '97%', '94%', '45%'];

/** The shape of an item while it is on its way. */
export function ItemSkeleton() {
  return (
    <DelayedFallback>
      <Stack gap="sm" maw={720} aria-busy="true">
        <Skeleton height={34} width="75%" />
        <Skeleton height={16} width="30%" mb="xl" />
        <TextSkeleton />
      </Stack>
    </DelayedFallback>
  );
}

/** The shape of its text. */
export function TextSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your content</VisuallyHidden>
      {lines.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </>
  );
}
