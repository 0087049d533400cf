import { escapeText } from '#contract/text.ts';
import { composeDocument, type DocumentText } from './compose-document.ts';
import { headLines, pageTitle } from './page-head.ts';
import { pageStyles } from './page-styles.ts';
import { keepInsidePictures } from './portable-html.ts';

/** A page that needs nothing else, to be read, printed or sent. It loads nothing and runs nothing. */
export function toHtmlPage(text: DocumentText): string {
  const { title, html } = composeDocument(text, keepInsidePictures);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<title>${escapeText(pageTitle(title, text) || 'Untitled')}</title>
${headLines(title, text)}<style>
${pageStyles}
</style>
</head>
<body>
<article>
${html}
</article>
</body>
</html>
`;
}

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
