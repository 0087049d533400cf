import { type Block, bullets, paragraph, strong, wordCountOf } from '#builtin/writer/blocks.ts';
import { hasLabel, inSentence } from '#builtin/writer/compose/behind-label.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { fitOf, keywordsOf, wideWordsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import type { AgentAnswer } from './agent-answers.ts';
import { headingOfAnswer, labelStandsAlone } from './headings.ts';

/** A part of the article that opens with what the agent said. */
export type AnswerPart = {
  heading: string;
  said: Block[];
  points: Point[];
};

/** At most so many parts open with an answer; what is more joins the last of them. */
const mostAnswered = 5;
/** An answer of fewer words does not fill a part by itself. */
const wordsOfPart = 18;
/** One of fewer words is followed by what is known of it. */
const wordsOfSection = 45;
/** One of fewer words that no point speaks of is no part. */
const wordsOfAside = 14;

/** The first answers, as far as they are short paragraphs. */
export function takeOpening(all: AgentAnswer[]): Block[] {
  const opening: Block[] = [];
  while (
    all[0]?.alone.length === 1 &&
    all[0].alone[0]?.kind === 'p' &&
    wordCountOf([...opening, ...all[0].alone]) <= 70
  )
    opening.push(...(all.shift()?.alone ?? []));
  return opening;
}

/**
 * The answer that opens an article: what the agent sees or knows of the matter, else the first that is a line of text. A
 * story has a part of its own, unless there is nothing else.
 */
