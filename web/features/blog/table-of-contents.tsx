import { Anchor } from '@mantine/core';
import { useMemo, useState } from 'react';
import { articleTextOf, countArticleWords, headingsOf } from '#contract/article-text.ts';
import { cleanHtml } from '#web/ui/html/clean-html.ts';
import { scrollToHeading } from './scroll-to-heading.ts';
import classes from './table-of-contents.module.css';

/** Shorter texts are read in one go. */
const least = { headings: 3, words: 600 };

type Props = {
  html: string;
  /** What the ids of the headings begin with. */
  headingIds: string;
};

/** The headings of a long article, as links that lead to them. Folded where there is little room. */
export function TableOfContents({ html, headingIds }: Props) {
  const headings = useMemo(() => findHeadings(html), [html]);
  const [hasRoom] = useState(() => window.matchMedia('(min-width: 48em)').matches);
  if (headings.length === 0) return null;
  return (
    <nav aria-label="Table of contents" className={classes.contents}>
      <details open={hasRoom}>
        <summary className={classes.title}>Table of contents</summary>
        <ol className={classes.list}>
          {headings.map(({ number, text }) => (
            <li key={number}>
              <Anchor
                href={`#${headingIds}-${number}`}
                className={classes.link}
                onClick={scrollToHeading}
              >
                {text}
              </Anchor>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Those of the second level, or all of them where these are few. */
function findHeadings(html: string) {
  const cleaned = cleanHtml(html, 'edited');
  if (countArticleWords(articleTextOf(cleaned)) <= least.words) return [];
  const all = headingsOf(cleaned)
    .map(({ level, text }, index) => ({ level, text, number: index + 1 }))
    .filter(({ text }) => text !== '');
  const main = all.filter(({ level }) => level <= 2);
  const shown = main.length >= least.headings ? main : all;
  return shown.length >= least.headings ? shown : [];
}
