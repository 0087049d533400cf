import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewPrompt } from '#contract/calls/try-prompt.ts';
import type { TriedPrompt } from '#contract/catalog/prompt-form.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ScrollingText } from '#web/features/catalog/universal-prompt/scrolling-text.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import type { Sample } from './sample.ts';
import { SampleFields } from './sample-fields.tsx';
import classes from './trial.module.css';

type Props = {
  sample: Sample;
  onSample: (sample: Sample) => void;
  tried: TriedPrompt | undefined;
  /** Why there is nothing to show yet. */
  missing: string | undefined;
};

/** The prompt with everything filled in, while it is being edited. */
export function PromptPreview({ sample, onSample, tried, missing }: Props) {
  const preview = usePreview(tried);
  return (
    <Paper component="section" className={classes.card} aria-label="Preview">
      <Group justify="space-between" mb="md" gap="xs">
        <Title order={2} size="h3">
          Preview
        </Title>
        {tried && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => preview.refetch()}
          >
            Another example
          </Button>
        )}
      </Group>
      <SampleFields sample={sample} onChange={onSample} />
      <div className={classes.result}>
        <Result preview={preview} missing={missing} />
      </div>
    </Paper>
  );
}

type ResultProps = { preview: ReturnType<typeof usePreview>; missing: string | undefined };

function Result({ preview: { data, error, isPending }, missing }: ResultProps) {
  if (missing) return <Text c="dimmed">{missing}</Text>;
  if (error) {
    return (
      <Text c="dimmed" role="status">
        {messageFor(
          error,
          'We couldn’t create the preview right now. It will update after your next change.',
        )}
      </Text>
    );
  }
  if (isPending || !data) return <LoadingArea height={240} />;
  return (
    <>
      <dl className={classes.chosen}>
        <dt>Title</dt>
        <dd>{data.title}</dd>
        {data.template && (
          <>
            <dt>Template</dt>
            <dd>{data.template}</dd>
          </>
        )}
      </dl>
      <ScrollingText label="The prompt as a writer gets it">
        <AddedByUs heading="Before your text, always">{data.system}</AddedByUs>
        {data.task}
        <AddedByUs heading="After your text, for each piece">
          {data.prompt.slice(data.task.length).trim()}
        </AddedByUs>
      </ScrollingText>
      <Text size="sm" c="dimmed" mt="xs">
        What stands before and after your text can’t be edited. Revisions and long articles follow
        the same rules, with tasks of their own.
      </Text>
    </>
  );
}

/** Long, and the same for everybody: closed until somebody wants to read it. */
function AddedByUs({ heading, children }: { heading: string; children: string }) {
  return (
    <details className={classes.added}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

/** Milliseconds without a letter until the preview is made anew. */
const pause = 600;

/** The prompt as a writer would get it. What was shown last stays until the next one is there. */
function usePreview(tried: TriedPrompt | undefined) {
  // As text: a new object with the same words is no change.
  const [settled] = useDebouncedValue(JSON.stringify(tried), pause);
  return useQuery({
    queryKey: [previewPrompt.path, settled],
    queryFn: ({ signal }) =>
      call(previewPrompt, { body: JSON.parse(settled ?? '') as TriedPrompt }, { signal }),
    enabled: settled !== undefined && tried !== undefined,
    placeholderData: keepPreviousData,
    // Each one draws a title and a template anew: it should change only when something does.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
