import { type Block, withoutMarks } from '#builtin/writer/blocks.ts';
import { afterLabel, hasLabel } from '#builtin/writer/compose/behind-label.ts';
import { wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import { joinFaults } from '#builtin/writer/judge/join-faults.ts';
import { asSentence } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';

/**
 * Where every candidate reads wrong at a seam, what was typed with care stands there as it was typed: behind its
 * label, or alone where it has none that suits it.
 */
export const withAnswersBehindLabels = (blocks: readonly Block[], { facts }: Brief): Block[] =>
  blocks.map((block) => {
    if (block.kind !== 'p' || joinFaults(withoutMarks(block.text)).length === 0) return block;
    const fact = facts.find((each) => each.isCareful && isToldIn(each, block.text));
    const text = fact && formsOf(fact).find((form) => joinFaults(form).length === 0);
    return text ? { ...block, text } : block;
  });

const formsOf = (fact: Fact): string[] => [
  ...(hasLabel(fact.typed)
    ? []
    : fact.labels.map((label) => asSentence(`${label}: ${afterLabel(fact, fact.typed)}`))),
  asSentence(fact.typed),
];

/** All of the line but a few words of ours is the answer. */
function isToldIn(fact: Fact, line: string): boolean {
  const own = [...stemsOf(wordsOfFact(fact))];
  const said = stemsOf(line);
  return (
    own.length > 1 &&
    own.filter((stem) => said.has(stem)).length >= own.length * 0.9 &&
    own.length * 2 >= said.size
  );
}
