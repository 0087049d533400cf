import { Alert, Button, List, Text, Title } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { Platform } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { type ClipboardText, useCopy } from '#web/ui/html/clipboard.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { useTakeGuard } from '#web/ui/html/take-guard.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { CopyEditor } from './copy-editor.tsx';
import { findWarnings } from './find-warnings.ts';
import { PartSwitches } from './part-switches.tsx';
import {
  choiceLabel,
  type PlatformChoice,
  platformChoices,
  signaturePlaceOf,
} from './platform-choices.ts';
import classes from './platform-dialog.module.css';
import type { PlatformVersions } from './platform-versions.ts';
import { PostPreview } from './post-preview.tsx';
import { type StateLineFor, StateLineNote } from './state-line-note.tsx';
import { TooLong } from './too-long.tsx';
import { type PlatformCopy, type SignatureFor, usePlatformCopy } from './use-platform-copy.ts';
import { useShorterVersion } from './use-shorter-version.ts';
import { useWrittenVersions } from './use-written-versions.ts';

type Props = {
  post: Post;
  signatureFor: SignatureFor;
  stateLineFor?: StateLineFor;
  versions: PlatformVersions;
  onClose: () => void;
};

const plainUse = 'Just the words, with no platform’s rules. For messages and everywhere else.';
const formattedUse = 'With headings, lists and links. For websites and email.';

/** A post as it goes to a platform: written for it, looked at, copied. Each keeps its own version. */
export function PlatformDialog({ post, signatureFor, stateLineFor, versions, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const { isAsking } = useTakeGuard();
  const written = useWrittenVersions(post, versions, signatureFor);
  const copied = usePlatformCopy(post, versions, signatureFor, written.versions);
  const shorter = useShorterVersion({ post, copied, rewrite: versions.rewrite });
  const { choice, platform, copy } = copied;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Copy for a platform"
      size={920}
      fullScreen={isNarrow}
      closeOnEscape={!isAsking}
    >
      <PlatformPicker choice={choice} onChoose={copied.choose} />
      <div className={classes.work}>
        <div className={classes.column}>
          {choice === 'formatted' ? (
            <FormattedCopy copied={copied} />
          ) : (
            <CopyEditor copied={copied} isWriting={written.isWriting} />
          )}
          <TooLong copied={copied} shorter={shorter} />
          {platform && (
            <TextWarnings platform={platform} text={copy.text} line={copied.signature} />
          )}
          <StateLineNote line={stateLineFor?.(signaturePlaceOf(choice))} text={copy.text} />
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
        <CopyButton key={choice} post={post} copy={copy} />
      </DialogFooter>
    </Dialog>
  );
}

const confirmedFor = 2_000;

/** Copies, and says so for a moment. */
function CopyButton({ post, copy }: { post: Post; copy: ClipboardText }) {
  const { guard } = useTakeGuard();
  const copyText = useCopy();
  const [isCopied, setIsCopied] = useState(false);
  const { start, clear } = useTimeout(() => setIsCopied(false), confirmedFor);
  const take = async () => {
    if (!(await copyText(copy))) return;
    clear();
    setIsCopied(true);
    start();
  };
  const piece = { ...post, sources: post.sources ?? [] };
  const handleCopy = () => guard({ piece, verb: 'Copy', take });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button miw={128} leftSection={<Icon size={18} aria-hidden />} onClick={handleCopy}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}

/** The text with its headings, lists and links, for places that keep them. */
function FormattedCopy({ copied }: { copied: PlatformCopy }) {
  return (
    <div className={classes.copy}>
      <PartSwitches copied={copied} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach what scrolls */}
      <section className={classes.text} aria-label="Formatted text" tabIndex={0}>
        <HtmlView html={copied.copy.html ?? ''} />
      </section>
    </div>
  );
}

type PlatformPickerProps = { choice: PlatformChoice; onChoose: (choice: PlatformChoice) => void };

/** All the places at a glance; the arrow keys go from one to the next. */
function PlatformPicker({ choice, onChoose }: PlatformPickerProps) {
  return (
    <fieldset className={classes.places}>
      <legend className={classes.legend}>Where you’re posting</legend>
      {platformChoices.map((each) => (
        <label key={each} className={classes.place}>
          <input
            type="radio"
            name="platform"
            className={classes.input}
            checked={each === choice}
            onChange={() => onChoose(each)}
            data-autofocus={each === choice || undefined}
          />
          {choiceLabel(each)}
        </label>
      ))}
    </fieldset>
  );
}

type PlatformSideProps = { post: Post; platform: Platform; copied: PlatformCopy };

/** How it will look there, and what to know. */
function PlatformSide({ post, platform, copied: { copy, signature } }: PlatformSideProps) {
  const [picture] = post.imageUrls ?? [];
  // The agent's line begins with the name.
  const [author] = signature.split(' | ');
  return (
    <>
      <Title order={3} size="h5">
        Preview
      </Title>
      <PostPreview
        platform={platform}
        text={copy.text}
        author={author || 'You'}
        picture={picture}
      />
      <PostingAdvice platform={platform} hasPicture={picture !== undefined} />
    </>
  );
}

type PostingAdviceProps = { platform: Platform; hasPicture: boolean };

/** What to know before posting there. */
function PostingAdvice({ platform: { advice, links, picture }, hasPicture }: PostingAdviceProps) {
  const size = `${picture.width} × ${picture.height} pixels (${picture.ratio})`;
  return (
    <List size="sm" c="dimmed" spacing={2}>
      <List.Item>{advice}</List.Item>
      <List.Item>{links}</List.Item>
      <List.Item>{`Pictures look best at ${size}.`}</List.Item>
      {hasPicture && <List.Item>Label AI pictures where the platform requires it.</List.Item>}
    </List>
  );
}

type TextWarningsProps = { platform: Platform; text: string; line: string };

/** What in the text will not work there. The box is always there, so that news in it is read out. */
function TextWarnings({ platform, text, line }: TextWarningsProps) {
  const warnings = findWarnings(platform, text, line);
  return (
    <div className={classes.warnings} role="status">
      {warnings.map((warning) => (
        <Alert
          key={warning}
          color="amber"
          role="presentation"
          icon={<IconAlertTriangle aria-hidden />}
        >
          <Text size="sm">{warning}</Text>
        </Alert>
      ))}
    </div>
  );
}
