import type { ComponentProps } from 'react';
import { PlatformDialog } from './platform-dialog.tsx';
import { usePiecePictures } from './use-piece-pictures.ts';

type Props = Omit<ComponentProps<typeof PlatformDialog>, 'headshot' | 'pictures'>;

/** The step from a finished piece to a platform, with the agent's face and the pictures made for the piece. */
export function PublishDialog(props: Props) {
  return <PlatformDialog {...props} {...usePiecePictures(props.post, props.versions.savedId)} />;
}
