import { Button, Group, Loader, Title, VisuallyHidden } from '@mantine/core';
import type { Post } from '#contract/post.ts';
import { TitleHtml } from '#web/ui/html/title-html.tsx';
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

/** The region stays, so that it is announced. */
export function BusyLine({ isBusy }: { isBusy: boolean }) {
  return (
    <div role="status" style={isBusy ? undefined : { display: 'contents' }}>
      {isBusy && (
        <Remark>
          <Group gap="sm" wrap="nowrap">
            <Loader size={18} color="currentColor" aria-hidden />
            We’re writing a new version. You can read this one until it’s ready.
          </Group>
        </Remark>
      )}
    </div>
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
