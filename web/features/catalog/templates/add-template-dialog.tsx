import { EntryDialog } from '#web/features/catalog/entries/entry-dialog.tsx';
import { EntryForm } from '#web/features/catalog/entries/entry-form.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { useAddTemplate } from './template-calls.ts';
import { TemplateFields } from './template-fields.tsx';
import { bodyOf, emptyTemplate, useTemplateForm } from './template-form.ts';

export function AddTemplateDialog({ onClose }: { onClose: () => void }) {
  const form = useTemplateForm(emptyTemplate);
  const add = useAddTemplate(onClose);
  const handleSubmit = form.onSubmit(
    (values) =>
      add.mutateAsync({ body: bodyOf(values) }).catch((error) => showFieldErrors(form, error)),
    focusFirstError(form),
  );
  return (
    <EntryDialog title="Add a template" isChanged={form.isDirty()} onClose={onClose}>
      {(close) => (
        <EntryForm
          save="Add template"
          isPending={add.isPending}
          error={formErrorMessage(add.error, 'Failed to create template')}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          <TemplateFields form={form} isPending={add.isPending} />
        </EntryForm>
      )}
    </EntryDialog>
  );
}
