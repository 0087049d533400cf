import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listAnswers } from '#contract/calls/learner.ts';
import type { RememberedAnswer } from '#contract/learner.ts';
import { learnerText } from '#contract/limits.ts';
import type { QuestionRole } from '#contract/question-roles.ts';
import { queryOf } from '#web/api/query.ts';
import { answersGiven, type Customization } from './customization.ts';
import classes from './customization-dialog.module.css';
import { findEarlierAnswer } from './find-earlier-answer.ts';

/** How an answer could sound, by what is asked for. */
const examples: Record<QuestionRole, string> = {
  steer: 'Keep it warm and plain, and leave out the statistics.',
  scope: 'Single-story homes under $600,000.',
  figures: '42 sales last month, up from 36 a year ago.',
  source: 'Our MLS, as of November 1.',
  event: 'Saturday from 1 to 3 p.m. at 412 Elm Street.',
  story: 'We listed on a Thursday and had three offers by Monday.',
  insight: 'Buyers ask about the roof before they ask about the kitchen.',
  places: 'The farmers market, Lark Coffee and the river trail.',
  features: 'Oak floors, a new roof and a deep back porch.',
  rule: 'The city wants a permit for any deck over 30 inches.',
  offer: 'A free walk-through with a written list of fixes.',
  detail: 'Closing usually takes about 35 days here.',
  note: 'Street parking is tight on weekends, so come early.',
  'next-step': 'Text me “checklist” and I’ll send it over.',
};

const exampleFor = (role: QuestionRole | null | undefined): string =>
  role ? examples[role] : 'one or two sentences, the way you would say it to a client.';

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
