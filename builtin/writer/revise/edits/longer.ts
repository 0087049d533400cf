import { linesOf, type Piece, wordCountOf } from '#builtin/writer/blocks.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Context, EditResult } from './context.ts';
import { withBlocks } from './context.ts';
import { lengthen } from './length.ts';
import { humanly } from './spoken.ts';

/**
 * More words: points that speak of what the text speaks of. An announcement has only the facts of the agent;
 * general advice under it would be about another thing, so its notes become whole sentences instead.
 */
export function grown(piece: Piece, _: unknown, context: Context): EditResult {
  const { material, random, isBlog } = context;
  const isNews = !isBlog && announcements.has(material.knowledge.identifier);
  const { blocks } = isNews ? humanly(piece).piece : piece;
  const words = wordCountOf(piece.blocks);
  const said = keywordsOf(linesOf(blocks).join(' ').replaceAll(material.place.city, ''));
  // Every point speaks of the subject by its name, whatever else it is about.
  const named = keywordsOf(isNews ? `${piece.title} ${material.subjectInPlace}` : '');
  const about = new Set([...said].filter((word) => !named.has(word)));
  const shared = (point: Point) =>
    [...keywordsOf(material.say(`${point.lead.join(' ')} ${point.why} ${point.how}`))].filter(
      (word) => about.has(word),
    ).length;
  const fitting = (points: Point[]) =>
    points
      .filter((point) => !isNews || shared(point) > 3)
      .toSorted((one, other) => shared(other) - shared(one));
  const most = Math.max(isBlog ? mostWordsOfBlog : mostWordsOfPost, Math.round(words * 1.25));
  const longer = lengthen(
    blocks,
    { least: Math.round(words * 1.3), most },
    { ...material, own: fitting(material.own), others: isNews ? [] : fitting(material.others) },
    random,
  );
  const isMissed = isNews && wordCountOf(longer) < words * 1.3;
  return withBlocks(
    piece,
    wordCountOf(longer) > words ? longer : piece.blocks,
    isMissed
      ? 'I know no more about it than you told me. Tell me two or three facts to add, and I will put them in.'
      : undefined,
  );
}

type Point = Context['material']['own'][number];

const announcements = new Set([
  'just-listed',
  'just-sold',
  'price-change',
  'open-houses',
  'thanks-and-holidays',
  'general',
]);

const mostWordsOfPost = 190;
const mostWordsOfBlog = 1_800;
