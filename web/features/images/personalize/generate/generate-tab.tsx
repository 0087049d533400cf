import { Alert, Button, Group, Spoiler, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle, IconSparkles } from '@tabler/icons-react';
import { defaultImageStyle } from '#contract/constants.ts';
import type { AssetType } from '#contract/images.ts';
import { AlteredQuestion } from '#web/features/images/altered-photos/altered-question.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { EarlierPictures } from './earlier-pictures.tsx';
import classes from './generate-tab.module.css';
import { OwnPhoto } from './own-photo.tsx';
import { PictureView } from './picture-view.tsx';
import { Sketches } from './sketches.tsx';
import { StyleField } from './style-field.tsx';
import type { Background, Backgrounds } from './use-backgrounds.ts';
import { useSketches } from './use-sketches.ts';

type Props = {
  imagePrompt: string | undefined;
  /** What has to be uploaded before. */
  missing: 'headshot' | 'logo' | undefined;
  backgrounds: Backgrounds;
  /** Whether it is seen: sketches are drawn then and not before. */
  isOpen: boolean;
  onUpload: () => void;
};

/** The background: drawn in a style, or an own photo. */
export function GenerateTab({ imagePrompt, missing, backgrounds, isOpen, onUpload }: Props) {
  const { all, chosen, isGenerating, photo, style = defaultImageStyle } = backgrounds;
  const isBusy = isGenerating || photo.isUploading;
  const sketches = useSketches(
    backgrounds.sketchBody,
    isOpen && !missing && !isBusy && all.length === 0,
  );
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
        {chosen?.isOwn && !isBusy && <AlteredQuestion key={chosen.id} photoId={chosen.id} />}
      </Stack>
      <Stack gap="sm">
        <PictureView
          picture={chosen}
          isGenerating={isGenerating}
          startedAt={backgrounds.startedAt}
        />
        {chosen && !isGenerating && (
          <DrawnNote
            picture={chosen}
            isDisabled={isBusy || missing !== undefined}
            onTryAgain={() => backgrounds.generate(style)}
          />
        )}
        <Sketches
          offered={sketches}
          isDisabled={isBusy || missing !== undefined}
          onChoose={(seed) => backgrounds.generate(style, seed)}
        />
        <EarlierPictures
          pictures={all}
          chosen={chosen}
          isDisabled={isBusy}
          onChoose={backgrounds.choose}
        />
      </Stack>
    </div>
  );
}

type AssetNeededProps = { type: AssetType; onUpload: () => void };

/** Replacing one asset leads here even when the other is still missing. */
function AssetNeeded({ type, onUpload }: AssetNeededProps) {
  return (
    <Alert color="amber" icon={<IconInfoCircle size={20} aria-hidden />}>
      {`Upload your ${type} too, then you can generate an image.`}
      <Button mt="xs" display="block" variant="default" size="sm" onClick={onUpload}>
        Upload Assets
      </Button>
    </Alert>
  );
}

type GenerateImageButtonProps = {
  isAgain: boolean;
  isGenerating: boolean;
  isDisabled: boolean;
  onGenerate: () => void;
};

/** The first picture, or another one. */
function GenerateImageButton({
  isAgain,
  isGenerating,
  isDisabled,
  onGenerate,
}: GenerateImageButtonProps) {
  return (
    <Button
      data-keep-focus
      leftSection={<IconSparkles size={18} aria-hidden />}
      variant={isAgain ? 'default' : 'filled'}
      loading={isGenerating}
      loaderProps={{ children: isAgain ? 'Regenerating...' : 'Generating...' }}
      disabled={isDisabled}
      onClick={onGenerate}
    >
      {isAgain ? 'Generate New Image' : 'Generate Image'}
    </Button>
  );
}

/** What the picture is drawn from, to be read only. */
function PromptView({ prompt }: { prompt: string | undefined }) {
  return (
    <section className={classes.prompt}>
      <Title order={3} size="h6">
        AI Image Prompt
      </Title>
      {prompt ? (
        <Spoiler
          maxHeight={84}
          showLabel="Show all"
          hideLabel="Show less"
          classNames={{ control: classes.more }}
        >
          <Text size="sm" className={classes.text}>
            {prompt}
          </Text>
        </Spoiler>
      ) : (
        <Text size="sm" c="dimmed">
          The AI will generate the image from the content and style.
        </Text>
      )}
    </section>
  );
}

type DrawnNoteProps = { picture: Background; isDisabled: boolean; onTryAgain: () => void };

/** What an illustration shows and what it leaves out, with another try beside it. */
function DrawnNote({ picture: { drawn, notDrawn = [] }, isDisabled, onTryAgain }: DrawnNoteProps) {
  if (!drawn) return null;
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
      <Text size="sm" c="dimmed">
        {`An illustration, not a photo. Drawn: ${drawn}.`}
        {notDrawn.length > 0 && ` Not drawn: ${notDrawn.join(', ')}.`}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        disabled={isDisabled}
        onClick={onTryAgain}
      >
        Try another
      </Button>
    </Group>
  );
}
