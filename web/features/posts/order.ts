import type { RelevantAnswer } from '#contract/learner.ts';
import type { GenerationRequest } from '#contract/posts.ts';

/** What is to be written: the form, and what was answered on the way. Enough to try it again. */
export type Order = {
  /** A topic's id or identifier, or "custom". */
  topicId: string | number;
  /** As a person reads it; the subject itself when it is one's own. */
  topicName: string;
  customTopic?: string;
  location: string;
  state: string;
  selectedTitle?: string;
  contentTags?: string[];
  userAnswers: { question: string; answer: string }[];
  /** The remembered answers to use. Absent: the server looks for them itself. */
  databaseAnswers?: Pick<RelevantAnswer, 'id' | 'question' | 'answer' | 'matchingTags'>[];
};

/** The call's payload, field by field. */
export function requestOf(
  { topicName: _, ...order }: Order,
  promptType: GenerationRequest['promptType'],
): GenerationRequest {
  const { userAnswers } = order;
  return {
    ...order,
    currentAnswers: userAnswers
      .map(({ question, answer }) => `Q: ${question}\nA: ${answer}`)
      .join('\n\n'),
    promptType,
  };
}
