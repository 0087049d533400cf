import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { LostPath } from '#web/ui/drawings/lost-path.tsx';

export function NotFoundPage() {
  return (
    <Container component="main">
      <title>Page not found · Porchlight</title>
      <Stack align="center" justify="center" gap="sm" mih="80dvh" ta="center">
        <LostPath />
        <Title order={1}>404 Page Not Found</Title>
        <Text c="dimmed">Did you forget to add the page to the router?</Text>
        <Button component={Link} to={paths.home} mt="sm">
          Go home
        </Button>
      </Stack>
    </Container>
  );
}
