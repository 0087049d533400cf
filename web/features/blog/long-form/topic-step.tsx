import { Card } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type SubmitEvent, useRef, useState } from 'react';
import type { ArticleSubject, TopicInput } from '#contract/long-form-draft.ts';
import { fromWirePlace, toWirePlace } from '#contract/place.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ArticleTopicFields } from './article-topic-fields.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { PlanPanel } from './plan-panel.tsx';
import { StepHeading } from './step-heading.tsx';
import { TopicStepActions } from './topic-step-actions.tsx';
import type { LongForm } from './use-long-form.ts';
import { useOutline } from './use-outline.ts';
import classes from './wizard.module.css';
import type { WizardSlots } from './wizard-slots.ts';

type Props = { longForm: LongForm } & Pick<WizardSlots, 'placeFields' | 'topicField'>;

/** What the article is about. With an outline already there, it is kept unless another is wanted. */
export function TopicStep({ longForm: { draft, change }, placeFields, topicField }: Props) {
  const { input, subject, sections } = draft;
  const [problems, setProblems] = useState<ArticleTopicProblems>({});
  const [isAsking, asking] = useDisclosure();
  const form = useRef<HTMLFormElement>(null);
  const outline = useOutline(change);
  const wanted = articleSubjectOf(input);
  const isOutlined = subject !== null && isSameArticleSubject(subject, wanted);

  const handleChange = (part: Partial<TopicInput>) => {
    setProblems({});
    change({ type: 'input', part });
  };
  const makeOutline = () => {
    asking.close();
    outline.run(wanted);
  };
  const handleOutline = () => {
    if (outline.isPending) return;
    const found = articleTopicProblems(input);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(form.current);
    if (sections.some(({ answer }) => answer.trim())) asking.open();
    else makeOutline();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOutlined) change({ type: 'step', step: 'questions' });
    else handleOutline();
  };

  return (
    <div className={classes.columns}>
      <Card>
        <form ref={form} noValidate onSubmit={handleSubmit} className={classes.fields}>
          <StepHeading title="What is your blog post about?">
            Pick a topic or enter your own, and tell us where. You’ll get an outline you can change.
          </StepHeading>
          <ArticleTopicFields
            input={input}
            problem={problems.customTopic}
            topicField={topicField}
            onChange={handleChange}
          />
          {placeFields({
            place: fromWirePlace(input),
            problems,
            onChange: (place) => handleChange(toWirePlace(place)),
          })}
          <TopicStepActions
            isOutlined={isOutlined}
            outline={outline}
            onNewOutline={handleOutline}
          />
        </form>
      </Card>
      <PlanPanel isOutlining={outline.isPending} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Make a new outline?"
        confirm="New outline"
        onConfirm={makeOutline}
        onClose={asking.close}
      >
        The sections you have now and your answers to them will be replaced.
      </ConfirmDialog>
    </div>
  );
}

type ArticleTopicProblems = Partial<Record<'customTopic' | 'city' | 'state', string>>;

/** A message for each field of the first step that is not filled. */
function articleTopicProblems(input: TopicInput): ArticleTopicProblems {
  const { topic, location, state } = articleSubjectOf(input);
  return {
    ...(!topic && { customTopic: 'Either select a topic or enter a custom topic' }),
    ...(!location && { city: 'City/location is required' }),
    ...(!state && { state: 'State is required' }),
  };
}

/** A topic of one's own goes before one of the list. */
const articleSubjectOf = ({ topic, customTopic, location, state }: TopicInput): ArticleSubject => ({
  topic: customTopic.trim() || topic,
  location: location.trim(),
  state,
});

const isSameArticleSubject = (one: ArticleSubject, other: ArticleSubject) =>
  one.topic === other.topic && one.location === other.location && one.state === other.state;
