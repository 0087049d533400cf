import { Switch } from '@mantine/core';
import type { Topic } from '#contract/catalog/topics.ts';
import { useSwitchTopic } from '#web/features/catalog/topics/topic-calls.ts';

type Props = { topic: Topic; label?: string };

/** Shows at once what was asked for, and goes back when it fails. */
export function TopicSwitch({ topic, label }: Props) {
  const change = useSwitchTopic();
  const wanted = change.isPending ? change.variables?.sent.body.isActive : undefined;
  return (
    <Switch
      label={label}
      aria-label={`Active: ${topic.topic}`}
      checked={wanted ?? topic.isActive}
      // Not disabled meanwhile: that would take the keyboard away.
      onChange={({ currentTarget: { checked } }) => {
        if (change.isPending) return;
        change.mutate({ params: { id: topic.id }, body: { isActive: checked } });
      }}
    />
  );
}
