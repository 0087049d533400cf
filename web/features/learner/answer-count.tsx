import { Badge } from '@mantine/core';
import { useAnswers } from './learner-queries.ts';

/** How many answers there are, beside the word for them. */
export function AnswerCount() {
  const { answers } = useAnswers();
  if (!answers || answers.length === 0) return null;
  return (
    // Taller than the words; the tabs must not grow when it arrives.
    <Badge color="amber" size="sm" my={-4} circle={answers.length < 10}>
      {answers.length}
    </Badge>
  );
}
