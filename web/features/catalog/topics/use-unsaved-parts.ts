import { useCallback, useState } from 'react';

/** Which parts of a page hold something typed that is not saved. */
export function useUnsavedSections() {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback(
    (part: string) => (isUnsaved: boolean) =>
      setParts((known) => {
        if (known.has(part) === isUnsaved) return known;
        const others = [...known].filter((each) => each !== part);
        return new Set(isUnsaved ? [...others, part] : others);
      }),
    [],
  );
  return { isUnsaved: parts.size > 0, report };
}
