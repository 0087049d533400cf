/** Turns growing HTML into the plain text that may be shown while it is being written. */

type Delta = { field: 'title' | 'content'; text: string };

/** Follows title and content of a piece; tells what is new in each. */
export function createLiveText(tell: (delta: Delta) => void) {
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
  const tag = html.lastIndexOf('<');
  if (tag > html.lastIndexOf('>')) return tag;
  const entity = /&[#\w]{0,8}$/.exec(html);
  return entity ? entity.index : html.length;
}

function plain(html: string): string {
  return html
    .replace(/<li[^>]*>/gi, '• ')
    .replace(/<\/(?:p|h[1-6]|ul|ol|table|blockquote)>\s*/gi, '\n\n')
    .replace(/<(?:\/li|br|\/tr)[^>]*>\s*/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
}
