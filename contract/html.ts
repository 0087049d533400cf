/**
 * What the HTML of a post may hold, as data: the server cleans with it before storing, the browser
 * before showing. Two profiles and a narrow one for titles; nothing is allowed that they do not name.
 */

export type HtmlProfileName = 'model' | 'edited' | 'title';

export type HtmlProfile = {
  /** Every other tag goes; its words stay. */
  tags: readonly string[];
  /** Attributes by tag. `attributeValues` and the three `safe...` functions check their values. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Tags that mean the same as an allowed one and become it. */
  renamed: Readonly<Record<string, string>>;
};

/** The tags the two seeded prompts name. */
const modelTags = [
  ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h2', 'h3', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const;

const tableAttributes = { th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] };

const sameMeaning = {
  b: 'strong',
  i: 'em',
  /** A box becomes a paragraph, or its words would run into the next box's. */
  ...{
    div: 'p',
    section: 'p',
    article: 'p',
    figcaption: 'p',
    caption: 'p',
    pre: 'p',
    dt: 'p',
    dd: 'p',
  },
};

/** The editor's highlighter may write `mark`; its colour is the span's background. */
const sameMeaningEdited = { ...sameMeaning, strike: 's', del: 's', ins: 'u', mark: 'span' };

const linkAndColor = { a: ['href', 'target', 'rel'], span: ['style'] };

export const htmlProfiles: Readonly<Record<HtmlProfileName, HtmlProfile>> = {
  /** What a model writes. No links, pictures, styles, classes or ids. */
  model: {
    tags: modelTags,
    attributes: tableAttributes,
    renamed: { ...sameMeaning, h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
  },
  /** What a person makes of it in the editor. */
  edited: {
    tags: [...modelTags, 'h1', 'u', 's', 'a', 'img', 'span'],
    attributes: {
      ...tableAttributes,
      ol: ['start'],
      ...linkAndColor,
      img: ['src', 'alt', 'title'],
    },
    renamed: { ...sameMeaningEdited, h4: 'h3' },
  },
  /** A title a person edited: its words with their marks, without lists, quotes, tables, pictures. */
  title: {
    tags: ['p', 'br', 'h1', 'h2', 'h3', 'strong', 'em', 'u', 's', 'a', 'span'],
    attributes: linkAndColor,
    renamed: {
      ...sameMeaningEdited,
      ...{ h4: 'h3', h5: 'h3', h6: 'h3' },
      ...{ li: 'p', blockquote: 'p', th: 'p', td: 'p' },
    },
  },
};

const tableSpan = /^[1-9]\d?$/;

/** Attributes that are dropped unless their value looks like this. */
export const attributeValues: Readonly<Record<string, RegExp>> = {
  colspan: tableSpan,
  rowspan: tableSpan,
  scope: /^(?:col|row|colgroup|rowgroup)$/,
  start: /^\d{1,4}$/,
};

/** Every link opens beside the app and tells the other page nothing about it. */
export const linkAttributes = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** Where a bad link leads: it stays a link, as the specification says, and shows an empty page. */
export const blankLink = 'about:blank';

/** What a bad picture loads: nothing, without a request, so that its alternative text shows. */
export const blankImage = '';

export function safeLink(href: string): string {
  const link = asBrowsersRead(href);
  return /^(?:https?:\/\/|mailto:)\S/i.test(link) ? link : blankLink;
}

/** Besides http, https and data, a picture may be one of the app's own files. */
export function safeImage(src: string): string {
  const source = asBrowsersRead(src);
  const isSafe =
    /^https?:\/\/\S/i.test(source) ||
    /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/]+={0,2}$/i.test(source) ||
    /^\/api\/files\/[\w-]+$/.test(source);
  return isSafe ? source : blankImage;
}

const color =
  /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,24}|(?:rgb|hsl)a?\([\d.,%/ deg]{1,60}\))$/i;

export const styleValues: Readonly<Record<string, RegExp>> = {
  color,
  'background-color': color,
};

/** The colours of a style, or nothing. */
export function safeStyle(style: string): string {
  const kept = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const [name, ...rest] = declaration.split(':');
    const property = (name ?? '').trim().toLowerCase();
    const value = rest.join(':').trim();
    if (Object.hasOwn(styleValues, property) && styleValues[property]?.test(value)) {
      kept.set(property, value);
    }
  }
  return [...kept].map(([property, value]) => `${property}: ${value}`).join('; ');
}

/** Bytes of all pictures inside a text (`data:` addresses) together: 2 MB. */
export const dataImagesMaxBytes = 2 * 1024 * 1024;

/** Bytes of the pictures inside a text. Ask it about cleaned HTML: there every address is plain. */
export function dataImageBytes(html: string): number {
  let bytes = 0;
  for (const [, base64 = ''] of html.matchAll(/data:image\/[a-z]{1,20};base64,([a-z0-9+/]*)/gi)) {
    bytes += Math.floor((base64.length * 3) / 4);
  }
  return bytes;
}

/** Tags that start a new line in the plain text of a post. `br` breaks a line within one. */
export const blockTags: ReadonlySet<string> = new Set([
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ...['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'figure', 'figcaption'],
]);

/** Browsers drop tabs and line breaks anywhere in an address, and spaces around it. */
const asBrowsersRead = (address: string) => address.replace(/[\t\n\r]/g, '').trim();
