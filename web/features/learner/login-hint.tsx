import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useSignedOut } from './use-signed-out.ts';

export function LoginHint() {
  if (!useSignedOut()) return null;
  return (
    <Alert color="gray" mb="lg" icon={<IconLock size={20} aria-hidden />}>
      Please log in to use the learner system
    </Alert>
  );
}
