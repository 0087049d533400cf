import { Alert, Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DraftKind } from '#contract/drafts.ts';
import type { ListName } from '#web/conversation/content-store.ts';
import { addMessages, postsOf } from '#web/conversation/conversation.ts';
import { assistantMessage, type Message, readPost } from '#web/conversation/message.ts';
import { draftList, fetchDraft, removeDraft } from '#web/drafts/drafts.ts';

const prefix = 'post-edit:';

type Props = { list: Exclude<ListName, 'home'>; messages: Message[] };

/** Edits that were begun on another machine, or of a post that is no longer in the conversation. */
export function StrayEdits({ list, messages }: Props) {
  const { data: drafts = [] } = useQuery(draftList);
  const shown = new Set(messages.flatMap(postsOf).map(({ id }) => prefix + id));
  return drafts
    .filter(({ kind }) => kind.startsWith(prefix) && !shown.has(kind))
    .map(({ kind }) => <StrayEdit key={kind} kind={kind} list={list} />);
}

function StrayEdit({ kind, list }: { kind: DraftKind; list: Props['list'] }) {
  const client = useQueryClient();
  const bringBack = useMutation({
    mutationFn: () => fetchDraft(kind),
    onSuccess: async (draft) => {
      const post = readPost(draft?.json.post);
      if (post) addMessages(list, assistantMessage({ posts: [post] }));
      else await removeDraft(client, kind);
    },
  });
  const discard = useMutation({ mutationFn: () => removeDraft(client, kind) });
  return (
    <Alert color="amber" icon={<IconPencil size={20} aria-hidden />} mb="lg">
      You began to edit a post that is not in this list and did not save the changes.
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
