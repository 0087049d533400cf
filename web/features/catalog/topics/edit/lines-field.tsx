import { Button, Group, Input, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { lineTexts } from './line.ts';
import { LineEditor, type LinesProps } from './line-editor.tsx';
import classes from './lines-field.module.css';

/** So many are shown before somebody wants to edit them. */
const sampleCount = 15;

/** A list of short texts: some of them to read at first, all of them to edit. */
export function LinesField(props: LinesProps) {
  const { label, noun, description, lines, problems, error } = props;
  const [isWanted, setIsWanted] = useState(false);
  const labelId = useId();
  const isEditing = isWanted || Object.keys(problems).length > 0;
  return (
    <fieldset className={classes.field} aria-labelledby={labelId}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-end">
        <div>
          <Text id={labelId} fw={500}>
            {label} <Text span inherit c="dimmed" fw={400}>{`(${lineTexts(lines).length})`}</Text>
          </Text>
          <Input.Description size="md">{description}</Input.Description>
        </div>
        {!isEditing && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setIsWanted(true)}
            className={classes.edit}
          >
            Edit {noun}s
          </Button>
        )}
      </Group>
      {isEditing ? <LineEditor {...props} /> : <Samples noun={noun} words={lineTexts(lines)} />}
      {error && <Input.Error mt="xs">{error}</Input.Error>}
    </fieldset>
  );
}

function Samples({ noun, words }: { noun: string; words: string[] }) {
  if (words.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        No {noun}s yet.
      </Text>
    );
  }
  return (
    <>
      <ul className={classes.samples}>
        {words.slice(0, sampleCount).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {words.length > sampleCount && (
        <Text size="sm" c="dimmed" mt={4}>
          +{words.length - sampleCount} more
        </Text>
      )}
    </>
  );
}
