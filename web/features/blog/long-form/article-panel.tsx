import { Badge, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import type { Article, LongFormDraft } from '#contract/long-form-draft.ts';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import { TableOfContents } from '#web/features/blog/table-of-contents.tsx';
import { CopyBlock } from '#web/ui/html/copy-block.tsx';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import classes from './article-panel.module.css';
import { articlePost } from './article-post.ts';
import wizardClasses from './wizard.module.css';
import type { ArticleSlots, Wording } from './wizard-slots.ts';

type Props = {
  draft: LongFormDraft;
  article: Article;
  slots: Pick<ArticleSlots, 'sources' | 'shapedBy' | 'writerName' | 'pictures' | 'tagName'>;
  wording: Wording;
};

/** The finished article to read. */
export function ArticlePanel({ draft, article, slots, wording }: Props) {
  const { subject, origin, labels } = draft;
  const headingIds = useId();
  const post = articlePost(draft, article);
  return (
    <Paper component="article" className={wizardClasses.panel} aria-label="Your blog post">
      <div className={classes.article}>
        <div className={classes.pictures}>{slots.pictures(post)}</div>
        <header>
          <TitleView html={article.title} decorate={wording.title} order={3} size="h1" />
          <Text size="sm" c="dimmed" mt={8}>
            {subject?.topic} · {subject && placeLabel(fromWirePlace(subject))}
            {origin && ` · Written by ${slots.writerName(origin.writer)}`}
          </Text>
        </header>
        <TableOfContents html={article.content} headingIds={headingIds} />
        <HtmlView html={article.content} headingIds={headingIds} decorate={wording.content} />
        {article.hashtags.length > 0 && (
          <p className={classes.hashtags}>
            {article.hashtags.map((hashtag) => `#${hashtag}`).join(' ')}
          </p>
        )}
        {/* The headings inside the text are its own; what follows is beside it. */}
        <VisuallyHidden component="h3">About this blog post</VisuallyHidden>
        {origin && slots.sources(origin.sources)}
        {origin?.note && (
          <p className={classes.note}>
            <strong>From the writer:</strong> {origin.note}
          </p>
        )}
        {labels && labels.contentTags.length > 0 && (
          <Group component="ul" gap={6} className={classes.tags} aria-label="Content tags">
            {labels.contentTags.map((tag) => (
              <Badge key={tag} component="li" color="gray">
                {slots.tagName(tag)}
              </Badge>
            ))}
          </Group>
        )}
        {wording.notes}
        {labels?.imagePrompt && (
          <CopyBlock
            title="Image Prompt"
            text={labels.imagePrompt}
            copied="Image prompt copied to clipboard"
            headingOrder={4}
          />
        )}
        {/* Its pages are listed above. */}
        {slots.shapedBy({ ...post, sources: [] })}
      </div>
    </Paper>
  );
}
