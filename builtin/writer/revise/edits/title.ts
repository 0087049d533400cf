import type { Random } from '#builtin/random.ts';
import { linesOf, type Piece, sentencesIn, withoutMarks } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { addressIn, priceIn, roomsIn } from '#builtin/writer/understand/segments.ts';
import type { Context } from './context.ts';
import { isNewsTopic, newsTitle } from './news-title.ts';
import { valuePattern } from './values.ts';

/** The title that was given, with the place in it, or another one. */
export function retitled(
  piece: Piece,
  { text, shorter, withPlace, add, fromText, asQuestion }: EditOf<'title'>,
  { material, random }: Context,
): string {
  const old = piece.title;
  if (text) return capitalise(text);
  if (asQuestion) return questionOf(old);
  if (add && fromText) {
    const told = fromSentence(piece, add);
    // A figure or a word alone behind a title says nothing.
    return told ?? (/\d/.test(add) || countWords(add) < 2 ? old : withAdded(piece, add));
  }
  if (add)
    return withAdded(
      piece,
      /^(?:the )?(?:current |this )?year$/i.test(add) ? String(material.today.getFullYear()) : add,
    );
  if (withPlace) return titleWithPlace(old, material.place.city);
  // Of a subject of the agent's own only its words are known.
  if (material.knowledge.identifier === 'general') return shorter ? firstPart(old) : old;
  const topic = material.knowledge.identifier;
  if (isNewsTopic(topic)) {
    const fresh = newsTitle(piece, topic);
    return fresh && (!shorter || fresh.length < old.length)
      ? fresh
      : shorter
        ? firstPart(old)
        : old;
  }
  const fresh = newTitle(material, piece, shorter, random);
  if (speaksOfTheSame(old, fresh, material.place.city)) return fresh;
  return shorter ? firstPart(old) : old;
}

