import { ActionIcon, Button, Card, FileButton, Group, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { byteSize } from '#contract/byte-size.ts';
import type { SiteAsset } from '#contract/catalog/site-assets.ts';
import { messageFor } from '#web/api/api-error.ts';
import { ActiveSwitch } from '#web/features/catalog/entries/active-switch.tsx';
import { PictureFrame } from '#web/ui/drawings/picture-frame.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { acceptedFiles } from '#web/ui/picture-rules.ts';
import { usePictureChoice } from '#web/ui/pictures/use-picture-choice.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useSiteAssetAddress } from '#web/ui/site-asset-address.ts';
import { ownDrawings } from '#web/ui/site-asset-image.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { describeUse, isKnownPicture } from './known-pictures.ts';
import { useChangePicture, useReplacePicture } from './site-asset-calls.ts';
import classes from './site-assets.module.css';

type Props = { asset: SiteAsset; onRename: () => void; onDelete: () => void };

export function SiteAssetCard({ asset, onRename, onDelete }: Props) {
  const showToast = useShowToast();
  const { id, name, isActive } = asset;
  const change = useChangePicture();
  const replace = useReplacePicture();
  const wanted = change.isPending ? change.variables?.sent.body.isActive : undefined;
  const picture = usePictureChoice({
    onChoose: (file) => replace.mutate({ params: { id }, file }),
    onRefuse: (description) =>
      showToast({ tone: 'error', title: 'Failed to replace picture', description }),
  });

  return (
    <Card component="article" aria-label={name} className={classes.card}>
      <Card.Section className={classes.ground}>
        <ShownPicture asset={asset} />
      </Card.Section>
      <Group justify="space-between" gap="xs" mt="md" wrap="nowrap">
        <Title order={2} size="h4" className={classes.name}>
          {name}
        </Title>
        <ActiveSwitch
          name={name}
          isActive={isActive}
          wanted={wanted}
          onSwitch={(next) => change.mutate({ params: { id }, body: { isActive: next } })}
        />
      </Group>
      <Text size="sm" mt={4} className={classes.words}>
        {describeUse(name)}
      </Text>
      {!isActive && (
        <Text size="sm" mt={4}>
          {isKnownPicture(name)
            ? 'Switched off: pages show Porchlight’s own drawing.'
            : 'Switched off: nobody can see it.'}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {kindOf(asset.mimeType)}, {byteSize(asset.size)}, updated{' '}
        <RelativeTime at={asset.updatedAt} />
      </Text>
      <FormError>
        {replace.error && messageFor(replace.error, 'The picture could not be uploaded.')}
      </FormError>
      <Group gap="xs" mt="auto" wrap="nowrap" className={classes.buttons}>
        <FileButton accept={acceptedFiles} onChange={(file) => file && void picture.choose([file])}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={replace.isPending || picture.isPreparing}
              aria-label={`Replace ${name}`}
            >
              Replace
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={onRename} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <ActionIcon
          color="red"
          size={44}
          className={classes.delete}
          title="Delete"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </Card>
  );
}

const kinds: Record<string, string> = {
  'image/svg+xml': 'Drawing (SVG)',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPG picture',
  'image/webp': 'WEBP picture',
};

const kindOf = (mimeType: string) => kinds[mimeType] ?? 'Picture';

/** What pages show under this name now: one that is switched off is given to nobody. */
function ShownPicture({ asset: { name, isActive } }: { asset: SiteAsset }) {
  const address = useSiteAssetAddress(name);
  const [failed, setFailed] = useState<string>();
  const isMissing = !isActive || failed === address;
  if (isMissing && !isKnownPicture(name)) return <PictureFrame width={120} />;
  return (
    <img
      className={classes.picture}
      src={isMissing && isKnownPicture(name) ? ownDrawings[name] : address}
      alt={isMissing ? `Porchlight’s own drawing in place of ${name}` : name}
      onError={() => setFailed(address)}
    />
  );
}
