import { type Block, paragraph, withoutMarks } from '#builtin/writer/blocks.ts';
import { endsWithCall } from '#builtin/writer/compose/calls.ts';
import { asSentence, capitalise, splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';

/** What should come first comes first; the agent's own last line and name come last. */
export function asWished(blocks: Block[], brief: Brief): Block[] {
  const { lead, ending, signOff, hasNoCall } = brief.wishes;
  const led = lead ? withLead(blocks, lead) : blocks;
  const isCallOurs = !brief.nextStep && (ending !== undefined || hasNoCall === true);
  const kept = isCallOurs ? withoutOurCall(led, brief) : led;
  return [
    ...kept,
    ...(ending ? [paragraph(asSentence(ending))] : []),
    ...(signOff && signOff !== 'name' ? [paragraph(signOff)] : []),
  ];
}

/** The sentence that speaks of it, in front. */
function withLead(blocks: Block[], lead: string): Block[] {
  const wanted = keywordsOf(lead);
  const isDeadline = /\bdeadline\b/i.test(lead);
  const shares = (text: string) =>
    [...keywordsOf(withoutMarks(text))].filter((word) => wanted.has(word)).length +
    (isDeadline && /\bby (?:\p{L}+day|\p{Lu}\p{L}+ \d|the \d)/u.test(text) ? 5 : 0);
  let best: { at: number; sentence: string; fit: number } | undefined;
  for (const [at, block] of blocks.entries()) {
    const texts =
      block.kind === 'p' ? splitSentences(block.text) : 'items' in block ? block.items : [];
    for (const sentence of texts)
      if (shares(sentence) > (best?.fit ?? 0)) best = { at, sentence, fit: shares(sentence) };
  }
  const [first] = blocks;
  if (!best || (best.at === 0 && (first?.kind !== 'p' || first.text.startsWith(best.sentence))))
    return blocks;
  const { at } = best;
  const found = blocks[at];
  // "That video is what people like most" speaks of what stands before it.
  const isWholeBlock = found?.kind === 'p' && /^(?:it|that|this|they|those)\b/i.test(best.sentence);
  const sentence = isWholeBlock ? found.text : best.sentence;
  const rest = blocks.flatMap((block, index): Block[] => {
    if (index !== at) return [block];
    if ('items' in block) {
      const items = block.items.filter((item) => item !== sentence);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.kind !== 'p' || isWholeBlock) return block.kind === 'p' ? [] : [block];
    const left = splitSentences(block.text).filter((each) => each !== sentence);
    return left.length > 0 ? [paragraph(...left)] : [];
  });
  return [paragraph(asSentence(capitalise(sentence))), ...rest];
}

/** The last line goes where it is none of the agent's words. */
function withoutOurCall(blocks: Block[], { facts }: Brief): Block[] {
  const last = blocks.at(-1);
  const said = facts.map(({ typed }) => typed).join(' ');
  const isOurs =
    last?.kind === 'p' &&
    endsWithCall(last.text) &&
    !splitSentences(last.text).some((sentence) => said.includes(sentence));
  return isOurs && blocks.length > 1 ? blocks.slice(0, -1) : blocks;
}
