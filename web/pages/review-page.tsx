import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readReview } from '#contract/calls/review.ts';
import type { BrokerReview as Page } from '#contract/review.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { queryOf } from '#web/api/query.ts';
import classes from '#web/features/review/broker/broker.module.css';
import { Decision } from '#web/features/review/broker/decision.tsx';
import { ReviewFindings, SentPiece } from '#web/features/review/broker/sent-piece.tsx';
import { dayLabel } from '#web/features/review/describe-review.ts';
import { useParams } from '#web/navigation/router.tsx';
import { KeyLocked } from '#web/ui/drawings/key-locked.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SiteAssetImage } from '#web/ui/site-asset-image.tsx';

/** Where a review link leads. A broker needs no account; opening it decides nothing. */
export function ReviewPage() {
  const { token = '' } = useParams();
  const review = useQuery({ ...queryOf(readReview, { params: { token } }), retry: false });
  return (
    <main className={classes.page}>
      <title>Review · Porchlight</title>
      <Stack gap="lg">
        <div className={classes.brand}>
          <SiteAssetImage name="logo" size={36} />
          Porchlight
        </div>
        {review.isPending && <Loader aria-label="Loading" mx="auto" my={120} />}
        {review.data && <Review token={token} page={review.data} />}
        {!review.data && review.error && (
          <Refusal error={review.error} onRetry={() => void review.refetch()} />
        )}
      </Stack>
    </main>
  );
}

function Review({ token, page }: { token: string; page: Page }) {
  const { agent, sentAt, expiresAt } = page;
  return (
    <>
      <div>
        <Title order={1} size="h2">
          A piece to review
        </Title>
        <Text c="dimmed" mt={4}>
          {[agent.name, agent.brokerage].filter(Boolean).join(', ')} asks you to look at this before
          it is published. Sent {dayLabel(sentAt)}; the link works until {dayLabel(expiresAt)}.
        </Text>
      </div>
      <SentPiece piece={page} />
      <ReviewFindings piece={page} />
      <Decision token={token} page={page} />
    </>
  );
}

type RefusalProps = { error: Error; onRetry: () => void };

function Refusal({ error, onRetry }: RefusalProps) {
  const isEnded = error instanceof ApiError && [400, 404, 410].includes(error.status);
  if (!isEnded) {
    return (
      <Alert color="red">
        {messageFor(error, 'We couldn’t load this review.')}
        <Button variant="default" mt="sm" display="block" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <EmptyState drawing={<KeyLocked />} title="This link doesn’t work">
      {messageFor(error, 'Ask the agent for a new link.')}
    </EmptyState>
  );
}
