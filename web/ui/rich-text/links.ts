import { Link } from '@tiptap/extension-link';
import { blankLink, linkAttributes, safeLink } from '#contract/html.ts';

/** Links as the contract writes them. A bad one becomes a blank link. */
export const Links = Link.extend({
  addAttributes: () => ({
    href: {
      default: blankLink,
      parseHTML: (element) => safeLink(element.getAttribute('href') ?? ''),
    },
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ mark }) => ['a', { href: safeLink(mark.attrs.href), ...linkAttributes }, 0],
}).configure({
  // Typed addresses stay words until somebody makes them a link.
  autolink: false,
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => address === blankLink || linkFrom(address) !== blankLink,
});

/** The link somebody means: people leave out `https://` and `mailto:`. */
export function linkFrom(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  const link = /^(?:[a-z][a-z0-9+-]*:|[/#])/i.test(address) ? address : `https://${address}`;
  return URL.canParse(link) ? safeLink(link) : blankLink;
}
