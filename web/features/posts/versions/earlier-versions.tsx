import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { Post } from '#contract/post.ts';
import type { Version } from '#web/local-content/message.ts';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';

const VersionsDialog = lazy(async () => ({
  default: (await import('./post-versions-dialog.tsx')).PostVersionsDialog,
}));

type Props = {
  post: Post;
  /** Oldest first. */
  versions: Version[];
  isDisabled: boolean;
  onRestore: (post: Post) => void;
};

/** The way to what a post was before. */
export function EarlierVersions({ post, versions, isDisabled, onRestore }: Props) {
  const { isOpen, open, close, button } = useDialogButton();
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        leftSection={<IconHistory size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={open}
      >
        Earlier versions ({versions.length})
      </Button>
      <Suspense>
        {isOpen && (
          <VersionsDialog post={post} versions={versions} onRestore={onRestore} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
