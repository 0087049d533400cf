import { useMemo, useState } from 'react';
import { findPlatform, type PlatformKey, platformKeys } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import { composeCopy, type Included, type Part, partsOf } from './compose-copy.ts';
import { PlatformChoice, signaturePlaceOf } from './platform-choices.ts';
import type { PlatformVersions } from './platform-versions.ts';

export type SignatureFor = (platform: PlatformKey | 'plain') => string;

/** The text for the chosen platform: composed from the post, or the version the agent has for it. */
export function usePlatformCopy(
  post: Post,
  { kept, keep }: Pick<PlatformVersions, 'kept' | 'keep'>,
  signatureFor: SignatureFor,
) {
  const [choice, choose] = usePersistedState<PlatformChoice>(
    'platform',
    PlatformChoice,
    platformKeys[0],
  );
  const [included, setIncluded] = useState<Included>({
    title: true,
    hashtags: true,
    signature: true,
  });
  const [versions, setVersions] = useState(kept);
  const signature = signatureFor(signaturePlaceOf(choice));
  const composed = useMemo(
    () => composeCopy(post, choice, included, signature),
    [post, choice, included, signature],
  );
  const rest = useMemo(
    () => composeCopy({ ...post, title: '', content: '' }, choice, included, signature).text,
    [post, choice, included, signature],
  );
  const changeFor = (platform: PlatformChoice, text: string | undefined) => {
    setVersions(({ [platform]: _, ...others }) =>
      text === undefined ? others : { ...others, [platform]: text },
    );
    keep(platform, text);
  };
  const version = versions[choice];
  return {
    choice,
    choose,
    platform: findPlatform(choice),
    signature,
    included,
    parts: partsOf(post, choice, signature),
    include: (part: Part, isIncluded: boolean) =>
      setIncluded((before) => ({ ...before, [part]: isIncluded })),
    copy: version === undefined ? composed : { text: version },
    /** What the text has to share the platform's limit with. */
    rest,
    isEdited: version !== undefined,
    change: (text: string) => changeFor(choice, text === composed.text ? undefined : text),
    /** For a text that arrives when another platform may be looked at. */
    changeFor,
    reset: () => changeFor(choice, undefined),
  };
}

export type PlatformCopy = ReturnType<typeof usePlatformCopy>;
