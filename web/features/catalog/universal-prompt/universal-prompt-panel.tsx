import { Alert, Group, SegmentedControl, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findAiProvider } from '#contract/ai-providers.ts';
import { getAiStatus } from '#contract/calls/ai.ts';
import { listActiveTopics } from '#contract/calls/catalog/topics.ts';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import { queryOf } from '#web/api/query.ts';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { fetchFailure, typeChoices } from './prompt-labels.ts';
import { promptQuery } from './prompt-queries.ts';
import { PromptWorkspace } from './prompt-workspace.tsx';
import { firstSample, type Sample } from './trial/sample.ts';

/** The prompts all pieces are written by, one of each type. */
export function UniversalPromptPanel() {
  const [search, setSearch] = useSearchParams();
  const type: PromptType = search.get('type') === 'blog' ? 'blog' : 'content';
  const open = (next: string) => setSearch({ tab: 'universal-prompt', type: next });
  return (
    <>
      <Group justify="space-between" gap="sm" mb="lg">
        <Text c="dimmed" maw={620}>
          Instructions for the writer. Anything in braces is filled in for each piece.
        </Text>
        <SegmentedControl
          aria-label="The prompt for"
          data={typeChoices}
          value={type}
          onChange={open}
        />
      </Group>
      <BuiltinNote />
      <PromptOfType type={type} />
    </>
  );
}

function PromptOfType({ type }: { type: PromptType }) {
  const { sample, setSample } = useSample();
  const showToast = useShowToast();
  const prompt = useQuery(promptQuery(type));
  const hasFailed = prompt.isError && prompt.data === undefined;
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'error', title: fetchFailure(type) });
  }, [hasFailed, type, showToast]);

  if (prompt.isPending) return <LoadingArea height={560} />;
  if (hasFailed) {
    return <LoadFailure onRetry={() => prompt.refetch()}>{fetchFailure(type)}</LoadFailure>;
  }
  return (
    <PromptWorkspace
      key={type}
      type={type}
      saved={prompt.data ?? null}
      sample={sample}
      onSample={setSample}
    />
  );
}

/** Begins with the first topic, so that there is something to see at once. */
function useSample() {
  const topics = useQuery(queryOf(listActiveTopics, {})).data;
  const [chosen, setSample] = useState<Sample>(firstSample);
  const topicId = chosen.topicId || String(topics?.[0]?.id ?? '');
  return { sample: { ...chosen, topicId }, setSample };
}

/** Whoever edits the prompt should know when nobody reads all of it. */
function BuiltinNote() {
  const writer = useQuery(queryOf(getAiStatus, {})).data?.text;
  const isRead = !writer || findAiProvider(writer.provider)?.text?.followsAdminPrompt !== false;
  if (isRead) return null;
  return (
    <Alert color="gray" icon={<IconInfoCircle size={20} aria-hidden />} mb="lg">
      Porchlight’s built-in writer is at work. It follows the title, the template, the answers and
      the memory, but not the prompt’s own words. A connected AI model follows those too.
    </Alert>
  );
}
