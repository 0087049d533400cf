import { Modal, type ModalProps } from '@mantine/core';
import { useBackCloses } from '#web/navigation/use-back-closes.ts';

type Props = ModalProps & {
  /** Not for a question about leaving the page, which a step back asks again. */
  closesOnBack?: boolean;
};

/** A window above the page. Escape, a press beside it and the browser's back button close it. */
export function Dialog({ closesOnBack = true, ...props }: Props) {
  useBackCloses(props.opened && closesOnBack, props.onClose);
  return <Modal {...props} />;
}
