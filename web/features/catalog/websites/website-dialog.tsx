import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import { EntryDialog } from '#web/features/catalog/entries/entry-dialog.tsx';
import { EntryForm } from '#web/features/catalog/entries/entry-form.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { useAddWebsite, useChangeWebsite } from './website-calls.ts';
import { WebsiteFields } from './website-fields.tsx';
import {
  emptyWebsite,
  useWebsiteForm,
  type WebsiteValues,
  websiteValuesOf,
} from './website-form.ts';

type Props = { categories: string[]; onClose: () => void };

export function AddWebsiteDialog({ categories, onClose }: Props) {
  const add = useAddWebsite(onClose);
  return (
    <WebsiteDialog
      title="Add a website"
      save="Add website"
      failed="Failed to create website"
      initial={emptyWebsite}
      categories={categories}
      write={add}
      onSave={(body) => add.mutateAsync({ body })}
      onClose={onClose}
    />
  );
}

export function EditWebsiteDialog({
  website,
  categories,
  onClose,
}: Props & { website: TrustedWebsite }) {
  const change = useChangeWebsite(onClose);
  return (
    <WebsiteDialog
      title="Edit website"
      save="Save changes"
      failed="Failed to update website"
      initial={websiteValuesOf(website)}
      categories={categories}
      write={change}
      onSave={(body) => change.mutateAsync({ params: { id: website.id }, body })}
      onClose={onClose}
    />
  );
}

type DialogProps = Props & {
  title: string;
  save: string;
  failed: string;
  initial: WebsiteValues;
  write: { isPending: boolean; error: Error | null };
  onSave: (values: WebsiteValues) => Promise<unknown>;
};

function WebsiteDialog({ initial, categories, write, ...props }: DialogProps) {
  const form = useWebsiteForm(initial);
  const handleSubmit = form.onSubmit(
    (values) => props.onSave(values).catch((error) => showFieldErrors(form, error)),
    focusFirstError(form),
  );
  return (
    <EntryDialog title={props.title} isChanged={form.isDirty()} onClose={props.onClose}>
      {(close) => (
        <EntryForm
          save={props.save}
          isPending={write.isPending}
          error={formErrorMessage(write.error, props.failed)}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          <WebsiteFields form={form} categories={categories} isPending={write.isPending} />
        </EntryForm>
      )}
    </EntryDialog>
  );
}
