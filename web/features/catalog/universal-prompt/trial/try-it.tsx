import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlayerStopFilled, IconSparkles } from '@tabler/icons-react';
import type { TriedPrompt } from '#contract/catalog/prompt-form.ts';
import { ApiError } from '#web/api/api-error.ts';
import { PostView } from '#web/local-content/post-view.tsx';
import { Elapsed } from '#web/ui/elapsed.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import classes from './trial.module.css';
import { type TrialText, useTrial } from './use-trial.ts';

/** Has one piece written by the text as it stands in the editor. */
export function TryIt({ tried }: { tried: TriedPrompt | undefined }) {
  const trial = useTrial();
  return (
    <Paper component="section" className={classes.card} aria-label="Try it">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" mb={4}>
            Try it
          </Title>
          <Text c="dimmed" size="sm">
            Writes one sample from the text in the editor. Nothing is saved.
          </Text>
        </div>
        <Group gap="sm">
          {trial.isRunning ? (
            <>
              <Button
                variant="default"
                leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
                onClick={trial.stop}
              >
                Stop
              </Button>
              <Text size="sm" c="dimmed" role="status">
                Writing · <Elapsed since={trial.startedAt} />
              </Text>
            </>
          ) : (
            <Button
              variant="light"
              leftSection={<IconSparkles size={18} aria-hidden />}
              disabled={!tried}
              onClick={() => tried && trial.start(tried)}
            >
              {trial.post ? 'Try again' : 'Try it'}
            </Button>
          )}
          {trial.isStopped && (
            <Text size="sm" c="dimmed" role="status">
              You stopped this.
            </Text>
          )}
        </Group>
        <FormError>{trial.error && problemWith(trial.error)}</FormError>
        {trial.isRunning && <WrittenSoFar text={trial.text} />}
        {trial.post && <PostView post={trial.post} />}
      </Stack>
    </Paper>
  );
}

function WrittenSoFar({ text: { title, content } }: { text: TrialText }) {
  if (!title && !content) {
    return (
      <Stack gap="xs" aria-hidden>
        <Skeleton height={24} width="70%" />
        <Skeleton height={14} />
        <Skeleton height={14} width="94%" />
        <Skeleton height={14} width="52%" />
      </Stack>
    );
  }
  return (
    <div aria-busy="true">
      <Title order={3} mb="xs">
        {title}
      </Title>
      <div className={`porch-reading ${classes.live}`}>{content}</div>
    </div>
  );
}

function problemWith(error: Error): string {
  if (error instanceof ApiError) return error.serverMessage ?? 'The text could not be written.';
  return 'The connection was lost before the text was finished.';
}
