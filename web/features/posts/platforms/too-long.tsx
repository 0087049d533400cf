import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { lengthOn } from '#contract/platforms.ts';
import { excessLine, fitOf, shorterRequest } from './judge-length.ts';
import type { PlatformCopy } from './use-platform-copy.ts';

type Props = { copied: PlatformCopy; onRequest?: (request: string) => void };

/** Says by how much a text is too long, and offers the way out. */
export function TooLong({ copied, onRequest }: Props) {
  const { platform, copy, rest, included, parts } = copied;
  if (!platform) return null;
  const length = lengthOn(platform.key, copy.text);
  if (fitOf(platform, length) !== 'over') return null;
  const hasTitle = included.title && parts.includes('title');
  const request = shorterRequest(platform, { rest, hasTitle });
  return (
    <Alert
      color="red"
      role="group"
      icon={<IconAlertCircle aria-hidden />}
      title={excessLine(platform, length)}
    >
      {request === undefined && (
        <Text size="sm">Your line and hashtags leave no room for the text. Leave some out.</Text>
      )}
      {request !== undefined && onRequest && (
        <Button variant="default" size="sm" onClick={() => onRequest(request)}>
          Ask for a shorter version
        </Button>
      )}
    </Alert>
  );
}
