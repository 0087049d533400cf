import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import classes from './reading.module.css';

type Props = {
  html: string;
  /** Lets links lead to the headings, which are then called by this and their number. */
  headingIds?: string;
};

/** Written text as something to read. */
export function HtmlView({ html, headingIds }: Props) {
  const cleaned = useMemo(() => {
    const shown = withScrollers(cleanHtml(html, 'edited'));
    return headingIds ? withHeadingIds(shown, headingIds) : shown;
  }, [html, headingIds]);
  return (
    <div
      className={`porch-reading ${classes.text}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}

/** A table may be wider than a phone. The keyboard has to reach what scrolls. */
const withScrollers = (html: string) =>
  html
    .replaceAll(
      '<table>',
      `<div class="${classes.wide}" role="group" aria-label="Table" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/** The keyboard goes on from the heading a link led to. */
function withHeadingIds(html: string, prefix: string): string {
  let count = 0;
  return html.replace(/<h([1-3])>/g, (_, level) => {
    count += 1;
    return `<h${level} id="${prefix}-${count}" tabindex="-1">`;
  });
}
