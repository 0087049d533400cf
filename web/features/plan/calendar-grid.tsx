import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import classes from './calendar-grid.module.css';
import { dayNumber, isSameMonth, longDayLabel, type PlanDay, weekdayLabel } from './days.ts';

type Props = {
  weeks: PlanDay[][];
  /** Days of other months are dimmed; none where a single week is shown. */
  month?: PlanDay;
  today: PlanDay;
  entries: Map<PlanDay, PlanEntry[]>;
  holidays: Map<PlanDay, string>;
  /** Entries of a day that are drawn; the others are a press away. */
  most: number;
  renderEntry: (entry: PlanEntry) => ReactNode;
  renderDay: (day: PlanDay, content: ReactNode) => ReactNode;
  onAdd: (day: PlanDay) => void;
  onMore: (day: PlanDay) => void;
};

/** The days of a month or a week with what is planned on them. */
export function CalendarGrid({ weeks, most, ...props }: Props) {
  const isWeek = weeks.length === 1;
  return (
    <table className={classes.grid} data-week={isWeek || undefined}>
      <caption>
        <VisuallyHidden>{isWeek ? 'Plan of the week' : 'Plan of the month'}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekdayLabel(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={classes.cell}>
                {props.renderDay(day, <DayContent key={day} day={day} most={most} {...props} />)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayContent({ day, most, ...props }: Omit<Props, 'weeks'> & { day: PlanDay }) {
  const { today, month, holidays } = props;
  const entries = props.entries.get(day) ?? [];
  const isPast = day < today;
  const holiday = holidays.get(day);
  const more = entries.length - most;
  const label = longDayLabel(day);
  const number = (
    <span className={classes.number} aria-current={day === today ? 'date' : undefined}>
      {dayNumber(day)}
    </span>
  );
  return (
    <div
      className={classes.day}
      data-past={isPast || undefined}
      data-other={(month !== undefined && !isSameMonth(day, month)) || undefined}
    >
      <div className={classes.head}>
        {isPast ? (
          <span className={classes.add}>
            {number}
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ) : (
          <UnstyledButton
            className={classes.add}
            aria-label={`Plan something on ${label}`}
            onClick={() => props.onAdd(day)}
          >
            {number}
          </UnstyledButton>
        )}
        {holiday && (
          <span className={classes.holiday} title={holiday}>
            {holiday}
          </span>
        )}
      </div>
      {entries.slice(0, most).map(props.renderEntry)}
      {more > 0 && (
        <UnstyledButton
          className={classes.more}
          aria-label={`+${more} more on ${label}`}
          onClick={() => props.onMore(day)}
        >
          +{more} more
        </UnstyledButton>
      )}
      {!isPast && (
        // For a press anywhere on the day; the keyboard has the number.
        <button
          type="button"
          className={classes.rest}
          tabIndex={-1}
          aria-hidden
          onClick={() => props.onAdd(day)}
        />
      )}
    </div>
  );
}
