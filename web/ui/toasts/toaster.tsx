import { Button, CloseButton } from '@mantine/core';
import * as RadixToast from '@radix-ui/react-toast';
import { type Toast, useToastStore, useToasts } from './toast-store.ts';
import classes from './toaster.module.css';

const openFor = 5000;
const swipeThreshold = 50;

/** The notification region: reachable with F8, paused while hovered or focused. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <RadixToast.Provider
      duration={openFor}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label="Notification"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        className={classes.viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const store = useToastStore();
  return (
    <RadixToast.Root
      className={classes.toast}
      data-tone={toast.tone ?? 'plain'}
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && store.dismiss(toast.id)}
    >
      <div className={classes.text}>
        <RadixToast.Title className={classes.title}>{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className={classes.description}>
            {toast.description}
          </RadixToast.Description>
        )}
      </div>
      {toast.action && (
        <RadixToast.Action altText={toast.action.hint} asChild>
          <Button size="xs" variant="default" onClick={toast.action.onClick}>
            {toast.action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <CloseButton aria-label="Close notification" size="sm" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
