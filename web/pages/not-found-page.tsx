import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { Drawing, type DrawingProps, fine, Lantern, solid } from '#web/ui/drawings/drawing.tsx';

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

function LostPath(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M9 86c14-13 30-18 46-11 16-14 42-15 62-4 13 4 25 9 34 15" {...fine} />
      <path
        d="M25 80V66M25 52c-6 0-9 5-8 9 1 4 5 5 8 5s7-1 8-5c1-4-2-9-8-9zM39 76V66M39 56c-4 0-6.5 4-6 7s3.5 4.5 6 4.5 5.5-1.5 6-4.5-2-7-6-7z"
        {...fine}
      />
      <path
        d="M28 112c6-11 26-12 26-20 0-7-9-8-6-14 2-3 5-4 9-6 0 4-2 6 2 9 6 4 18 5 18 14 0 7-5 10-3 17"
        {...solid}
      />
      <path d="M50 108c6-3 12-5 13-10M63 92c-1-4-7-5-9-9" {...fine} strokeDasharray="4 5" />
      <path d="M118 112V25h6v87z" {...solid} />
      <path d="M115 31h25l7 6.5-7 6.5h-25z" {...solid} />
      <path d="M127 49H98l-7 6.5 7 6.5h29z" {...solid} />
      <path d="M121 37.5h15M121 55.5h-19" {...fine} />
      <path d="M118 25c0-3 1-4.5 3-4.5s3 1.5 3 4.5z" {...solid} />
      <Lantern x={104} y={62} />
      <path d="M8 112h144" />
      <path
        d="M132 111c-2-6 0-10 3-12 2 4 2 8 1 12M139 111c0-4 2-8 6-9 0 4-1 7-3 9M17 111c-3-5-2-9 1-11 2 3 3 7 2 11M88 111c-2-4-1-8 1-10 2 3 3 6 2 10"
        {...fine}
      />
      <path d="M66 30v5M63.5 32.5h5M44 38v3M42.5 39.5h3M92 24v3M90.5 25.5h3" {...fine} />
    </Drawing>
  );
}
