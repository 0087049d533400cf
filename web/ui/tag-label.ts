import { placePrefixes } from '#contract/place-prefixes.ts';

/** `city:austin` is Austin, `state:tx` is TX, and `first-time-buyers` are first time buyers. */
export function tagLabel(tag: string): string {
  const prefix = placePrefixes.find((each) => tag.startsWith(`${each}:`));
  if (!prefix) return tag.replaceAll('-', ' ');
  const place = tag.slice(prefix.length + 1);
  if (prefix === 'state') return place.toUpperCase();
  return place.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}
