import type { DocumentFormat } from '#contract/documents.ts';

/** Characters of a name before its ending. */
const longest = 60;

const fallback = 'porchlight-post';

/** Windows keeps these names for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name every system takes, made of the words of the title. */
export function fileNameFor(title: string, format: DocumentFormat): string {
  const slug = slugOf(title);
  return `${slug === '' || reserved.test(slug) ? fallback : slug}.${format}`;
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = '';
  for (const word of words ?? []) {
    const longer = slug === '' ? word.slice(0, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug;
}
