import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { findRelevantAnswers } from '#contract/calls/learner.ts';
import type { RelevantAnswer } from '#contract/learner.ts';
import { placeLabel } from '#contract/place.ts';
import { queryOf } from '#web/api/query.ts';
import type { Customization } from '#web/features/posts/questions/customization.ts';
import { isSameSubject, type SubjectAndPlace } from '#web/features/posts/questions/subject.ts';

/** Milliseconds without a change until the answers are looked for. */
const pause = 400;

/** Characters of a question that are sent: enough to tell what it is about. */
const longestQuestion = 200;

/**
 * Remembered answers, those that fit first; undefined while that is open and when it failed. While
 * Ultra Mode asks, its title and its questions count as well.
 */
export function useRememberedAnswers(
  subject: SubjectAndPlace | undefined,
  asking: Customization | undefined,
) {
  const topic = subject?.topicName ?? '';
  const context = subject ? placeLabel(subject) : '';
  const { title, questions } = wordsOf(subject, asking);
  const [settledTopic] = useDebouncedValue(topic, pause);
  const [settledContext] = useDebouncedValue(context, pause);
  const [settledTitle] = useDebouncedValue(title, pause);
  const isSettled = topic !== '' && topic === settledTopic && context === settledContext;
  const query = { topic, context, title: settledTitle, questions, order: 'fits' as const };
  const { data } = useQuery({
    ...queryOf(findRelevantAnswers, { query }),
    enabled: isSettled,
    // Another title is no other subject: the list stays until the better one is there.
    placeholderData: (before, queryBefore) => {
      const [, last] = (queryBefore?.queryKey ?? []) as [string?, Partial<typeof query>?];
      return last?.topic === topic && last.context === context ? before : undefined;
    },
  });
  return isSettled ? data?.answers : undefined;
}

function wordsOf(subject: SubjectAndPlace | undefined, asking: Customization | undefined) {
  if (!asking || !isSameSubject(asking.subject, subject)) return { title: '', questions: '' };
  const { asked, title } = asking;
  const questions = asked.questions.map((question) => question.slice(0, longestQuestion));
  return { title: title.trim() || asked.title, questions: questions.join('\n') };
}

/** What was ticked by hand, by id: an answer that fits is used unless it was left out. */
export type AnswerSelection = { leftOut: number[]; takenIn: number[] };

export const isAnswerSelected = (
  { id, fits }: RelevantAnswer,
  { leftOut, takenIn }: AnswerSelection,
): boolean => (fits ? !leftOut.includes(id) : takenIn.includes(id));
