import { Button, Container } from '@mantine/core';
import { EmptyPorch } from '#web/ui/drawings/empty-porch.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** When a screen breaks or cannot be loaded. */
export function PageFailure() {
  return (
    <Container component="main">
      <title>Something went wrong · Porchlight</title>
      <EmptyState
        drawing={<EmptyPorch />}
        title="This page could not be shown"
        action={<Button onClick={() => window.location.reload()}>Load it again</Button>}
      >
        Something went wrong on the way. What you saved is safe.
      </EmptyState>
    </Container>
  );
}
