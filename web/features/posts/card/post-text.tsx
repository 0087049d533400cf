import { Text } from '@mantine/core';
import { memo, useCallback, useRef } from 'react';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import type { Flag, Post } from '#contract/post.ts';
import { marksIn } from '#web/features/posts/flags/flag-words.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import classes from './post-card.module.css';
import type { LongText } from './post-card-props.ts';
import { Remark } from './remark.tsx';

type Props = {
  post: Post;
  /** What to look at in it, underlined where it stands. */
  flags: readonly Flag[];
  titleId: string;
  headingOrder: 2 | 3;
  longText?: LongText;
};

/** Most posts have nothing to underline. */
const loadUnderlining = async () => ({
  ...(await import('#web/features/posts/flags/underline-html.ts')),
  ...(await import('#web/ui/word-notes/note-tip.tsx')),
});
type Underlining = Awaited<ReturnType<typeof loadUnderlining>>;

/** A post to read: title, what it is about, text, hashtags, and what its writer adds. */
export const PostText = memo(function PostText({ post, flags, ...props }: Props) {
  const { title, content, hashtags, note } = post;
  const { titleId, headingOrder, longText } = props;
  const text = useRef<HTMLDivElement>(null);
  const hasMarks = flags.some(({ where }) => where === 'title' || where === 'content');
  const underlining = useLazyPart(loadUnderlining, hasMarks);
  const inTitle = useUnderlining(underlining, flags, 'title');
  const inContent = useUnderlining(underlining, flags, 'content');
  return (
    <div ref={text} className={classes.text}>
      <header>
        <TitleView id={titleId} html={title} decorate={inTitle} order={headingOrder} size="h2" />
        <Text size="sm" c="dimmed" mt={4}>
          {aboutLine(post)}
        </Text>
      </header>
      {longText?.above}
      <HtmlView html={content} headingIds={longText?.headingIds} decorate={inContent} />
      {longText?.below}
      {hashtags.length > 0 && (
        <p className={classes.hashtags}>{hashtags.map((hashtag) => `#${hashtag}`).join(' ')}</p>
      )}
      {note && (
        <Remark>
          <strong>From the writer:</strong> {note}
        </Remark>
      )}
      {hasMarks && underlining && <underlining.NoteTip area={text} />}
    </div>
  );
});

function useUnderlining(
  underlining: Underlining | undefined,
  flags: readonly Flag[],
  part: 'title' | 'content',
) {
  return useCallback(
    (html: string) => underlining?.underlineHtml(html, marksIn(flags, part)) ?? html,
    [underlining, flags, part],
  );
}

/** "Sellers · Austin, TX" */
const aboutLine = (post: Post) =>
  [post.topic, placeLabel(fromWirePlace(post))].filter(Boolean).join(' · ');
