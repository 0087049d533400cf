import { countArticleWords } from '#contract/article-text.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import { escapeText, withoutControls } from '#server/content/text.ts';
import type { DocumentText } from './compose-document.ts';

export const pageTitle = (title: string, { seo }: DocumentText) =>
  oneLine(seo?.metaTitle ?? '') || title;

/** What search engines read of an article. Without an address: nobody knows yet where it will be. */
export function headLines(title: string, { seo, content }: DocumentText): string {
  if (!seo) return '';
  const description = oneLine(seo.metaDescription);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title || undefined,
    description: description || undefined,
    inLanguage: 'en-US',
    wordCount: countArticleWords(plainTextOf(content)),
  };
  return [
    description && `<meta name="description" content="${escapeText(description)}" />\n`,
    `<script type="application/ld+json">${inScript(article)}</script>\n`,
  ].join('');
}

/** Entities mean nothing inside a script: what could end it or open a comment is written as JSON can. */
const inScript = (value: object) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const oneLine = (text: string) => withoutControls(text).replace(/\s+/g, ' ').trim();
