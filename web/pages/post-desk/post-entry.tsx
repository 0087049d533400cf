import { memo } from 'react';
import type { Post } from '#contract/posts.ts';
import { changePost, rememberSaved, replacePost } from '#web/conversation/conversation.ts';
import type { Beside } from '#web/conversation/message.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { OpenPersonalize } from '#web/features/images/personalize/open-personalize.tsx';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import type { PostCardProps } from '#web/features/posts/card/post-card-props.ts';
import { orderOf } from '#web/features/posts/order.ts';
import type { NewJob } from '#web/features/posts/writing/job.ts';
import { SaveButton } from '#web/features/saved-content/save-button.tsx';
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

/** A post with all that can be done with it. Drawn anew only when something about it changes. */
export const PostEntry = memo(function PostEntry({ post, beside, desk, ...card }: Props) {
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
      signatureFor={(platform) => signature({ platform, state: post.state })}
      writeAgain={(leaveOut) =>
        desk.write({ kind: 'generate', order: without(order(), leaveOut, post) })
      }
      picture={
        <OpenPersonalize
          variant="default"
          subject={{ ...post, contentId: beside?.saved?.id }}
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
          onSaved={(id) => rememberSaved(post, id)}
        />
      }
    />
  );
});

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
