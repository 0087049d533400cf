import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { Post } from '#contract/post.ts';
import { WordDiffView } from '#web/ui/word-diff/word-diff-view.tsx';
import { plainPost } from './plain-post.ts';
import classes from './post-versions-dialog.module.css';

type Props = { before: Post; after: Post };

/** An earlier version and the current one, word by word. */
export function ComparedVersion({ before, after }: Props) {
  const earlier = useMemo(() => plainPost(before), [before]);
  const current = useMemo(() => plainPost(after), [after]);
  const isSame = Object.values(earlier).join('\n') === Object.values(current).join('\n');
  return (
    <div className={classes.text}>
      <Text size="sm" c="dimmed">
        {isSame
          ? 'The words are the same as they are now.'
          : 'Crossed out: only in this version. Underlined: added since.'}
      </Text>
      <Title order={3}>
        <WordDiffView before={earlier.title} after={current.title} />
      </Title>
      <div className="porch-reading">
        <WordDiffView before={earlier.content} after={current.content} />
      </div>
      <div className={classes.hashtags}>
        <WordDiffView before={earlier.hashtags} after={current.hashtags} />
      </div>
    </div>
  );
}
