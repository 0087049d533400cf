import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconInfoCircle } from '@tabler/icons-react';
import type { SiteAsset } from '#contract/catalog/site-assets.ts';
import { EntryDialog } from '#web/features/catalog/entries/entry-dialog.tsx';
import { EntryForm } from '#web/features/catalog/entries/entry-form.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { isKnownPicture } from './known-pictures.ts';
import { useChangePicture } from './site-asset-calls.ts';
import { nameProblem } from './site-asset-name.ts';

type Props = { asset: SiteAsset; onClose: () => void };

export function RenamePictureDialog({ asset, onClose }: Props) {
  const form = useForm({ initialValues: { name: asset.name }, validate: { name: nameProblem } });
  const change = useChangePicture(onClose);
  const handleSubmit = form.onSubmit(async (body) => {
    if (!form.isDirty()) return onClose();
    await change
      .mutateAsync({ params: { id: asset.id }, body })
      .catch((error) => showFieldErrors(form, error));
  }, focusFirstError(form));
  return (
    <EntryDialog title="Rename this picture" isChanged={form.isDirty()} onClose={onClose}>
      {(close) => (
        <EntryForm
          save="Rename"
          isPending={change.isPending}
          error={formErrorMessage(change.error, 'Failed to update picture')}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          <TextInput
            label="Name"
            description="Lowercase letters, numbers, hyphens and underscores."
            data-autofocus
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            readOnly={change.isPending}
            {...form.getInputProps('name')}
          />
          {isKnownPicture(asset.name) && (
            <Alert color="amber" icon={<IconInfoCircle size={20} aria-hidden />}>
              Pages ask for “{asset.name}”. Under another name they no longer find it and show
              Porchlight’s own drawing.
            </Alert>
          )}
        </EntryForm>
      )}
    </EntryDialog>
  );
}
