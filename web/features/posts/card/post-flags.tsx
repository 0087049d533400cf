import type { Flag, Post } from '#contract/post.ts';
import { useWordingCheck } from '#web/features/posts/flags/use-wording-check.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';

/** The flags of a finished post. What was saved before it was checked is checked now. */
export function usePostFlags(post: Post, isOff: boolean): readonly Flag[] {
  const { flags } = useWordingCheck(post, { isOff: isOff || post.flags !== undefined });
  return post.flags ?? flags;
}

type Props = {
  post: Post;
  flags: readonly Flag[];
  headingOrder?: 3 | 4;
  onReplace: (next: Post) => void;
};

/** Most posts have no flags. */
const loadNotes = async () => ({
  ...(await import('#web/features/posts/flags/flag-notes.tsx')),
  ...(await import('#web/features/posts/flags/apply-flag.ts')),
});

/** The wording to look at in a finished post. */
export function PostFlags({ post, flags, headingOrder = 4, onReplace }: Props) {
  const part = useLazyPart(loadNotes, flags.length > 0);
  if (!part) return null;
  const handleApply = (_: Flag, replacement: string, alike: Flag[]) => {
    const changed = part.applyFlags({ ...post, flags: [...flags] }, alike, replacement);
    if (changed) onReplace(changed);
  };
  return <part.FlagNotes flags={flags} headingOrder={headingOrder} onApply={handleApply} />;
}
