import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '#contract/post.ts';
import { tagLabel } from '#web/ui/tag-label.ts';
import classes from './shaped-by.module.css';

type Remembered = NonNullable<Post['shapedBy']>['memory'];
type Props = { memory: Remembered; onWriteAgain?: (leaveOut: Set<number>) => void };

/** Remembered answers, why each was used, and a switch to leave it out next time. */
export function UsedAnswers({ memory, onWriteAgain }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const setUsed = (id: number, isAnswerSelected: boolean) => {
    const next = new Set(leftOut);
    if (isAnswerSelected) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  return (
    <>
      <ul className={classes.list}>
        {memory.map(({ id, question, answer, matchingTags = [] }, index) => (
          <li key={id ?? `unnumbered-${index}`} className={classes.recalled}>
            <div className={classes.words}>
              <span className={classes.question}>{question}</span>
              <span className={classes.answer} data-left-out={id !== undefined && leftOut.has(id)}>
                {answer}
              </span>
              {matchingTags.length > 0 && (
                <span className={classes.reason}>
                  matches: {matchingTags.map(tagLabel).join(', ')}
                </span>
              )}
            </div>
            {id !== undefined && onWriteAgain && (
              <Switch
                label="Use it"
                aria-label={`Use it: ${question}`}
                size="sm"
                className={classes.switch}
                checked={!leftOut.has(id)}
                onChange={(event) => setUsed(id, event.currentTarget.checked)}
              />
            )}
          </li>
        ))}
      </ul>
      {onWriteAgain && leftOut.size > 0 && (
        <Button size="sm" mt="xs" onClick={() => onWriteAgain(new Set(leftOut))}>
          Write again without {leftOut.size === 1 ? 'it' : 'them'}
        </Button>
      )}
    </>
  );
}
