import { Button, Text } from '@mantine/core';
import type { Post } from '#contract/posts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { CopyButton } from './copy-button.tsx';
import { CopyEditor } from './copy-editor.tsx';
import { FormattedCopy } from './formatted-copy.tsx';
import classes from './platform-dialog.module.css';
import { PlatformPicker } from './platform-picker.tsx';
import { PlatformSide } from './platform-side.tsx';
import type { PlatformVersions } from './platform-versions.ts';
import { TextWarnings } from './text-warnings.tsx';
import { TooLong } from './too-long.tsx';
import { type SignatureFor, usePlatformCopy } from './use-platform-copy.ts';
import { useShorterVersion } from './use-shorter-version.ts';

type Props = {
  post: Post;
  signatureFor: SignatureFor;
  versions: PlatformVersions;
  onClose: () => void;
};

const plainUse = 'Just the words, with no platform’s rules. For messages and everywhere else.';
const formattedUse = 'With headings, lists and links. For websites and email.';

/** A post as it goes to a platform: cut to its rules, looked at, copied. Each keeps its own version. */
export function PlatformDialog({ post, signatureFor, versions, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const copied = usePlatformCopy(post, versions, signatureFor);
  const shorter = useShorterVersion({ post, copied, rewrite: versions.rewrite });
  const { choice, platform, copy } = copied;
  return (
    <Dialog opened onClose={onClose} title="Copy for a platform" size={920} fullScreen={isNarrow}>
      <PlatformPicker choice={choice} onChoose={copied.choose} />
      <div className={classes.work}>
        <div className={classes.column}>
          {choice === 'formatted' ? (
            <FormattedCopy copied={copied} />
          ) : (
            <CopyEditor copied={copied} />
          )}
          <TooLong copied={copied} shorter={shorter} />
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
    </Dialog>
  );
}
