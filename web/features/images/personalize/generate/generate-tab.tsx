import { Button, Stack } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { defaultImageStyle } from '#contract/images.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { AssetNeeded } from './asset-needed.tsx';
import { EarlierPictures } from './earlier-pictures.tsx';
import { GenerateImageButton } from './generate-button.tsx';
import classes from './generate-tab.module.css';
import { OwnPhoto } from './own-photo.tsx';
import { PictureView } from './picture-view.tsx';
import { PromptView } from './prompt-view.tsx';
import { StyleField } from './style-field.tsx';
import type { Backgrounds } from './use-backgrounds.ts';

type Props = {
  imagePrompt: string | undefined;
  /** What has to be uploaded before. */
  missing: 'headshot' | 'logo' | undefined;
  backgrounds: Backgrounds;
  onUpload: () => void;
  onContinue: () => void;
};

/** The background: drawn in a style, or an own photo. */
export function GenerateTab({ imagePrompt, missing, backgrounds, onUpload, onContinue }: Props) {
  const { all, chosen, isGenerating, photo, style = defaultImageStyle } = backgrounds;
  const isBusy = isGenerating || photo.isUploading;
  const keptFocus = useKeptFocus(String(isBusy));
  return (
    <div className={classes.columns} {...keptFocus}>
      <Stack gap="md">
        {missing && <AssetNeeded type={missing} onUpload={onUpload} />}
        <StyleField style={style} onChange={backgrounds.setStyle} />
        <PromptView prompt={imagePrompt} />
        <FormError>{!isGenerating && backgrounds.generateError}</FormError>
        <Stack gap="xs">
          <GenerateImageButton
            isAgain={all.some(({ isOwn }) => !isOwn)}
            isGenerating={isGenerating}
            isDisabled={photo.isUploading || missing !== undefined}
            onGenerate={() => backgrounds.generate(style)}
          />
          <OwnPhoto photo={photo} isDisabled={isGenerating || missing !== undefined} />
        </Stack>
      </Stack>
      <Stack gap="sm">
        <PictureView
          picture={chosen}
          isGenerating={isGenerating}
          startedAt={backgrounds.startedAt}
        />
        <EarlierPictures
          pictures={all}
          chosen={chosen}
          isDisabled={isBusy}
          onChoose={backgrounds.choose}
        />
        {chosen && (
          <Button
            rightSection={<IconArrowRight size={18} aria-hidden />}
            disabled={isBusy}
            onClick={onContinue}
          >
            Continue to Personalize
          </Button>
        )}
      </Stack>
    </div>
  );
}
