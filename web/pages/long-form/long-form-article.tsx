import { useQueryClient } from '@tanstack/react-query';
import { useSignature } from '#web/features/account/use-signature.ts';
import { ArticleStep } from '#web/features/blog/long-form/article-step.tsx';
import type { LongForm } from '#web/features/blog/long-form/use-long-form.ts';
import type {
  PictureSlot,
  RevisionSlot,
  WordingSlot,
} from '#web/features/blog/long-form/wizard-slots.ts';
import { SourceList } from '#web/features/blog/source-list.tsx';
import { useFacts } from '#web/features/claims/facts-line.tsx';
import { OpenPersonalize } from '#web/features/images/personalize/open-personalize.tsx';
import { PostFlags, usePostFlags } from '#web/features/posts/card/post-flags.tsx';
import { PostPictures } from '#web/features/posts/card/post-pictures.tsx';
import { RequestChanges } from '#web/features/posts/card/request-changes.tsx';
import { ShapedBy } from '#web/features/posts/shaped-by/shaped-by.tsx';
import { EarlierVersions } from '#web/features/posts/versions/earlier-versions.tsx';
import { writerName } from '#web/features/posts/writer-name.ts';
import { refreshSavedContent } from '#web/features/saved-content/saved-content-queries.ts';
import { useSavedCount } from '#web/features/saved-content/use-saved-count.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { tagLabel } from '#web/ui/tag-label.ts';
import { Underlined } from '#web/ui/word-notes/underlined.tsx';

/** The finished article of the wizard, with all that other features have to say about it. */
export function LongFormArticle({ longForm }: { longForm: LongForm }) {
  const client = useQueryClient();
  const signature = useSignature();
  const { user } = useCurrentUser();
  const { data: savedCount } = useSavedCount(user !== null);
  return (
    <ArticleStep
      longForm={longForm}
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
