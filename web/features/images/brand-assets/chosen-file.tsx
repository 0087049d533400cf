import { Button, CloseButton, Group, Progress, Stack, Text } from '@mantine/core';
import type { AssetType } from '#contract/images.ts';
import { assetLabels } from './asset-labels.ts';
import { AssetPicture } from './asset-picture.tsx';
import type { PictureSize } from './framing.ts';
import { HeadshotFrame } from './headshot-frame.tsx';
import { useFraming } from './use-framing.ts';
import { useObjectUrl } from './use-object-url.ts';

type Props = {
  type: AssetType;
  file: File;
  isPending: boolean;
  progress: number;
  onUpload: (file: File) => void;
  onRemove: () => void;
  onSize: (size: PictureSize) => void;
};

/** A picture that was picked and is not uploaded yet. */
export function ChosenFile({ type, file, isPending, progress, onSize, ...props }: Props) {
  const address = useObjectUrl(file);
  const { framing, isCutting, frame, leaveAsItIs, cut } = useFraming(file);
  const isBusy = isPending || isCutting;
  return (
    <Stack gap="sm">
      {type === 'headshot' ? (
        <HeadshotFrame
          address={address}
          framing={framing}
          isDisabled={isBusy}
          onChange={frame}
          onUseAsItIs={leaveAsItIs}
          onSize={onSize}
        />
      ) : (
        <AssetPicture type={type} address={address} alt={`The ${type} you chose`} onSize={onSize} />
      )}
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" truncate>
          {file.name}
        </Text>
        <CloseButton
          aria-label={`Remove ${file.name}`}
          onClick={props.onRemove}
          disabled={isBusy}
          flex="none"
        />
      </Group>
      {isPending && (
        <Progress value={progress * 100} aria-label="Upload" transitionDuration={120} />
      )}
      <Button
        data-keep-focus
        onClick={async () => props.onUpload(await cut())}
        loading={isBusy}
        loaderProps={{ children: 'Uploading...' }}
      >
        {assetLabels[type].title}
      </Button>
    </Stack>
  );
}
