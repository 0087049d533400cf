import { blockTags } from '#contract/html.ts';
import { TextFlow } from '#contract/text-flow.ts';

export type Position = { node: Text; from: number; to: number } | { node: Element };

/** HTML as the words a reader sees, counted as the server counts them. */
export function readHtmlText(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const flow = new TextFlow<Position>();
  readNodes(body, flow);
  return { body, flow };
}

function readNodes(parent: Node, flow: TextFlow<Position>): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) flow.add(node.data, (from, to) => ({ node, from, to }));
    if (!(node instanceof Element)) continue;
    const tag = node.tagName.toLowerCase();
    if (tag === 'br') flow.endLine({ node });
    if (blockTags.has(tag)) flow.endBlock();
    readNodes(node, flow);
    if (blockTags.has(tag)) flow.endBlock();
  }
}
