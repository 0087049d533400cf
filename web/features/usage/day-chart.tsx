import { BarChart } from '@mantine/charts';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { chartSummary, type Days, totalOf } from './day-sums.ts';
import { DayTable } from './day-table.tsx';
import { dayName, fullNumber, shortNumber } from './numbers.ts';
import classes from './usage.module.css';

type Props = {
  title: string;
  /** One and several of what is counted. */
  nouns: [string, string];
  days: Days;
  color?: string;
};

/** A number for each day as bars, and the same as a sentence and as a table. */
export function DayChart({ title, nouns, days, color = 'evergreen' }: Props) {
  const [isTable, table] = useDisclosure();
  const shown = isTable ? 'Show as chart' : 'Show as table';
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className={classes.chart}>
      <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text className={`porch-display ${classes.sum}`}>{shortNumber(totalOf(days))}</Text>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {chartSummary(days, nouns)}
      </Text>
      {isTable && totalOf(days) > 0 ? (
        <DayTable caption={title} days={days} noun={nouns[1]} />
      ) : (
        // The sentence above says it to those who cannot see it; the table has every number.
        <div aria-hidden className={classes.bars}>
          <Bars days={days} noun={nouns[1]} color={color} />
        </div>
      )}
      {totalOf(days) > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.toggle}
          aria-label={`${shown}: ${title}`}
          onClick={table.toggle}
        >
          {shown}
        </Button>
      )}
    </Card>
  );
}

function Bars({ days, noun, color }: { days: Days; noun: string; color: string }) {
  if (totalOf(days) === 0) return <div className={classes.nothing} />;
  return (
    <BarChart
      h={168}
      data={days.map(({ day, count }) => ({ day: dayName(day), [noun]: count }))}
      dataKey="day"
      series={[{ name: noun, color: `var(--mantine-color-${color}-filled)` }]}
      valueFormatter={fullNumber}
      gridAxis="x"
      tickLine="none"
      maxBarWidth={28}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      xAxisProps={{ minTickGap: 24 }}
      yAxisProps={{ width: 40, allowDecimals: false, tickCount: 4, tickFormatter: shortNumber }}
    />
  );
}
