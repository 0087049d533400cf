import { type Block, lastIndexOf, paragraph, withoutMarks } from '#builtin/writer/blocks.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { type Passage, passagesOf } from '#builtin/writer/revise/passages.ts';
import { addressIn, roomsIn } from '#builtin/writer/understand/segments.ts';
import { isInvitation } from './call-to-action.ts';
import { beforeEnd } from './length.ts';

/**
 * A statement stands with what it speaks of. One about the home itself, "it's near the lake", stands with
 * its rooms and price; one about nothing that the text has comes before the end.
 */
export function inPlace(blocks: Block[], lines: string[], about?: string): Block[] {
  const text = lines.join(' ');
  if (blocks.length === 1) return inOneParagraph(blocks, lines);
  // What the agent does or offers stands before the end.
  if (
    /^I (?:can|will|also|offer|do|have)\b|^I['’](?:ll|m)\b|^There['’]s (?:\p{L}+ )?(?:cider|coffee|cookies|snacks|donuts|cocoa|lemonade|pizza|tacos|food|drinks)\b/iu.test(
      text,
    )
  )
    return beforeEnd(blocks, paragraph(...lines));
  const home =
    /^(?:it|it['’]s|its|there['’]s|there (?:is|are)|the (?:home|house)|this (?:home|house|one)|price:)(?!\p{L})/iu.test(
      text,
    )
      ? homeLine(blocks)
      : undefined;
  if (home !== undefined && about === undefined)
    return blocks.toSpliced(
      endOfFacts(blocks, home, /^there\b/i.test(text)) + 1,
      0,
      paragraph(...lines),
    );
  const [named] = about ? findPassages(blocks, about) : [];
  const at = named ?? relatedPassage(blocks, about ?? text);
  const block = at && blocks[at.block];
  if (!at || !block || at.block >= lastIndexOf(blocks))
    return beforeEnd(blocks, paragraph(...lines));
  if (block.kind !== 'p' || /:\s*$/.test(withoutMarks(block.text)) || at.kind === 'item')
    return blocks.toSpliced(at.block + 1, 0, paragraph(...lines));
  // A line of its own, such as an address, stays one.
  if (!/[.!?]["')]*$/.test(withoutMarks(block.text)))
    return blocks.toSpliced(at.block + 1, 0, paragraph(...lines));
  // What explains a thing stands right behind it.
  const sentences = splitSentences(block.text);
  return blocks.with(
    at.block,
    named
      ? paragraph(...sentences.toSpliced(at.part + 1, 0, ...lines))
      : paragraph(block.text, ...lines),
  );
}

/** The text is one paragraph: behind it, or in front of the invitation that ends it. */
function inOneParagraph(blocks: Block[], lines: string[]): Block[] {
  const [block] = blocks;
  if (block?.kind !== 'p') return [...blocks, paragraph(...lines)];
  const sentences = splitSentences(block.text);
  const related = relatedPassage(blocks, lines.join(' '));
  if (related) return [paragraph(...sentences.toSpliced(related.part + 1, 0, ...lines))];
  const last = sentences.length - 1;
  const isCalled = isInvitation(sentences.at(-1) ?? '') && last > 0;
  // A question that leads up to the invitation stays with it.
  const isLed = isCalled && last > 1 && /\?$/.test(sentences[last - 1] ?? '');
  const end = isLed ? last - 1 : isCalled ? last : last + 1;
  return [paragraph(...sentences.slice(0, end), ...lines, ...sentences.slice(end))];
}

/** The last of the lines at the top that tell what home it is. */
function homeLine(blocks: readonly Block[]): number | undefined {
  const at = blocks.findLastIndex(
    (block, index) =>
      index < 4 && block.kind === 'p' && (roomsIn.test(block.text) || addressIn.test(block.text)),
  );
  return at < 0 ? undefined : at;
}

/** The lines that belong to it, such as when it is open, are not taken apart; "there's a loft" follows its list as well. */
function endOfFacts(blocks: readonly Block[], home: number, isOneMore: boolean): number {
  let at = home;
  for (let next = blocks[at + 1]; next && at + 1 < lastIndexOf(blocks); next = blocks[at + 1]) {
    const isLine = next.kind === 'p' && !/[.!?:]["')]*$/.test(withoutMarks(next.text));
    if (!isLine && !(isOneMore && 'items' in next)) break;
    at++;
  }
  return at;
}

/** What shares a telling word with a statement. */
function relatedPassage(blocks: readonly Block[], text: string): Passage | undefined {
  const wanted = [...keywordsOf(text)].filter((word) => word.length > 3 && !/^\d/.test(word));
  const passages = passagesOf(blocks).map((passage) => ({
    passage,
    words: keywordsOf(withoutMarks(passage.text)),
  }));
  const names = keywordsOf(
    (text.match(/(?<![.!?] )(?<![\p{L}'’])\p{Lu}\p{Ll}{2,}/gu) ?? []).join(' '),
  );
  // A word that runs through the text tells nothing.
  const telling = wanted.filter(
    (word) => passages.filter(({ words }) => words.has(word)).length <= 2,
  );
  const fits = passages
    .map(({ passage, words }) => ({
      passage,
      // A name tells more than a word such as "first".
      fit: telling
        .filter((word) => words.has(word))
        .reduce((sum, word) => sum + (names.has(word) ? 3 : 1), 0),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  return fits[0]?.passage;
}
