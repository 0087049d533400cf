import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Flag } from '#contract/post.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { noMarks, type PartMarks } from '#web/ui/word-notes/marked-text.tsx';

type Wording = { flags: readonly Flag[]; marks: PartMarks };

/**
 * The flags of a saved item, checked when it is opened and when its text is another, and the words to mark for them
 * and besides. Where both would be, the flag is. Failures are quiet.
 */
export function useItemWording(item: SavedContent, besides: PartMarks): Wording {
  const { title, content, hashtags, imagePrompt, location, state } = item;
  const { data: { flags, marks } = none } = useQuery({
    queryKey: ['wording', title, content, hashtags, imagePrompt, location, state],
    queryFn: ({ signal }) => checkItem(item, signal),
    staleTime: 10 * 60_000,
    retry: 1,
  });
  const all = useMemo(
    () => ({
      title: [...marks.title, ...besides.title],
      content: [...marks.content, ...besides.content],
    }),
    [marks, besides],
  );
  return { flags, marks: all };
}

const none: Wording = { flags: [], marks: noMarks };

/** Loaded when the text stands. */
async function checkItem(item: SavedContent, signal: AbortSignal): Promise<Wording> {
  const { checkedBody, flagsOf } = await import('#web/features/posts/flags/check-text.ts');
  const { marksIn } = await import('#web/ui/word-notes/flag-words.ts');
  const flags = await flagsOf(checkedBody(item), signal);
  return { flags, marks: { title: marksIn(flags, 'title'), content: marksIn(flags, 'content') } };
}
