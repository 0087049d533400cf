import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { Sent } from '#contract/endpoint.ts';
import { type Post, revisePost } from '#contract/posts.ts';
import { callStream } from '#web/api/stream.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { OpenPersonalize } from '#web/features/images/personalize/open-personalize.tsx';
import { refreshPersonalizedImages } from '#web/features/images/personalized/use-personalized-images.ts';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import type { PostCardProps } from '#web/features/posts/card/post-card-props.ts';
import type { NewJob } from '#web/features/posts/generation/generation-job.ts';
import { orderOf, requestOf } from '#web/features/posts/generation-input.ts';
import type { Rewrite } from '#web/features/posts/platforms/platform-versions.ts';
import { SaveButton } from '#web/features/saved-content/save-button.tsx';
import type { Beside } from '#web/local-content/message.ts';
import {
  changePost,
  rememberPlatformText,
  rememberSaved,
  replacePost,
} from '#web/local-content/messages.ts';
import { contentOf } from './saved-form-of-post.ts';

export type PostDesk = {
  write: (job: NewJob) => void;
  noteUnsaved: (postId: string, isUnsaved: boolean) => void;
};

type Props = {
  post: Post;
  beside: Beside | undefined;
  isBusy: boolean;
  hasDraft: boolean;
  desk: PostDesk;
} & Pick<PostCardProps, 'longText' | 'seo'>;

const noVersions: never[] = [];
const noTexts = {};

/** A post with all that can be done with it. Drawn anew only when something about it changes. */
export const PostEntry = memo(function PostEntry({ post, beside, desk, ...card }: Props) {
  const client = useQueryClient();
  const signature = useSignature();
  const order = () => orderOf(post, beside?.order);
  return (
    <PostCard
      post={post}
      versions={beside?.versions ?? noVersions}
      {...card}
      onReplace={(next) => replacePost(post, next)}
      onRevise={(request) => desk.write({ kind: 'revise', order: order(), post, request })}
      onUnsavedChange={(isUnsaved) => desk.noteUnsaved(post.id ?? '', isUnsaved)}
      platforms={{
        kept: beside?.platformTexts ?? noTexts,
        keep: (platform, text) => rememberPlatformText(post, platform, text),
        rewrite: ({ post: original, request, platform }: Rewrite, signal) =>
          rewriteFor(
            requestOf(order(), card.longText ? 'blog' : 'content'),
            {
              originalPost: original,
              revisionRequest: request,
              platform,
            },
            signal,
          ),
      }}
      signatureFor={(platform) => signature({ platform, state: post.state })}
      writeAgain={(leaveOut) =>
        desk.write({ kind: 'generate', order: without(order(), leaveOut, post) })
      }
      picture={
        <OpenPersonalize
          variant="default"
          subject={{ ...post, postId: post.id, contentId: beside?.saved?.id }}
          isDisabled={card.isBusy}
          onPicture={(address) => changePost(post, (current) => withPicture(current, address))}
        >
          Generate Image
        </OpenPersonalize>
      }
      save={
        <SaveButton
          content={contentOf(post)}
          saved={beside?.saved}
          onSaved={(id) => {
            rememberSaved(post, id);
            // The pictures made before are its own now.
            void refreshPersonalizedImages(client, id);
          }}
        />
      }
    />
  );
});

type Request = ReturnType<typeof requestOf>;
type Revision = Sent<typeof revisePost>['body']['revisionContext'];

/** A version for one platform. Nothing of it is shown until it is whole. */
async function rewriteFor(request: Request, revisionContext: Revision, signal: AbortSignal) {
  const body = { ...request, revisionContext };
  return (await callStream(revisePost, { body }, {}, signal)).posts[0];
}

/** The same order, with the remembered answers the post was made of but those to leave out. */
function without(order: ReturnType<typeof orderOf>, leaveOut: Set<number>, post: Post) {
  const used = post.shapedBy?.memory ?? [];
  const kept = used.flatMap(({ id, matchingTags = [], ...pair }) =>
    id === undefined || leaveOut.has(id) ? [] : [{ id, matchingTags, ...pair }],
  );
  return { ...order, databaseAnswers: kept };
}

/** A picture stands in a post once, after those it had. */
function withPicture(post: Post, address: string): Post {
  const { imageUrls = [] } = post;
  return imageUrls.includes(address) ? post : { ...post, imageUrls: [...imageUrls, address] };
}
