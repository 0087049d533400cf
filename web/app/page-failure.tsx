import { Button, Container } from '@mantine/core';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useLate } from '#web/ui/use-late.ts';

const loadDrawing = async () => (await import('#web/ui/drawings/empty-porch.tsx')).EmptyPorch;

/** When a screen breaks or cannot be loaded: then the drawing may be missing too. */
export function PageFailure() {
  const EmptyPorch = useLate(loadDrawing, true);
  return (
    <Container component="main">
      <title>Something went wrong · Porchlight</title>
      <EmptyState
        drawing={EmptyPorch && <EmptyPorch />}
        title="This page could not be shown"
        action={<Button onClick={() => window.location.reload()}>Load it again</Button>}
      >
        Something went wrong on the way. What you saved is safe.
      </EmptyState>
    </Container>
  );
}
