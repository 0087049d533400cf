import { Alert, Button, Divider, InputBase, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { approveReview, commentOnReview, readReview } from '#contract/calls/review.ts';
import { reviewText } from '#contract/limits.ts';
import type { BrokerReview } from '#contract/review.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { dayLabel, nameChanges } from '#web/features/review/describe-review.ts';
import { FormError } from '#web/ui/form-error.tsx';
import classes from './broker.module.css';

type Props = { token: string; page: BrokerReview };

/** What keeps a form from being sent. */
type Problem = { field: 'name' | 'comment'; words: string };

/** What the broker says: yes, or a few words for the agent. Each once. */
export function Decision({ token, page }: Props) {
  return (
    <section aria-labelledby="decision" className={classes.card}>
      <Title order={2} size="h4" id="decision" mb="sm">
        Your decision
      </Title>
      {page.comment && <LeftComment page={page} />}
      {page.approvedBy && <Approved page={page} />}
      {!page.approvedBy && page.isOwn && <OwnPiece />}
      {!page.approvedBy && !page.isOwn && <Forms token={token} page={page} />}
    </section>
  );
}

function OwnPiece() {
  return (
    <Alert color="gray" role="status">
      You sent this, so your broker has to decide. This is what your broker sees, with a field for a
      name, Approve and Comment here.
    </Alert>
  );
}

function Approved({ page }: { page: BrokerReview }) {
  const approved = `Approved by ${page.approvedBy} on ${dayLabel(page.approvedAt ?? '')}.`;
  if (page.changes.length > 0) {
    return (
      <Alert color="amber" icon={<IconAlertTriangle size={20} aria-hidden />} role="status">
        {nameChanges(page.changes)} changed since, so the approval no longer counts. ({approved})
      </Alert>
    );
  }
  return (
    <Alert color="evergreen" icon={<IconCheck size={20} aria-hidden />} role="status">
      {approved} {page.agent.name} can see that. If the text, the pictures or the signature change,
      the approval no longer counts.
    </Alert>
  );
}

function Forms({ token, page }: Props) {
  const [name, setName] = useState('');
  const [comment, setComment] = useKeptComment(token);
  const [problem, setProblem] = useState<Problem>();
  const nameField = useRef<HTMLInputElement>(null);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const settle = useSettle(token);
  const approve = useCall(approveReview, { onSettled: settle });
  const send = useCall(commentOnReview, { onSuccess: () => setComment(''), onSettled: settle });
  const params = { token };

  const onApprove = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return ask('name', 'Please enter your name');
    // After an approval there is no way left to send it.
    if (comment.trim())
      return ask('comment', 'Send this comment first, or clear it, then approve.');
    setProblem(undefined);
    approve.mutate({ params, body: { name } });
  };
  const onComment = (event: FormEvent) => {
    event.preventDefault();
    if (!comment.trim()) return ask('comment', 'Please enter a comment');
    setProblem(undefined);
    send.mutate({ params, body: { name, comment } });
  };
  const ask = (field: Problem['field'], words: string) => {
    setProblem({ field, words });
    (field === 'name' ? nameField : commentField).current?.focus();
  };
  const isOutdated = page.changes.length > 0;
  const error = approve.error ?? send.error;

  return (
    <Stack>
      {isOutdated && (
        <Alert color="amber">
          {nameChanges(page.changes)} changed since the link was sent, so this can’t be approved
          here. Ask {page.agent.name} for a new link.
        </Alert>
      )}
      <form noValidate onSubmit={onApprove}>
        <Stack>
          <TextInput
            ref={nameField}
            label="Your name"
            autoComplete="name"
            maxLength={reviewText.name}
            value={name}
            error={problem?.field === 'name' && problem.words}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            type="submit"
            size="md"
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={approve.isPending}
            disabled={isOutdated}
          >
            Approve this version
          </Button>
          <Text size="sm" c="dimmed">
            Your name, the time and your network address are kept with the approval.
          </Text>
        </Stack>
      </form>
      {!page.comment && (
        <>
          <Divider label="or" />
          <form noValidate onSubmit={onComment}>
            <Stack>
              {/* Not Textarea, which brings more along than all of this page. */}
              <InputBase
                component="textarea"
                multiline
                rows={4}
                ref={commentField}
                label="Comment for the agent"
                maxLength={reviewText.comment}
                value={comment}
                error={problem?.field === 'comment' && problem.words}
                onChange={({ currentTarget }) => setComment(currentTarget.value)}
              />
              <Button type="submit" variant="default" size="md" loading={send.isPending}>
                Send comment
              </Button>
            </Stack>
          </form>
        </>
      )}
      <FormError>{error && messageFor(error, 'That didn’t work. Please try again.')}</FormError>
    </Stack>
  );
}

/** What a broker types on a phone survives a look at another app; it is kept for this tab alone. */
function useKeptComment(token: string) {
  const key = `review-comment:${token}`;
  const [comment, setComment] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  });
  const change = (words: string) => {
    setComment(words);
    try {
      if (words) sessionStorage.setItem(key, words);
      else sessionStorage.removeItem(key);
    } catch {
      // It stays on the page; only a reload would lose it.
    }
  };
  return [comment, change] as const;
}

/** Shows what was decided, also where somebody else was quicker. */
function useSettle(token: string) {
  const client = useQueryClient();
  return async (_answer: unknown, error: Error | null) => {
    if (error && !(error instanceof ApiError)) return;
    await client.invalidateQueries({
      queryKey: queryOf(readReview, { params: { token } }).queryKey,
    });
  };
}

function LeftComment({ page }: { page: BrokerReview }) {
  return (
    <div role="status">
      <Text>
        Comment{page.commentBy && ` by ${page.commentBy}`} sent on{' '}
        {dayLabel(page.commentedAt ?? '')}:
      </Text>
      <Text component="blockquote" className={classes.comment} mb="md">
        {page.comment}
      </Text>
    </div>
  );
}
