import { Checkbox, Collapse, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { RelevantAnswer } from '#contract/learner.ts';
import { tagInWords } from '#web/features/posts/tag-in-words.ts';
import classes from './fitting-answers.module.css';

type Props = {
  answers: RelevantAnswer[];
  /** By id. */
  leftOut: number[];
  onLeaveOut: (ids: number[]) => void;
};

/** What the agent once answered and fits: folded away, each with a tick that can be taken off. */
export function FittingAnswers({ answers, leftOut, onLeaveOut }: Props) {
  const [isOpen, { toggle }] = useDisclosure();
  const listId = useId();
  const used = answers.filter(({ id }) => !leftOut.includes(id)).length;

  const handleTick = (id: number, isUsed: boolean) =>
    onLeaveOut(isUsed ? leftOut.filter((each) => each !== id) : [...leftOut, id]);

  return (
    <div className={classes.root}>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <span>
          {answers.length} of your answers {answers.length === 1 ? 'fits' : 'fit'}
          {used < answers.length && `, ${used === 0 ? 'none' : used} used`}
        </span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} data-open={isOpen} />
      </UnstyledButton>
      <Collapse expanded={isOpen} id={listId}>
        <ul className={classes.list}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Checkbox
                label={answer.question}
                description={<Reason answer={answer} />}
                checked={!leftOut.includes(answer.id)}
                onChange={(event) => handleTick(answer.id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}

function Reason({ answer: { answer, matchingTags } }: { answer: RelevantAnswer }) {
  return (
    <>
      <Text span inherit className={classes.answer} lineClamp={4}>
        {answer}
      </Text>
      {matchingTags.length > 0 && (
        <Text span inherit className={classes.because}>
          because of: {matchingTags.map(tagInWords).join(', ')}
        </Text>
      )}
    </>
  );
}
