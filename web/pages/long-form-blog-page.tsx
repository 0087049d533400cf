import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSignature } from '#web/features/account/use-signature.ts';
import { LongFormWizard } from '#web/features/blog/long-form/long-form-wizard.tsx';
import type {
  PictureSlot,
  PlaceSlot,
  RevisionSlot,
  TopicSlot,
  WordingSlot,
} from '#web/features/blog/long-form/wizard-slots.ts';
import { SourceList } from '#web/features/blog/source-list.tsx';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import { useFacts } from '#web/features/claims/facts-line.tsx';
import { OpenPersonalize } from '#web/features/images/personalize/open-personalize.tsx';
import { PostFlags, usePostFlags } from '#web/features/posts/card/post-flags.tsx';
import { PostPictures } from '#web/features/posts/card/post-pictures.tsx';
import { RequestChanges } from '#web/features/posts/card/request-changes.tsx';
import { PlaceFields } from '#web/features/posts/form/place-fields.tsx';
import { useLastPlace } from '#web/features/posts/form/post-form-values.ts';
import { findChoice } from '#web/features/posts/form/topic-choice.ts';
import { TopicSelect } from '#web/features/posts/form/topic-select.tsx';
import { useMainTopicChoices } from '#web/features/posts/form/use-topic-choices.ts';
import { ShapedBy } from '#web/features/posts/shaped-by/shaped-by.tsx';
import { EarlierVersions } from '#web/features/posts/versions/earlier-versions.tsx';
import { writerName } from '#web/features/posts/writer-name.ts';
import { refreshSavedContent } from '#web/features/saved-content/saved-content-queries.ts';
import { useSavedCount } from '#web/features/saved-content/use-saved-count.ts';
import { paths } from '#web/paths.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { tagLabel } from '#web/ui/tag-label.ts';
import { Underlined } from '#web/ui/word-notes/underlined.tsx';

export function LongFormBlogPage() {
  const client = useQueryClient();
  const signature = useSignature();
  const lastPlace = useLastPlace();
  const { user } = useCurrentUser();
  const { data: savedCount } = useSavedCount(user !== null);
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
          wording={wording}
          sources={(sources) => <SourceList sources={sources} />}
          shapedBy={(post) => <ShapedBy post={post} />}
          writerName={writerName}
          signatureIn={(state) => signature({ platform: 'plain', state })}
          pictures={(post) => <PostPictures post={post} />}
          makePicture={makePicture}
          requestChanges={requestChanges}
          earlierVersions={(slot) => <EarlierVersions {...slot} />}
          tagName={tagLabel}
          savedCount={savedCount ?? undefined}
          onSaved={() => void refreshSavedContent(client)}
        />
      </FactsGuard>
    </>
  );
}

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

const wording = (slot: WordingSlot) => <CheckedArticle {...slot} />;

function CheckedArticle({ article, pieceId, subject, onReplace, children }: WordingSlot) {
  const post = { ...article, ...subject };
  const flags = usePostFlags(post, false);
  const facts = useFacts({ ...post, id: pieceId }, 'article');
  const notes = (
    <>
      <PostFlags
        headingOrder={4}
        post={post}
        flags={flags}
        onReplace={({ title, content, hashtags }) => onReplace({ title, content, hashtags })}
      />
      {facts.line}
    </>
  );
  return (
    <Underlined flags={flags} marks={facts.marks}>
      {(decorate) => children({ ...decorate, notes })}
    </Underlined>
  );
}

const makePicture = ({ post, contentId, isDisabled, onPicture }: PictureSlot) => (
  <OpenPersonalize
    variant="default"
    subject={{ ...post, contentId }}
    isDisabled={isDisabled}
    onPicture={onPicture}
  >
    Generate Image
  </OpenPersonalize>
);

const requestChanges = ({ post, isDisabled, onRevise }: RevisionSlot) => (
  <RequestChanges storageKey={`revision:${post.id}`} isDisabled={isDisabled} onRevise={onRevise} />
);
