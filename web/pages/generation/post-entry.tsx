import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { Post } from '#contract/post.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { useStateLine } from '#web/features/account/use-state-line.ts';
import { useFacts } from '#web/features/claims/facts-line.tsx';
import { OpenPersonalize } from '#web/features/images/personalize/open-personalize.tsx';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import type { PostCardProps } from '#web/features/posts/card/post-card-props.ts';
import type { NewGenerationJob } from '#web/features/posts/generation/generation-job.ts';
import { type GenerationInput, generationInputOf } from '#web/features/posts/generation-input.ts';
import { useContentStore } from '#web/local-content/content-store.ts';
import type { PostMeta } from '#web/local-content/message.ts';
import { changePost, replacePost } from '#web/local-content/messages.ts';
import { usePlanPost } from './plan-post.tsx';
import { platformsOfPost } from './platforms-of-post.ts';
import { SavePost } from './save-post.tsx';

export type PostActions = {
  start: (job: NewGenerationJob) => void;
  noteUnsaved: (postId: string, isUnsaved: boolean) => void;
};

type Props = {
  post: Post;
  meta: PostMeta | undefined;
  isBusy: boolean;
  hasDraft: boolean;
  actions: PostActions;
} & Pick<PostCardProps, 'longText' | 'seo' | 'revision'>;

const noVersions: never[] = [];

/** A post with all that can be done with it. Drawn anew only when something about it changes. */
export const PostEntry = memo(function PostEntry({ post, meta, actions, ...card }: Props) {
  const client = useQueryClient();
  const store = useContentStore();
  const signature = useSignature();
  const stateLine = useStateLine();
  const facts = useFacts(post, card.longText ? 'article' : 'post');
  const kind = card.longText ? 'article' : 'post';
  const planning = usePlanPost({ post, meta, kind });
  const input = () => generationInputOf(post, meta?.input);
  const promptType = card.longText ? 'blog' : 'content';
  return (
    <>
      <PostCard
        post={post}
        versions={meta?.versions ?? noVersions}
        {...card}
        facts={facts}
        onReplace={(next) => replacePost(store, post, next)}
        onRevise={(request, passage) =>
          actions.start({ kind: 'revise', input: input(), post, request, passage })
        }
        onUnsavedChange={(isUnsaved) => actions.noteUnsaved(post.id ?? '', isUnsaved)}
        platforms={platformsOfPost({ client, store, post, meta, input, promptType })}
        signatureFor={(platform) => signature({ platform, state: post.state })}
        stateLineFor={(platform) => stateLine({ platform, state: post.state })}
        writeAgain={(leaveOut) =>
          actions.start({ kind: 'generate', input: without(input(), leaveOut, post) })
        }
        picture={
          <OpenPersonalize
            variant="default"
            short="Image"
            subject={{ ...post, postId: post.id, contentId: meta?.saved?.id }}
            isDisabled={card.isBusy}
            onPicture={(address) =>
              changePost(store, post, (current) => withPicture(current, address))
            }
          >
            Generate Image
          </OpenPersonalize>
        }
        save={<SavePost post={post} meta={meta} kind={kind} />}
        onPlan={planning.plan}
      />
      {planning.dialog}
    </>
  );
});

/** The same input, with the remembered answers the post was made of but those to leave out. */
function without(input: GenerationInput, leaveOut: Set<number>, post: Post) {
  const used = post.shapedBy?.memory ?? [];
  const kept = used.flatMap(({ id, matchingTags = [], ...pair }) =>
    id === undefined || leaveOut.has(id) ? [] : [{ id, matchingTags, ...pair }],
  );
  return { ...input, rememberedAnswers: kept };
}

/** A picture stands in a post once, after those it had. */
function withPicture(post: Post, address: string): Post {
  const { imageUrls = [] } = post;
  return imageUrls.includes(address) ? post : { ...post, imageUrls: [...imageUrls, address] };
}
