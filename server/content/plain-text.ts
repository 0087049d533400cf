import { blockTags } from '#contract/html.ts';
import { type PlainText, TextFlow } from '#contract/text-flow.ts';
import { parseHtml } from './parse-html.ts';
import { withoutControls } from './text.ts';

/** The words of any HTML as a reader sees them (contract/text-flow.ts), every entity decoded. */
export function plainTextOf(html: string): string {
  return readHtml(html).text;
}

export function readHtml(html: string): PlainText {
  const flow = new TextFlow();
  const breakAtBlock = (tag: string) => {
    if (blockTags.has(tag)) flow.endBlock();
  };
  parseHtml(withoutControls(html), {
    allowedTags: [],
    onOpenTag: (tag) => (tag === 'br' ? flow.endLine() : breakAtBlock(tag)),
    onCloseTag: breakAtBlock,
    textFilter: (escaped) => {
      flow.add(unescaped(escaped).toWellFormed());
      return '';
    },
  });
  return flow;
}

/** The parser has decoded every entity and hands over text with these three escaped again. */
const unescaped = (escaped: string) =>
  escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
