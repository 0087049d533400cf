import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { BarLabel } from '#web/ui/bar-label.tsx';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import type { PostCardProps } from './post-card-props.ts';

const loadDialog = () => import('#web/features/posts/platforms/publish-dialog.tsx');
const PublishDialog = lazy(async () => ({ default: (await loadDialog()).PublishDialog }));

type Props = Pick<PostCardProps, 'post' | 'signatureFor' | 'stateLineFor' | 'platforms'> & {
  isDisabled: boolean;
};

/** The way to the text as a platform wants it, and from there to the clipboard. */
export function CopyFor({ post, signatureFor, stateLineFor, platforms, isDisabled }: Props) {
  const { isOpen, open, close, button } = useDialogButton();
  return (
    <>
      <Button
        ref={button}
        variant="filled"
        leftSection={<IconCopy size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={open}
      >
        <BarLabel short="Copy">Copy for…</BarLabel>
      </Button>
      <Suspense>
        {isOpen && (
          <PublishDialog
            post={post}
            signatureFor={signatureFor}
            stateLineFor={stateLineFor}
            versions={platforms}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
