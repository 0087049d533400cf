import { useEffect, useRef, useState } from 'react';
import type { Platform } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import { messageFor } from '#web/api/api-error.ts';
import { htmlToText } from '#web/ui/html/html-to-text.ts';
import { composeCopy } from './compose-copy.ts';
import { shorterRequest } from './judge-length.ts';
import type { PlatformVersions } from './platform-versions.ts';
import type { PlatformCopy } from './use-platform-copy.ts';

type Options = { post: Post; copied: PlatformCopy; rewrite: PlatformVersions['rewrite'] };

const failure = 'We couldn’t write a shorter version. Please try again.';

/** Has a version written that fits a platform, and keeps it for that one alone. Closing ends it. */
export function useShorterVersion({ post, copied, rewrite }: Options) {
  const running = useRef<AbortController>(undefined);
  const [writingFor, setWritingFor] = useState<Platform>();
  const [startedAt, setStartedAt] = useState(0);
  const [error, setError] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setWritingFor(undefined);
  };

  async function ask(): Promise<void> {
    const wanted = rewriteOf(post, copied);
    if (!wanted || running.current) return;
    const call = new AbortController();
    running.current = call;
    setWritingFor(copied.platform);
    setStartedAt(Date.now());
    setError(undefined);
    try {
      const written = await rewrite(wanted.rewrite, call.signal);
      if (call.signal.aborted) return;
      if (written) copied.changeFor(wanted.rewrite.platform, wanted.read(written));
      else setError(failure);
    } catch (reason) {
      if (call.signal.aborted) return;
      setError(messageFor(reason, failure));
    }
    stop();
  }

  return { canAsk: rewriteOf(post, copied) !== undefined, writingFor, startedAt, error, ask, stop };
}

export type ShorterVersion = ReturnType<typeof useShorterVersion>;

/** What to ask for and how to read the answer; nothing where the rest leaves no room for a text. */
function rewriteOf(post: Post, { platform, isEdited, copy, ...copied }: PlatformCopy) {
  if (!platform) return undefined;
  const { included, parts, rest, signature } = copied;
  // What the agent made of it is shortened as it stands, with all that is in it.
  const hasTitle = !isEdited && included.title && parts.includes('title');
  const request = shorterRequest(platform, { rest: isEdited ? '' : rest, hasTitle });
  if (request === undefined) return undefined;
  const original = isEdited ? { ...post, content: asHtml(copy.text) } : post;
  return {
    rewrite: { post: original, request, platform: platform.key },
    read: (written: Post) =>
      isEdited
        ? htmlToText(written.content)
        : composeCopy({ ...written, hashtags: post.hashtags }, platform.key, included, signature)
            .text,
  };
}

function asHtml(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const paragraphs = escaped.split(/\n{2,}/).map((each) => each.trim());
  return paragraphs
    .filter(Boolean)
    .map((each) => `<p>${each.replace(/\n/g, '<br>')}</p>`)
    .join('');
}
