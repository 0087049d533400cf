import { Button, FileButton, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AssetType, UserAsset } from '#contract/images.ts';
import { messageFor } from '#web/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { acceptedFiles } from '#web/ui/picture-rules.ts';
import { assetLabels } from './asset-labels.ts';
import { AssetPicture } from './asset-picture.tsx';
import { useRemoveAsset } from './use-asset.ts';

type Props = {
  type: AssetType;
  asset: UserAsset;
  onChoose: (file: File) => void;
};

/** The picture as it is, to be replaced or removed. */
export function UploadedAsset({ type, asset, onChoose }: Props) {
  const { name } = assetLabels[type];
  return (
    <Stack gap="sm">
      <AssetPicture type={type} address={asset.path} alt={`Your ${name}`} />
      <Group gap="xs" grow>
        <FileButton accept={acceptedFiles} onChange={(file) => file && onChoose(file)}>
          {(props) => (
            <Button {...props} variant="default" data-keep-focus aria-label={`Replace ${name}`}>
              Replace
            </Button>
          )}
        </FileButton>
        <RemoveAsset type={type} asset={asset} />
      </Group>
    </Stack>
  );
}

function RemoveAsset({ type, asset }: { type: AssetType; asset: UserAsset }) {
  const { name } = assetLabels[type];
  const [isOpen, dialog] = useDisclosure();
  const remove = useRemoveAsset(type, dialog.close);
  return (
    <>
      <Button variant="default" onClick={dialog.open} aria-label={`Remove ${name}`}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Remove your ${name}?`}
        confirm="Remove"
        onConfirm={() => remove.mutate({ params: { assetId: asset.id } })}
        onClose={dialog.close}
        isPending={remove.isPending}
        error={remove.error && messageFor(remove.error, `We couldn’t remove your ${name}.`)}
      >
        Images you already made with it won’t change.
      </ConfirmDialog>
    </>
  );
}
