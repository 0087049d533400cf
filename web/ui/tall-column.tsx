import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tall-column.module.css';

/** A column that stays in view and scrolls by itself where it is taller than the window. Shades at its edges say so. */
export function TallColumn({ children }: { children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marks = column.current?.querySelectorAll(':scope > span') ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          target.toggleAttribute('data-out', !isIntersecting);
        }
      },
      { root: column.current },
    );
    for (const mark of marks) observer.observe(mark);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={classes.frame}>
      <div ref={column} className={classes.column}>
        <span className={classes.mark} />
        {children}
        <span className={classes.mark} />
      </div>
    </div>
  );
}
