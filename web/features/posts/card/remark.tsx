import type { ReactNode } from 'react';
import classes from './remark.module.css';

/** A quiet word in the light of the porch. Its owner says whether it is announced. */
export function Remark({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <div className={classes.remark} role={role}>
      {children}
    </div>
  );
}
