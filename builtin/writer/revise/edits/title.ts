import type { Random } from '#builtin/random.ts';
import { linesOf, type Piece } from '#builtin/writer/blocks.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { addressIn, priceIn, roomsIn } from '#builtin/writer/understand/segments.ts';
import type { Context } from './context.ts';
import { isNewsTopic, newsTitle } from './news-title.ts';
import { valuePattern } from './values.ts';

/** The title that was given, with the place in it, or another one. */
export function retitled(
  piece: Piece,
  { text, shorter, withPlace, add }: EditOf<'title'>,
  { material, random }: Context,
): string {
  const old = piece.title;
  if (text) return capitalise(text);
  if (add) return withAdded(piece, add);
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
  return newTitle(material, old, shorter, random);
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
  if (/^(?:19|20)\d\d$/.test(add)) return `${title} in ${add}`;
  const words = add.split(' ');
  for (let at = 1; at < words.length - 1; at++) {
    const tail = words.slice(at).join(' ');
    const index = title.toLowerCase().indexOf(tail.toLowerCase());
    if (index >= 0)
      return capitalise(`${title.slice(0, index)}${add}${title.slice(index + tail.length)}`);
  }
  return title.includes(':') ? `${title}, ${add}` : `${title}: ${add}`;
}

/** "I turned 10 years this month and want to thank people" is told by its first half. */
function firstPart(title: string): string {
  const [head = title] = title.split(/,? (?:and|but|so|because|while|which|also) |, |: | [–—-] /);
  return head.split(' ').length >= 3 ? head : title;
}

/** Another title for the same text: it promises no more than the subject. */
function newTitle(
  { subjectInPlace, place }: Material,
  old: string,
  shorter: boolean | undefined,
  random: Random,
): string {
  // "Down payment help: programs to ask about" is about more than first homes.
  const [head = '', rest = ''] = old.split(/: (.+)/);
  const isHead = rest !== '' && countWords(head) >= 2 && countWords(head) <= 5 && !shorter;
  const subject = !isHead
    ? subjectInPlace
    : head.toLowerCase().includes(place.city.toLowerCase())
      ? head
      : `${head} in ${place.city}`;
  const titles = patterns
    .map((pattern) => capitalise(pattern.replace('{subject}', () => subject)))
    .filter((title) => title !== old);
  if (shorter) return shortestBelow([...titles, old.split(/: | [–—-] /)[0] ?? old], old);
  return random.pick(titles);
}

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
