import '@mantine/dropzone/styles.css';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoUp } from '@tabler/icons-react';
import type { AssetType } from '#contract/images.ts';
import { assetWords } from './asset-words.ts';
import classes from './drop-area.module.css';
import { pictureMaxBytes, pictureTypes, refusalOf } from './picture-rules.ts';

type Props = {
  type: AssetType;
  onChoose: (file: File) => void;
  onRefuse: (reason: string | undefined) => void;
};

/** Takes a picture that is dropped, or opens the file dialog when it is pressed. */
export function DropArea({ type, onChoose, onRefuse }: Props) {
  return (
    <Dropzone
      className={classes.area}
      classNames={{ inner: classes.inner }}
      accept={pictureTypes}
      maxSize={pictureMaxBytes}
      multiple={false}
      // The button inside is for the keyboard; what presses it reaches the area around it.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-hidden': true }}
      onDrop={([file]) => file && onChoose(file)}
      onReject={(rejections) => onRefuse(refusalOf(rejections.map(({ file }) => file)))}
    >
      <UnstyledButton className={classes.button} data-keep-focus>
        <VisuallyHidden>Choose your {assetWords[type].name}:</VisuallyHidden>
        <IconPhotoUp size={32} stroke={1.5} aria-hidden />
        <span className={classes.action}>Drop a picture here or click</span>
        <span className={classes.types}>PNG, JPG or WEBP. Or paste it.</span>
      </UnstyledButton>
    </Dropzone>
  );
}
