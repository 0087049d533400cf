import { Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Section } from '#contract/long-form-draft.ts';
import type { LongForm } from './use-long-form.ts';

type Removed = { section: Section; index: number };

/** Where sections were taken away, a way to bring them back with what was typed into them. */
export function useRemovedSections({ change }: LongForm, tell: (words: string) => void) {
  const [removed, setRemoved] = useState<Removed[]>([]);
  const undo = ({ section, index }: Removed) => {
    setRemoved((all) => all.filter((each) => each.section !== section));
    change({ type: 'restored', section, index });
    tell(`${section.title} is back`);
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-section="${CSS.escape(section.id)}"] textarea`)
        ?.focus(),
    );
  };
  const notesFor = (isMeant: (index: number) => boolean): ReactNode =>
    removed
      .filter(({ index }) => isMeant(index))
      .map((each, number, all) => (
        <RemovedNote
          key={each.section.id}
          title={each.section.title}
          isNewest={number === all.length - 1 && each === removed.at(-1)}
          onUndo={() => undo(each)}
        />
      ));
  return {
    add: (section: Removed) => setRemoved((all) => [...all, section]),
    /** Notes on what stood at a place, and from a place on. */
    at: (index: number) => notesFor((each) => each === index),
    from: (index: number) => notesFor((each) => each >= index),
  };
}

type NoteProps = { title: string; isNewest: boolean; onUndo: () => void };

function RemovedNote({ title, isNewest, onUndo }: NoteProps) {
  return (
    <Paper p="xs" pl="md">
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          You removed “{title}”.
        </Text>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={`Undo removing ${title}`}
          // The button that was pressed is gone with its section.
          ref={isNewest ? (button) => button?.focus() : undefined}
          onClick={onUndo}
          style={{ flexShrink: 0 }}
        >
          Undo
        </Button>
      </Group>
    </Paper>
  );
}
