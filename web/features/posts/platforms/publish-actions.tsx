import { Button, Text } from '@mantine/core';
import { useMediaQuery, useTimeout } from '@mantine/hooks';
import {
  IconCheck,
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconShare,
} from '@tabler/icons-react';
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
import {
  type PictureFile,
  usePictureFile,
  useSavePicture,
  whenFetched,
} from './use-picture-file.ts';

type Props = {
  piece: ExportedPiece;
  copy: ClipboardText;
  platform?: Platform;
  picture?: PlatformPicture;
  /** Whether another text is about to take the place of this one. */
  isSettling?: boolean;
  /** "Copied for Instagram, Nov 16", when it was copied for it before. */
  copiedLine?: string;
  onCopied: () => void;
};

/** What takes a piece to its platform: the text, the picture, the way there. */
export function PublishActions({
  piece,
  copy,
  platform,
  picture,
  isSettling = false,
  copiedLine,
  onCopied,
}: Props) {
  const file = usePictureFile(picture, platform);
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const copying = { piece, copy, onCopied, isSettling };
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
        <ShareButton piece={piece} text={copy.text} file={file.data} onShared={onCopied} />
      )}
      {picture?.file ? (
        <>
          <CopyButton {...copying} variant="default">
            Copy text
          </CopyButton>
          <CopyButton {...copying} pictureFile={file}>
            Copy text and picture
          </CopyButton>
        </>
      ) : (
        <CopyButton {...copying}>Copy</CopyButton>
      )}
    </div>
  );
}

const confirmedFor = 2_000;

type CopyButtonProps = Pick<Props, 'piece' | 'copy' | 'onCopied' | 'isSettling'> & {
  /** Goes along: into the clipboard where the browser takes it, and to the downloads in any case. */
  pictureFile?: PictureFile;
  variant?: 'default';
  children: string;
};

/** Copies, and says so for a moment. */
function CopyButton({
  piece,
  copy,
  onCopied,
  isSettling,
  pictureFile,
  variant,
  children,
}: CopyButtonProps) {
  const { guard } = useTakeGuard();
  const copyText = useCopy();
  const savePicture = useSavePicture(pictureFile);
  const [isCopied, setIsCopied] = useState(false);
  const { start, clear } = useTimeout(() => setIsCopied(false), confirmedFor);
  const take = async () => {
    const notice = pictureFile?.data && {
      title: 'Copied to clipboard',
      description: 'The picture is in your downloads.',
    };
    const picture = pictureFile && (pictureFile.data ?? whenFetched(pictureFile));
    if (!(await copyText({ ...copy, picture }, notice))) return;
    onCopied();
    clear();
    setIsCopied(true);
    start();
    await savePicture();
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      disabled={isSettling}
      // As wide as before while it says that it is done.
      miw={pictureFile ? 216 : 128}
      variant={variant}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => guard({ piece, verb: 'Copy', take: () => void take() })}
    >
      {isCopied ? 'Copied' : children}
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
  file?: File;
  onShared: () => void;
};

/** The phone's own share sheet, with the text and the picture. */
function ShareButton({ piece, text, file, onShared }: ShareButtonProps) {
  const { guard } = useTakeGuard();
  const showToast = useShowToast();
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
