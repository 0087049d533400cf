import { Button, Text } from '@mantine/core';
import { useMediaQuery, useTimeout } from '@mantine/hooks';
import {
  IconCheck,
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconShare,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSizedFile } from '#contract/calls/images.ts';
import { platformAddresses } from '#contract/platform-text.ts';
import type { Platform } from '#contract/platforms.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { type ClipboardText, useCopy } from '#web/ui/html/clipboard.ts';
import type { ExportedPiece } from '#web/ui/html/piece.ts';
import { useTakeGuard } from '#web/ui/html/take-guard.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import type { PlatformPicture } from './platform-picture.ts';
import classes from './publish-actions.module.css';

type Props = {
  piece: ExportedPiece;
  copy: ClipboardText;
  platform?: Platform;
  picture?: PlatformPicture;
  /** "Copied for Instagram, Nov 16", when it was copied for it before. */
  copiedLine?: string;
  onCopied: () => void;
};

/** What takes a piece to its platform: the text, the picture, the way there. */
export function PublishActions({ piece, copy, platform, picture, copiedLine, onCopied }: Props) {
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const canShare = isTouched && typeof navigator.share === 'function';
  return (
    <div className={classes.footer} data-keep-clear>
      <Text size="sm" c="dimmed" role="status" className={classes.copied}>
        {copiedLine}
      </Text>
      {platform && (
        <Button
          component="a"
          href={platformAddresses[platform.key]}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          aria-description="Opens in a new tab"
        >
          Open {platform.shortName ?? platform.name}
        </Button>
      )}
      {platform && picture?.file && (
        <DownloadPicture file={picture.file} shape={platform.picture} />
      )}
      {canShare && (
        <ShareButton piece={piece} text={copy.text} picture={picture} onShared={onCopied} />
      )}
      <CopyButton key={platform?.key} piece={piece} copy={copy} onCopied={onCopied} />
    </div>
  );
}

const confirmedFor = 2_000;

type CopyButtonProps = Pick<Props, 'piece' | 'copy' | 'onCopied'>;

/** Copies, and says so for a moment. */
function CopyButton({ piece, copy, onCopied }: CopyButtonProps) {
  const { guard } = useTakeGuard();
  const copyText = useCopy();
  const [isCopied, setIsCopied] = useState(false);
  const { start, clear } = useTimeout(() => setIsCopied(false), confirmedFor);
  const take = async () => {
    if (!(await copyText(copy))) return;
    onCopied();
    clear();
    setIsCopied(true);
    start();
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      miw={128}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => guard({ piece, verb: 'Copy', take: () => void take() })}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}

type DownloadPictureProps = {
  file: NonNullable<PlatformPicture['file']>;
  shape: Platform['picture'];
};

/** The picture in the size the platform shows best. */
function DownloadPicture({ file, shape }: DownloadPictureProps) {
  const showToast = useShowToast();
  const download = useDownload(readSizedFile, {
    onError: (error) =>
      void showToast({
        tone: 'error',
        title: 'Download failed',
        description: messageFor(error, 'We couldn’t create the picture. Please try again.'),
      }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-description={`${shape.width} × ${shape.height} pixels`}
      loading={download.isPending}
      onClick={() => download.mutate({ params: file, query: { download: 'true' } })}
    >
      Download picture
    </Button>
  );
}

type ShareButtonProps = {
  piece: ExportedPiece;
  text: string;
  picture?: PlatformPicture;
  onShared: () => void;
};

/** The phone's own share sheet, with the text and the picture. */
function ShareButton({ piece, text, picture, onShared }: ShareButtonProps) {
  const { guard } = useTakeGuard();
  const showToast = useShowToast();
  const file = useSharedFile(picture);
  const share = async () => {
    try {
      const files = file && navigator.canShare?.({ files: [file] }) ? [file] : undefined;
      await navigator.share({ text, ...(files && { files }) });
      onShared();
    } catch (error) {
      // Closing the sheet is a choice, no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({
        tone: 'error',
        title: 'Sharing failed',
        description: 'Copy the text and download the picture instead.',
      });
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconShare size={18} aria-hidden />}
      onClick={() => guard({ piece, verb: 'Share', take: () => void share() })}
    >
      Share
    </Button>
  );
}

/** Fetched before it is wanted: a browser lets a page share only in answer to a press. */
function useSharedFile(picture: PlatformPicture | undefined): File | undefined {
  const address = picture?.file && picture.address;
  const { data } = useQuery({
    queryKey: ['shared picture', address],
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const response = await fetch(address ?? '', { signal });
      if (!response.ok) throw new Error(`The picture could not be had: ${response.status}`);
      return new File([await response.blob()], 'picture.png', { type: 'image/png' });
    },
  });
  return data;
}
