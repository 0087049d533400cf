import { linesOf, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { passagesOf } from '#builtin/writer/revise/passages.ts';
import { addressIn, priceIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';

/**
 * Another title for an announcement, made of what it says: where, what is special, for how much, when. General
 * words such as "what to know first" promise a guide. Undefined where the text has nothing to make one of.
 */
export function newsTitle({ title, blocks }: Piece, topic: string): string | undefined {
  const text = linesOf(blocks).map(withoutMarks);
  const all = text.join('\n');
  const address = (addressIn.exec(all) ?? placeIn.exec(all))?.[0].replace(/[.,]$/, '');
  const feature = passagesOf(blocks).find(
    ({ kind, text: item }) => kind === 'item' && countWords(item) <= 7 && !/[:.]/.test(item),
  )?.text;
  const price = priceIn.exec(all)?.[0];
  const { day } = whereAndWhen(all);
  const result = text
    .flatMap(splitSentences)
    .find((line) => /^\d+ offers?\b/i.test(line) && countWords(line) <= 8)
    ?.replace(/[.!]$/, '');
  const greeting = text[0]?.replace(/[.!]+$/, '');
  const titles: Record<string, (string | false | undefined)[]> = {
    'just-listed': [
      address && feature && `${address}: ${lowerFirst(feature)}`,
      address && price && `${address}, listed at ${price}`,
    ],
    'open-houses': [
      day && address && `${day.replace(/,.*$/, '')}: open house at ${address}`,
      address && feature && `${address}: ${lowerFirst(feature)}`,
    ],
    'price-change': [
      address && price && `${address} is now ${price}`,
      address && feature && `${address}: new price, ${lowerFirst(feature)}`,
    ],
    'just-sold': [result && `Just sold: ${result}`, address && `Sold: ${address}`],
    'thanks-and-holidays': [greeting && countWords(greeting) <= 6 && greeting],
  };
  return (titles[topic] ?? []).find((each): each is string => Boolean(each) && each !== title);
}

export const isNewsTopic = (topic: string) =>
  /^(?:just-listed|open-houses|price-change|just-sold|thanks-and-holidays)$/.test(topic);

/** "731 N Camino Real": a street without the word for one. */
const placeIn = /\b\d{2,6} (?:[NSEW]\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u;
