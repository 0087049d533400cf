import { Badge } from '@mantine/core';

/** Beside a topic for which there is something newer of ours. */
export function NewerVersion() {
  return (
    <Badge variant="light" size="sm" tt="none" component="span">
      Newer version available
    </Badge>
  );
}
