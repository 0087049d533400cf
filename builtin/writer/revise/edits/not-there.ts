import type { Block } from '#builtin/writer/blocks.ts';
import { withoutExactMark } from '#builtin/writer/revise/exact-passage.ts';
import { bareDescription } from '#builtin/writer/revise/find-passage.ts';
import { kindNamed } from '#builtin/writer/revise/passage-kinds.ts';
import { passagesOf } from '#builtin/writer/revise/passages.ts';
import { passagesInPlace } from '#builtin/writer/revise/places.ts';
import { named } from './context.ts';

/** What the note says of a part that the text does not have, in the words that were typed for it. */
export function notThere(
  blocks: readonly Block[],
  typed: string,
  { isWanted = false } = {},
): string {
  const what = withoutExactMark(typed).trim();
  const quoted = /^["“‘']+([^"“”]+?)["”’']*$/.exec(what)?.[1];
  if (quoted) return `The text does not say ${named(quoted)}, so there was nothing to change.`;
  const bare = bareDescription(what).replace(/^all (?:the )?/i, '');
  const place = what.replace(/^(?:the|my|that|this) /i, '');
  const hasList = blocks.some((block) => 'items' in block);
  if (/\b(?:bullets?(?: points?)?|items?|points?|list)\b/i.test(what) && !hasList)
    return 'There is no list in it.';
  if (passagesInPlace(blocks, what)?.length === 0) {
    const items = passagesOf(blocks).filter(({ kind }) => kind === 'item').length;
    return /\b(?:bullet|item|point|stop|step|tip)/i.test(what)
      ? `There is no ${place}: the list has ${items === 1 ? 'one item' : `${items} items`}.`
      : `There is no ${place} in it.`;
  }
  if (/^(?:last |first )?questions?\b/i.test(bare)) return `There is no ${bare} in it.`;
  if (kindNamed(bare))
    return `There ${/[^s]s$/i.test(bare) ? 'are' : 'is'} no ${bare} in it.${isWanted ? ' Tell me what it is, and I will put it in.' : ''}`;
  return `I found nothing about ${named(what)} in the text.`;
}
