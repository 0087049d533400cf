import { Paper, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Article, LongFormDraft } from '#contract/long-form-draft.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import classes from './article-panel.module.css';
import wizardClasses from './wizard.module.css';
import type { WizardSlots } from './wizard-slots.ts';

type Props = {
  draft: LongFormDraft;
  article: Article;
  slots: Pick<WizardSlots, 'sources' | 'writerName'>;
  /** The wording to look at. */
  children: ReactNode;
};

/** The finished article to read. */
export function ArticlePanel({ draft: { subject, origin }, article, slots, children }: Props) {
  return (
    <Paper component="article" className={wizardClasses.panel} aria-label="Your blog post">
      <div className={classes.article}>
        <header>
          <TitleView html={article.title} order={3} size="h1" />
          <Text size="sm" c="dimmed" mt={8}>
            {subject?.topic} · {subject?.location}, {subject?.state}
            {origin && ` · Written by ${slots.writerName(origin.writer)}`}
          </Text>
        </header>
        <HtmlView html={article.content} />
        {/* The headings inside the text are its own; what follows is beside it. */}
        <VisuallyHidden component="h3">About this blog post</VisuallyHidden>
        {origin && slots.sources(origin.sources)}
        {origin?.note && (
          <p className={classes.note}>
            <strong>From the writer:</strong> {origin.note}
          </p>
        )}
        {children}
      </div>
    </Paper>
  );
}
