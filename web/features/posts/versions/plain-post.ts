import type { Post } from '#contract/post.ts';
import { htmlToLine, htmlToText } from '#web/ui/html/html-to-text.ts';
import type { PlainPost } from './describe-change.ts';

export const plainPost = ({ title, content, hashtags }: Post): PlainPost => ({
  title: htmlToLine(title),
  content: htmlToText(content),
  hashtags: hashtags.map((hashtag) => `#${hashtag}`).join(' '),
});
