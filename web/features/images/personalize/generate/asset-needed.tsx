import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { AssetType } from '#contract/images.ts';

type Props = { type: AssetType; onUpload: () => void };

/** Replacing one asset leads here even when the other is still missing. */
export function AssetNeeded({ type, onUpload }: Props) {
  return (
    <Alert color="amber" icon={<IconInfoCircle size={20} aria-hidden />}>
      {`Upload your ${type} too, then you can generate an image.`}
      <Button mt="xs" display="block" variant="default" size="sm" onClick={onUpload}>
        Upload Assets
      </Button>
    </Alert>
  );
}
