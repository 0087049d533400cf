import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './version-columns.module.css';

type ListedVersion = {
  number: number;
  isCurrent?: boolean;
  /** Who made it and when. */
  about: ReactNode;
};

type Props = {
  /** Newest first. */
  versions: ListedVersion[];
  /** The number of the one that is shown. */
  chosen: number;
  onChoose: (number: number) => void;
  /** There may be any number of them: the list scrolls by itself. */
  isLong?: boolean;
  /** The chosen one. */
  children: ReactNode;
};

/** Versions to choose from and, beside them, the one that was chosen. */
export function VersionColumns({ versions, chosen, onChoose, isLong, children }: Props) {
  return (
    <div className={classes.columns} data-long={isLong || undefined}>
      <ul className={classes.list} aria-label="Versions">
        {versions.map(({ number, isCurrent, about }) => (
          <li key={number}>
            <UnstyledButton
              className={classes.choice}
              aria-pressed={number === chosen}
              onClick={() => onChoose(number)}
            >
              <span className={classes.name}>
                Version {number}
                {isCurrent && ' (now)'}
              </span>
              <span className={classes.about}>{about}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
