import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useRef } from 'react';
import { lengthOnPlatform } from '#contract/platforms.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import classes from './copy-editor.module.css';
import { asCharacters } from './judge-length.ts';
import { LengthMeter } from './length-meter.tsx';
import { PartSwitches } from './part-switches.tsx';
import { choiceLabel } from './platform-choices.ts';
import type { PlatformCopy } from './use-platform-copy.ts';

type Props = { copied: PlatformCopy; isWriting: boolean; approvedBy?: string };

/** The text that will be copied, for a last change. */
export function CopyEditor({ copied, isWriting, approvedBy }: Props) {
  const { copy, isEdited } = copied;
  const isNarrow = useIsNarrow();
  const field = useRef<HTMLTextAreaElement>(null);
  const handleReset = () => {
    copied.reset();
    // The button goes with the change.
    field.current?.focus();
  };
  return (
    <div className={classes.editor}>
      <PartSwitches copied={copied} />
      <div>
        <Group justify="space-between" className={classes.head}>
          <Text component="label" htmlFor="platform-text" size="sm" fw={550}>
            {isEdited ? `Your text for ${choiceLabel(copied.choice)}` : 'Your text'}
          </Text>
          {isWriting && !isEdited && copied.platform && (
            <Text size="sm" c="dimmed" role="status">
              Writing a version for {copied.platform.name}...
            </Text>
          )}
          {isEdited && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconRotate size={16} aria-hidden />}
              onClick={handleReset}
            >
              Back to the post's text
            </Button>
          )}
        </Group>
        <Textarea
          id="platform-text"
          ref={field}
          autosize
          minRows={6}
          maxRows={isNarrow ? 10 : 14}
          inputWrapperOrder={['input', 'description']}
          descriptionProps={{ component: 'div', mt: 12, c: 'inherit' }}
          description={
            <>
              {approvedBy && <ApprovalNote approvedBy={approvedBy} />}
              <Length copied={copied} />
            </>
          }
          value={copy.text}
          onChange={(event) => copied.change(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}

/** Said before anybody types: the approval is of this wording, too. */
const ApprovalNote = ({ approvedBy }: { approvedBy: string }) => (
  <Text size="sm" mb={8} fw={550}>
    {approvedBy} approved this version. If you change the text here, it needs a new approval.
  </Text>
);

function Length({ copied: { platform, copy } }: { copied: PlatformCopy }) {
  if (!platform) return <Text size="sm">{asCharacters([...copy.text].length)}</Text>;
  return <LengthMeter platform={platform} length={lengthOnPlatform(platform.key, copy.text)} />;
}
