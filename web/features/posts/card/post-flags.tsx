import type { Flag, Post } from '#contract/post.ts';
import { applyFlags } from '#web/features/posts/flags/apply-flag.ts';
import { FlagNotes } from '#web/features/posts/flags/flag-notes.tsx';
import { useWordingCheck } from '#web/features/posts/flags/use-wording-check.ts';

type Props = { post: Post; headingOrder?: 3 | 4; onReplace: (next: Post) => void };

/** The wording to look at in a finished post. What was saved before it was checked is checked now. */
export function PostFlags({ post, ...props }: Props) {
  const { flags } = post;
  if (!flags) return <UncheckedFlags post={post} {...props} />;
  return <Notes post={{ ...post, flags }} {...props} />;
}

function UncheckedFlags({ post, ...props }: Props) {
  const { flags } = useWordingCheck(post, {});
  return <Notes post={{ ...post, flags }} {...props} />;
}

function Notes({ post, headingOrder = 4, onReplace }: Props & { post: Post & { flags: Flag[] } }) {
  const handleApply = (_: Flag, replacement: string, alike: Flag[]) => {
    const changed = applyFlags(post, alike, replacement);
    if (changed) onReplace(changed);
  };
  return <FlagNotes flags={post.flags} headingOrder={headingOrder} onApply={handleApply} />;
}
