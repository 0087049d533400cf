import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './generation-history.module.css';
import type { HistoryEntry } from './history-entries.ts';

type Props = {
  entries: HistoryEntry[];
  /** The id of the article that is open. */
  openId: string | undefined;
  onOpen: (post: Post) => void;
  onClear: () => void;
};

/** The articles written so far, newest first. Each can be opened again. */
export function GenerationHistory({ entries, openId, onOpen, onClear }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    onClear();
    title.current?.focus();
  };
  return (
    <Paper component="section" aria-labelledby="generation-history" className={classes.history}>
      <Group justify="space-between" gap="xs" mih={44} wrap="nowrap">
        <Title order={2} size="h3" id="generation-history" ref={title} tabIndex={-1}>
          Generation History
        </Title>
        {entries.length > 0 && (
          <Button variant="subtle" px="sm" mr={-12} className={classes.clear} onClick={clear}>
            Clear History
          </Button>
        )}
      </Group>
      {entries.length === 0 ? (
        <Text c="dimmed">Blog posts you generate show up here, so you can open them again.</Text>
      ) : (
        <ul className={classes.list}>
          {entries.map(({ key, ...entry }) => (
            <Entry key={key} {...entry} isOpen={entry.post.id === openId} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Paper>
  );
}

type EntryProps = Omit<HistoryEntry, 'key'> & { isOpen: boolean; onOpen: (post: Post) => void };

function Entry({ post, writtenAt, isOpen, onOpen }: EntryProps) {
  const name = useMemo(() => htmlToLine(post.title) || 'Untitled', [post.title]);
  const place = placeLabel(fromWirePlace(post));
  return (
    <li className={classes.entry} aria-current={isOpen || undefined}>
      <IconHistory size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text fw={550} className={classes.name}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {[post.topic, place].filter(Boolean).join(' · ')}
          {writtenAt && (
            <>
              {' · '}
              <RelativeTime at={writtenAt} />
            </>
          )}
        </Text>
      </div>
      {isOpen ? (
        <Badge color="amber">Open now</Badge>
      ) : (
        <Button variant="default" aria-label={`Open ${name}`} onClick={() => onOpen(post)}>
          Open
        </Button>
      )}
    </li>
  );
}
