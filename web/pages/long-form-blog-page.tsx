import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { LongFormWizard } from '#web/features/blog/long-form/long-form-wizard.tsx';
import type { LongForm } from '#web/features/blog/long-form/use-long-form.ts';
import type { PlaceSlot, TopicSlot } from '#web/features/blog/long-form/wizard-slots.ts';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import { PlaceFields } from '#web/features/posts/form/place-fields.tsx';
import { useLastPlace } from '#web/features/posts/form/post-form-values.ts';
import { findChoice } from '#web/features/posts/form/topic-choice.ts';
import { TopicSelect } from '#web/features/posts/form/topic-select.tsx';
import { useMainTopicChoices } from '#web/features/posts/form/use-topic-choices.ts';
import { writerName } from '#web/features/posts/writer-name.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { whenIdle } from '#web/ui/use-lazy-part.ts';

const LongFormArticle = preloadable(
  async () => (await import('./long-form/long-form-article.tsx')).LongFormArticle,
);

export function LongFormBlogPage() {
  const lastPlace = useLastPlace();
  useEffect(() => whenIdle(() => void LongFormArticle.preload()), []);
  return (
    <>
      <PageHeader title="Long-Form Blog Generator">
        <Button component={Link} to={paths.blog} variant="default">
          ← Back to Blog
        </Button>
      </PageHeader>
      <FactsGuard>
        <LongFormWizard
          placeFields={placeFields}
          topicField={topicField}
          lastPlace={lastPlace}
          writerName={writerName}
          articleStep={articleStep}
        />
      </FactsGuard>
    </>
  );
}

const articleStep = (longForm: LongForm) => (
  <Suspense fallback={<LoadingArea height={520} />}>
    <LongFormArticle longForm={longForm} />
  </Suspense>
);

const placeFields = (slot: PlaceSlot) => <PlaceFields {...slot} />;

const topicField = (slot: TopicSlot) => <MainTopicField {...slot} />;

/** The wizard knows topics by their names. */
function MainTopicField({ topic, note, onChange }: TopicSlot) {
  const topics = useMainTopicChoices();
  const isKnown = topics.choices.some(({ name }) => name === topic);
  // A restored topic is shown before the list is there, or when it is no longer in it.
  const restored = { id: topic, identifier: topic, name: topic, description: '', titles: [] };
  const choices = topic && !isKnown ? [...topics.choices, restored] : topics.choices;
  return (
    <TopicSelect
      label="Main topic"
      note={note}
      topics={{ ...topics, choices }}
      value={choices.find(({ name }) => name === topic)?.id.toString() ?? null}
      onChange={(id) => onChange(findChoice(choices, id)?.name ?? '')}
      onClear={() => onChange('')}
    />
  );
}
