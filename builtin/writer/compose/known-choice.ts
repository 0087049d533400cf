import { type Block, bullets } from '#builtin/writer/blocks.ts';
import type { Comparison } from '#builtin/writer/knowledge/knowledge.ts';
import { listKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { onceFor } from './known-answers.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** "new construction vs resale": what the topics know of the two, when each fits, and what decides. */
export function knownChoice(text: string, writing: Writing): Block[] | undefined {
  const [, one = '', other = ''] =
    /^(?:should (?:you|i|we) |is it better to )?(.+?),? (?:vs\.?|versus|or) (.+?)\??$/i.exec(
      text,
    ) ?? [];
  if (one === '' || countWords(one) > 4 || countWords(other) > 4) return undefined;
  const found = onceFor(`choice ${one} or ${other}`, () => closestTo(wordsOf(one), wordsOf(other)));
  if (!found) return undefined;
  const [first, second] = found.options;
  const fits = ({ name, fits: when }: Comparison['options'][number]) =>
    say(writing, `${capitalise(name)} fits when ${when}.`);
  return [
    line(
      pickLine(writing, [
        `${capitalise(one)} or ${other}? Three questions settle it.`,
        `${capitalise(one)} or ${other}? Ask yourself three things.`,
      ]),
    ),
    bullets(found.test.map((question) => say(writing, question))),
    line(fits(first), fits(second)),
  ];
}

function closestTo(one: ReadonlySet<string>, other: ReadonlySet<string>): Comparison | undefined {
  // What both have, "first" in "sell first or buy first", tells neither.
  const [left, right] = [one.difference(other), other.difference(one)];
  if (left.size === 0 || right.size === 0) return undefined;
  let best: { comparison: Comparison; fit: number } | undefined;
  for (const { comparisons, identifier } of listKnowledge()) {
    if (/^(?:just-|price-|thanks-)/.test(identifier)) continue;
    for (const comparison of comparisons) {
      const [a, b] = comparison.options.map(({ name }) => wordsOf(name)) as [
        Set<string>,
        Set<string>,
      ];
      const fit = Math.max(
        least(left.intersection(a.difference(b)).size, right.intersection(b.difference(a)).size),
        least(right.intersection(a.difference(b)).size, left.intersection(b.difference(a)).size),
      );
      // A name of few words is meant as it is.
      const score = fit - (a.size + b.size) * 0.1;
      if (fit > 0 && score > (best?.fit ?? -1)) best = { comparison, fit: score };
    }
  }
  return best?.comparison;
}

const least = (one: number, other: number) => (one > 0 && other > 0 ? one + other : 0);

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !small.has(word))
      .map((word) => word.replace(/(?:ing|s)$/, '')),
  );

const small = new Set('an the or of to in on at for your you it home homes house one'.split(' '));
