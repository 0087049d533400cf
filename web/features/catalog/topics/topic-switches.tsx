import { Stack, Switch, type SwitchProps } from '@mantine/core';
import { topicFields, type YesNoField, yesNoFields } from '#contract/catalog/topic-fields.ts';

type Props = { propsOf: (field: YesNoField) => SwitchProps };

/** What can be switched on and off about a topic. */
export function TopicSwitches({ propsOf }: Props) {
  return (
    <Stack gap="sm">
      {yesNoFields.map((field) => (
        <Switch key={field} {...topicFields[field].control} {...propsOf(field)} />
      ))}
    </Stack>
  );
}
