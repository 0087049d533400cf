import { Button, Card, VisuallyHidden } from '@mantine/core';
import { IconBookmark, IconCheck, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Article, Subject } from '#contract/long-form-draft.ts';
import { pathOfSavedItem } from '#web/paths.ts';
import classes from './article-card.module.css';
import { ArticleStatistics } from './article-statistics.tsx';
import { StartOver } from './start-over.tsx';
import { StepHeading } from './step-heading.tsx';
import { TakeAlong } from './take-along.tsx';
import type { LongForm } from './use-long-form.ts';
import { useSaveArticle } from './use-save-article.ts';
import wizardClasses from './wizard.module.css';
import type { WizardSlots } from './wizard-slots.ts';

type Props = {
  longForm: LongForm;
  article: Article;
  subject: Subject;
  slots: Pick<WizardSlots, 'signatureIn' | 'onSaved'>;
};

/** What the article comes to, and what can be done with it. */
export function ArticleCard({ longForm, article, subject, slots }: Props) {
  const { draft, change } = longForm;
  const { saved, edited, origin } = draft;
  const { save, isPending } = useSaveArticle({ ...longForm, onSaved: slots.onSaved });
  const isEditing = edited !== null;
  const piece = { ...article, hashtags: [], sources: origin?.sources ?? [] };

  return (
    <Card className={`${wizardClasses.fields} ${wizardClasses.beside}`}>
      <StepHeading title="Your blog post is ready">
        {saved?.isCurrent ? 'It is in Saved Content.' : 'Read it through, then save it.'}
      </StepHeading>
      <VisuallyHidden role="status">Your blog post is ready</VisuallyHidden>
      <ArticleStatistics content={(edited ?? article).content} />
      <div className={classes.tools}>
        {saved?.isCurrent ? (
          <Button
            component={Link}
            to={pathOfSavedItem(saved.id)}
            variant="light"
            leftSection={<IconCheck size={18} aria-hidden />}
            aria-description="Open it in Saved Content"
          >
            Saved
          </Button>
        ) : (
          <Button
            leftSection={<IconBookmark size={18} aria-hidden />}
            data-disabled={isPending || isEditing || undefined}
            aria-disabled={isPending || isEditing || undefined}
            onClick={() => !isPending && !isEditing && save()}
          >
            {isPending ? 'Saving...' : saved ? 'Save changes' : 'Save Blog Post'}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          disabled={isEditing}
          data-keep-focus
          onClick={() => change({ type: 'edited', edited: article })}
        >
          Edit
        </Button>
        <TakeAlong
          piece={piece}
          signature={slots.signatureIn(subject.state)}
          isDisabled={isEditing}
        />
        <StartOver
          label="Create Another"
          variant="default"
          isSafe={saved?.isCurrent === true && !isEditing}
          onReset={() => change({ type: 'reset' })}
        />
      </div>
    </Card>
  );
}
