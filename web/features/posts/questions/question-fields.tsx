import { Group, Text, Textarea, Title } from '@mantine/core';
import { learnerText } from '#contract/limits.ts';
import { answersGiven, type Customization } from './customization.ts';
import classes from './customization-dialog.module.css';

type Props = { customization: Customization; onChange: (answers: string[]) => void };

export function QuestionFields({ customization, onChange }: Props) {
  const { asked, answers } = customization;
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
      {asked.questions.map((question, index) => (
        <Textarea
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions never change their order
          key={index}
          label={question}
          value={answers[index] ?? ''}
          onChange={(event) => onChange(answers.with(index, event.currentTarget.value))}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={learnerText.answer}
        />
      ))}
    </section>
  );
}
