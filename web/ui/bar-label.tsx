import classes from './bar-label.module.css';

type Props = { children: string; short: string };

/** What a button says, in fewer words where its bar is narrow. Its accessible name is the whole, always. */
export function BarLabel({ children, short }: Props) {
  return (
    <>
      <span className={classes.whole}>{children}</span>
      <span className={classes.short} aria-hidden>
        {short}
      </span>
    </>
  );
}
