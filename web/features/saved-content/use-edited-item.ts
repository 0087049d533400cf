import { useRef, useState } from 'react';
import type { SavedContent } from '#contract/saved-content.ts';
import { changesIn, type EditedFields, fieldsOf } from './edited-fields.ts';

export type EditedItem = ReturnType<typeof useEditedItem>;

/** Unfinished changes, and where they are kept until they are saved. */
export type ItemDraft = {
  draft: EditedFields | null;
  keep: (fields: EditedFields) => void;
  drop: () => void;
};

/** An item while it is edited, beside what it was when the editing began. */
export function useEditedItem(given: SavedContent, { draft, keep, drop }: ItemDraft) {
  const [item] = useState(given);
  const [initial] = useState(() => draft ?? fieldsOf(item));
  const [fields, setFields] = useState(initial);
  // Two editors may speak before the next drawing.
  const latest = useRef(initial);
  const changes = changesIn(fields, item);
  return {
    item,
    initial,
    fields,
    changes,
    isChanged: hasAny(changes),
    hasDraft: draft !== null,
    drop,
    edit(edited: Partial<EditedFields>) {
      latest.current = { ...latest.current, ...edited };
      setFields(latest.current);
      if (hasAny(changesIn(latest.current, item))) keep(latest.current);
      else drop();
    },
  };
}

const hasAny = (changes: object) => Object.keys(changes).length > 0;
