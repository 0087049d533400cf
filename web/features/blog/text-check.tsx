import { Text, Title } from '@mantine/core';
import { IconBulb, IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { articleOutlineOf, articleTextOf } from '#contract/article-text.ts';
import { checkHeadings } from '#contract/heading-check.ts';
import { readingGradeOf } from '#contract/reading.ts';
import { cleanHtml } from '#web/ui/html/clean-html.ts';
import classes from './seo-panel.module.css';

/** How easily an article reads, and what its headings could do better. */
export function TextCheck({ content }: { content: string }) {
  const { grade, findings } = useMemo(() => check(content), [content]);
  return (
    <div className={classes.checks}>
      <div>
        <Title order={3} size="h5">
          Reading grade
        </Title>
        <Text>
          <strong>Grade {grade}</strong> · {describeReading(grade)}
        </Text>
      </div>
      <div>
        <Title order={3} size="h5">
          Headings
        </Title>
        {findings.length === 0 ? (
          <p className={classes.finding} data-good>
            <IconCheck size={18} aria-hidden />
            Your headings look good.
          </p>
        ) : (
          <ul className={classes.findings}>
            {findings.map((finding) => (
              <li key={finding} className={classes.finding}>
                <IconBulb size={18} aria-hidden />
                {finding}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function check(content: string) {
  const cleaned = cleanHtml(content, 'edited');
  return {
    grade: readingGradeOf(articleTextOf(cleaned)),
    findings: checkHeadings(articleOutlineOf(cleaned)),
  };
}

/** A school grade as what it means for the readers. */
function describeReading(grade: number): string {
  if (grade < 6) return 'Very easy to read';
  if (grade < 9) return 'Easy to read for most people';
  if (grade < 12) return 'A little hard to read; shorter sentences help';
  return 'Hard to read; shorten sentences and choose simpler words';
}
