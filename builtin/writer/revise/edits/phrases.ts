import { type Block, linesOf } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { addressIn, roomsIn } from '#builtin/writer/understand/segments.ts';
import { indefiniteArticle } from '#contract/articles.ts';

/** Words of the agent made fit to stand inside a sentence. */

/** "Wright Park" may stand among places. */
export const isName = (text: string) =>
  text.split(' ').every((word) => /^(?:\p{Lu}|\d|of|the|and|&)/u.test(word));

/** Rooms or a price near the start: the post is about one home. */
export const announcesHome = (blocks: readonly Block[]) =>
  linesOf(blocks.slice(0, 4)).some((line) => roomsIn.test(line) || addressIn.test(line));

/** "heated driveway" as "a heated driveway"; "new windows" stays. */
export function withDeterminer(text: string): string {
  const words = lowerFirst(text).replace(/^\p{Lu}(?=\p{Ll}+ed \p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );
  const [head = ''] = words.split(
    / (?:with|in|on|of|for|from|near|by|at|to|that|and|under|over|behind|out|off|beside|around|across)\b|,/,
  );
  const noun = head.split(' ').at(-1) ?? '';
  const isBare =
    !/^(?:an?|the|my|our|your|his|her|their|some|no|plenty|lots)\b/i.test(words) &&
    !/(?<![su])s$/i.test(noun) &&
    !uncounted.has(noun.toLowerCase());
  return isBare ? `${indefiniteArticle(words)} ${words}` : words;
}

const uncounted = new Set(
  `parking storage heat heating air lighting landscaping plumbing wiring flooring furniture access space insulation siding
  electricity laundry lemonade coffee cider food music water wifi tile hardwood carpet light room privacy paint trim equipment
  ft sqft feet acre`.split(/\s+/),
);

/** For use behind other words: "That's" and "Here's" lose their capital as well. */
export const withinSentence = (text: string) =>
  lowerFirst(
    text.replace(/^(?:That|It|There|Here|They|You|We|He|She|What|Who|Don)(?=['’])/, (word) =>
      word.toLowerCase(),
    ),
  );
