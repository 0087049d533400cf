import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Notice } from '#contract/auth.ts';
import { ForgotPasswordForm } from '#web/features/auth/forgot-password-form.tsx';
import { paths } from '#web/paths.ts';
import { Letter } from '#web/ui/drawings/letter.tsx';
import { PorchLayout } from '#web/ui/porch-layout.tsx';

const fallbackMessage = 'If an account uses this email address, a reset link is on its way.';

export function ForgotPasswordPage() {
  const [notice, setNotice] = useState<Notice>();
  return (
    <PorchLayout title={notice ? 'Check your email' : 'Forgot your password?'}>
      {notice ? (
        <Sent notice={notice} />
      ) : (
        <>
          <Text c="dimmed">
            Enter your account’s email address and we’ll send you a link to choose a new password.
          </Text>
          <ForgotPasswordForm onSent={setNotice} />
        </>
      )}
      <Anchor component={Link} to={paths.auth}>
        Back to login
      </Anchor>
    </PorchLayout>
  );
}

function Sent({ notice }: { notice: Notice }) {
  return (
    <Stack role="status">
      <Letter />
      <Text>{notice.message ?? fallbackMessage}</Text>
      {notice.warning && <Alert color="amber">{notice.warning}</Alert>}
    </Stack>
  );
}
