import { Button, Group, Loader, Text, Title, VisuallyHidden } from '@mantine/core';
import { copiedLine } from '#contract/copied-line.ts';
import type { Post } from '#contract/post.ts';
import { Elapsed } from '#web/ui/elapsed.tsx';
import { TitleHtml } from '#web/ui/html/title-html.tsx';
import type { RunningRevision } from './post-card-props.ts';
import { Remark } from './remark.tsx';

/** Says that changes were left behind, and leads back to them. */
export function DraftLine({ onContinue }: { onContinue: () => void }) {
  return (
    <Remark>
      <Group justify="space-between" gap="xs">
        You have unsaved changes to this post.
        <Button variant="default" size="sm" onClick={onContinue}>
          Continue editing
        </Button>
      </Group>
    </Remark>
  );
}

/** "Copied for Instagram, Nov 16" */
export function CopiedFor({ copied = {} }: { copied?: Record<string, string> }) {
  const line = copiedLine(copied);
  return line ? (
    <Text size="sm" c="dimmed" mb="sm">
      {line}
    </Text>
  ) : null;
}

type BusyLineProps = { isBusy: boolean; revision?: RunningRevision };

/** That a new version is being written, and the way to stop it. The region stays, so that it is announced. */
export function BusyLine({ isBusy, revision }: BusyLineProps) {
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap" hidden={!isBusy}>
      <Group gap="sm" wrap="nowrap">
        {isBusy && <Loader size={18} color="currentColor" aria-hidden />}
        <span role="status">
          {isBusy &&
            (revision?.isPassage
              ? 'We’re changing the words you selected.'
              : 'We’re writing a new version.')}
        </span>
        {revision && <Elapsed since={revision.startedAt} />}
      </Group>
      {revision && (
        <Button variant="default" size="compact-md" flex="none" onClick={revision.onStop}>
          Stop
        </Button>
      )}
    </Group>
  );
}

type EditHeadingProps = { id: string; post: Post; headingOrder: 2 | 3 };

/** The editors show the title; this says it to those who jump from heading to heading. */
export function EditHeading({ id, post, headingOrder }: EditHeadingProps) {
  return (
    <VisuallyHidden>
      <Title order={headingOrder} id={id}>
        Edit <TitleHtml html={post.title} />
      </Title>
    </VisuallyHidden>
  );
}
