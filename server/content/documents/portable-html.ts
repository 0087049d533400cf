/** An address and alternative text as they stand in HTML, escaped. */
type Picture = { src: string; alt: string };

/** Says how a picture comes along: as HTML, or not at all. */
export type KeepPicture = (picture: Picture) => string | undefined;

/** Keeps the pictures that are inside the text: a file has to do without a network. */
export const keepInsidePictures: KeepPicture = (picture) =>
  isDataAddress(picture.src) ? imgTag(picture) : undefined;

export const isDataAddress = (source: string) => /^data:/i.test(source);

export const imgTag = ({ src, alt }: Picture) => `<img src="${src}" alt="${alt}" />`;

/**
 * Clean HTML without what leads nowhere in a file. A link that cannot be opened becomes its words; a
 * picture that does not come along becomes a link when it is on the web, else its alternative text.
 */
export function portableHtml(clean: string, keepPicture: KeepPicture): string {
  /** The links that are open, true for those that stay. */
  const open: boolean[] = [];
  return clean.replace(
    linksAndPictures,
    (_: string, href?: string, src?: string, alt: string = '') => {
      if (src !== undefined) {
        return keepPicture({ src, alt }) ?? wordsFor({ src, alt }, open.includes(true));
      }
      if (href === undefined) return open.pop() ? '</a>' : '';
      const address = openableAddress(href);
      open.push(address !== undefined);
      return address ? `<a href="${address}">` : '';
    },
  );
}

/** Exactly as the cleaner writes them. */
const linksAndPictures = /<a href="([^"]*)"[^>]*>|<\/a>|<img src="([^"]*)" alt="([^"]*)"[^>]*>/g;

function wordsFor({ src, alt }: Picture, isInLink: boolean): string {
  const address = openableAddress(src);
  if (!address) return alt;
  const words = alt.trim() || 'Picture';
  return isInLink ? words : `<a href="${address}">${words}</a>`;
}

const openable = new Set(['https:', 'http:', 'mailto:']);

/** Written as the standard says: Word refuses a whole file because of one address it cannot read. */
export function openableAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !openable.has(url.protocol)) return undefined;
  return url.href.replaceAll(' ', '%20').replace(/%(?![0-9a-f]{2})/gi, '%25');
}
