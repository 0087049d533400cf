import { Button, Card, Group, Loader, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMemo } from 'react';
import { longFormStatistics } from '#contract/blog-statistics.ts';
import type { Article } from '#contract/long-form-draft.ts';
import { articleSeo } from '#web/features/blog/article-seo.ts';
import { Elapsed } from '#web/ui/elapsed.tsx';
import classes from './article-card.module.css';
import { ArticleCopyMenu } from './article-copy-menu.tsx';
import { articleOf, articlePost, versionsOf } from './article-post.ts';
import { SaveArticle } from './save-article.tsx';
import { StartOver } from './start-over.tsx';
import { StepHeading } from './step-heading.tsx';
import type { LongForm } from './use-long-form.ts';
import { useReviseArticle } from './use-revise-article.ts';
import wizardClasses from './wizard.module.css';
import type { ArticleSlots } from './wizard-slots.ts';

type Props = {
  longForm: LongForm;
  article: Article;
  slots: ArticleSlots;
};

/** What the article comes to, and what can be done with it. */
export function ArticleCard({ longForm, article, slots }: Props) {
  const { draft, change } = longForm;
  const { saved, edited } = draft;
  const revision = useReviseArticle(longForm);
  const isOff = edited !== null || revision.running !== null;
  const post = useMemo(() => articlePost(draft, article), [draft, article]);
  const seo = useMemo(() => articleSeo(post, draft.seo), [post, draft.seo]);
  const versions = versionsOf(draft);

  return (
    <Card className={`${wizardClasses.fields} ${wizardClasses.beside}`}>
      <StepHeading title="Your blog post is ready">
        {saved?.isCurrent ? 'It’s in Saved Content.' : 'Read it through, then save it.'}
      </StepHeading>
      <VisuallyHidden role="status">Your blog post is ready</VisuallyHidden>
      <ArticleStatistics content={(edited ?? article).content} />
      <RevisionLine running={revision.running} />
      <div className={classes.tools}>
        <SaveArticle longForm={longForm} isOff={isOff} slots={slots} />
        {slots.makePicture({
          post,
          contentId: saved?.id,
          isDisabled: isOff,
          onPicture: (address) => change({ type: 'pictured', address }),
        })}
        {slots.requestChanges({ post, isDisabled: isOff, onRevise: revision.revise })}
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          disabled={isOff}
          data-keep-focus
          onClick={() => change({ type: 'edited', edited: article })}
        >
          Edit
        </Button>
        <ArticleCopyMenu
          piece={{ ...post, sources: post.sources ?? [] }}
          seo={seo}
          signature={slots.signatureIn(post.state)}
          isDisabled={isOff}
        />
        <StartOver
          label="Create Another"
          variant="default"
          isSafe={saved?.isCurrent === true && edited === null}
          onReset={() => change({ type: 'reset' })}
        />
        {versions.length > 0 &&
          slots.earlierVersions({
            post,
            versions,
            isDisabled: isOff,
            onRestore: (next) => change({ type: 'replaced', article: articleOf(next) }),
          })}
      </div>
    </Card>
  );
}

type RevisionLineProps = { running: ReturnType<typeof useReviseArticle>['running'] };

/** The region stays, so that it is announced. */
function RevisionLine({ running }: RevisionLineProps) {
  return (
    <div role="status" style={running ? undefined : { display: 'contents' }}>
      {running && (
        <Group gap="sm" justify="space-between" className={classes.revision}>
          <Group gap="sm" wrap="nowrap">
            <Loader size={18} aria-hidden />
            <span>
              We’re writing a new version. You can read this one until it’s ready.{' '}
              <Elapsed since={running.startedAt} />
            </span>
          </Group>
          <Button size="sm" variant="default" onClick={running.stop}>
            Stop
          </Button>
        </Group>
      )}
    </div>
  );
}

function ArticleStatistics({ content }: { content: string }) {
  const { words, minutes, label } = longFormStatistics(content);
  return (
    <dl className={classes.statistics} aria-label="Blog post statistics">
      <div>
        <dt>Words</dt>
        <dd>{words.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Reading time</dt>
        <dd>{minutes} min</dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>{label}</dd>
      </div>
    </dl>
  );
}
