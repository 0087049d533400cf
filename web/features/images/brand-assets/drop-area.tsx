import { IconPhotoUp } from '@tabler/icons-react';
import type { AssetType } from '#contract/images.ts';
import { FileDropArea } from '#web/ui/file-drop-area.tsx';
import { acceptedTypes, chosenMaxBytes, pictureFileProblem } from '#web/ui/picture-rules.ts';
import { assetLabels } from './asset-labels.ts';

type Props = {
  type: AssetType;
  onChoose: (file: File) => void;
  onRefuse: (reason: string | undefined) => void;
};

export function DropArea({ type, onChoose, onRefuse }: Props) {
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
