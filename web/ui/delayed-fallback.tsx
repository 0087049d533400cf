import type { ReactNode } from 'react';
import classes from './delayed-fallback.module.css';

/** What stands in for something until it is there, shown only when that takes a while. */
export function DelayedFallback({ children }: { children: ReactNode }) {
  return <div className={classes.late}>{children}</div>;
}
