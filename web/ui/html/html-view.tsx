import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import classes from './reading.module.css';

type Props = {
  html: string;
  /** Lets links lead to the headings, which are then called by this and their number. */
  headingIds?: string;
  /** The level its first heading has on the page. The others follow one by one, whatever the writer chose. */
  headingsFrom?: number;
  /** The same text with something added, such as marks. Gets what is cleaned and is shown as it is. */
  decorate?: (html: string) => string;
  /** Which addresses of pictures are loaded, where they are others than everywhere. */
  safeSource?: (src: string) => string;
};

/** Written text as something to read. */
export function HtmlView({ html, headingIds, headingsFrom, decorate = asItIs, safeSource }: Props) {
  const cleaned = useMemo(() => {
    const shown = withScrollers(decorate(cleanHtml(html, 'edited', safeSource)));
    if (headingsFrom) return withHeadingLevels(shown, headingsFrom);
    return headingIds ? withHeadingIds(shown, headingIds) : shown;
  }, [html, headingIds, headingsFrom, decorate, safeSource]);
  return (
    <div
      className={`porch-reading ${classes.text}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}

const asItIs = (html: string) => html;

/** A table may be wider than a phone. The keyboard has to reach what scrolls. */
const withScrollers = (html: string) =>
  html
    .replaceAll(
      '<table>',
      `<div class="${classes.wide}" role="group" aria-label="Table" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

/** A level that is left out sounds as if something were missing. They look as they did. */
function withHeadingLevels(html: string, from: number): string {
  const open: number[] = [];
  return html.replace(/<h([1-3])>/g, (tag, digit) => {
    const level = Number(digit);
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const said = from + open.length - 1;
    return said === level ? tag : `<h${level} aria-level="${said}">`;
  });
}

/** The keyboard goes on from the heading a link led to. */
function withHeadingIds(html: string, prefix: string): string {
  let count = 0;
  return html.replace(/<h([1-3])>/g, (_, level) => {
    count += 1;
    return `<h${level} id="${prefix}-${count}" tabindex="-1">`;
  });
}
