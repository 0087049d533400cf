import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useAppPart } from '#web/app-state.ts';
import { createBrowserHistory } from '#web/navigation/history.ts';

type Props = ModalProps & {
  /** Not for a question about leaving the page, which a step back asks again. */
  closesOnBack?: boolean;
};

/** A window above the page. Escape, a press beside it and the browser's back button close it. */
export function Dialog({ closesOnBack = true, ...props }: Props) {
  useBackCloses(props.opened && closesOnBack, props.onClose);
  return <Modal {...props} />;
}

/** Has the browser's back button close something that is open, rather than leave the page below it. */
function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const history = useAppPart(createBrowserHistory);
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? history.addDialog(() => close()) : undefined), [isOpen, history]);
}
