import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import reading from './reading.module.css';
import classes from './title-html.module.css';

type Props = {
  html: string;
  /** The same title with something added, such as marks. Gets what is cleaned and is shown as it is. */
  decorate?: (html: string) => string;
};

const asItIs = (html: string) => html;

/** A title as it was set in the editor, to stand inside a heading of the page. */
export function TitleHtml({ html, decorate = asItIs }: Props) {
  const cleaned = useMemo(() => asLines(decorate(cleanHtml(html, 'title'))), [html, decorate]);
  return (
    <span
      className={`${reading.text} ${classes.lines}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}

/** A heading holds neither paragraphs nor headings: each becomes a line that looks like it. */
const asLines = (html: string) =>
  html
    .replace(/<(p|h1|h2|h3)>/g, (_, tag: string) => `<span class="${classes[tag]}">`)
    .replace(/<\/(?:p|h1|h2|h3)>/g, '</span>');
