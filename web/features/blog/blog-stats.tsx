import { Card, Title } from '@mantine/core';
import { blogStatistics } from '#contract/blog-statistics.ts';
import classes from './blog-stats.module.css';

/** How long an article is, and how long it takes to read. Without one there is nothing to count. */
export function BlogStats({ content = '' }: { content?: string }) {
  const { words, minutes } = blogStatistics(content);
  return (
    <Card component="section" aria-labelledby="blog-stats" px="lg" py="md">
      <Title order={2} size="h5" id="blog-stats" mb="xs">
        Blog Stats
      </Title>
      <dl className={classes.figures}>
        <div>
          <dt>Words</dt>
          <dd>{words.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>Reading time</dt>
          <dd>{minutes} min</dd>
        </div>
      </dl>
    </Card>
  );
}
