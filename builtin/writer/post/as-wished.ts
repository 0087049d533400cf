import { type Block, paragraph, withoutMarks } from '#builtin/writer/blocks.ts';
import { endsWithCall } from '#builtin/writer/compose/calls.ts';
import { isWhole } from '#builtin/writer/compose/stands-alone.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';

/** What should come first comes first; the agent's own last line and name come last. */
export function asWished(blocks: Block[], brief: Brief): Block[] {
  const { lead, insisted, ending, signOff, hasNoCall, mostWords } = brief.wishes;
  const led = lead ? withLead(blocks, lead) : insisted ? withInsisted(blocks, insisted) : blocks;
  const isCallOurs = !brief.nextStep && (ending !== undefined || hasNoCall === true);
  const called = isCallOurs ? withoutOurCall(led, brief) : led;
  const kept = mostWords ? withinWords(called, brief, mostWords) : called;
  return [
    ...kept,
    ...(ending ? [paragraph(asSentence(ending))] : []),
    ...(signOff && !/^(?:my )?name$/i.test(signOff)
      ? [paragraph(/^\p{Ll}/u.test(signOff) ? asSentence(signOff) : signOff)]
      : []),
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

/** What was insisted on comes first where it is a sentence that says of what it speaks. */
function withInsisted(blocks: Block[], insisted: string): Block[] {
  const wanted = keywordsOf(insisted);
  const isIt = (sentence: string) => {
    const has = keywordsOf(withoutMarks(sentence));
    return [...wanted].filter((word) => has.has(word)).length >= Math.max(2, wanted.size * 0.7);
  };
  for (const [at, block] of blocks.entries()) {
    if (at === 0 || at === blocks.length - 1) continue;
    const texts = block.kind === 'p' ? [block.text] : 'items' in block ? block.items : [];
    for (const text of texts) {
      const sentence = splitSentences(text).find(isIt);
      if (
        !sentence ||
        sentence.includes(':') ||
        !/^(?:sentence|order)$/.test(phraseKind(sentence.toLowerCase().replace(/[.!]$/, ''))) ||
        !isWhole(sentence.toLowerCase().replace(/[.!]$/, ''), true) ||
        /^(?:it|that|this|they|those|he|she|and|but|so|also|then)\b|\b(?:require|do|need|get|sign|skip) (?:it|them)[.!]$/i.test(
          sentence,
        )
      )
        continue;
      // "Nobody budgets for that." goes with it.
      const sentences = splitSentences(text);
      const next = sentences[sentences.indexOf(sentence) + 1] ?? '';
      const isTail =
        (/\b(?:that|it|this)[.!]$/i.test(next) ||
          /^(?:the )?(?:biggest|number one|main)\b/i.test(next)) &&
        countWords(next) <= 8;
      const moved = isTail ? `${sentence} ${next}` : sentence;
      const left = text.replace(moved, '').replace(/ {2,}/g, ' ').trim();
      const rest = blocks.map((each, index): Block => {
        if (index !== at) return each;
        if ('items' in each)
          return { ...each, items: each.items.map((item) => (item === text ? left : item)) };
        return each.kind === 'p' ? { ...each, text: left } : each;
      });
      return [paragraph(asSentence(capitalise(moved))), ...rest.filter(saysMore)];
    }
  }
  return blocks;
}

const saysMore = (block: Block) => block.kind !== 'p' || block.text.trim() !== '';

/** Our own lines go, the last of them first, until it is as short as was asked for. */
function withinWords(blocks: Block[], { facts, scope }: Brief, most: number): Block[] {
  const said = keywordsOf([...facts.map(({ typed }) => typed), scope?.text ?? ''].join(' '));
  const textOf = (block: Block) =>
    block.kind === 'p' ? block.text : 'items' in block ? block.items.join(' ') : '';
  const isOurs = (block: Block) => {
    const words = [...keywordsOf(withoutMarks(textOf(block)))];
    return words.filter((word) => said.has(word)).length < words.length * 0.4;
  };
  const kept = [...blocks];
  const length = () => kept.reduce((sum, block) => sum + countWords(textOf(block)), 0);
  for (let at = kept.length - 2; at > 0 && length() > most; at--) {
    const block = kept[at];
    if (!block || !isOurs(block)) continue;
    // A list goes with the line that leads into it.
    const before = kept[at - 1];
    const isLed = 'items' in block && before?.kind === 'p' && before.text.endsWith(':');
    kept.splice(isLed ? at - 1 : at, isLed ? 2 : 1);
    if (isLed) at--;
  }
  return kept;
}

/** The last line goes where it is none of the agent's words. */
function withoutOurCall(blocks: Block[], { facts }: Brief): Block[] {
  const last = blocks.at(-1);
  const said = facts.map(({ typed }) => typed).join(' ');
  const isOurs =
    last?.kind === 'p' &&
    (endsWithCall(last.text) || /\bpass it on\b/i.test(last.text)) &&
    !splitSentences(last.text).some((sentence) => said.includes(sentence));
  return isOurs && blocks.length > 1 ? blocks.slice(0, -1) : blocks;
}
