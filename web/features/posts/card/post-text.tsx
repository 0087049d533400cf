import { Text } from '@mantine/core';
import { memo } from 'react';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import classes from './post-card.module.css';
import type { LongText } from './post-card-props.ts';
import { Remark } from './remark.tsx';

type Props = { post: Post; titleId: string; headingOrder: 2 | 3; longText?: LongText };

/** A post to read: title, what it is about, text, hashtags, and what its writer adds. */
export const PostText = memo(function PostText({ post, titleId, headingOrder, longText }: Props) {
  const { title, content, hashtags, note } = post;
  return (
    <>
      <header>
        <TitleView id={titleId} html={title} order={headingOrder} size="h2" />
        <Text size="sm" c="dimmed" mt={4}>
          {aboutLine(post)}
        </Text>
      </header>
      {longText?.above}
      <HtmlView html={content} headingIds={longText?.headingIds} />
      {longText?.below}
      {hashtags.length > 0 && (
        <p className={classes.hashtags}>{hashtags.map((hashtag) => `#${hashtag}`).join(' ')}</p>
      )}
      {note && (
        <Remark>
          <strong>From the writer:</strong> {note}
        </Remark>
      )}
    </>
  );
});

/** "Sellers · Austin, TX" */
const aboutLine = (post: Post) =>
  [post.topic, placeLabel(fromWirePlace(post))].filter(Boolean).join(' · ');
