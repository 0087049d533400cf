import type { Questions } from '#contract/posts.ts';
import { questionRoleNames } from '#contract/question-roles.ts';
import type { GenerationInput } from '#web/features/posts/generation-input.ts';
import * as shape from '#web/local-content/shape.ts';
import { SubjectAndPlace } from './subject.ts';

/** The questions about a subject, and what was answered so far. Closed, it waits to be opened again. */
export const Customization = shape.object({
  subject: SubjectAndPlace,
  asked: shape.object({
    questions: shape.list(shape.string),
    questionRoles: shape.optional(shape.list(shape.nullable(shape.oneOf(questionRoleNames)))),
    title: shape.string,
    contentTags: shape.list(shape.string),
  } satisfies Record<keyof Questions, shape.Shape<unknown>>),
  /** The topic's titles as they are stored, to choose another one from. */
  titles: shape.list(shape.string),
  title: shape.string,
  /** One for each question, in their order; empty where nothing was answered. */
  answers: shape.list(shape.string),
  isRemembering: shape.boolean,
  isOpen: shape.boolean,
});
export type Customization = shape.Shaped<typeof Customization>;

export function beginCustomization(
  subject: SubjectAndPlace,
  titles: string[],
  asked: Questions,
): Customization {
  const answers = asked.questions.map(() => '');
  const { title } = asked;
  return { subject, asked, titles, title, answers, isRemembering: false, isOpen: true };
}

/** The questions that were answered, with their answers. */
export function answersGiven({ asked, answers }: Customization): GenerationInput['userAnswers'] {
  return asked.questions
    .map((question, index) => {
      const role = asked.questionRoles?.[index];
      return { question, answer: answers[index]?.trim() ?? '', ...(role && { role }) };
    })
    .filter(({ answer }) => answer !== '');
}

/** What to write, as it was made one's own. A title that was emptied is the proposed one again. */
export function customizedInput(
  customization: Customization,
  userAnswers: GenerationInput['userAnswers'],
) {
  const { subject, asked, title } = customization;
  return {
    ...subject,
    selectedTitle: title.trim() || asked.title || undefined,
    contentTags: asked.contentTags,
    userAnswers,
  } satisfies GenerationInput;
}
