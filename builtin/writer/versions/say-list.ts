import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { isPair, isWholePart, type TextPart } from './read-parts.ts';

/** List items as running text, after the line that announced them where they need it. */
export function listAsSentences(items: readonly TextPart[], lead: TextPart | undefined): string {
  const isNeeded = lead !== undefined && items.some(({ needs }) => needs.includes(lead));
  const said = sayItems(items, isNeeded);
  return isNeeded ? `${lead.text} ${said}` : said;
}

function sayItems(items: readonly TextPart[], hasLead: boolean): string {
  if (hasLead && items.length > 1 && items.some(isPair) && items.every(isFigure))
    return ended(items.map(asFigure).join('; '));
  if (items.some((item) => isPair(item) || isWholePart(item) || isLong(item)))
    return items.map(({ text }) => asSentence(text)).join(' ');
  return joinedItems(
    items.map(({ text }) => withoutEnding(text, ' .,;')),
    hasLead,
  );
}

const isLong = ({ text }: TextPart) => text.length > 70;

/** "Homes for sale: 2,310". */
const isFigure = ({ text }: TextPart) =>
  /^[^:\d]{2,40}: (?:about |around |up |down |\$|\d)/.test(text) ||
  (/^[^:]{3,50}$/.test(text) && /\d/.test(text) && !/[.!?]$/.test(text));
const asFigure = ({ text }: TextPart) => lowerFirst(withoutEnding(text, ' .').replace(': ', ' '));

/** "Lake view from the second floor, new boiler in 2024, three bedrooms on one level." */
function joinedItems(items: string[], hasLead: boolean): string {
  const inside = items.map((item) => (isName(item) ? item : lowerFirst(item)));
  // A word we do not know may be a name: among words it begins a sentence of its own.
  const isUnsure = inside.some((item) => /^\p{Lu}/u.test(item) && !isName(item));
  if (isUnsure && inside.some((item) => /^\p{Ll}/u.test(item)))
    return items.map(asSentence).join(' ');
  const separator = items.some((item) => item.includes(',')) ? '; ' : ', ';
  const joined = ended(inside.join(separator));
  return hasLead ? joined : capitalise(joined);
}

/** "Blue Mouse Theatre". */
const isName = (item: string) =>
  /^\p{Lu}[\p{L}'’.&-]*(?: (?:of|the|and|at|on|in|de|la|&))* \p{Lu}/u.test(item);

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