export function takeLead(all: AgentAnswer[], isAnswered: boolean): Block[] {
  // Where nobody speaks of the title, its own answer opens, but for what the agent sees in a sentence.
  const isSeen = ({ role, alone: [first] }: AgentAnswer) =>
    role === 'insight' && first?.kind === 'p' && phraseKind(withoutMark(first.text)) !== 'noun';
  if (isAnswered && !all.some((said) => said.answersTitle || isSeen(said))) return [];
  const lineOf =
    (isStory: boolean) =>
    ({ among, alone, role }: AgentAnswer) =>
      among.length === 1 &&
      alone[0]?.kind === 'p' &&
      !/^["“]/.test(alone[0].text) &&
      wordCountOf(alone) <= mostWordsOfLead &&
      (role !== 'story') === !isStory;
  const isLine = lineOf(false);
  const leading = all.findIndex(
    (said) => isLine(said) && said.leads && wordCountOf(said.alone) >= leastWordsOfLead,
  );
  const at =
    [leading, all.findIndex(isLine), all.findIndex(lineOf(true))].find((index) => index >= 0) ?? -1;
  return at < 0 ? [] : all.splice(at, 1).flatMap((said) => asLead(said));
}

/** "No state income tax, but the sales tax surprises people" opens better without what it was asked for. */
const asLead = (said: AgentAnswer): Block[] => {
  const [bare] = said.alone;
  return bare?.kind === 'p' && /, but (?:the|you|your|it|they|there) /.test(bare.text)
    ? said.alone
    : behindLabel(said);
};

const withoutMark = (text: string) => (splitSentences(text)[0] ?? '').replace(/[.!]$/, '');

const leastWordsOfLead = 6;
const mostWordsOfLead = 60;

/**
 * Each answer with the points that speak of it, if there are any to tell. A few words that no point speaks of stand before the
 * parts, where the agent saw something, or share a part.
 */
export function answeredParts(
  answers: readonly AgentAnswer[],
  left: Point[] | undefined,
  writing: Writing,
  size: number,
): { parts: AnswerPart[]; aside: Block[] } {
  const parts: AnswerPart[] = [];
  const aside: Block[] = [];
  const short: AgentAnswer[] = [];
  for (const said of answers) {
    const told = parts.flatMap((part) => part.points);
    const isFull = parts.length >= mostAnswered;
    const words = wordCountOf(said.alone);
    const isBare = isFragment(said);
    const stands = (said.leads && !isBare) || words >= wordsOfPart;
    const points = !left || isFull || !stands ? [] : takeFitting(left, said, writing, size, told);
    // What happened on one house is not explained by a word that it shares with a point.
    const isStory = said.role === 'story';
    if (left && stands && !isFull && !isStory && points.length === 0 && words < wordsOfSection)
      points.push(...takeClosest(left, said.answer));
    if (isBare && said.role === 'insight' && aside.length === 0) aside.push(...behindLabel(said));
    else if (!stands || isFull) short.push(said);
    else if (points.length === 0 && words < wordsOfAside && aside.length === 0)
      aside.push(...behindLabel(said));
    else if (points.length === 0 && words < wordsOfAside) short.push(said);
    else {
      const heading = headingOfAnswer({ ...said, said: said.alone, writing });
      parts.push({ heading, said: said.alone, points });
    }
  }
  const said = asOneList(short.flatMap(({ among }) => among));
  const isLine = short.length === 1;
  // One line more is no part.
  if (isLine) aside.push(...said);
  else if (said.length > 0)
    parts.push({ heading: headingOfAnswer({ labels: [], said, writing }), said, points: [] });
  return { parts, aside };
}

/** A few words without a verb are behind a label what they would not be under a heading. */
function isFragment({ alone }: AgentAnswer): boolean {
  const [bare] = alone;
  return (
    alone.length === 1 &&
    bare?.kind === 'p' &&
    wordCountOf(alone) < wordsOfPart / 2 + 2 &&
    phraseKind(withoutMark(bare.text)) === 'noun' &&
    splitSentences(bare.text).length === 1
  );
}

/** What the agent said at the head of a section that has more to say, behind what it was asked for unless it says so itself. */
export const answersAsBlocks = (answers: readonly AgentAnswer[]): Block[] =>
  asOneList(answers.flatMap((said) => (isList(said) ? said.among : behindLabel(said))));

const isList = ({ alone: [first] }: AgentAnswer) => first !== undefined && first.kind !== 'p';

/** Several lines behind labels are a form; as a list they are notes. */
export function asOneList(blocks: readonly Block[]): Block[] {
  const isLine = (block: Block): block is Block & { kind: 'p' } =>
    block.kind === 'p' && hasLabel(block.text);
  const lines = blocks.filter(isLine);
  if (lines.length < 2) return [...blocks];
  const items = lines.map(({ text }) => {
    const at = text.indexOf(': ') + 1;
    const words = text.slice(at + 1);
    return `${strong(text.slice(0, at))} ${splitSentences(words).length > 1 ? words : words.replace(/(?<!\b[ap]\.m)\.$/, '')}`;
  });
  return [bullets(items), ...blocks.filter((block) => !isLine(block))];
}

/** "How most people do it: sell first." A question of ours would be asked too much for a few words. */
function behindLabel({ among, labels, alone }: AgentAnswer): Block[] {
  const [first, ...others] = among;
  const label = labels.find(labelStandsAlone);
  const [bare] = alone;
  // "The costs to price first here: the school tax comes in September" is no list of costs.
  // "What trips sellers up: many sellers fix everything" says it twice.
  const [opens = ''] = bare?.kind === 'p' ? splitSentences(bare.text) : [];
  const isWhole =
    bare?.kind === 'p' &&
    others.length === 0 &&
    !/^["“]/.test(bare.text) &&
    countWords(opens) > 4 &&
    (/^(?:Many|Most of my) \p{Ll}/u.test(opens) ||
      phraseKind(opens.replace(/[.!]$/, '')) === 'sentence') &&
    !/^(?:it|they|that|this|these|those|he|she|there|so|but|because|which|yes|no|if|when)\b/i.test(
      opens,
    ) &&
    // "Pricing off the Zestimate and then chasing it down" is a deed, of which nothing is said.
    !/^\p{L}+ing\b(?!.*\b(?:is|are|costs?|means|takes|leads|can|will|hurts?|works?)\b)/iu.test(
      opens,
    );
  if (isWhole) return alone;
  const isTold =
    bare?.kind === 'p' &&
    others.length === 0 &&
    /^(?:the )?(?:costs?|programs?|areas?|names?|features?|rules?|homes?|loans?)\b/i.test(
      label ?? '',
    ) &&
    phraseKind(splitSentences(bare.text)[0]?.replace(/[.!]$/, '') ?? '') === 'sentence';
  if (isTold) return alone;
  const isAsked = first?.kind === 'p' && /^[^.:]{3,60}\? /.test(first.text);
  // "For straight answers, I'd start with the counselors" answers what nobody has to ask.
  if (isAsked && bare?.kind === 'p' && /\bI(?:['’]\p{Ll}+)? \p{Ll}/u.test(bare.text)) return alone;
  return isAsked && label && bare?.kind === 'p'
    ? [paragraph(`${label}: ${inSentence(bare.text)}`), ...others]
    : among;
}

/** Up to two points that speak of what was asked and answered, of the title's before others; or none. */
function takeFitting(
  left: Point[],
  { words }: AgentAnswer,
  { material }: Writing,
  size: number,
  told: readonly Point[],
): Point[] {
  const wide = wideWordsOf(material.knowledge);
  const keywords = new Set(
    [...keywordsOf(withoutNames(words))].filter((word) => !wide.has(word) && !saysLittle.has(word)),
  );
  const isOwn = new Set(left);
  const candidates = [...left, ...material.others.filter((point) => !isOwn.has(point))]
    .filter((point) => !told.includes(point))
    .map((point) => ({ point, fit: fitOf(point, keywords), isOwn: isOwn.has(point) }))
    .filter(({ fit, isOwn: own }) => fit >= (own ? leastFit : leastFitOfOthers))
    .toSorted((one, other) => other.fit + (other.isOwn ? 2 : 0) - one.fit - (one.isOwn ? 2 : 0));
  const taken = candidates.slice(0, size > 1 ? 2 : 1).map(({ point }) => point);
  for (const point of taken) if (isOwn.has(point)) left.splice(left.indexOf(point), 1);
  return taken;
}

/** The one of the title's that has most words in common with an answer, as far as one has some. */
function takeClosest(left: Point[], answer: string): Point[] {
  const keywords = new Set(
    [...keywordsOf(withoutNames(answer))].filter((word) => !saysLittle.has(word)),
  );
  const [best] = left
    .slice(0, 8)
    .map((point) => ({ point, fit: fitOf(point, keywords) }))
    .filter(({ fit }) => fit >= 4)
    .toSorted((one, other) => other.fit - one.fit);
  return best ? left.splice(left.indexOf(best.point), 1) : [];
}

/** "MN Power" says nothing of power. */
const withoutNames = (text: string) =>
  text.replace(/(?<=[\p{L}\d&,] )\p{Lu}[\p{L}'’]+/gu, ' ').replace(/https?:\S+/g, ' ');

/** Words of any answer; "walk for any reason" is no walk-through. */
const saysLittle = new Set(
  keywordsOf(
    'walk day week month year call pay part side front short first usual hour minute matter mention range realistic most common typical important special closing close client one sold bought',
  ),
);

/** One of its subjects, or several of its words; more for a point that is not the title's. */
const leastFit = 3;
const leastFitOfOthers = 7;
