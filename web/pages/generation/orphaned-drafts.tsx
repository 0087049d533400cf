import { Alert, Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DraftKind } from '#contract/drafts.ts';
import type { Post } from '#contract/post.ts';
import { draftList, fetchDraft, removeDraft } from '#web/drafts/drafts.ts';
import { type ListName, useContentStore } from '#web/local-content/content-store.ts';
import { assistantMessage, type Message, readPost } from '#web/local-content/message.ts';
import {
  addMessages,
  postsOf,
  useCurrentBlogPost,
  useMessages,
} from '#web/local-content/messages.ts';

const prefix = 'post-edit:';

type Props = {
  list: Exclude<ListName, 'home'>;
  messages: Message[];
  onBroughtBack?: (post: Post) => void;
};

/** Edits that were begun on another machine, or of a post that is in no conversation any more. */
export function OrphanedDrafts({ list, messages, onBroughtBack }: Props) {
  const { data: drafts = [] } = useQuery(draftList);
  const elsewhere = useMessages(list === 'blog' ? 'insights' : 'blog');
  const article = useCurrentBlogPost();
  const posts = [...messages, ...elsewhere].flatMap(postsOf);
  const shown = new Set([...posts, ...(article ? [article] : [])].map(({ id }) => prefix + id));
  return drafts
    .filter(({ kind }) => kind.startsWith(prefix) && !shown.has(kind))
    .map(({ kind }) => (
      <OrphanedDraft key={kind} kind={kind} list={list} onBroughtBack={onBroughtBack} />
    ));
}

type OrphanedDraftProps = Omit<Props, 'messages'> & { kind: DraftKind };

function OrphanedDraft({ kind, list, onBroughtBack }: OrphanedDraftProps) {
  const client = useQueryClient();
  const store = useContentStore();
  const bringBack = useMutation({
    mutationFn: () => fetchDraft(kind),
    onSuccess: async (draft) => {
      const post = readPost(draft?.json.post);
      if (!post) return removeDraft(client, kind);
      addMessages(store, list, assistantMessage({ posts: [post] }));
      onBroughtBack?.(post);
    },
  });
  const discard = useMutation({ mutationFn: () => removeDraft(client, kind) });
  return (
    <Alert color="amber" icon={<IconPencil size={20} aria-hidden />} mb="lg">
      You have unsaved changes to a post that isn’t in this list.
      <Group gap="xs" mt="sm">
        <Button onClick={() => bringBack.mutate()} loading={bringBack.isPending}>
          Bring it back
        </Button>
        <Button variant="default" onClick={() => discard.mutate()} loading={discard.isPending}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
