import { longFormStatistics } from '#contract/blog-statistics.ts';
import classes from './article-card.module.css';

export function ArticleStatistics({ content }: { content: string }) {
  const { words, minutes, label } = longFormStatistics(content);
  return (
    <dl className={classes.statistics} aria-label="Blog post statistics">
      <div>
        <dt>Words</dt>
        <dd>{words.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Reading time</dt>
        <dd>{minutes} min</dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>{label}</dd>
      </div>
    </dl>
  );
}
