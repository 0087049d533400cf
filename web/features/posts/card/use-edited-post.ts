import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Post } from '#contract/post.ts';
import type { EditedText } from '#web/ui/html/edited-text.ts';
import { editedPostProblems, isChanged, toPostFields } from './edited-post.ts';

type Options = {
  post: Post;
  initial: EditedText;
  keep: (fields: EditedText) => void;
  drop: () => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** The fields of a post while they are edited; every change is kept as a draft. */
export function useEditedPost({ post, initial, keep, drop, onUnsavedChange }: Options) {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<ReturnType<typeof editedPostProblems>>({});
  // Two editors may speak before the next drawing.
  const latest = useRef(initial);
  const isUnsaved = isChanged(fields, post);
  const tell = useEffectEvent(onUnsavedChange);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [isUnsaved]);

  return {
    fields,
    problems,
    isUnsaved,
    changes: toPostFields(fields),
    edit(next: Partial<EditedText>) {
      latest.current = { ...latest.current, ...next };
      setFields(latest.current);
      setProblems({});
      if (isChanged(latest.current, post)) keep(latest.current);
      else drop();
    },
    /** Whether it can be saved; if not, the problems stand beside their fields. */
    check(): boolean {
      const found = editedPostProblems(fields);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
  };
}
