import { useMemo, useState } from 'react';
import { findPlatform, type PlatformKey, platformKeys } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import type { WrittenVersions } from '#web/local-content/message.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import { type CopyPart, composeCopy, copyPartsOf, type Included } from './compose-copy.ts';
import { PlatformChoice, signaturePlaceOf } from './platform-choices.ts';
import type { PlatformVersions } from './platform-versions.ts';

export type SignatureFor = (platform: PlatformKey | 'plain') => string;

/**
 * The text for the chosen platform: written or composed from the post, or the agent's own. `fixed`: for that one, whatever
 * was chosen elsewhere.
 */
export function usePlatformCopy(
  post: Post,
  { kept, keep }: Pick<PlatformVersions, 'kept' | 'keep'>,
  signatureFor: SignatureFor,
  written: WrittenVersions['versions'],
  fixed?: PlatformChoice,
) {
  const [remembered, choose] = usePersistedState<PlatformChoice>(
    'platform',
    PlatformChoice,
    platformKeys[0],
  );
  const choice = fixed ?? remembered;
  const [included, setIncluded] = useState<Included>({
    title: true,
    hashtags: true,
    signature: true,
  });
  const [versions, setVersions] = useState(kept);
  const signature = signatureFor(signaturePlaceOf(choice));
  const writtenVersion = written[choice];
  const composed = useMemo(
    () => composeCopy(post, choice, included, signature, writtenVersion),
    [post, choice, included, signature, writtenVersion],
  );
  const rest = useMemo(() => {
    const nothing = writtenVersion && { ...writtenVersion, text: '' };
    const without = { ...post, title: '', content: '' };
    return composeCopy(without, choice, included, signature, nothing).text;
  }, [post, choice, included, signature, writtenVersion]);
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
    parts: copyPartsOf(post, choice, signature, writtenVersion),
    include: (part: CopyPart, isIncluded: boolean) =>
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
