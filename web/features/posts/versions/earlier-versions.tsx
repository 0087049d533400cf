import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import type { Post } from '#contract/post.ts';
import type { Version } from '#web/local-content/message.ts';

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
  const [isOpen, dialog] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    dialog.close();
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        leftSection={<IconHistory size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={dialog.open}
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
