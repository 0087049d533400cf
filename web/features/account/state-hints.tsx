import { Alert, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { Profile } from '#contract/account.ts';
import { brokerReminder, missingForState, ruleOf } from '#contract/signature.ts';

/** What the state usually asks for. Never says that anything is in order: the broker knows. */
export function StateHints({ profile }: { profile: Profile }) {
  const missing = missingForState(profile);
  const rule = ruleOf(profile.licenseState);
  return (
    <Alert
      color={missing.length > 0 ? 'amber' : 'gray'}
      icon={<IconBulb size={20} aria-hidden />}
      role="status"
    >
      {missing.map(({ part, hint }) => (
        <Text key={part} fw={600}>
          {hint}
        </Text>
      ))}
      <Text size="sm">
        {rule && `${rule.note} (${rule.rule})`}
        {!profile.licenseState && 'Choose your license state to see what it usually asks for.'}
      </Text>
      <Text size="sm" fw={600}>
        {brokerReminder}
      </Text>
    </Alert>
  );
}
