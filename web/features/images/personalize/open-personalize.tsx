import { Button, type ButtonProps } from '@mantine/core';
import { IconPhotoSpark } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { BarLabel } from '#web/ui/bar-label.tsx';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import type { PictureSubject } from './picture-subject.ts';

const PersonalizeDialog = lazy(async () => ({
  default: (await import('./personalize-dialog.tsx')).PersonalizeDialog,
}));

type Props = {
  subject: PictureSubject;
  onPicture?: (imageUrl: string) => void;
  isDisabled?: boolean;
  /** What should be known before a picture is made. */
  note?: ReactNode;
  children: string;
  /** Says it in a narrow bar. */
  short?: string;
} & Pick<ButtonProps, 'variant'>;

/** The button that opens the dialog in which pictures are made for something. */
export function OpenPersonalize({
  subject,
  onPicture,
  isDisabled,
  note,
  children,
  short,
  variant,
}: Props) {
  const { isOpen, open, close, button } = useDialogButton();
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        leftSection={<IconPhotoSpark size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={open}
      >
        {short ? <BarLabel short={short}>{children}</BarLabel> : children}
      </Button>
      <Suspense>
        {isOpen && (
          <PersonalizeDialog
            subject={subject}
            note={note}
            onPicture={(imageUrl) => onPicture?.(imageUrl)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
