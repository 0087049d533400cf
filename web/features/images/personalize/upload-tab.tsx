import { Button, Group } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { BrandAssets } from '#web/features/images/brand-assets/brand-assets.tsx';

type Props = { hasBoth: boolean; onReplaced: () => void; onContinue: () => void };

/** Headshot and logo; with both of them it goes on. */
export function UploadTab({ hasBoth, onReplaced, onContinue }: Props) {
  return (
    <>
      <BrandAssets onReplaced={onReplaced} />
      {hasBoth && (
        <Group justify="flex-end" mt="lg">
          <Button rightSection={<IconArrowRight size={18} aria-hidden />} onClick={onContinue}>
            Continue to Generate Image
          </Button>
        </Group>
      )}
    </>
  );
}
