import {
  addTrustedWebsite,
  changeTrustedWebsite,
  deleteTrustedWebsite,
  listTrustedWebsites,
} from '#contract/calls/catalog/trusted-websites.ts';
import { queryOf } from '#web/api/query.ts';
import { useEntryWrite } from '#web/features/catalog/entries/use-entry-write.ts';

export const websitesQuery = queryOf(listTrustedWebsites, {});

export const useAddWebsite = (onDone: () => void) =>
  useEntryWrite(
    addTrustedWebsite,
    listTrustedWebsites,
    { done: 'Website created successfully', failed: 'Failed to create website' },
    onDone,
  );

export const useChangeWebsite = (onDone?: () => void) =>
  useEntryWrite(
    changeTrustedWebsite,
    listTrustedWebsites,
    { done: 'Website updated successfully', failed: 'Failed to update website' },
    onDone,
  );

export const useDeleteWebsite = (onDone: () => void) =>
  useEntryWrite(
    deleteTrustedWebsite,
    listTrustedWebsites,
    { done: 'Website deleted successfully', failed: 'Failed to delete website' },
    onDone,
  );
