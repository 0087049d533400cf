import { useRef, useState } from 'react';
import type { SavedContent } from '#contract/saved-content.ts';
import type { SavedContentChange } from '#contract/saved-content-form.ts';
import { type EditedText, hashtagsIn, toEditedText } from '#web/ui/html/edited-text.ts';

export type EditedItem = ReturnType<typeof useEditedItem>;

/** Unfinished changes, and where they are kept until they are saved. */
export type ItemDraft = {
  draft: EditedText | null;
  keep: (fields: EditedText) => void;
  drop: () => void;
};

/** An item while it is edited, beside what it was when the editing began. */
export function useEditedItem(given: SavedContent, { draft, keep, drop }: ItemDraft) {
  const [item] = useState(given);
  const [initial] = useState(() => draft ?? toEditedText(item));
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
    edit(edited: Partial<EditedText>) {
      latest.current = { ...latest.current, ...edited };
      setFields(latest.current);
      if (hasAny(changesIn(latest.current, item))) keep(latest.current);
      else drop();
    },
  };
}

const hasAny = (changes: object) => Object.keys(changes).length > 0;

/** What has to be sent: nothing that is as it was. */
function changesIn(text: EditedText, item: SavedContent): SavedContentChange {
  const before = toEditedText(item);
  return {
    ...(text.title !== before.title && { title: text.title }),
    ...(text.content !== before.content && { content: text.content }),
    ...(text.hashtags.trim() !== before.hashtags && { hashtags: hashtagsIn(text.hashtags) }),
  };
}
