import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import { withdrawReview } from '#contract/calls/review.ts';
import type { Review } from '#contract/review.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { dayLabel } from './describe-review.ts';
import { RecordButton } from './record-button.tsx';
import classes from './review.module.css';
import { ReviewWords } from './review-words.tsx';
import { useRefreshReviews, useReviews } from './use-reviews.ts';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }));

type Props = { contentId: number; version: string };

/** Under a saved item: what a broker said about it, and the way to ask one. */
export function ReviewSection({ contentId, version }: Props) {
  const { data, isPending, error, refetch } = useReviews(contentId, version);
  const [isSending, sending] = useDisclosure();
  const titleId = useId();
  const reviews = data?.reviews ?? [];
  return (
    <Paper component="section" aria-labelledby={titleId} className={classes.section}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" id={titleId}>
          Broker review
        </Title>
        <Group gap="xs">
          {reviews.length > 0 && <RecordButton />}
          <Button leftSection={<IconSend size={18} aria-hidden />} onClick={sending.open}>
            Send to broker
          </Button>
        </Group>
      </Group>
      {data?.needsApproval && (
        <Alert color="amber" mt="md">
          Your admin asks for a broker’s approval before this is published. This version doesn’t
          have one yet.
        </Alert>
      )}
      {isPending && <LoadingArea height={72} />}
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {messageFor(error, 'We couldn’t load the reviews.')}
        </LoadFailure>
      )}
      {data && reviews.length === 0 && (
        <Text c="dimmed" mt="xs">
          Send a link to your broker, who can read this, approve it or leave a comment without an
          account.
        </Text>
      )}
      {reviews.length > 0 && (
        <ul aria-label="Review links" className={classes.list}>
          {reviews.map((review) => (
            <Row key={review.id} review={review} contentId={contentId} />
          ))}
        </ul>
      )}
      <Suspense>
        {isSending && <SendDialog contentId={contentId} onClose={sending.close} />}
      </Suspense>
    </Paper>
  );
}

function Row({ review, contentId }: { review: Review; contentId: number }) {
  const isDecided = review.state === 'approved' || review.state === 'changed';
  const isOpen = review.state === 'waiting' || review.state === 'commented' || isDecided;
  const isOver = new Date(review.expiresAt) <= new Date();
  return (
    <li className={classes.row}>
      <ReviewWords review={review} heading={`Sent ${dayLabel(review.createdAt)}`} />
      {isOpen && !isOver && (
        <EndLink review={review} contentId={contentId} words={isDecided ? closing : withdrawing} />
      )}
    </li>
  );
}

const withdrawing = {
  button: 'Withdraw',
  title: 'Withdraw this link?',
  text: 'Your broker won’t be able to open it any more. You can send a new one.',
  failure: 'The link wasn’t withdrawn.',
};

/** What was approved stays approved; its link shows the text to whoever has it. */
const closing = {
  button: 'Close',
  title: 'Close this link?',
  text: 'Nobody will be able to open it any more. The approval stays on record and still counts.',
  failure: 'The link wasn’t closed.',
};

type EndLinkProps = { review: Review; contentId: number; words: typeof closing };

function EndLink({ review: { id, createdAt }, contentId, words }: EndLinkProps) {
  const [isAsking, question] = useDisclosure();
  const refresh = useRefreshReviews(contentId);
  const withdraw = useCall(withdrawReview, {
    async onSuccess() {
      await refresh();
      question.close();
    },
  });
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`${words.button} the link sent ${dayLabel(createdAt)}`}
        onClick={question.open}
      >
        {words.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirm={words.button}
        onConfirm={() => withdraw.mutate({ params: { id } })}
        onClose={question.close}
        isPending={withdraw.isPending}
        error={withdraw.error && messageFor(withdraw.error, words.failure)}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
