import { useState } from 'react';
import type { SavedContent } from '#contract/saved-content.ts';
import { changesIn, type EditedFields, fieldsOf } from './edited-fields.ts';

export type EditedItem = ReturnType<typeof useEditedItem>;

/** An item while it is edited, beside what it was when the editing began. */
export function useEditedItem(given: SavedContent) {
  const [item] = useState(given);
  const [fields, setFields] = useState(() => fieldsOf(item));
  const changes = changesIn(fields, item);
  return {
    item,
    fields,
    changes,
    isChanged: Object.keys(changes).length > 0,
    edit: (edited: Partial<EditedFields>) => setFields((before) => ({ ...before, ...edited })),
  };
}
