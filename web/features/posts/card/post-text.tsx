import { Text } from '@mantine/core';
import { memo } from 'react';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import type { Flag, Post } from '#contract/post.ts';
import { StreamedParagraphs } from '#web/features/posts/generation/streamed-paragraphs.tsx';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import type { PartMarks } from '#web/ui/word-notes/marked-text.tsx';
import { Underlined } from '#web/ui/word-notes/underlined.tsx';
import classes from './post-card.module.css';
import type { LongText } from './post-card-props.ts';
import { Remark } from './remark.tsx';

type Props = {
  post: Post;
  /** What to look at in it, underlined where it stands. */
  flags: readonly Flag[];
  /** Facts in it, marked as well. */
  marks?: PartMarks;
  titleId: string;
  headingOrder: 2 | 3;
  longText?: LongText;
  /** As far as it is written, the text that will take the place of this one. */
  newContent?: string;
};

/** A post to read: title, what it is about, text, hashtags, and what its writer adds. */
export const PostText = memo(function PostText({ post, flags, marks, ...props }: Props) {
  const { title, content, hashtags, note } = post;
  const { titleId, headingOrder, longText, newContent = '' } = props;
  const isRewritten = newContent !== '';
  return (
    <Underlined flags={flags} marks={marks} className={classes.text}>
      {(decorate) => (
        <>
          <header>
            <TitleView
              id={titleId}
              html={title}
              decorate={decorate.title}
              order={headingOrder}
              size="h2"
            />
            <Text size="sm" c="dimmed" mt={4}>
              {aboutLine(post)}
            </Text>
          </header>
          {longText?.above}
          <div className={classes.rewriting}>
            <div className={classes.old} inert={isRewritten}>
              <HtmlView
                html={content}
                headingIds={longText?.headingIds}
                decorate={decorate.content}
              />
            </div>
            {isRewritten && (
              <section className={classes.new} aria-label="Being written" aria-busy>
                <StreamedParagraphs text={newContent} />
              </section>
            )}
          </div>
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
      )}
    </Underlined>
  );
});

/** "Sellers · Austin, TX" */
const aboutLine = (post: Post) =>
  [post.topic, placeLabel(fromWirePlace(post))].filter(Boolean).join(' · ');
