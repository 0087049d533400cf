import classes from './admin-log.module.css';

type Props = { before: string[]; after: string[] };

/** Of a list only what went and what came. */
export function ChangedLines({ before, after }: Props) {
  const removed = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  if (removed.length + added.length === 0) return 'In another order';
  return (
    <ul className={classes.lines}>
      {removed.map((line) => (
        <li key={line}>
          Removed: <del className={classes.removed}>{line}</del>
        </li>
      ))}
      {added.map((line) => (
        <li key={line}>
          Added: <ins className={classes.added}>{line}</ins>
        </li>
      ))}
    </ul>
  );
}
