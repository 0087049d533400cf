import { Button } from '@mantine/core';
import * as RadixToast from '@radix-ui/react-toast';

type Props = {
  label: string;
  /** How to do the same without the notification, for those who only hear it. */
  hint: string;
  onClick: () => void;
};

/** The one thing a notification offers to do. It closes with it. */
export function ToastAction({ label, hint, onClick }: Props) {
  return (
    <RadixToast.Action altText={hint} asChild>
      <Button size="xs" variant="default" onClick={onClick}>
        {label}
      </Button>
    </RadixToast.Action>
  );
}
