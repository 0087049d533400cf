const token =
  /<!--[\s\S]*?-->|<[?!][^<>]*>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+/y;

/** Throws unless all tags are whole and closed in order, and all entities are ones XML knows. */
export function expectWellFormed(markup: string): void {
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < markup.length) {
    const at = token.lastIndex;
    const found = token.exec(markup);
    if (!found) throw new Error(`not well-formed at: ${markup.slice(at, at + 80)}`);
    const [text, slash, name, , selfClosing] = found;
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(text)) throw new Error(`bad entity: ${text}`);
    if (!name) continue;
    if (slash && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (!slash && !selfClosing) open.push(name);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
}
