import { Text } from '@mantine/core';
import { useAccount } from './use-account.ts';

/** Whose account it is. The line keeps its place until that is known. */
export function AccountSummary() {
  const { data } = useAccount();
  return (
    <Text c="dimmed" mb="lg" mih="1.55em" style={{ overflowWrap: 'anywhere' }}>
      {data && [data.username, data.email].filter(Boolean).join(' · ')}
    </Text>
  );
}
