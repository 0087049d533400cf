import { Button, Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { FormError } from '#web/ui/form-error.tsx';

type Props = {
  children: ReactNode;
  /** The word on the button that saves. */
  save: string;
  isPending: boolean;
  error: string | null | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onCancel: () => void;
};

/** The fields of a dialog with its buttons. */
export function EntryForm({ children, save, isPending, error, onSubmit, onCancel }: Props) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {children}
        <FormError>{error}</FormError>
        <DialogFooter onPhone="equal">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            {save}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}
