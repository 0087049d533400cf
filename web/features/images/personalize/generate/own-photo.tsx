import { Button, FileButton, Progress, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera, IconPhotoUp } from '@tabler/icons-react';
import { FormError } from '#web/ui/form-error.tsx';
import { acceptedFiles } from '#web/ui/picture-rules.ts';
import type { Backgrounds } from './use-backgrounds.ts';

type Props = { photo: Backgrounds['photo']; isDisabled: boolean };

/** A photo of the house itself says more than any drawing. */
export function OwnPhoto({ photo, isDisabled }: Props) {
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return (
    <Stack gap="xs">
      <FileButton accept={acceptedFiles} onChange={photo.upload}>
        {(props) => (
          <Button
            {...props}
            variant="subtle"
            leftSection={<IconPhotoUp size={18} aria-hidden />}
            loading={photo.isUploading}
            loaderProps={{ children: 'Uploading...' }}
            disabled={isDisabled}
          >
            Use my own photo
          </Button>
        )}
      </FileButton>
      {isTouched && (
        <FileButton accept="image/*" capture="environment" onChange={photo.upload}>
          {(props) => (
            <Button
              {...props}
              variant="subtle"
              leftSection={<IconCamera size={18} aria-hidden />}
              disabled={isDisabled || photo.isUploading}
            >
              Take a photo
            </Button>
          )}
        </FileButton>
      )}
      {photo.isUploading && (
        <Progress value={photo.progress * 100} aria-label="Upload" transitionDuration={120} />
      )}
      <FormError>{!photo.isUploading && photo.error}</FormError>
    </Stack>
  );
}
