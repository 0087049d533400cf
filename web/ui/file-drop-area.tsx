import '@mantine/dropzone/styles.layer.css';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { CSSProperties, ReactNode } from 'react';
import classes from './file-drop-area.module.css';

type Props = {
  icon: ReactNode;
  /** What the file is for, read out before the action. */
  purpose?: string;
  action: string;
  hint: string;
  /** Media types with their endings; without them any file may come. */
  accept?: Record<string, string[]>;
  maxBytes: number;
  /** In pixels. It fills a higher parent. */
  leastHeight: number;
  onChoose: (file: File) => void;
  /** With what came instead of one file that fits. */
  onReject: (files: File[]) => void;
};

/** Takes a file that is dropped, or opens the file dialog when it is pressed. */
export function FileDropArea({ icon, purpose, action, hint, ...props }: Props) {
  return (
    <Dropzone
      className={classes.area}
      classNames={{ inner: classes.inner }}
      style={{ '--least-height': `${props.leastHeight}px` } as CSSProperties}
      accept={props.accept}
      maxSize={props.maxBytes}
      multiple={false}
      // The button inside is for the keyboard; what presses it reaches the area around it.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-hidden': true }}
      onDrop={([file]) => file && props.onChoose(file)}
      onReject={(rejections) => props.onReject(rejections.map(({ file }) => file))}
    >
      <UnstyledButton className={classes.button} data-keep-focus>
        {purpose && <VisuallyHidden>{purpose}:</VisuallyHidden>}
        {icon}
        <span className={classes.action}>{action}</span>
        <span className={classes.hint}>{hint}</span>
      </UnstyledButton>
    </Dropzone>
  );
}
