import { Table, VisuallyHidden } from '@mantine/core';
import type { Days } from './day-sums.ts';
import { dayName, fullNumber } from './numbers.ts';
import classes from './usage.module.css';

type Props = { caption: string; days: Days; noun: string };

/** Newest first; days without anything say nothing and are left out. */
export function DayTable({ caption, days, noun }: Props) {
  const told = days.filter(({ count }) => count > 0).toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.days} aria-label={`${caption} by day`} tabIndex={0}>
      <Table verticalSpacing={6} stickyHeader>
        <VisuallyHidden component="caption">{caption} by day</VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day</Table.Th>
            <Table.Th scope="col" ta="right" className={classes.heading}>
              {noun}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {told.map(({ day, count }) => (
            <Table.Tr key={day}>
              <Table.Th scope="row" fw={400}>
                {dayName(day)}
              </Table.Th>
              <Table.Td ta="right">{fullNumber(count)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
