import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RememberedAnswer } from '#contract/learner.ts';
import { AnswerCard } from './answer-card.tsx';
import classes from './answer-list.module.css';

const DeleteAnswerDialog = lazy(async () => ({
  default: (await import('./delete-answer-dialog.tsx')).DeleteAnswerDialog,
}));

/** Cards at first, and with each "Show more". */
const atATime = 20;

type Props = { answers: RememberedAnswer[]; onDeleted: () => void };

/** The saved answers, newest first. */
export function AnswerList({ answers, onDeleted }: Props) {
  const [shown, setShown] = useState(atATime);
  const [leaving, setLeaving] = useState<RememberedAnswer>();
  const close = () => {
    setLeaving(undefined);
    const card = leaving && document.getElementById(cardId(leaving));
    requestAnimationFrame(() => card?.focus({ preventScroll: true }));
  };
  const handleDeleted = () => {
    setLeaving(undefined);
    onDeleted();
  };

  return (
    <>
      <ul aria-label="Your answers" className={classes.list}>
        {answers.slice(0, shown).map((answer) => (
          <li key={answer.id}>
            <AnswerCard id={cardId(answer)} answer={answer} onDelete={() => setLeaving(answer)} />
          </li>
        ))}
      </ul>
      {answers.length > shown && (
        <Button variant="default" mt="md" fullWidth onClick={() => setShown(shown + atATime)}>
          Show {Math.min(atATime, answers.length - shown)} more
        </Button>
      )}
      <Suspense>
        {leaving && (
          <DeleteAnswerDialog answer={leaving} onClose={close} onDeleted={handleDeleted} />
        )}
      </Suspense>
    </>
  );
}

const cardId = ({ id }: RememberedAnswer) => `learner-answer-${id}`;
