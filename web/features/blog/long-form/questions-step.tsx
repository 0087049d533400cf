import { Alert, Button, Card, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type SubmitEvent, useRef, useState } from 'react';
import { findRelevantAnswers } from '#contract/calls/learner.ts';
import type { RelevantAnswer } from '#contract/learner.ts';
import type { ArticleSubject, LongFormDraft } from '#contract/long-form-draft.ts';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import { queryOf } from '#web/api/query.ts';
import { AddSection } from './add-section.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { SectionCard } from './section-card.tsx';
import { StartOver } from './start-over.tsx';
import { StepHeading } from './step-heading.tsx';
import type { LongForm } from './use-long-form.ts';
import { useRemovedSections } from './use-removed-sections.tsx';
import classes from './wizard.module.css';

/** Characters, as the server takes them. */
const longestTitle = 500;

type Props = { longForm: LongForm; onWrite: () => void };

/** The outline to change, and a question for each section to answer. */
export function QuestionsStep({ longForm, onWrite }: Props) {
  const { draft, change } = longForm;
  const [isChecked, setIsChecked] = useState(false);
  const [news, setNews] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const rememberedAnswers = useArticleRememberedAnswers(draft.subject);
  const removals = useRemovedSections(longForm, setNews);
  const problems = isChecked ? outlineProblems(draft) : noOutlineProblems;
  const answered = draft.sections.filter(({ answer }) => answer.trim()).length;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (hasOutlineProblems(outlineProblems(draft))) return focusFirstProblem(form.current);
    change({ type: 'step', step: 'generating' });
    onWrite();
  };

  return (
    <div className={classes.columns}>
      <form ref={form} noValidate onSubmit={handleSubmit} className={classes.fields}>
        <StepHeading title="Answer the questions">
          One per section. A few words are enough.
        </StepHeading>
        {draft.article && (
          <Alert color="evergreen" title="This blog post is finished">
            <Text inherit mb="xs">
              It was finished in another window.
            </Text>
            <Button size="sm" onClick={() => change({ type: 'step', step: 'complete' })}>
              Open the blog post
            </Button>
          </Alert>
        )}
        <Card>
          <TextInput
            label="Blog post title"
            value={draft.mainTitle}
            onChange={(event) =>
              change({ type: 'mainTitle', mainTitle: event.currentTarget.value })
            }
            maxLength={longestTitle}
            error={problems.mainTitle}
          />
        </Card>
        {draft.sections.map((section, index) => (
          <Fragment key={section.id}>
            {removals.at(index)}
            <SectionCard
              section={section}
              index={index}
              longForm={longForm}
              problems={{
                title: problems.titles[section.id],
                answer: problems.answers[section.id],
              }}
              rememberedAnswers={rememberedAnswers}
              onRemoved={() => removals.add({ section, index })}
              tell={setNews}
            />
          </Fragment>
        ))}
        {removals.from(draft.sections.length)}
        <AddSection longForm={longForm} tell={setNews} />
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Button variant="default" onClick={() => change({ type: 'step', step: 'outline' })}>
              Back
            </Button>
            <Button type="submit">Generate Blog Post</Button>
          </Group>
          <StartOver onReset={() => change({ type: 'reset' })} />
        </Group>
      </form>
      <OutlinePanel draft={draft} answered={answered} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

type OutlineProblems = {
  mainTitle?: string;
  /** By the section's id. */
  titles: Record<string, string>;
  answers: Record<string, string>;
};

const noOutlineProblems: OutlineProblems = { titles: {}, answers: {} };

/** A message for everything that is missing before the article can be written. */
function outlineProblems({ mainTitle, sections }: LongFormDraft): OutlineProblems {
  const without = (field: 'title' | 'answer', message: string) =>
    Object.fromEntries(
      sections.filter((section) => !section[field].trim()).map(({ id }) => [id, message]),
    );
  return {
    ...(!mainTitle.trim() && { mainTitle: 'A title is required' }),
    titles: without('title', 'A section title is required'),
    answers: without('answer', 'An answer is required'),
  };
}

const hasOutlineProblems = ({ mainTitle, titles, answers }: OutlineProblems) =>
  mainTitle !== undefined || Object.keys({ ...titles, ...answers }).length > 0;

/** What the agent once answered and fits the subject, the best first. Nothing waits for it. */
function useArticleRememberedAnswers(subject: ArticleSubject | null): RelevantAnswer[] {
  const topic = subject?.topic ?? '';
  const context = subject ? placeLabel(fromWirePlace(subject)) : '';
  const { data } = useQuery({
    ...queryOf(findRelevantAnswers, { query: { topic, context } }),
    enabled: topic !== '',
    retry: false,
  });
  return data?.answers ?? [];
}
