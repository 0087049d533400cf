import { useEffect, useState } from 'react';
import { fingerprintOf } from '#contract/fingerprint.ts';
import { lengthOnPlatform, platformKeys } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import { useAppPart } from '#web/app-state.ts';
import type { WrittenVersions } from '#web/local-content/message.ts';
import type { PlatformVersions, Reserved } from './platform-versions.ts';
import type { SignatureFor } from './use-platform-copy.ts';

type Written = WrittenVersions['versions'];

const none: Written = {};

/** What takes longer than this is worth a word, in milliseconds. */
const worthAWord = 500;

/**
 * The post as it was written for platforms, once for each state of it. They are written when the dialog is
 * first opened; when that fails, the post's own text stays, and nobody is bothered.
 */
export function useWrittenVersions(
  post: Post,
  platforms: Pick<PlatformVersions, 'written' | 'write' | 'keepWritten'>,
  signatureFor: SignatureFor,
) {
  const of = fingerprintOf([post.title, post.content, post.hashtags]);
  const [written, setWritten] = useState(platforms.written);
  const running = useAppPart(createRunning);
  const isThere = written?.of === of;
  const [state, setState] = useState<'settling' | 'writing' | 'done'>('settling');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the post, however often its owner draws it
  useEffect(() => {
    if (isThere) return;
    let isShown = true;
    setState('settling');
    const word = setTimeout(() => setState('writing'), worthAWord);
    const end = () => {
      clearTimeout(word);
      setState('done');
    };
    writeOnce(running, of, () => platforms.write(post, reservedFor(signatureFor)))
      .then((versions) => {
        // Kept even when the dialog was closed meanwhile: it is paid for.
        platforms.keepWritten({ of, versions });
        if (isShown) setWritten({ of, versions });
      })
      .catch(() => {})
      .finally(() => isShown && end());
    return () => {
      isShown = false;
      end();
    };
  }, [of, isThere]);

  return {
    versions: isThere ? written.versions : none,
    /** About to be there: whoever copies now would copy what is replaced a moment later. */
    isSettling: !isThere && state === 'settling',
    isWriting: !isThere && state === 'writing',
  };
}

const createRunning = () => new Map<string, Promise<Written>>();

/** A dialog that is closed and opened again waits for what was asked for the first time. */
function writeOnce(
  running: Map<string, Promise<Written>>,
  of: string,
  write: () => Promise<Written>,
): Promise<Written> {
  const known = running.get(of);
  if (known) return known;
  const writing = write().finally(() => running.delete(of));
  running.set(of, writing);
  return writing;
}

function reservedFor(signatureFor: SignatureFor): Reserved {
  return Object.fromEntries(
    platformKeys.map((key) => [key, Math.min(2_000, lengthOnPlatform(key, signatureFor(key)))]),
  );
}