/** "What closing costs" and "Fees in Bend: what to expect" as questions; undefined words stay as they are. */
function questionOf(title: string): string {
  if (title.endsWith('?')) return title;
  const [head = title, rest] = title.split(/: (.+)/);
  const isThing =
    phraseKind(head) === 'noun' && !/^(?:how|what|why|when|where|which|who)\b/i.test(head);
  if (/^(?:should|is|are|do|does|can|will|what['’]?s|what (?:is|are)|which)\b/i.test(title))
    return `${title}?`;
  const told = /^(?:what|how|why|when|where) (?:to|\p{L}+ (?!is\b|are\b)\p{L}+)/iu.test(title);
  if (/^(?:how|what|when|where) to\b/i.test(head)) return `Do you know ${lowerFirst(head)}?`;
  if (told) return `Do you know ${lowerFirst(head)}?`;
  if (/^\p{Lu}\p{Ll}+ing \p{L}/u.test(title) && !rest)
    return `What does ${title.charAt(0).toLowerCase()}${title.slice(1)} take?`;
  if (phraseKind(head) === 'order') return `Ready to ${lowerFirst(head)}?`;
  if (rest && /^[^?]+$/.test(rest) && isThing) return `${head}: what should you know?`;
  return isThing ? `What should you know about ${lowerFirst(head)}?` : `${title}?`;
}

/** "twilight open house" where the title has "open house"; the rooms and the price as the text has them. */
function withAdded({ title, blocks }: Piece, asked: string): string {
  const text = linesOf(blocks).join('\n');
  const found = /^(?:the )?beds?(?:rooms?)?\b/i.test(asked)
    ? (/\d+ beds?(?:rooms?)?,? (?:and )?[\d.]+ baths?/i.exec(text) ?? roomsIn.exec(text))?.[0]
    : /^(?:the )?price$/i.test(asked)
      ? priceIn.exec(text)?.[0]
      : /^(?:the )?address$/i.test(asked)
        ? addressIn.exec(text)?.[0]
        : /^(?:the )?(?:times?|hours|dates?|day)$/i.test(asked)
          ? valuePattern(/time|hours/i.test(asked) ? 'time' : 'date')?.exec(text)?.[0]
          : undefined;
  const add = (found ?? asked).trim();
  if (title.toLowerCase().includes(add.toLowerCase())) return title;
  if (/^(?:19|20)\d\d$/.test(add))
    return /\?$/.test(title)
      ? title.replace(/\?$/, ` in ${add}?`)
      : title.includes(':')
        ? title.replace(/:/, ` in ${add}:`)
        : `${title} in ${add}`;
  const words = add.split(' ');
  for (let at = 1; at < words.length - 1; at++) {
    const tail = words.slice(at).join(' ');
    const index = title.toLowerCase().indexOf(tail.toLowerCase());
    if (index >= 0)
      return capitalise(`${title.slice(0, index)}${add}${title.slice(index + tail.length)}`);
  }
  return title.includes(':') ? `${title}, ${add}` : `${title}: ${add}`;
}

/** The clause of the text that says it, where it is short enough for a headline. */
function fromSentence({ title, blocks }: Piece, what: string): string | undefined {
  const figure = (/[$\d][\d,.]*\d%?|\d/.exec(what) ?? [])[0];
  const wanted = (figure ?? what).toLowerCase();
  if (title.toLowerCase().includes(wanted)) return undefined;
  const clauses = sentencesIn(blocks)
    .flatMap((sentence) =>
      withoutMarks(sentence).split(
        /(?:,? (?:and|but|so)|[;,–-]) (?=(?:I|we|they|he|she|it|you|the|my|our)\b)|\. (?=\p{Lu})/u,
      ),
    )
    .map((clause) => clause.replace(/[.!]+$/, '').trim());
  const found = clauses.find((clause) => clause.toLowerCase().includes(wanted));
  if (!found) return undefined;
  const isWhole =
    countWords(found) >= 4 && countWords(found) <= 14 && !/:|\?./.test(found) && found.length <= 90;
  if (isWhole && /^(?:sentence|order)$/.test(phraseKind(found))) return capitalise(found);
  if (isWhole && figure && /^[\p{Lu}\d$]/u.test(found)) return found;
  return !figure && countWords(found) <= 6
    ? `${firstPart(title)}: ${/^\p{Lu}\p{Ll}/u.test(found) ? lowerFirst(found) : found}`
    : undefined;
}

/** A title that is about less, or about something else, is no better one. */
function speaksOfTheSame(old: string, fresh: string, city: string): boolean {
  const own = (title: string) => [...keywordsOf(title.replaceAll(city, ''))];
  const words = new Set(own(fresh));
  const wanted = own(old.split(': ')[0] ?? old);
  return (
    wanted.length === 0 || wanted.filter((word) => words.has(word)).length * 2 >= wanted.length
  );
}

/** "I turned 10 years this month and want to thank people" is told by its first half. */
function firstPart(title: string): string {
  const [head = title] = title.split(/,? (?:and|but|so|because|while|which|also) |, |: | [–—-] /);
  return head.split(' ').length >= 2 ? head : title;
}

/** Another title for the same text: it promises no more than the subject. */
function newTitle(
  { subjectInPlace, place }: Material,
  { title: old, blocks }: Piece,
  shorter: boolean | undefined,
  random: Random,
): string {
  // "Down payment help: programs to ask about" is about more than first homes.
  const [head = '', rest = ''] = old.split(/: (.+)/);
  const isHead = rest !== '' && countWords(head) >= 2 && countWords(head) <= 5 && !shorter;
  // What the title names, such as "Flooring choices for Charleston homes", is its subject.
  const isName =
    rest === '' &&
    !shorter &&
    !/\?/.test(old) &&
    !notAName.test(old) &&
    phraseKind(old) !== 'order';
  const subject = !isHead
    ? isName
      ? old
      : subjectInPlace
    : head.toLowerCase().includes(place.city.toLowerCase())
      ? head
      : `${head} in ${place.city}`;
  const counted = shorter ? undefined : asClause(old, blocks);
  if (counted) return counted;
  const titles = (isName && !isHead ? afterTitle : patterns)
    .map((pattern) => capitalise(pattern.replace('{subject}', () => subject)))
    .filter((title) => title !== old);
  if (shorter)
    return shortestBelow([...titles, old.split(/: | [–—-] /)[0] ?? old, firstPart(old)], old);
  return random.pick(titles);
}

/** "What to finish before a sale" as "4 things to finish before a sale", where the text lists four. */
function asClause(old: string, blocks: Piece['blocks']): string | undefined {
  if (!/^(?:what|how|when|where|why|which) [^:?]+$/i.test(old)) return undefined;
  const [list, ...others] = blocks.filter((block) => 'items' in block);
  const count = list && 'items' in list && others.length === 0 ? list.items.length : 0;
  const what = /^what to (.+)$/i.exec(old)?.[1];
  return what && count >= 3 ? `${count} things to ${what}` : `${old}: start here`;
}

const notAName =
  /^(?:what|how|when|where|why|who|which|is|are|do|does|can|should|will|ready|thinking|moving|just|new|now|if|before|after)\b|\b(?:welcome|goes|go)\b/i;

function shortestBelow(titles: string[], old: string): string {
  const [shortest = old] = titles.toSorted((one, other) => one.length - other.length);
  return shortest.length < old.length ? shortest : old;
}

/** "Ready to sell?" as "Ready to sell in Austin?". */
function titleWithPlace(title: string, city: string): string {
  if (title.toLowerCase().includes(city.toLowerCase())) return title;
  return title.replace(/[.?!]?$/, (mark) => ` in ${city}${mark}`);
}

const patterns = [
  '{subject}: what to know first',
  '{subject}, in plain words',
  'A calm guide to {subject}',
  'A few good steps for {subject}',
  '{subject}: start here',
  '{subject}',
];

/** Behind a title that stays as it is. */
const afterTitle = ['{subject}: what to know first', '{subject}, in plain words'];
