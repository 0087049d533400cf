import { UnstyledButton } from '@mantine/core';
import type { Version } from '#web/conversation/message.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './versions-dialog.module.css';

type Props = {
  /** Oldest first; the newest is shown first. */
  versions: Version[];
  chosen: Version;
  onChoose: (version: Version) => void;
};

export function VersionList({ versions, chosen, onChoose }: Props) {
  const numbered = versions.map((version, index) => ({ version, number: index + 1 }));
  return (
    <ul className={classes.list} aria-label="Versions">
      {numbered.toReversed().map(({ version, number }) => (
        <li key={number}>
          <UnstyledButton
            className={classes.choice}
            aria-pressed={version === chosen}
            onClick={() => onChoose(version)}
          >
            <span className={classes.name}>Version {number}</span>
            <span className={classes.when}>
              replaced <RelativeTime at={version.replacedAt} />
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
