import DOMPurify from 'dompurify';
import {
  attributeValues,
  type HtmlProfileName,
  htmlProfiles,
  linkAttributes,
  safeImage,
} from '#contract/html.ts';
import { withColorNames } from './color-names.ts';
import { safeAttribute } from './safe-attribute.ts';

/**
 * HTML that may be shown: only what the contract names. The server has cleaned it before storing;
 * what comes from the browser's own storage has not passed there again. `safeSource` is for a page whose
 * pictures have addresses of their own.
 */
export function cleanHtml(
  html: string,
  profile: HtmlProfileName,
  safeSource: SafeSource = safeImage,
): string {
  const { tags, attributes } = htmlProfiles[profile];
  return purifierFor(safeSource).sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // These are no addresses and have patterns of their own.
    ADD_URI_SAFE_ATTR: Object.keys(attributeValues),
    // The second lock behind safeAttribute, which has decided before it is asked.
    ALLOWED_URI_REGEXP:
      /^(?:https?:|mailto:|about:blank$|data:image\/|\/api\/(?:files|review)\/|$)/i,
  });
}

type SafeSource = (src: string) => string;

const purifiers = new Map<SafeSource, ReturnType<typeof DOMPurify>>();

/** Each check of pictures has a purifier of its own, so that what one page allows no other does. */
function purifierFor(safeSource: SafeSource) {
  const known = purifiers.get(safeSource);
  if (known) return known;
  const purifier = DOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const tag = element.nodeName.toLowerCase();
    const value = safeAttribute(tag, attribute.attrName, attribute.attrValue, safeSource);
    if (value === undefined) attribute.keepAttr = false;
    else attribute.attrValue = attribute.attrName === 'style' ? withColorNames(value) : value;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A') setAttributes(element, linkAttributes);
    if (element.nodeName === 'IMG') {
      setAttributes(element, { alt: element.getAttribute('alt') ?? '', loading: 'lazy' });
    }
  });
  purifiers.set(safeSource, purifier);
  return purifier;
}

function setAttributes(element: Element, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}
