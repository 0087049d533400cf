import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { listKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { byFit, keywordsOf, pointsFor } from '#builtin/writer/points.ts';
import type { Writing } from './writing.ts';

/** What all topics together know of a subject of one's own. */

/** A dozen candidates ask all topics for the same: once is enough. */
const lately = new Map<string, unknown>();
const mostKept = 6;

export function onceFor<T>(key: string, find: () => T): T {
  if (lately.has(key)) return lately.get(key) as T;
  const found = find();
  const [oldest] = lately.keys();
  if (lately.size >= mostKept && oldest !== undefined) lately.delete(oldest);
  lately.set(key, found);
  return found;
}

type Known = { answer: string; fit: number; points: Point[] };

/**
 * What the topics know of a subject: the answer to a title or a question that asks about the same.
 * `least` is the share of the subject's words that must be in it.
 */
export function knownAnswer(
  text: string,
  least: number,
  fewest = 2,
  isMeant = false,
): Known | undefined {
  return onceFor(`answer ${least} ${fewest} ${isMeant} ${text}`, () =>
    findAnswer(text, least, fewest, isMeant),
  );
}

function findAnswer(
  text: string,
  least: number,
  fewest: number,
  isMeant: boolean,
): Known | undefined {
  const wanted = keywordsOf(
    text
      .replace(/\b(?:choos|pick|hir|select|find)(?:e|ing)?\b/gi, 'choose')
      .replace(/\bprotest\w*\b/gi, 'appeal'),
  );
  if (wanted.size === 0) return undefined;
  const isWhat = /^what (?:is|are)\b/i.test(text);
  let best: Known | undefined;
  const consider = (about: string, answer: string, bonus: number, points: Point[] = []) => {
    const has = keywordsOf(about.replace(/\{\w+\}/g, ''));
    const shared = [...wanted].filter((word) => has.has(word)).length;
    if (shared < wanted.size * least || (shared < fewest && (bonus < 1 || fewest > 2))) return;
    if (isWhat && /^(?:Yes|No|It depends|Not)\b/.test(answer)) return;
    // What a thing is, and nothing else that is said of it.
    if (isMeant && bonus < 1) return;
    const fit = shared * 2 + bonus - has.size * 0.2;
    if (fit > (best?.fit ?? 0)) best = { answer, fit, points };
  };
  for (const { titles, faq, measures, points } of listKnowledge()) {
    for (const { title, answer, points: ids } of titles) {
      consider(
        title,
        answer[0],
        0.5,
        points.filter(({ id }) => ids.includes(id)),
      );
    }
    for (const { question, answer } of faq) {
      const asksSame = isWhat && /^What (?:is|are)\b/.test(question);
      consider(question, answer, asksSame ? 2 : isWhat && !isMeant ? 1 : 0.6);
    }
    for (const point of points) {
      const { question, lead, why, how } = point;
      // "What does escrow mean?" is the question that "what is escrow" asks.
      const isMeaning = isWhat && /\bmeans?\b/.test(question);
      consider(question, `${lead[0]} ${why} ${how}`, isMeaning ? 1.6 : 0, [point]);
    }
    for (const { name, counted, means } of measures) {
      consider(name, `${counted} ${means}`, isWhat ? 1 : 0);
    }
  }
  return best;
}

/** "earnest money vs down payment" is told by what each of the two is. */
export function knownPair(text: string): Known | undefined {
  const [, one = '', other = ''] =
    /^(?:explain |the difference between )?(.+?),? (?:vs\.?|versus|or|and) (.+)$/i.exec(text) ?? [];
  if (!/\b(?:vs|versus|difference)\b/i.test(text) || countWords(one) > 4 || countWords(other) > 4)
    return undefined;
  const [first, second] = [one, other].map((each) => knownAnswer(`what is ${each}`, 1, 1, true));
  if (!first || !second || first.answer === second.answer) return undefined;
  const answer = [first, second].map((each) => splitSentences(each.answer).slice(0, 2).join(' '));
  return { ...first, answer: answer.join(' ') };
}

/** Points of any topic that speak of the subject's own words, of so many of them at least. */
export function pointsAbout(
  { material }: Pick<Writing, 'material'>,
  text: string,
  share = mostly,
  most = 4,
): Point[] {
  const { climates, city } = material.place;
  return onceFor(`points ${share} ${climates.join()} ${city} ${text}`, () => {
    const wanted = new Set(
      [...keywordsOf(spelledOut(text).replaceAll(material.place.city, ''))].filter(
        (word) => !tooCommon.has(word),
      ),
    );
    const found = byFit(
      listKnowledge().flatMap(({ points }) => pointsFor(points, material.place.climates)),
      wanted,
    ).filter(({ point, fit }) => fit >= 3 && saysOf(point, wanted, text, share));
    return found.slice(0, most).map(({ point }) => point);
  });
}

const mostly = 0.75;

const tooCommon = new Set(
  'sell sale buy price market agent explain love drop wait place season month week year day'.split(
    ' ',
  ),
);

/** A point speaks of a subject when its words are in its first line. */
function saysOf(point: Point, wanted: ReadonlySet<string>, text: string, share: number): boolean {
  // One word alone must stand there as it was typed: "moving" is nothing that moves.
  const [only] = [...wanted];
  const word =
    wanted.size === 1 && new RegExp(`\\b${RegExp.escape(only ?? '')}\\p{L}*`, 'iu').exec(text)?.[0];
  if (word && !new RegExp(`\\b${word}\\b`, 'i').test(`${point.lead.join(' ')} ${point.question}`))
    return false;
  const has = keywordsOf(`${point.lead.join(' ')} ${point.question}`);
  const shared = [...wanted].filter((word) => has.has(word)).length;
  return shared > 0 && shared >= wanted.size * share;
}

const shortForms: Record<string, string> = {
  CMA: 'closed sales price',
  PMI: 'mortgage insurance',
  DTI: 'debt income',
  HELOC: 'home equity line',
};

const spelledOut = (text: string) =>
  text.replace(/\b(?:CMA|PMI|DTI|HELOC)\b/g, (short) => shortForms[short] ?? short);
