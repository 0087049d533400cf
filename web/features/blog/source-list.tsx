import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { linkAttributes, safeLink } from '#contract/html.ts';
import type { Source } from '#contract/post.ts';
import classes from './source-list.module.css';

/** The pages an article leans on, or that tell its readers more. */
export function SourceList({ sources }: { sources: Source[] }) {
  const titleId = useId();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.sources}>
      <Title order={3} size="h5" id={titleId}>
        Sources
      </Title>
      <ul className={classes.list}>
        {sources.map(({ title, url, snippet }) => (
          <li key={`${url}\n${title}`}>
            <Anchor href={safeLink(url)} {...linkAttributes} className={classes.link}>
              {title || siteOf(url)}
              <IconExternalLink size={15} aria-hidden className={classes.icon} />
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Anchor>
            <Text size="sm" c="dimmed" className={classes.about}>
              <span className={classes.site}>{siteOf(url)}</span>
              {snippet && ` · ${snippet}`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function siteOf(url: string): string {
  if (!URL.canParse(url)) return '';
  return new URL(url).hostname.replace(/^www\./, '');
}
