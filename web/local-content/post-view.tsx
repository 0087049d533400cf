import { Paper } from '@mantine/core';
import type { Post } from '#contract/post.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import classes from './post-view.module.css';

/** A post to read: title, text and hashtags. */
export function PostView({ post: { title, content, hashtags } }: { post: Post }) {
  return (
    <Paper component="article" className={classes.post}>
      <TitleView html={title} order={3} mb="xs" />
      <HtmlView html={content} />
      {hashtags.length > 0 && (
        <p className={classes.hashtags}>{hashtags.map((hashtag) => `#${hashtag}`).join(' ')}</p>
      )}
    </Paper>
  );
}
