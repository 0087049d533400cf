import { Card, Group, Text } from '@mantine/core';
import type { Topic } from '#contract/catalog/topics.ts';
import { TopicButtons } from './topic-buttons.tsx';
import classes from './topic-cards.module.css';
import type { TopicListActions } from './topic-list.tsx';
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
        {countText(topic.titles.length, 'title')}, {countText(topic.questions.length, 'question')}
        {topic.useAttomScraping && ', property data'}
      </Text>
      <Group justify="space-between" mt="xs" className={classes.controls}>
        <TopicSwitch topic={topic} label="Active" />
        <TopicButtons topic={topic} {...actions} />
      </Group>
    </Card>
  );
}

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
