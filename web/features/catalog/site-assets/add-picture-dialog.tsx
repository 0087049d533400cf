import { FileInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPhotoUp } from '@tabler/icons-react';
import { knownSiteAssets, SiteAssetName } from '#contract/catalog/site-asset-name.ts';
import { EntryDialog } from '#web/features/catalog/entries/entry-dialog.tsx';
import { EntryForm } from '#web/features/catalog/entries/entry-form.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { acceptedFiles } from '#web/ui/picture-rules.ts';
import { usePictureChoice } from '#web/ui/pictures/use-picture-choice.ts';
import { useAddPicture } from './site-asset-calls.ts';
import { nameProblem } from './site-asset-name.ts';

type Props = {
  /** Names that are there already. */
  taken: string[];
  onClose: () => void;
};

export function AddPictureDialog({ taken, onClose }: Props) {
  // A known name that is free is most likely the one that is missing.
  const missing = knownSiteAssets.find((name) => !taken.includes(name)) ?? '';
  const form = useForm<{ name: string; file: File | null }>({
    initialValues: { name: missing, file: null },
    validate: {
      file: (file) => (file ? undefined : 'Please choose a picture'),
      name: nameProblem,
    },
  });
  const picture = usePictureChoice({
    onChoose: (file) => form.setFieldValue('file', file),
    onRefuse: (reason) => form.setFieldError('file', reason),
  });
  const add = useAddPicture(onClose, (error) => showFieldErrors(form, error));
  const handleSubmit = form.onSubmit(({ name, file }) => {
    if (file) add.mutate({ fields: { name: SiteAssetName.parse(name) }, file });
  }, focusFirstError(form));
  return (
    <EntryDialog title="Add a picture" isChanged={form.isDirty()} onClose={onClose}>
      {(close) => (
        <EntryForm
          save="Add picture"
          isPending={add.isPending || picture.isPreparing}
          error={formErrorMessage(add.error, 'We couldn’t upload the picture. Please try again.')}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          <FileInput
            label="Picture"
            description="PNG, JPG or WEBP"
            placeholder="Choose a picture"
            leftSection={<IconPhotoUp size={20} aria-hidden />}
            accept={acceptedFiles}
            clearable
            clearButtonProps={{ 'aria-label': 'Take the picture out' }}
            data-autofocus
            {...form.getInputProps('file')}
            onChange={(file) => {
              form.setFieldValue('file', null);
              if (file) void picture.choose([file]);
            }}
          />
          <TextInput
            label="Name"
            description="Pages ask for a picture by its name: lowercase letters, numbers, hyphens and underscores."
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            readOnly={add.isPending}
            {...form.getInputProps('name')}
          />
        </EntryForm>
      )}
    </EntryDialog>
  );
}
