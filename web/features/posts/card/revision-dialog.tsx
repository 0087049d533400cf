import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from 'react';
import { z } from 'zod';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyHint } from '#web/ui/key-hint.tsx';
import classes from './revision-dialog.module.css';

/** Characters of a request. */
const longest = 5_000;

const examples = ['Make it shorter', 'More personal', 'Add a call to action', 'Less formal'];

/** For a passage that was marked. What the agent would rather say is typed. */
const passageExamples = [
  'Shorter',
  'Warmer',
  'Rephrase it',
  'Simpler',
  'Sound like me',
  'Use these words: ',
];

type Props = {
  storageKey: string;
  /** The words that alone are to change. */
  passage?: string;
  /** What to know before something is asked for. */
  note?: ReactNode;
  onWholeText?: () => void;
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (request: string) => void;
};

/** Closing it keeps what was typed for the next time. */
export function RevisionDialog(props: Props) {
  const { storageKey, passage, note, onWholeText, isOpen, onClose, onSubmit } = props;
  const explanationId = useId();
  const [text, setText] = usePersistedState(storageKey, z.string(), '');
  const request = text.trim();

  const submit = () => {
    if (request === '') return;
    setText('');
    onSubmit(request);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const addExample = (example: string) => {
    if (!text.includes(example)) setText([request, example].filter(Boolean).join('\n'));
  };

  return (
    <Dialog opened={isOpen} onClose={onClose} title="Request Content Revision" size="lg">
      <form onSubmit={handleSubmit}>
        <Stack gap="md">
          <Text id={explanationId}>
            Describe what changes you'd like to make to this content. The AI will generate a new
            version with your requested changes, including new images if needed.
          </Text>
          {note}
          {passage && <OnlyThis passage={passage} onWholeText={onWholeText} />}
          <Textarea
            label="Your request"
            aria-describedby={explanationId}
            classNames={{ input: classes.request }}
            autosize
            minRows={5}
            maxRows={14}
            maxLength={longest}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
          />
          <Group gap="xs" role="group" aria-label="Examples">
            {(passage ? passageExamples : examples).map((example) => (
              <Button
                key={example}
                variant="light"
                size="xs"
                radius="xl"
                onClick={() => addExample(example)}
              >
                {example}
              </Button>
            ))}
          </Group>
          <Group justify="flex-end" gap="xs">
            <KeyHint press="cancel">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
            </KeyHint>
            <KeyHint press="send">
              <Button type="submit" disabled={request === ''}>
                Submit Request
              </Button>
            </KeyHint>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What was marked before the dialog was opened, and the way back to the whole text. */
function OnlyThis({ passage, onWholeText }: { passage: string; onWholeText?: () => void }) {
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        Only the passage you selected will change:
      </Text>
      <Text component="blockquote" lineClamp={4} className={classes.passage}>
        {passage}
      </Text>
      <Button variant="subtle" size="compact-md" mt={4} onClick={onWholeText}>
        Change the whole text instead
      </Button>
    </div>
  );
}
