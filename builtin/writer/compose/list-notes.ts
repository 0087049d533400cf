import { type Block, bullets, withoutMarks } from '#builtin/writer/blocks.ts';
import { asSentence, countWords, listed } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { behindLabel } from './behind-label.ts';
import { withSameArticles } from './frames.ts';
import { labelled, listBlock } from './say-facts.ts';
import { isPlainList } from './stands-alone.ts';
import { line, pickLine, type Writing } from './writing.ts';

/** What is no sentence stands behind its label: alone in a line, or together in one list. */
export function listNotes(
  facts: readonly Fact[],
  scope: string | undefined,
  writing: Writing,
  intro?: string,
): Block[] {
  const listedApart = facts.filter(isLongList);
  const others = facts.filter((fact) => !listedApart.includes(fact));
  const [only] = others;
  const lists = listedApart.flatMap((fact) => [line(`${fact.labels[0]}:`), ...listBlock(fact)]);
  if (others.length + (scope ? 1 : 0) < 2)
    return [...lists, line(only ? labelled(only, only.labels[0], writing) : plain(scope))];
  return [
    ...lists,
    line(intro ?? pickLine(writing, noteIntros)),
    bullets([...others.map(note), ...(scope ? [scope] : [])]),
  ];
}

/** Typed as a list, line by line, or as many things. */
const isLongList = ({ items, sentences, role, isTypedAsList }: Fact) =>
  sentences.length === 0 &&
  (isTypedAsList || ((role === 'places' || role === 'features') && items.length > 3)) &&
  // ZIP codes stand in one line.
  !items.some((item) => /^\d{5}$/.test(item)) &&
  items.every((item) => countWords(item) <= (isTypedAsList ? 24 : 14));

/** "What I'd check first: oil tank sweep first" says it twice. */
const labelBeside = (labels: readonly string[], typed: string) => {
  const start = stemsOf(typed.split(/\s+/).slice(0, 9).join(' '));
  const again = (label: string) => [...stemsOf(label)].filter((stem) => start.has(stem)).length;
  // "Good people to ask" are several.
  const isOne = /^(?:an?|my|one)\b(?!.*(?:, | and ))/i.test(typed);
  const suits = labels.filter(
    (label) => !isOne || !/\b(?:people|numbers|inspections|programs)\b/i.test(label),
  );
  const [best] = (suits.length > 0 ? suits : labels).toSorted(
    (one, other) => again(one) - again(other),
  );
  // "The due diligence fee surprises nearly everyone" says what its label would.
  const saysItself =
    best &&
    again(best) > 0 &&
    (phraseKind(typed.replace(/[.!]$/, '')) === 'sentence' || / (?:because|so|but) /.test(typed));
  return saysItself ? undefined : best;
};

/** "The mistake I see most: waiting until spring". */
function note(fact: Fact): string {
  const { labels, items, sentences, typed } = fact;
  const label = isQuestionHeard(fact) ? 'The question I hear most' : labelBeside(labels, typed);
  const words =
    sentences.length === 0 && isPlainList(items) ? listed(withSameArticles(items)) : typed;
  return behindLabel(
    label,
    /\busual\b/i.test(label ?? '') ? words.replace(/^usually /i, '') : words,
    fact,
  );
}

/** "Where does the deposit go?": what people ask, whatever it was told for. */
const isQuestionHeard = ({ typed, role }: Fact) => role === 'insight' && /^[^.!?]+\?$/.test(typed);

const plain = (text: string | undefined) => text && asSentence(withoutMarks(text));

const noteIntros = [
  'A few notes from {city}:',
  'Good to know in {city}:',
  'Local notes for {city}:',
];
