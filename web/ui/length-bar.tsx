import classes from './length-bar.module.css';

type Props = {
  length: number;
  /** From where to where it works best. */
  aim: { least: number; most: number };
  /** The length at which the bar is full. */
  end: number;
  /** Places it. */
  className: string | undefined;
};

/** How long a text is, drawn in `--meter-color`. The words beside it say the same. */
export function LengthBar({ length, aim: { least, most }, end, className }: Props) {
  const share = (value: number) => `${Math.min((value / end) * 100, 100)}%`;
  return (
    <span className={`${classes.track} ${className}`} aria-hidden>
      <span
        className={classes.aim}
        style={{ insetInlineStart: share(least), width: share(most - least) }}
      />
      <span className={classes.bar} style={{ width: share(length) }} />
    </span>
  );
}
