import { Stack, Switch, type SwitchProps } from '@mantine/core';

type Props = { isActive: SwitchProps; useAttomScraping: SwitchProps };

/** Whether a topic can be chosen, and whether figures about properties go with it. */
export function TopicSwitches({ isActive, useAttomScraping }: Props) {
  return (
    <Stack gap="sm">
      <Switch label="Active" description="Agents can choose this topic." {...isActive} />
      <Switch
        label="Use property data"
        description="Adds figures about homes and prices of the place to posts about this topic, where a source of property data is set up."
        {...useAttomScraping}
      />
    </Stack>
  );
}
