import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { listBlock } from './say-facts.ts';
import type { Writing } from './writing.ts';

/** The home in figures, then what is special. */
export function homeBlocks(features: readonly Fact[], writing: Writing): Block[] {
  const special = featureBlocks(features, writing);
  return [...propertyLines(writing), ...special];
}

/** What is special, and one lone figure of the home with it. */
export function featureBlocks(features: readonly Fact[], { brief }: Writing): Block[] {
  const { property } = brief;
  const lone = [...property.rooms.map(spelledRooms), ...property.size.map(spelledSize)];
  if (lone.length === 1 && !property.price && features[0]) {
    property.rooms = [];
    property.size = [];
    const [first, ...others] = features;
    const items = first.items.length > 1 ? first.items : first.head ? [first.head.text] : [];
    return [...listBlock({ ...first, items: [...items, ...lone] }), ...others.flatMap(listBlock)];
  }
  return features.flatMap(listBlock);
}

/** Beds, baths, size and price on a line of their own. */
export function propertyLines({ brief }: Writing): Block[] {
  const { rooms, size, price } = brief.property;
  const parts = [...rooms.map(spelledRooms), ...size.map(spelledSize), ...(price ? [price] : [])];
  return parts.length > 0 ? [paragraph(`${capitalise(parts.join(', '))}.`)] : [];
}

const spelledRooms = (text: string) =>
  text
    .replace(
      /\b(\d+(?:\.\d+)?) ?(?:beds?|bedrooms?|br|bd|bdrm)\b/gi,
      (_, count: string) => `${count} bed${count === '1' ? '' : 's'}`,
    )
    .replace(
      /\b(\d+(?:\.\d+)?) ?(?:baths?|bathrooms?|ba)\b/gi,
      (_, count: string) => `${count} bath${count === '1' ? '' : 's'}`,
    )
    .replace(/\b(\d+) ?\/ ?(\d+(?:\.5)?)\b/g, '$1 beds, $2 baths')
    .replace(/(beds?) (?=\d)/g, '$1, ');

const spelledSize = (text: string) =>
  text
    .replace(/^About\b|^Around\b|^Roughly\b|^Just\b|^Over\b|^Nearly\b/, (word) =>
      word.toLowerCase(),
    )
    .replace(/\b(?:sf|sqft|sq\.? ?ft\.?)\b/gi, 'square feet');

/** Beds, baths and size as one sentence. */
export function homeInWords({ brief }: Writing): (string | undefined)[] {
  const { rooms, size } = brief.property;
  const parts = [...rooms.map(spelledRooms), ...size.map(spelledSize)];
  return [parts.length > 0 ? `${capitalise(parts.join(', '))}.` : undefined];
}
