import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { data, packages } from './licenses.json';

/** Whose work Porchlight stands on, and under which terms. `npm run licenses` writes the list. */
export function LicensesPage() {
  return (
    <>
      <PageHeader title="Licenses">
        <Button
          component={Link}
          to={paths.account}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          Back to My Account
        </Button>
      </PageHeader>
      <Stack gap="lg">
        <Paper component="section" p="lg">
          <Title order={2} size="h3" mb="sm">
            Data and fonts
          </Title>
          <Stack gap="xs">
            {data.map(({ what, from, terms, address }) => (
              <Text key={what}>
                {what}: {from},{' '}
                <Anchor href={address} rel="noreferrer" underline="always">
                  {terms}
                </Anchor>
              </Text>
            ))}
          </Stack>
        </Paper>
        <Paper component="section" p="lg">
          <Title order={2} size="h3" mb="sm">
            Packages
          </Title>
          <Stack gap="md">
            {packages.map(({ license, names }) => (
              <div key={license}>
                <Title order={3} size="h5">
                  {license}
                </Title>
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {names.join(', ')}
                </Text>
              </div>
            ))}
          </Stack>
        </Paper>
      </Stack>
    </>
  );
}
