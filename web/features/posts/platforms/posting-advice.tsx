import { List } from '@mantine/core';
import type { Platform } from '#contract/platforms.ts';

type Props = { platform: Platform; hasPicture: boolean };

/** What to know before posting there. */
export function PostingAdvice({ platform: { advice, links, picture }, hasPicture }: Props) {
  const size = `${picture.width} × ${picture.height} pixels (${picture.ratio})`;
  return (
    <List size="sm" c="dimmed" spacing={2}>
      <List.Item>{advice}</List.Item>
      <List.Item>{links}</List.Item>
      <List.Item>{`Pictures look best at ${size}.`}</List.Item>
      {hasPicture && <List.Item>Label AI pictures where the platform requires it.</List.Item>}
    </List>
  );
}
