import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listAnswers } from '#contract/calls/learner.ts';
import type { RememberedAnswer } from '#contract/learner.ts';
import { learnerText } from '#contract/limits.ts';
import { queryOf } from '#web/api/query.ts';
import { exampleFor } from './answer-examples.ts';
import { answersGiven, type Customization } from './customization.ts';
import classes from './customization-dialog.module.css';
import { findEarlierAnswer } from './find-earlier-answer.ts';

type Props = { customization: Customization; onChange: (answers: string[]) => void };

export function QuestionFields({ customization, onChange }: Props) {
  const { asked, answers } = customization;
  const { data: remembered } = useQuery({ ...queryOf(listAnswers, {}), retry: false });
  if (asked.questions.length === 0) return null;
  const answered = answersGiven(customization).length;
  return (
    <section className={classes.questions} aria-label="Questions">
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={3} size="h4">
          Answer any you like
        </Title>
        <Text size="sm" c="dimmed" aria-live="polite" className={classes.count}>
          {answered} of {asked.questions.length} answered
        </Text>
      </Group>
      {asked.questions.map((question, index) => {
        const answer = answers[index] ?? '';
        const change = (next: string) => onChange(answers.with(index, next));
        const earlier = answer ? undefined : findEarlierAnswer(question, remembered?.answers ?? []);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions never change their order
          <div key={index}>
            <Textarea
              label={question}
              description={`For example: ${exampleFor(asked.questionRoles?.[index])}`}
              value={answer}
              onChange={(event) => change(event.currentTarget.value)}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={learnerText.answer}
              data-autofocus={index === 0 || undefined}
            />
            {earlier && <EarlierAnswer earlier={earlier} onUse={() => change(earlier.answer)} />}
          </div>
        );
      })}
    </section>
  );
}

type EarlierAnswerProps = { earlier: RememberedAnswer; onUse: () => void };

/** What was answered to the same question before, to take with one press. */
function EarlierAnswer({ earlier: { answer, createdAt }, onUse }: EarlierAnswerProps) {
  return (
    <Button
      variant="light"
      size="compact-md"
      className={classes.earlier}
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={onUse}
    >
      <span className={classes.earlierText}>
        Use my answer from {dayOf(createdAt)}: {answer}
      </span>
    </Button>
  );
}

/** As in "Oct 3"; with the year when it is another one. */
function dayOf(time: string): string {
  const date = new Date(time);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year });
}
