import { Alert, List, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { copiedForLine } from '#contract/copied-line.ts';
import { copyTargets, findPlatform, type Platform } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import type { ExportedPiece } from '#web/ui/html/piece.ts';
import { useTakeGuard } from '#web/ui/html/take-guard.ts';
import { AltTextField } from '#web/ui/pictures/alt-text-field.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { CopyEditor } from './copy-editor.tsx';
import { findWarnings } from './find-warnings.ts';
import { PartSwitches } from './part-switches.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { choiceLabel, type PlatformChoice, signaturePlaceOf } from './platform-choices.ts';
import classes from './platform-dialog.module.css';
import { type PlatformPicture, pictureFor } from './platform-picture.ts';
import type { PlatformVersions } from './platform-versions.ts';
import { PostPreview } from './post-preview.tsx';
import { PublishActions } from './publish-actions.tsx';
import { type StateLineFor, StateLineNote } from './state-line-note.tsx';
import { TooLong } from './too-long.tsx';
import { type PlatformCopy, type SignatureFor, usePlatformCopy } from './use-platform-copy.ts';
import { useShorterVersion } from './use-shorter-version.ts';
import { useWrittenVersions } from './use-written-versions.ts';

type Props = {
  post: Post;
  /** As it is asked about before it is copied; the post itself unless it is a saved item. */
  piece?: ExportedPiece;
  signatureFor: SignatureFor;
  stateLineFor?: StateLineFor;
  versions: PlatformVersions;
  /** Who approved the piece as it is, text for platforms and all. */
  approvedBy?: string;
  headshot?: string;
  /** The first one goes along unless another is chosen. */
  pictures?: string[];
  onClose: () => void;
};

const plainUse = 'Just the words, with no platform’s rules. For messages and everywhere else.';
const formattedUse = 'With headings, lists and links. For websites and email.';

/** A post as it goes to a platform: written for it, looked at, copied. Each keeps its own version. */
export function PlatformDialog({ post, signatureFor, stateLineFor, versions, ...props }: Props) {
  const isNarrow = useIsNarrow();
  const { isAsking } = useTakeGuard();
  const written = useWrittenVersions(post, versions, signatureFor);
  const copied = usePlatformCopy(post, versions, signatureFor, written.versions);
  const shorter = useShorterVersion({ post, copied, rewrite: versions.rewrite });
  const { choice, platform, copy } = copied;
  const { pictures = post.imageUrls ?? [] } = props;
  const [chosen, setChosen] = useState<string>();
  const picture = pictures.find((each) => each === chosen) ?? pictures[0];
  const shown = platform && pictureFor(picture, platform);
  const copiedAt = versions.copied?.[choice];
  return (
    <Dialog
      opened
      onClose={props.onClose}
      title="Copy for a platform"
      size={920}
      fullScreen={isNarrow}
      closeOnEscape={!isAsking}
    >
      <PlatformPicker choice={choice} copied={versions.copied} onChoose={copied.choose} />
      <div className={classes.work}>
        <div className={classes.column}>
          {choice === 'formatted' ? (
            <FormattedCopy copied={copied} />
          ) : (
            <CopyEditor
              copied={copied}
              isWriting={written.isWriting}
              approvedBy={props.approvedBy}
            />
          )}
          <TooLong copied={copied} shorter={shorter} />
          {platform && (
            <TextWarnings platform={platform} text={copy.text} line={copied.signature} />
          )}
          <StateLineNote line={stateLineFor?.(signaturePlaceOf(choice))} text={copy.text} />
        </div>
        <div className={classes.column}>
          {platform ? (
            <>
              <PlatformSide
                key={choice}
                platform={platform}
                copied={copied}
                picture={shown}
                headshot={props.headshot}
              />
              {picture && pictures.length > 1 && (
                <PictureChooser pictures={pictures} chosen={picture} onChoose={setChosen} />
              )}
              {picture && (
                <AltTextField
                  key={picture}
                  address={picture}
                  description="Read out where the picture is published."
                />
              )}
              <PostingAdvice platform={platform} hasPicture={picture !== undefined} />
            </>
          ) : (
            <Text c="dimmed">{choice === 'plain' ? plainUse : formattedUse}</Text>
          )}
        </div>
      </div>
      <PublishActions
        key={choice}
        piece={props.piece ?? { ...post, sources: post.sources ?? [] }}
        copy={copy}
        platform={platform}
        picture={shown}
        isSettling={written.isSettling}
        copiedLine={copiedAt && copiedForLine(choice, copiedAt)}
        onCopied={() => versions.markCopied?.(choice)}
      />
    </Dialog>
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

type PlatformPickerProps = {
  choice: PlatformChoice;
  copied: PlatformVersions['copied'];
  onChoose: (choice: PlatformChoice) => void;
};

/** All the places at a glance; the arrow keys go from one to the next. A tick says where it was copied for. */
function PlatformPicker({ choice, copied, onChoose }: PlatformPickerProps) {
  return (
    <fieldset className={classes.places}>
      <legend className={classes.legend}>Where you’re posting</legend>
      {copyTargets.map((each) => (
        <label key={each} className={classes.place}>
          <input
            type="radio"
            name="platform"
            className={classes.input}
            checked={each === choice}
            onChange={() => onChoose(each)}
            data-autofocus={each === choice || undefined}
          />
          <ChoiceName choice={each} />
          {copied?.[each] && <IconCheck className={classes.copied} size={16} aria-hidden />}
        </label>
      ))}
    </fieldset>
  );
}

/** The short name is seen, the whole one is read out. */
function ChoiceName({ choice }: { choice: PlatformChoice }) {
  const label = choiceLabel(choice);
  const short = findPlatform(choice)?.shortName;
  if (!short) return label;
  return (
    <span>
      {short}
      <VisuallyHidden>{label.slice(short.length)}</VisuallyHidden>
    </span>
  );
}

type PlatformSideProps = {
  platform: Platform;
  copied: PlatformCopy;
  picture?: PlatformPicture;
  headshot?: string;
};

/** How it will look there. */
function PlatformSide({ platform, copied: { copy, signature }, ...shown }: PlatformSideProps) {
  // The agent's line begins with the name.
  const [author] = signature.split(' | ');
  return (
    <>
      <Title order={3} size="h5">
        Preview
      </Title>
      <PostPreview platform={platform} text={copy.text} author={author || 'You'} {...shown} />
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
