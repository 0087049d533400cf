import { useMemo, useState } from 'react';
import type { PlatformKey } from '#contract/platforms.ts';
import type { Post } from '#contract/posts.ts';
import { useKeptInput } from '#web/conversation/kept-input.ts';
import { Choice, platformOf, signaturePlaceOf } from './choices.ts';
import { composeCopy, type Included, type Part, partsOf } from './compose-copy.ts';

export type SignatureFor = (platform: PlatformKey | 'plain') => string;

/** The text for the chosen platform: composed from the post, or as the agent changed it here. */
export function usePlatformCopy(post: Post, signatureFor: SignatureFor) {
  const [choice, choose] = useKeptInput<Choice>('platform', Choice, 'gbp');
  const [included, setIncluded] = useState<Included>({
    title: true,
    hashtags: true,
    signature: true,
  });
  const [edits, setEdits] = useState<Partial<Record<Choice, string>>>({});
  const signature = signatureFor(signaturePlaceOf(choice));
  const composed = useMemo(
    () => composeCopy(post, choice, included, signature),
    [post, choice, included, signature],
  );
  const rest = useMemo(
    () => composeCopy({ ...post, title: '', content: '' }, choice, included, signature).text,
    [post, choice, included, signature],
  );
  const edit = edits[choice];
  return {
    choice,
    choose,
    platform: platformOf(choice),
    signature,
    included,
    parts: partsOf(post, choice, signature),
    include: (part: Part, isIncluded: boolean) =>
      setIncluded((before) => ({ ...before, [part]: isIncluded })),
    copy: edit === undefined ? composed : { text: edit },
    /** What the text has to share the platform's limit with. */
    rest,
    isEdited: edit !== undefined,
    hasEdits: Object.values(edits).some((each) => each !== undefined),
    change: (text: string) =>
      setEdits({ ...edits, [choice]: text === composed.text ? undefined : text }),
    reset: () => setEdits({ ...edits, [choice]: undefined }),
  };
}

export type PlatformCopy = ReturnType<typeof usePlatformCopy>;
