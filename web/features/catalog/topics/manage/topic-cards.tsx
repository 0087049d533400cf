import { Card, Group, Text } from '@mantine/core';
import { optionFields, topicFields } from '#contract/catalog/topic-fields.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { TopicButtons, type TopicListActions } from './topic-buttons.tsx';
import classes from './topic-cards.module.css';
import { TopicSwitch } from './topic-switch.tsx';

export function TopicCards({ topics, ...actions }: { topics: Topic[] } & TopicListActions) {
  return (
    <ul aria-label="Topics" className={classes.list}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <TopicCard topic={topic} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function TopicCard({ topic, ...actions }: { topic: Topic } & TopicListActions) {
  return (
    <Card component="article" aria-label={topic.topic} padding="md">
      <Text fw={550} className={classes.words} c={topic.isActive ? undefined : 'dimmed'}>
        {topic.topic}
      </Text>
      <Text size="sm" ff="monospace" c="dimmed" className={classes.words}>
        {topic.identifier}
      </Text>
      {topic.description && (
        <Text size="sm" lineClamp={2} mt={4} className={classes.words}>
          {topic.description}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={4}>
        {factsOf(topic).join(', ')}
      </Text>
      <Group justify="space-between" mt="xs" className={classes.controls}>
        <TopicSwitch topic={topic} label="Active" />
        <TopicButtons topic={topic} {...actions} />
      </Group>
    </Card>
  );
}

/** How much is in it, and which options are on. */
const factsOf = (topic: Topic) => [
  countText(topic.titles.length, topicFields.titles.noun),
  countText(topic.questions.length, topicFields.questions.noun),
  ...optionFields
    .filter((field) => topic[field])
    .map((field) => topicFields[field].label.toLowerCase()),
];

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
