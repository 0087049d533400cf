import { ActionIcon, Button, Collapse, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight, IconCopy, IconRestore } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import type { Post } from '#contract/post.ts';
import {
  judgeMetaDescription,
  judgeMetaTitle,
  metaDescriptionLength,
  metaTitleLength,
} from '#contract/seo.ts';
import { useCopy } from '#web/ui/html/clipboard.ts';
import { defaultSeoOf, type SeoEdits, seoEditsOf } from './article-seo.ts';
import { SeoField } from './seo-field.tsx';
import classes from './seo-panel.module.css';
import { TextCheck } from './text-check.tsx';

type Props = {
  post: Post;
  /** What was changed earlier. */
  kept: unknown;
  /** Nothing means that all is as computed again. */
  onKeep: (edits: SeoEdits | undefined) => void;
};

/** What search engines show of an article, and how well it reads. Folded where there is no room. */
export function SeoPanel({ post, kept, onKeep }: Props) {
  const [isOpen, { toggle }] = useDisclosure(window.matchMedia('(min-width: 48em)').matches);
  const contentId = useId();
  const computed = useMemo(() => defaultSeoOf(post), [post]);
  const edits = seoEditsOf(kept);
  const { metaTitle, metaDescription, slug } = { ...computed, ...edits };
  const isEdited = Object.keys(edits).length > 0;

  return (
    <Paper component="section" aria-label="SEO help" className={classes.panel}>
      <Title order={2} size="h3">
        <UnstyledButton
          id="seo-help"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          <IconChevronRight size={20} aria-hidden className={classes.chevron} />
          SEO help
        </UnstyledButton>
      </Title>
      <Collapse expanded={isOpen} id={contentId}>
        <Text c="dimmed" mb="lg">
          What people see in search results and shared links. It’s included in the web page you
          download.
        </Text>
        <div className={classes.parts}>
          <WebAddress slug={slug} />
          <SeoField
            label="Meta title"
            value={metaTitle}
            onChange={(value) => onKeep({ ...edits, metaTitle: value })}
            judgement={judgeMetaTitle(metaTitle)}
            aim={metaTitleLength}
            maxLength={200}
          />
          <SeoField
            label="Meta description"
            value={metaDescription}
            onChange={(value) => onKeep({ ...edits, metaDescription: value })}
            judgement={judgeMetaDescription(metaDescription)}
            aim={metaDescriptionLength}
            maxLength={400}
          />
          {isEdited && (
            <Button
              variant="default"
              className={classes.reset}
              leftSection={<IconRestore size={18} aria-hidden />}
              onClick={(event) => {
                // The button goes; the keyboard stays in the panel.
                const panel = event.currentTarget.closest('section');
                onKeep(undefined);
                panel?.querySelector('textarea')?.focus();
              }}
            >
              Reset
            </Button>
          )}
          <TextCheck content={post.content} />
        </div>
      </Collapse>
    </Paper>
  );
}

/** The end of the address an article could have. */
function WebAddress({ slug }: { slug: string }) {
  const copy = useCopy();
  return (
    <div className={classes.address}>
      <div className={classes.slug}>
        <Text fw={550} mb={4}>
          Slug
        </Text>
        <code>{slug}</code>
      </div>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Copy the slug"
        onClick={() => copy({ text: slug })}
      >
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
