import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import classes from './calendar-grid.module.css';
import {
  addDays,
  dayNumber,
  daysOfArrow,
  isSameMonth,
  longDayLabel,
  type PlanDay,
  weekdayLabel,
} from './days.ts';

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
  const days = weeks.flat().filter((day) => day >= props.today);
  const [reached, setReached] = useState<PlanDay>();
  // Of all days one is on the way of the tab key, and the arrows lead to the others.
  const tabDay = reached && days.includes(reached) ? reached : firstOf(days, props.month);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.day;
    const step = daysOfArrow[event.code];
    if (!from || step === undefined) return;
    event.preventDefault();
    const to = addDays(from, step);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };
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
      <tbody
        onKeyDown={handleKeyDown}
        onFocus={({ target }) => target.dataset.day && setReached(target.dataset.day)}
      >
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={classes.cell}>
                {props.renderDay(
                  day,
                  <DayContent
                    key={day}
                    day={day}
                    most={most}
                    isTabStop={day === tabDay}
                    {...props}
                  />,
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const firstOf = (days: PlanDay[], month: PlanDay | undefined) =>
  days.find((day) => month === undefined || isSameMonth(day, month)) ?? days[0];

type DayProps = Omit<Props, 'weeks'> & { day: PlanDay; isTabStop: boolean };

function DayContent({ day, most, isTabStop, ...props }: DayProps) {
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
            data-day={day}
            tabIndex={isTabStop ? 0 : -1}
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
