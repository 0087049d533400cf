import { Button, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { KeyLocked } from '#web/ui/drawings/key-locked.tsx';
import classes from './admin-gate.module.css';
import { AdminPasswordForm } from './admin-password-form.tsx';

/** In front of the admin's pages, whoever is signed in. */
export function AdminGate({ onVerified }: { onVerified: () => void }) {
  return (
    <Paper className={classes.gate}>
      <KeyLocked />
      <Title order={2} mt="md" mb={6}>
        Admin login
      </Title>
      <Text c="dimmed">
        The password is in the file Porchlight lists when it starts, unless you set your own.
      </Text>
      <div className={classes.form}>
        <AdminPasswordForm submit="Open" onVerified={onVerified}>
          <Button component={Link} to={paths.home} variant="subtle" fullWidth>
            Back to Home
          </Button>
        </AdminPasswordForm>
      </div>
    </Paper>
  );
}
