/** What is used of the library's nodes; the server knows no types of a browser. */
export type MarkdownNode = {
  nodeName: string;
  /** Of texts alone. */
  nodeValue: string | null;
  textContent: string;
  parentNode: MarkdownNode | null;
  firstChild: MarkdownNode | null;
  previousSibling: MarkdownNode | null;
  nextSibling: MarkdownNode | null;
  getAttribute(name: string): string | null;
};

/** Elements that do not end a line. */
const inline = new Set(['A', 'EM', 'S', 'SPAN', 'STRONG', 'U']);

/** What stands next to a node in its line; nothing at the edge of its block. */
export function neighbour(
  node: MarkdownNode,
  side: 'previousSibling' | 'nextSibling',
): MarkdownNode | undefined {
  let at: MarkdownNode | null = node;
  while (at) {
    const next: MarkdownNode | null = at[side];
    if (next) return next;
    at = at.parentNode && inline.has(at.parentNode.nodeName) ? at.parentNode : null;
  }
  return undefined;
}

export function* childrenOf(node: MarkdownNode): Generator<MarkdownNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child;
}
