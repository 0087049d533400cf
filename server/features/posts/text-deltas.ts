/** Turns growing HTML into the plain text that may be shown while it is being written. */

type Delta = { field: 'title' | 'content'; text: string };

/** Follows title and content of a piece; tells what is new in each. */
export function createTextDeltas(tell: (delta: Delta) => void) {
  let title = new GrowingText();
  let content = new GrowingText();

  return {
    show(partial: Record<string, unknown>) {
      for (const [field, text] of [
        ['title', title],
        ['content', content],
      ] as const) {
        const html = partial[field];
        if (typeof html !== 'string') continue;
        const news = text.grow(html);
        if (news) tell({ field, text: news });
      }
    },
    forget() {
      title = new GrowingText();
      content = new GrowingText();
    },
  };
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** Reads each character once, whatever a model sends. */
class GrowingText {
  #read = 0;
  #pending = '';

  grow(html: string): string {
    const fresh = this.#pending + html.slice(this.#read);
    this.#read = Math.max(this.#read, html.length);
    const end = completeUntil(fresh);
    this.#pending = fresh.slice(end);
    return plain(fresh.slice(0, end));
  }
}

/** A tag or an entity that has not ended yet waits for its rest. */
function completeUntil(html: string): number {
  const end = Math.max(html.lastIndexOf('>') + 1, html.length - longestTag);
  const open = html.slice(end).search(/<(?:[a-z/!]|$)/i);
  if (open >= 0) return end + open;
  const entity = /&[#\w]{0,8}$/.exec(html.slice(-10));
  return entity ? html.length - entity[0].length : html.length;
}

/** Characters; a tag of ours is far shorter, and nobody waits for one that never ends. */
const longestTag = 200;

/** A less-than sign before anything but a letter or a slash is just that. */
function plain(html: string): string {
  return html
    .replace(/<li[^<>]{0,200}>/gi, '• ')
    .replace(/<\/(?:p|h[1-6]|ul|ol|table|blockquote)>\s{0,20}/gi, '\n\n')
    .replace(/<(?:\/li|br|\/tr)[^<>]{0,200}>\s{0,20}/gi, '\n')
    .replace(/<[a-z/!][^<>]{0,200}>/gi, '')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}
