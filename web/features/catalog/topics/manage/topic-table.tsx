import { Paper, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { optionFields, topicFields } from '#contract/catalog/topic-fields.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import {
  nextSorting,
  sortDirection,
  type TopicSortField,
  type TopicSorting,
  topicSortings,
} from './select-topics.ts';
import { TopicButtons, type TopicListActions } from './topic-buttons.tsx';
import { TopicSwitch } from './topic-switch.tsx';
import classes from './topic-table.module.css';

type Props = {
  topics: Topic[];
  sorting: TopicSorting;
  onSort: (sorting: TopicSorting) => void;
} & TopicListActions;

export function TopicTable({ topics, sorting, onSort, ...actions }: Props) {
  return (
    <Paper className={classes.frame}>
      <Table className={classes.table} aria-label="Topics">
        <Table.Thead>
          <Table.Tr>
            {(Object.keys(topicSortings) as TopicSortField[]).map((by) => (
              <Heading key={by} by={by} sorting={sorting} onSort={onSort} />
            ))}
            <Table.Th>
              <VisuallyHidden>Edit or delete</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {topics.map((topic) => (
            <Row key={topic.id} topic={topic} {...actions} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function Heading({
  by,
  sorting,
  onSort,
}: Pick<Props, 'sorting' | 'onSort'> & { by: TopicSortField }) {
  const isSorted = sorting.by === by;
  const order = sortDirection(sorting);
  const Arrow = order === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th aria-sort={isSorted ? order : undefined} data-number={isNumber(by) || undefined}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(nextSorting(sorting, by))}>
        {topicSortings[by]}
        <Arrow size={14} aria-hidden className={classes.arrow} data-shown={isSorted || undefined} />
      </UnstyledButton>
    </Table.Th>
  );
}

const isNumber = (by: TopicSortField) => topicFields[by].kind === 'lines';

function Row({ topic, onEdit, onDelete }: { topic: Topic } & TopicListActions) {
  return (
    <Table.Tr data-off={!topic.isActive || undefined}>
      <Table.Th scope="row" className={classes.name}>
        {topic.topic}
        {topic.description && (
          <Text size="sm" c="dimmed" fw={400} lineClamp={2}>
            {topic.description}
          </Text>
        )}
      </Table.Th>
      <Table.Td className={classes.identifier}>{topic.identifier}</Table.Td>
      <Table.Td data-number>{topic.titles.length}</Table.Td>
      <Table.Td data-number>{topic.questions.length}</Table.Td>
      {optionFields.map((field) => (
        <Table.Td key={field} c={topic[field] ? undefined : 'dimmed'}>
          {topic[field] ? 'Yes' : 'No'}
        </Table.Td>
      ))}
      <Table.Td>
        <TopicSwitch topic={topic} />
      </Table.Td>
      <Table.Td>
        <TopicButtons topic={topic} onEdit={onEdit} onDelete={onDelete} />
      </Table.Td>
    </Table.Tr>
  );
}
