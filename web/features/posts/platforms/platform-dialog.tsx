import { Button, Modal, Text } from '@mantine/core';
import type { Post } from '#contract/posts.ts';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { CopyButton } from './copy-button.tsx';
import { CopyEditor } from './copy-editor.tsx';
import { FormattedCopy } from './formatted-copy.tsx';
import classes from './platform-dialog.module.css';
import { PlatformPicker } from './platform-picker.tsx';
import { PlatformSide } from './platform-side.tsx';
import { TextWarnings } from './text-warnings.tsx';
import { TooLong } from './too-long.tsx';
import { type SignatureFor, usePlatformCopy } from './use-platform-copy.ts';

type Props = {
  post: Post;
  signatureFor: SignatureFor;
  onClose: () => void;
  onRequestShorter?: (request: string) => void;
};

const plainUse =
  'The words alone, without the rules of a platform. For messages and everywhere else.';
const formattedUse = 'With headings, lists and links. For websites and email.';

/** A post as it goes to a platform: cut to its rules, looked at, copied. */
export function PlatformDialog({ post, signatureFor, onClose, onRequestShorter }: Props) {
  const isNarrow = useIsNarrow();
  const copied = usePlatformCopy(post, signatureFor);
  const { choice, platform, copy } = copied;
  const handleRequest =
    onRequestShorter &&
    ((request: string) => {
      onRequestShorter(request);
      onClose();
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Copy for a platform"
      size={920}
      fullScreen={isNarrow}
      // What was changed here is not kept anywhere else.
      closeOnClickOutside={!copied.hasEdits}
    >
      <PlatformPicker choice={choice} onChoose={copied.choose} />
      <div className={classes.work}>
        <div className={classes.column}>
          {choice === 'formatted' ? (
            <FormattedCopy copied={copied} />
          ) : (
            <CopyEditor copied={copied} />
          )}
          <TooLong copied={copied} onRequest={handleRequest} />
          {platform && (
            <TextWarnings platform={platform} text={copy.text} line={copied.signature} />
          )}
        </div>
        <div className={classes.column}>
          {platform ? (
            <PlatformSide key={choice} post={post} platform={platform} copied={copied} />
          ) : (
            <Text c="dimmed">{choice === 'plain' ? plainUse : formattedUse}</Text>
          )}
        </div>
      </div>
      <DialogFooter onPhone="equal">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <CopyButton key={choice} copy={copy} />
      </DialogFooter>
    </Modal>
  );
}
