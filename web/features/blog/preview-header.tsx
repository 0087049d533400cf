import { Anchor, Group, Title } from '@mantine/core';
import type { Ref } from 'react';
import classes from './preview-header.module.css';
import { scrollToHeading } from './scroll-to-heading.ts';

type Props = { hasArticle: boolean; ref: Ref<HTMLHeadingElement> };

/** The name of the preview, and beside it the ways past a long article. */
export function PreviewHeader({ hasArticle, ref }: Props) {
  return (
    <Group justify="space-between" gap="0 16px" className={classes.header}>
      <Title order={2} size="h3" ref={ref} tabIndex={-1}>
        Blog Post Preview
      </Title>
      {hasArticle && (
        <Group gap="0 16px">
          <Anchor href="#seo-help" onClick={scrollToHeading} className={classes.link}>
            SEO help
          </Anchor>
          <Anchor href="#generation-history" onClick={scrollToHeading} className={classes.link}>
            Generation History
          </Anchor>
        </Group>
      )}
    </Group>
  );
}
