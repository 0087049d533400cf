import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { lengthOnPlatform } from '#contract/platforms.ts';
import { Elapsed } from '#web/ui/elapsed.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { excessLine, lengthFit } from './judge-length.ts';
import type { PlatformCopy } from './use-platform-copy.ts';
import type { ShorterVersion } from './use-shorter-version.ts';

type Props = { copied: PlatformCopy; shorter: ShorterVersion };

/** Says by how much a text is too long, and offers the way out. */
export function TooLong({ copied: { platform, copy }, shorter }: Props) {
  if (!platform) return null;
  if (shorter.writingFor?.key === platform.key) {
    return (
      <Group gap="xs" justify="space-between">
        <Group gap="xs" role="status">
          <Loader size={18} aria-hidden />
          <span>
            Writing a shorter version for {platform.name}... <Elapsed since={shorter.startedAt} />
          </span>
        </Group>
        <Button variant="default" size="sm" onClick={shorter.stop}>
          Stop
        </Button>
      </Group>
    );
  }
  const length = lengthOnPlatform(platform.key, copy.text);
  if (lengthFit(platform, length) !== 'over') return null;
  return (
    <Alert
      color="red"
      role="group"
      icon={<IconAlertCircle aria-hidden />}
      title={excessLine(platform, length)}
    >
      {!shorter.canAsk && (
        <Text size="sm">Your signature and hashtags leave no room for the text. Turn one off.</Text>
      )}
      {shorter.canAsk && (
        <>
          <Button
            variant="default"
            size="sm"
            disabled={shorter.writingFor !== undefined}
            onClick={() => void shorter.ask()}
          >
            Ask for a shorter version
          </Button>
          <Text size="sm" mt={6}>
            It is kept for {platform.name} alone. Your post stays as it is.
          </Text>
        </>
      )}
      <FormError>{shorter.error}</FormError>
    </Alert>
  );
}
