import { Checkbox, Collapse, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { RelevantAnswer } from '#contract/learner.ts';
import { tagLabel } from '#web/ui/tag-label.ts';
import classes from './remembered-answers.module.css';
import { type AnswerSelection, isAnswerSelected } from './use-remembered-answers.ts';

type Props = {
  answers: RelevantAnswer[];
  chosen: AnswerSelection;
  onChange: (chosen: AnswerSelection) => void;
};

/** The agent's earlier answers that go into the piece, word for word, and more that could. */
export function RememberedAnswers({ answers, chosen, onChange }: Props) {
  const [isOpen, { toggle }] = useDisclosure();
  const listId = useId();
  const fitting = answers.filter(({ fits }) => fits);
  const others = answers.filter(({ fits }) => !fits);
  const used = answers.filter((answer) => isAnswerSelected(answer, chosen)).length;
  const list = { chosen, onChange };

  return (
    <section className={classes.root} aria-label="Your earlier answers">
      <Text className={classes.sum} aria-live="polite">
        {used === 0 ? 'Not using any of your earlier answers' : `Using ${used} of your answers:`}
      </Text>
      {fitting.length > 0 && <AnswerList answers={fitting} {...list} />}
      {others.length > 0 && (
        <>
          <UnstyledButton
            className={classes.fold}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
          >
            <span>
              {others.length} more {others.length === 1 ? 'answer' : 'answers'} you could use
            </span>
            <IconChevronDown size={18} aria-hidden className={classes.chevron} data-open={isOpen} />
          </UnstyledButton>
          <Collapse expanded={isOpen} id={listId}>
            <AnswerList answers={others} {...list} />
          </Collapse>
        </>
      )}
    </section>
  );
}

function AnswerList({ answers, chosen, onChange }: Props) {
  const handleTick = (answer: RelevantAnswer, isTicked: boolean) => {
    const without = (ids: number[]) => ids.filter((id) => id !== answer.id);
    const leftOut = without(chosen.leftOut);
    const takenIn = without(chosen.takenIn);
    if (answer.fits) onChange({ takenIn, leftOut: isTicked ? leftOut : [...leftOut, answer.id] });
    else onChange({ leftOut, takenIn: isTicked ? [...takenIn, answer.id] : takenIn });
  };

  return (
    <ul className={classes.list}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <Checkbox
            label={answer.question}
            description={<Reason answer={answer} />}
            checked={isAnswerSelected(answer, chosen)}
            onChange={(event) => handleTick(answer, event.currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}

function Reason({ answer: { answer, matchingTags } }: { answer: RelevantAnswer }) {
  return (
    <>
      <Text span inherit className={classes.answer} lineClamp={6}>
        {answer}
      </Text>
      {matchingTags.length > 0 && (
        <Text span inherit className={classes.because}>
          matches: {matchingTags.map(tagLabel).join(', ')}
        </Text>
      )}
    </>
  );
}
