import { Badge, Card, Group, Loader, Text, Title } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { AssetType } from '#contract/images.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { FileDropArea } from '#web/ui/file-drop-area.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import {
  acceptedTypes,
  chosenMaxBytes,
  pictureFileProblem,
  pictureSizeProblem,
} from '#web/ui/picture-rules.ts';
import { usePictureChoice } from '#web/ui/pictures/use-picture-choice.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import classes from './asset-card.module.css';
import { assetLabels } from './asset-labels.ts';
import { ChosenFile } from './chosen-file.tsx';
import { UploadedAsset } from './uploaded-asset.tsx';
import { useAsset, useUploadAsset } from './use-asset.ts';
import { usePastedPicture } from './use-pasted-picture.ts';

/** One asset from nothing over a chosen file to the uploaded picture, with its errors beside it. */
export function AssetCard({ type, onReplaced }: { type: AssetType; onReplaced?: () => void }) {
  const asset = useAsset(type);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const upload = useUploadAsset(type, asset.data, (wasReplaced) => {
    setFile(undefined);
    if (wasReplaced) onReplaced?.();
  });
  const keptFocus = useKeptFocus(`${file !== undefined} ${asset.data?.path}`);

  const choose = (chosen: File | undefined) => {
    upload.forgetError();
    setRefusal(undefined);
    setFile(chosen);
  };
  const refuse = (reason: string | undefined) => {
    choose(undefined);
    setRefusal(reason);
  };
  const picture = usePictureChoice({ onChoose: choose, onRefuse: refuse });
  const pasting = usePastedPicture(keptFocus.ref, Boolean(file ?? asset.data), (files) => {
    if (!upload.isPending) void picture.choose(files);
  });

  return (
    <Card className={classes.card} {...keptFocus} {...pasting}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {assetLabels[type].title}
        </Title>
        {asset.data && <Badge color="evergreen">Uploaded</Badge>}
      </Group>
      {picture.isPreparing && (
        <Group gap="xs" mih={180} justify="center" role="status">
          <Loader size={18} aria-hidden />
          Preparing your picture...
        </Group>
      )}
      {!picture.isPreparing && file && (
        <ChosenFile
          key={`${file.name} ${file.lastModified}`}
          type={type}
          file={file}
          isPending={upload.isPending}
          progress={upload.progress}
          onUpload={upload.upload}
          onRemove={() => choose(undefined)}
          onSize={(size) => pictureSizeProblem(size) && refuse(pictureSizeProblem(size))}
        />
      )}
      {!picture.isPreparing && !file && (
        <Stored
          type={type}
          asset={asset}
          onChoose={(chosen) => void picture.choose([chosen])}
          onRefuse={setRefusal}
        />
      )}
      <FormError>{refusal ?? upload.error}</FormError>
      <Text c="dimmed" size="sm">
        {assetLabels[type].hint}
      </Text>
    </Card>
  );
}

type StoredProps = {
  type: AssetType;
  asset: ReturnType<typeof useAsset>;
  onChoose: (file: File) => void;
  onRefuse: (reason: string | undefined) => void;
};

function Stored({ type, asset, onChoose, onRefuse }: StoredProps) {
  const isSignedIn = useCurrentUser().status === 'signed-in';
  if (asset.data) {
    return <UploadedAsset type={type} asset={asset.data} onChoose={onChoose} />;
  }
  if (asset.data === null || !isSignedIn) {
    return <DropArea type={type} onChoose={onChoose} onRefuse={onRefuse} />;
  }
  if (asset.isPending) return <LoadingArea height={180} />;
  return (
    <LoadFailure onRetry={() => asset.refetch()}>
      {messageFor(asset.error, 'We could not load this.')}
    </LoadFailure>
  );
}

type Props = {
  type: AssetType;
  onChoose: (file: File) => void;
  onRefuse: (reason: string | undefined) => void;
};

function DropArea({ type, onChoose, onRefuse }: Props) {
  return (
    <FileDropArea
      icon={<IconPhotoUp size={32} stroke={1.5} aria-hidden />}
      purpose={`Choose your ${assetLabels[type].name}`}
      action="Drop a picture here or click"
      hint="PNG, JPG, WEBP or HEIC. Or paste it."
      accept={acceptedTypes}
      maxBytes={chosenMaxBytes}
      leastHeight={180}
      onChoose={onChoose}
      onReject={(files) => onRefuse(pictureFileProblem(files))}
    />
  );
}
