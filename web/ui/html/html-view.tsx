import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import classes from './reading.module.css';

/** Written text as something to read. */
export function HtmlView({ html }: { html: string }) {
  const cleaned = useMemo(() => withScrollers(cleanHtml(html, 'edited')), [html]);
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
