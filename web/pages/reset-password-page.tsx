import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Notice } from '#contract/auth.ts';
import { ResetPasswordForm } from '#web/features/auth/reset-password-form.tsx';
import { Link } from '#web/navigation/link.tsx';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { paths } from '#web/paths.ts';
import { PorchLayout } from '#web/ui/porch-layout.tsx';

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [notice, setNotice] = useState<Notice>();
  if (notice) return <Done notice={notice} />;
  return (
    <PorchLayout title="Choose a new password">
      <Text c="dimmed">The reset link expires after 1 hour.</Text>
      <ResetPasswordForm token={search.get('token') ?? ''} onReset={setNotice} />
      <Anchor component={Link} to={paths.forgotPassword}>
        Request a new link
      </Anchor>
    </PorchLayout>
  );
}

function Done({ notice }: { notice: Notice }) {
  return (
    <PorchLayout title="Your password has been changed">
      <Stack role="status">
        <Text>{notice.message}</Text>
        <Button component={Link} to={paths.auth} size="md">
          Go to login
        </Button>
      </Stack>
    </PorchLayout>
  );
}
