import type sanitizeHtml from 'sanitize-html';
import { parseHtml } from '#builtin/html/parse-html.ts';
import { TooMuchFormatting } from '#builtin/html/too-much-formatting.ts';
import {
  attributeValues,
  type HtmlProfile,
  type HtmlProfileName,
  htmlProfiles,
  linkAttributes,
  safeImage,
  safeLink,
  safeStyle,
} from '#contract/html.ts';
import { withoutControls } from '#contract/text.ts';
import { aiBadAnswer } from '#server/adapters/ai/ai-errors.ts';

/**
 * HTML with nothing in it that the profile does not name. Cleaning twice changes nothing. A text with
 * more tags or levels than a piece may have is refused.
 */
export function cleanHtml(html: string, profile: HtmlProfileName): string {
  return cleanWith(html, cleaners[profile]);
}

function cleanWith(html: string, cleaner: sanitizeHtml.IOptions): string {
  let cleaned = withoutControls(html);
  // A renamed or dropped tag can leave others badly nested, which the next pass settles.
  for (let pass = 0; pass < maxPasses; pass++) {
    const before = cleaned;
    cleaned = withoutControls(parseHtml(before, cleaner));
    if (cleaned === before) return cleaned;
  }
  throw new TooMuchFormatting();
}

/** What a model wrote. With more formatting than a piece may have it is a bad answer, and nobody's fault. */
export function cleanWrittenHtml(html: string, profile: HtmlProfileName = 'model'): string {
  try {
    return cleanHtml(html, profile);
  } catch (error) {
    throw aiBadAnswer(error);
  }
}

/**
 * The new version of a text that a person had edited. It may have the marks of the old one. Links and
 * pictures pass only where their address stands for one of the old text: a writer's own never do.
 */
export function cleanRevisedHtml(
  html: string,
  old: string,
  addressOf: (tag: 'a' | 'img', address: string) => string | undefined,
): string {
  const attributesOf = (tag: string, given: sanitizeHtml.Attributes) => {
    if (tag !== 'a' && tag !== 'img') return safeAttributes(tag, given);
    const name = tag === 'a' ? 'href' : 'src';
    const address = addressOf(tag, given[name] ?? '');
    return address === undefined ? {} : { [name]: address };
  };
  try {
    return cleanWith(html, cleanerFor(profileOf(old), attributesOf));
  } catch (error) {
    throw aiBadAnswer(error);
  }
}

/** What the model's profile has not is allowed where the old text has it. */
function profileOf(old: string): HtmlProfile {
  const { edited, model } = htmlProfiles;
  const isInOld = (tag: string) => new RegExp(`<${tag}[ >]`).test(old);
  const tags = edited.tags.filter((tag) => model.tags.includes(tag) || isInOld(tag));
  return { ...edited, tags, renamed: isInOld('h1') ? edited.renamed : model.renamed };
}

/** Two settle every real text; only nesting made to be hostile takes more. */
const maxPasses = 6;

const cleaners: Record<HtmlProfileName, sanitizeHtml.IOptions> = {
  model: { ...cleanerFor(htmlProfiles.model), exclusiveFilter: isEmptyBlock },
  edited: cleanerFor(htmlProfiles.edited),
  title: { ...cleanerFor(htmlProfiles.title), exclusiveFilter: isEmptyBlock },
};

/** Missing in the library's types. */
type Options = sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] };

function cleanerFor(
  { tags, attributes, renamed }: HtmlProfile,
  attributesOf = safeAttributes,
): Options {
  return {
    allowedEmptyAttributes: ['alt', 'src'],
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    // The second lock behind safeLink and safeImage, which have decided before it is asked.
    allowedSchemesByTag: {
      a: ['http', 'https', 'mailto', 'about'],
      img: ['http', 'https', 'data'],
    },
    allowedSchemes: [],
    allowProtocolRelative: false,
    // safeStyle has read the style already, more strictly.
    parseStyleAttributes: false,
    transformTags: {
      '*': (found, given) => {
        const tagName = Object.hasOwn(renamed, found) ? (renamed[found] as string) : found;
        const attribs = attributesOf(tagName, given);
        return isBare(tagName, attribs)
          ? { tagName: notAllowed, attribs: {} }
          : { tagName, attribs };
      },
    },
  };
}

function safeAttributes(tag: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (tag === 'a') {
    return given.href === undefined ? {} : { href: safeLink(given.href), ...linkAttributes };
  }
  if (tag === 'span') {
    const style = safeStyle(given.style ?? '');
    return style ? { style } : {};
  }
  if (tag === 'img') {
    const { src, alt = '', title } = given;
    return src === undefined ? {} : { src: safeImage(src), alt, ...(title && { title }) };
  }
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => Object.hasOwn(attributeValues, name) && attributeValues[name]?.test(value),
    ),
  );
}

/** A link, picture or span that has lost what made it one. */
const isBare = (tag: string, attribs: sanitizeHtml.Attributes) =>
  ['a', 'span', 'img'].includes(tag) && Object.keys(attribs).length === 0;

/** No profile names it, so the tag goes and its words stay. */
const notAllowed = 'bare';

const droppedWhenEmpty = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h1', 'h2', 'h3', 'blockquote'];

/** People leave empty lines on purpose, models do not, and a title needs none. */
function isEmptyBlock({ tag, text }: sanitizeHtml.IFrame): boolean {
  return droppedWhenEmpty.includes(tag) && text.trim() === '';
}
