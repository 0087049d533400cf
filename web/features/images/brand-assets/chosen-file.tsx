import { Button, CloseButton, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AssetType } from '#contract/images.ts';
import { AssetPicture } from './asset-picture.tsx';
import { assetWords } from './asset-words.ts';

type Props = {
  type: AssetType;
  file: File;
  isPending: boolean;
  progress: number;
  onUpload: () => void;
  onRemove: () => void;
};

/** A picture that was picked and is not uploaded yet. */
export function ChosenFile({ type, file, isPending, progress, onUpload, onRemove }: Props) {
  return (
    <Stack gap="sm">
      <AssetPicture type={type} address={useAddressOf(file)} alt={`The ${type} you chose`} />
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" truncate>
          {file.name}
        </Text>
        <CloseButton
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
          disabled={isPending}
          flex="none"
        />
      </Group>
      {isPending && (
        <Progress value={progress * 100} aria-label="Upload" transitionDuration={120} />
      )}
      <Button
        data-keep-focus
        onClick={onUpload}
        loading={isPending}
        loaderProps={{ children: 'Uploading...' }}
      >
        {assetWords[type].title}
      </Button>
    </Stack>
  );
}

/** A picture's address in this browser, given back when it is no longer shown. */
function useAddressOf(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
