import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentTemplate } from '#contract/catalog/content-templates.ts';
import { ApiError } from '#web/api/api-error.ts';
import { diffLegend, EditConflict } from '#web/features/catalog/entries/edit-conflict.tsx';
import { EntryDialog } from '#web/features/catalog/entries/entry-dialog.tsx';
import { EntryForm } from '#web/features/catalog/entries/entry-form.tsx';
import { OfferedEdition } from '#web/features/catalog/entries/offered-edition.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import { templatesQuery, useChangeTemplate } from './template-calls.ts';
import { TemplateFields } from './template-fields.tsx';
import { bodyOf, type TemplateValues, templateValuesOf, useTemplateForm } from './template-form.ts';

type Props = { template: ContentTemplate; onClose: () => void };

/** What another admin saved meanwhile is shown beside what was typed; neither is lost. */
export function EditTemplateDialog({ template, onClose }: Props) {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<ContentTemplate>();
  const [version, setVersion] = useState(template.version);
  const form = useTemplateForm(templateValuesOf(template));
  const change = useChangeTemplate(onClose);
  const { offered } = template;

  const handleFailure = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale') {
      const now = await client.fetchQuery({ ...templatesQuery, staleTime: 0 }).catch(() => []);
      setTheirs(now.find(({ id }) => id === template.id));
    } else showFieldErrors(form, error);
  };
  const save = (onVersion: number) =>
    change
      .mutateAsync({
        params: { id: template.id },
        body: { ...bodyOf(form.getValues()), version: onVersion },
      })
      .catch(handleFailure);
  const takeTheirs = (taken: ContentTemplate) => {
    form.setInitialValues(templateValuesOf(taken));
    form.setValues(templateValuesOf(taken));
    setVersion(taken.version);
    setTheirs(undefined);
    change.reset();
  };
  const handleSubmit = form.onSubmit(
    () => (form.isDirty() ? save(version) : onClose()),
    focusFirstError(form),
  );

  return (
    <EntryDialog title="Edit template" isChanged={form.isDirty()} onClose={onClose}>
      {(close) => (
        <EntryForm
          save="Save changes"
          isPending={change.isPending}
          error={theirs ? null : formErrorMessage(change.error, 'Failed to update template')}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          {offered && form.values.edition === undefined && (
            <OfferedEdition
              title="A newer version of this template is available"
              changed={offered.changed}
              explanation="You edited this template, so it stays as it is. The new text would take the place of yours."
              take="Use the new text"
              onTake={() => form.setValues(offeredValues(offered))}
              onKeepMine={() => form.setFieldValue('edition', offered.edition)}
            >
              <WordDiffView before={template.contentTemplate} after={offered.contentTemplate} />
            </OfferedEdition>
          )}
          <TemplateFields form={form} isPending={change.isPending} />
          {theirs && (
            <EditConflict
              subject="template"
              difference={diffLegend}
              onTakeTheirs={() => takeTheirs(theirs)}
              onKeepMine={() => save(theirs.version)}
            >
              <div>
                <WordDiffView
                  before={asText(templateValuesOf(theirs))}
                  after={asText(form.getValues())}
                />
              </div>
            </EditConflict>
          )}
        </EntryForm>
      )}
    </EntryDialog>
  );
}

const offeredValues = ({ edition, contentTemplate }: Offered): Partial<TemplateValues> => ({
  edition,
  contentTemplate,
});

type Offered = NonNullable<ContentTemplate['offered']>;

const asText = ({ name, description, contentTemplate, isActive }: TemplateValues) =>
  [name, description, contentTemplate, isActive ? 'Active' : 'Switched off']
    .filter(Boolean)
    .join('\n');
