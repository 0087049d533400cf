import { Button, Group } from '@mantine/core';
import { SavedNote } from './saved-note.tsx';

type Props = {
  /** The word on the button. */
  label: string;
  save: { isPending: boolean; isSuccess: boolean };
  isUnsaved: boolean;
  onDiscard: () => void;
};

/** Below a form that stays open: saves, takes back what is not saved, and says when everything is. */
export function SaveBar({ label, save, isUnsaved, onDiscard }: Props) {
  return (
    <Group gap="sm">
      <Button type="submit" loading={save.isPending}>
        {label}
      </Button>
      {isUnsaved && (
        <Button variant="default" onClick={onDiscard} disabled={save.isPending}>
          Discard
        </Button>
      )}
      <SavedNote>{save.isSuccess && !isUnsaved && 'Saved'}</SavedNote>
    </Group>
  );
}
