import {
  addContentTemplate,
  changeContentTemplate,
  deleteContentTemplate,
  listContentTemplates,
} from '#contract/calls/catalog/content-templates.ts';
import type { ContentTemplate } from '#contract/catalog/content-templates.ts';
import { queryOf } from '#web/api/query.ts';
import { useEntryWrite } from '#web/features/catalog/entries/use-entry-write.ts';

export const templatesQuery = queryOf(listContentTemplates, {});

const updated = {
  done: 'Template updated successfully',
  failed: 'Failed to update template',
};

export const useAddTemplate = (onDone: () => void) =>
  useEntryWrite(
    addContentTemplate,
    listContentTemplates,
    { done: 'Template created successfully', failed: 'Failed to create template' },
    onDone,
  );

export const useChangeTemplate = (onDone?: (template: ContentTemplate) => void) =>
  useEntryWrite(changeContentTemplate, listContentTemplates, updated, onDone);

export const useDeleteTemplate = (onDone: () => void) =>
  useEntryWrite(
    deleteContentTemplate,
    listContentTemplates,
    { done: 'Template deleted successfully', failed: 'Failed to delete template' },
    onDone,
  );
