import { Button, Container } from '@mantine/core';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

const loadDrawing = async () => (await import('#web/ui/drawings/empty-porch.tsx')).EmptyPorch;

/** When a screen breaks or cannot be loaded: then the drawing may be missing too. */
export function PageFailure() {
  const EmptyPorch = useLazyPart(loadDrawing, true);
  return (
    <Container component="main">
      <title>Something went wrong · Porchlight</title>
      <EmptyState
        drawing={EmptyPorch && <EmptyPorch />}
        title="We couldn’t show this page"
        action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      >
        Something went wrong. Anything you saved is safe.
      </EmptyState>
    </Container>
  );
}
