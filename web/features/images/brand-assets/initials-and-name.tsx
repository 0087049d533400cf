import { Button, Group, Text } from '@mantine/core';
import { IconLetterCase } from '@tabler/icons-react';
import { useState } from 'react';
import { assetTypes } from '#contract/constants.ts';
import { useAgentBrand } from '#web/features/images/personalize/layouts/use-agent-brand.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { useAsset, useUploadAsset } from './use-asset.ts';

/** Makes what is missing of headshot and logo from the agent's name, as ordinary uploads. */
export function InitialsAndName() {
  const assets = { headshot: useAsset('headshot').data, logo: useAsset('logo').data };
  const uploads = {
    headshot: useUploadAsset('headshot', assets.headshot, () => {}),
    logo: useUploadAsset('logo', assets.logo, () => {}),
  };
  const brand = useAgentBrand();
  const showToast = useShowToast();
  const [isDrawing, setIsDrawing] = useState(false);
  const missing = assetTypes.filter((type) => assets[type] === null);
  if (missing.length === 0 || !brand.callName) return null;

  async function make() {
    setIsDrawing(true);
    try {
      const [{ loadLayoutFonts }, { drawAsset }] = await Promise.all([
        import('#web/features/images/personalize/layouts/load-layout-fonts.ts'),
        import('./drawn-assets.ts'),
      ]);
      const { callName: name, colors, fonts: pair } = brand;
      const fonts = await loadLayoutFonts(pair, name);
      for (const type of missing) {
        uploads[type].upload(await drawAsset(type, { name, color: colors.main, fonts }));
      }
    } catch {
      const description = 'We couldn’t draw them. Please try again.';
      showToast({ tone: 'error', title: 'Upload failed', description });
    } finally {
      setIsDrawing(false);
    }
  }

  return (
    <Group gap="sm" mt="md" justify="center">
      <Text size="sm" c="dimmed">
        No pictures at hand?
      </Text>
      <Button
        variant="light"
        size="sm"
        leftSection={<IconLetterCase size={18} aria-hidden />}
        loading={isDrawing || uploads.headshot.isPending || uploads.logo.isPending}
        onClick={() => void make()}
      >
        Use my initials and name
      </Button>
    </Group>
  );
}
