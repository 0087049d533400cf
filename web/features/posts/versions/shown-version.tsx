import type { Post } from '#contract/posts.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import classes from './post-versions-dialog.module.css';

/** A version by itself, as something to read. */
export function ShownVersion({ post: { title, content, hashtags } }: { post: Post }) {
  return (
    <div className={classes.text}>
      <TitleView html={title} order={3} />
      <HtmlView html={content} />
      {hashtags.length > 0 && (
        <div className={classes.hashtags}>{hashtags.map((tag) => `#${tag}`).join(' ')}</div>
      )}
    </div>
  );
}
