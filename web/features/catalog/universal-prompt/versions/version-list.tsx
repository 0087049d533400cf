import { UnstyledButton } from '@mantine/core';
import type { PromptVersion } from '#contract/catalog/universal-prompt.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './versions-dialog.module.css';

type Props = {
  /** Newest first. */
  versions: PromptVersion[];
  /** The number of the active one. */
  current: number;
  chosen: PromptVersion;
  onChoose: (version: number) => void;
};

export function VersionList({ versions, current, chosen, onChoose }: Props) {
  return (
    <ul className={classes.list} aria-label="Versions">
      {versions.map(({ version, savedBy, createdAt }) => (
        <li key={version}>
          <UnstyledButton
            className={classes.choice}
            aria-pressed={version === chosen.version}
            onClick={() => onChoose(version)}
          >
            <span className={classes.name}>
              Version {version}
              {version === current && ' (now)'}
            </span>
            <span className={classes.when}>
              {savedBy ? `${savedBy}, ` : version === 1 && 'Porchlight, '}
              <RelativeTime at={createdAt} />
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
