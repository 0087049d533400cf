import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addTitles,
  addTopic,
  changeTopic,
  deleteTopic,
  importTopics,
  listActiveTopics,
  listMainTopics,
  listTopics,
} from '#contract/calls/catalog/topics.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import type { Answer, Call, JsonEndpoint } from '#contract/endpoint.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { failureToast, useShowToast } from '#web/ui/toasts/toast-store.ts';

/** The topics, and what an admin does to them, in the words of the specification. */

const topicsQuery = { ...queryOf(listTopics, {}), staleTime: 0 };

export const useAdminTopics = () => useQuery(topicsQuery);

export const useAddTopic = (onDone: () => void) =>
  useTopicWrite(
    addTopic,
    { done: () => ({ title: 'Topic created successfully' }), failed: 'Failed to create topic' },
    onDone,
  );

export const useChangeTopic = (onDone: () => void) =>
  useTopicWrite(
    changeTopic,
    { done: () => ({ title: 'Topic updated successfully' }), failed: 'Failed to update topic' },
    onDone,
  );

export const useSwitchTopic = () =>
  useTopicWrite(changeTopic, {
    done: () => ({ title: 'Main topic status updated successfully' }),
    failed: 'Failed to update main topic status',
  });

export const useDeleteTopic = (onDone: () => void) =>
  useTopicWrite(
    deleteTopic,
    {
      done: () => ({ title: 'Main topic deleted successfully' }),
      failed: 'Failed to delete main topic',
    },
    onDone,
  );

export const useAddTitles = (onDone: () => void) =>
  useTopicWrite(
    addTitles,
    {
      done: ({ added, skipped }) => ({
        title: 'Titles added successfully',
        description: skipped > 0 ? `${added} added. ${skippedText(skipped)}` : undefined,
      }),
      failed: 'Failed to add titles',
    },
    onDone,
  );

const skippedText = (count: number) =>
  count === 1
    ? '1 was skipped: the topic has it already.'
    : `${count} were skipped: the topic has them already.`;

export const useImportTopics = (onDone: () => void) =>
  useTopicWrite(
    importTopics,
    {
      done: ({ imported, added, changed }) => ({
        title: `Successfully imported ${imported} prompts`,
        description: `${added} added, ${changed} changed.`,
      }),
      failed: 'Failed to import prompts',
    },
    onDone,
  );

type Words<Said> = {
  done: (answer: Said) => { title: string; description?: string };
  failed: string;
};

/** Pending until the list is true again, so that nothing on the screen goes back and forth. */
function useTopicWrite<E extends JsonEndpoint>(
  target: Call<E>,
  { done, failed }: Words<Answer<E>>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(target, {
    async onSuccess(answer) {
      await refreshTopics(client);
      showToast(done(answer));
      onDone?.();
    },
    onError: (error) => void showToast(failureToast(failed, error)),
  });
}

async function refreshTopics(client: QueryClient): Promise<void> {
  // What agents choose from; no admin waits for that.
  for (const { path } of [listActiveTopics, listMainTopics]) {
    void client.invalidateQueries({ queryKey: [path] });
  }
  await client.invalidateQueries({ queryKey: topicsQuery.queryKey });
}

/** A topic as it is now on the server, if it still is. */
export async function fetchTopic(client: QueryClient, id: number): Promise<Topic | undefined> {
  const topics = await client.fetchQuery(topicsQuery);
  return topics.find((topic) => topic.id === id);
}
