import { Switch, Text } from '@mantine/core';
import type { CopyPart } from './compose-copy.ts';
import classes from './part-switches.module.css';
import type { PlatformCopy } from './use-platform-copy.ts';

const labels: Record<CopyPart, string> = {
  title: 'Title',
  hashtags: 'Hashtags',
  signature: 'Signature',
};

/** What goes along with the text. After a change by hand the text is the agent's to arrange. */
export function PartSwitches({ copied }: { copied: PlatformCopy }) {
  const { parts, included, include, isEdited } = copied;
  if (parts.length === 0) return null;
  return (
    <fieldset className={classes.parts}>
      <legend className={classes.legend}>Include</legend>
      {parts.map((part) => (
        <Switch
          key={part}
          size="sm"
          label={labels[part]}
          checked={included[part]}
          disabled={isEdited}
          onChange={(event) => include(part, event.currentTarget.checked)}
        />
      ))}
      {isEdited && (
        <Text size="sm" c="dimmed" className={classes.why}>
          You have your own text here. Go back to the post's text to switch parts on or off.
        </Text>
      )}
    </fieldset>
  );
}
