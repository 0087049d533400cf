import { Button, Card, Group, Skeleton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { Notebook } from '#web/ui/drawings/notebook.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import classes from './answer-list.module.css';
import { AnswerList } from './answer-list.tsx';
import { useAnswers } from './learner-queries.ts';
import { notLoadedToast } from './learner-toasts.ts';
import { questionFieldId } from './save-answer-form.tsx';

/** The saved answers, or why there are none to see. */
export function AnswersPanel() {
  const [news, setNews] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const handleDeleted = () => {
    setNews('Answer deleted');
    // The card is gone: the keyboard goes on at what is left.
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Answers onDeleted={handleDeleted} />
    </div>
  );
}

function Answers({ onDeleted }: { onDeleted: () => void }) {
  const showToast = useShowToast();
  const { answers, error, isError, refetch } = useAnswers();
  const isMissing = isError && !answers;
  const isSignedOut = error instanceof ApiError && error.code === 'not_signed_in';
  useEffect(() => {
    if (isMissing && !isSignedOut) showToast(notLoadedToast);
  }, [isMissing, isSignedOut, showToast]);
  if (answers && answers.length > 0) return <AnswerList answers={answers} onDeleted={onDeleted} />;
  if (answers) return <EmptyNotebook />;
  if (isError) return <LoadFailure onRetry={refetch}>Failed to load answers</LoadFailure>;
  return <AnswersSkeleton />;
}

function EmptyNotebook() {
  return (
    <EmptyState
      drawing={<Notebook />}
      title="No saved answers yet"
      action={
        <Button variant="default" onClick={() => document.getElementById(questionFieldId)?.focus()}>
          Write your first one
        </Button>
      }
    >
      Save a question you get a lot, with your answer. We’ll tag it and suggest it when you write
      about the same place or topic.
    </EmptyState>
  );
}

const places = ['first', 'second', 'third'];

function AnswersSkeleton() {
  return (
    <div className={classes.list} aria-busy="true">
      <VisuallyHidden role="status">Loading your answers</VisuallyHidden>
      {places.map((place) => (
        <Card key={place} aria-hidden>
          <Skeleton height={20} width="70%" />
          <Skeleton height={14} mt="md" />
          <Skeleton height={14} mt="xs" width="80%" />
          <Group gap="xs" mt="md">
            <Skeleton height={30} width={110} radius={15} />
            <Skeleton height={30} width={80} radius={15} />
            <Skeleton height={30} width={140} radius={15} />
          </Group>
        </Card>
      ))}
    </div>
  );
}
