import { Button, CloseButton, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AssetType } from '#contract/images.ts';
import type { PixelSize } from '#web/ui/picture-rules.ts';
import { canvasToFile } from '#web/ui/pictures/canvas-file.ts';
import { assetLabels } from './asset-labels.ts';
import { AssetPicture } from './asset-picture.tsx';
import { cropOf, type Framing, initialFraming, isFramed } from './framing.ts';
import { HeadshotFrame } from './headshot-frame.tsx';

type Props = {
  type: AssetType;
  file: File;
  isPending: boolean;
  progress: number;
  onUpload: (file: File) => void;
  onRemove: () => void;
  onSize: (size: PixelSize) => void;
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

/** How a chosen picture is framed. One that is not framed stays the file it is. */
function useFraming(file: File) {
  const [framing, setFraming] = useState(initialFraming);
  const [isCutting, setIsCutting] = useState(false);
  return {
    framing,
    isCutting,
    frame: (next: Framing) => setFraming(next),
    leaveAsItIs: () => setFraming(initialFraming),
    async cut(): Promise<File> {
      if (!isFramed(framing)) return file;
      setIsCutting(true);
      // A browser that cannot cut it sends it whole: the middle of it is shown then.
      const cut = await cropPicture(file, framing).catch(() => file);
      setIsCutting(false);
      return cut;
    },
  };
}

/** A picture's address in this browser, given back when it is no longer shown. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Pixels of a side. A headshot is never shown larger. */
const mostSide = 1600;

/** The framed square as a file of its own, upright whatever way the camera was held. */
async function cropPicture(file: File, framing: Framing): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const { left, top, side } = cropOf(picture, framing);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(Math.min(mostSide, side));
    canvas.height = canvas.width;
    const { width, height } = canvas;
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, width, height);
    return await canvasToFile(canvas, file);
  } finally {
    picture.close();
  }
}
