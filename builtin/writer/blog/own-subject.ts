import { createRandom } from '#builtin/random.ts';
import { joinNotes } from '#builtin/writer/answers/notes.ts';
import {
  type Block,
  bullets,
  heading,
  linesOf,
  paragraph,
  toHtml,
} from '#builtin/writer/blocks.ts';
import { knownOf } from '#builtin/writer/compose/known-subject.ts';
import { say, type Writing } from '#builtin/writer/compose/writing.ts';
import { commonSubject, type KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import { kindOfSubject } from '#builtin/writer/knowledge/subject-kind.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import type { Material } from '#builtin/writer/material.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { type OwnSubject, readSubject } from '#builtin/writer/understand/subject.ts';
import { splitSubject } from '#builtin/writer/understand/subject-answers.ts';
import type { Facts } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

/** What is known of a subject of the agent's own, for an article about it. */
export type KnownOfOwn = {
  subject: OwnSubject;
  known: KnownSubject;
  /** Of this very subject, and not what holds for any of its kind. */
  isOwn: boolean;
};

export function readOwnSubject(
  { topic }: Facts,
  place: { city: string; state: string },
): KnownOfOwn | undefined {
  if (topic.identifier !== 'custom') return undefined;
  const subject = readSubject(splitSubject(topic.name, place).subject, place);
  const own = knownOf(subject);
  const known = own ?? commonSubject(subject.intent, kindOfSubject(subject.text));
  return known && { subject, known, isOwn: own !== undefined };
}

/**
 * Advice for a house would only be in the way of a greeting, a sale, a story or news of one's own; of what is hardly known
 * there is no more to tell.
 */
export const isToldShort = ({ subject, known, isOwn }: KnownOfOwn, told: number): boolean =>
  (!isOwn && told < fewestPoints) ||
  !/^(?:explain|opinion|market-news)$/.test(subject.intent) ||
  /^(?:story|referral|hiring|news|places)$/.test(known.kind ?? '');

const fewestPoints = 3;

/** A short article: what a post would say, all that is known of the subject, and nothing to fill it up. */
export function writeShortArticle(
  facts: Facts,
  material: Material,
  { subject, known, isOwn }: KnownOfOwn,
  seed: number,
  today: Date,
): { draft: PieceDraft; note?: string } {
  const { post, judged } = judgePost(facts, seed, today);
  const { blocks } = judged;
  const more = isOwn ? pointsBeside(known, blocks, { material }) : [];
  const tips = ((isOwn && known.tips) || []).filter(
    (tip) => !linesOf(blocks).includes(say({ material }, tip)),
  );
  const random = createRandom(seed);
  const article = [
    ...blocks.slice(0, -1),
    ...(more.length > 1 ? [heading(random.pick(moreHeadings))] : []),
    ...more.map((point) => paragraph(point)),
    ...(tips.length > 3
      ? [heading(random.pick(listHeadings)), bullets(tips.map((tip) => say({ material }, tip)))]
      : []),
    ...blocks.slice(-1),
  ];
  return {
    draft: {
      ...post.draft,
      content: toHtml(article),
      ...labelsFor(facts, material, random, 'blog', { subject }),
    },
    note: joinNotes(
      'This article is short: I know little of the subject and did not fill it up.',
      post.note,
    ),
  };
}

/** What an article has not said yet of what is known of its subject. */
export function pointsBeside(
  { points }: KnownSubject,
  blocks: readonly Block[],
  writing: Pick<Writing, 'material'>,
): string[] {
  const said = linesOf(blocks).map(keywordsOf);
  const isSaid = (point: string) => {
    const words = keywordsOf(point);
    return said.some((each) => words.intersection(each).size >= words.size * 0.6);
  };
  return points
    .filter((point) => !point.includes('{where}'))
    .map((point) => say(writing, point))
    .filter((point) => !isSaid(point));
}

const moreHeadings = ['Good to know', 'Worth knowing', 'A few things more'];
const listHeadings = ['A short list', 'A list to start with', 'Where to start'];
