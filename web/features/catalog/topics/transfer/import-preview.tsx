import { Badge, Box, Button, Paper, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { type TopicField, topicFields } from '#contract/catalog/topic-fields.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import type { CheckedRow } from './check-rows.ts';
import classes from './import-preview.module.css';

/** Rows at first, and with each "Show more". */
const atATime = 50;

/** What an import would do, row by row; what has to be mended comes first. */
export function ImportPreview({ rows }: { rows: CheckedRow[] }) {
  const isNarrow = useIsNarrow();
  const [most, setMost] = useState(atATime);
  const sorted = rows.toSorted((a, b) => Number(isGood(a)) - Number(isGood(b)));
  return (
    <div>
      <Text role="status" size="sm" mb="xs" fw={550}>
        {summaryOf(rows)}
      </Text>
      <Paper className={classes.frame}>
        <Table aria-label="What will be imported" layout="fixed" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.number}>Row</Table.Th>
              <Table.Th>{isNarrow ? 'Topic, and what happens' : 'Topic'}</Table.Th>
              {!isNarrow && <Table.Th className={classes.outcome}>What happens</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.slice(0, most).map((row) => (
              <PreviewRow key={row.number} row={row} isNarrow={isNarrow} />
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      {rows.length > most && (
        <Button variant="default" mt="sm" fullWidth onClick={() => setMost(most + atATime)}>
          Show {Math.min(atATime, rows.length - most)} more
        </Button>
      )}
    </div>
  );
}

function PreviewRow({ row, isNarrow }: { row: CheckedRow; isNarrow: boolean }) {
  const { titles, questions } = row.sent ?? {};
  return (
    <Table.Tr>
      <Table.Td>{row.number}</Table.Td>
      <Table.Td className={classes.words}>
        <Text fw={550} inherit>
          {row.topic || row.identifier || 'No name'}
        </Text>
        <Text size="sm" c="dimmed">
          {[
            row.topic && row.identifier,
            countText(titles, topicFields.titles.noun),
            countText(questions, topicFields.questions.noun),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isNarrow && (
          <Box mt={4}>
            <Outcome row={row} />
          </Box>
        )}
      </Table.Td>
      {!isNarrow && (
        <Table.Td className={classes.words}>
          <Outcome row={row} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function Outcome({ row: { problems, existing, changes } }: { row: CheckedRow }) {
  if (problems.length > 0) {
    return (
      <ul className={classes.problems}>
        {problems.map(({ column, message }) => (
          <li key={`${column} ${message}`}>
            {column && !isNamed(column, message) && <b>{topicFields[column].label}: </b>}
            {message}
          </li>
        ))}
      </ul>
    );
  }
  if (!existing) return <Badge color="evergreen">New</Badge>;
  if (changes.length === 0) return <Badge color="gray">No change</Badge>;
  return (
    <>
      <Badge color="amber">Changes</Badge>
      <Text size="sm" mt={4}>
        {changes.join(', ')}
      </Text>
    </>
  );
}

/** Most messages name their cell themselves. */
const isNamed = (column: TopicField, message: string) =>
  message.toLowerCase().includes(topicFields[column].label.toLowerCase().replace(/s$/, ''));

const isGood = ({ problems }: CheckedRow) => problems.length === 0;

function summaryOf(rows: CheckedRow[]): string {
  const good = rows.filter(isGood);
  const added = good.filter(({ existing }) => !existing).length;
  const changed = good.filter(({ changes }) => changes.length > 0).length;
  const same = good.length - added - changed;
  const wrong = rows.length - good.length;
  const parts = [
    wrong > 0 && `${wrong} to fix`,
    added > 0 && `${added} new`,
    changed > 0 && `${changed} to change`,
    same > 0 && `${same} without a change`,
  ].filter(Boolean);
  return `${rows.length} ${rows.length === 1 ? 'topic' : 'topics'}: ${parts.join(', ')}`;
}

const countText = (list: string[] | undefined, noun: string) =>
  list && `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;
