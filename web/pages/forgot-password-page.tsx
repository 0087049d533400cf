import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Notice } from '#contract/auth.ts';
import { ForgotPasswordForm } from '#web/features/auth/forgot-password-form.tsx';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { Drawing, type DrawingProps, fine, Lantern, solid } from '#web/ui/drawings/drawing.tsx';
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

function Letter(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M46 64h68a4 4 0 0 1 4 4v39a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4z"
        {...solid}
      />
      <path d="m44 109 26-24.5M116 109 90 84.5" {...fine} />
      <path d="m43.5 66 30.5 25c3.5 2.8 8.5 2.8 12 0l30.5-25" />
      <path d="M30 76H19M33 86h-8M30 96H16M130 76h11M127 86h8M130 96h14" {...fine} />
      <path
        d="M73 52 51 111h58L87 52z"
        fill="var(--porch-light)"
        fillOpacity={0.13}
        stroke="none"
      />
      <path d="M80 4v14" />
      <Lantern x={80} y={18} />
    </Drawing>
  );
}
