/** The longest stretch of a prompt we look at; the rest says nothing new about a picture. */
const longest = 4_000;

/** A prompt as plain lower-case words: what it wants to be seen, and what it does not. */
export type Reading = { wanted: string; refused: string };

export function readPrompt(prompt: string): Reading {
  const plain = prompt
    .slice(0, longest)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015_]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(lettering, '$1 $2');
  const refusals: string[] = [];
  const remove = (phrase: string) => {
    refusals.push(phrase);
    return ' . ';
  };
  const wanted = plain.replace(negatedList, remove).replace(negated, remove);
  return { wanted, refused: refusals.join(' . ') };
}

/** What a box or a sign is to say is nothing to be seen: "boxes labeled kitchen". */
const lettering =
  /\b(box(?:es)?|cartons?|bins?|jars?|tags?|signs?|banners?|mats?|mugs?) (label(?:l?ed)|marked|reading|saying|that says?)\b:? ["']?[a-z]+["']?(?:(?:,| and|,? or) ["']?[a-z]+["']?(?= |$))*/g;

const refusal =
  "\\b(?:no|not|never|without|avoid|avoiding|excluding|exclude|free of|don't|do not)\\b";
const item = "[a-z'-]+(?: [a-z'-]+){0,2}";

/** "no people, text or logos": one refusal for a whole list. */
const negatedList = new RegExp(`${refusal} ${item}(?:, ${item})*,? (?:or|nor) ${item}`, 'g');

/** "no snow": up to the next break or the next thing that is wanted. */
const negated = new RegExp(
  `${refusal}(?: (?!but\\b|with\\b|just\\b|only\\b|and (?:an?|the|some|lots)\\b)[a-z'-]+){1,5}`,
  'g',
);

/** "…, regional character of Austin, Texas: limestone homes, live oaks, …": the scene, and what is around it. */
export function splitWish(subject: string) {
  const [main = '', ...rest] = plainWording(subject).split(
    /\b(?:regional character of|surroundings as in)\b|;/i,
  );
  return { main, setting: rest.join(' ') };
}

/** The first of the named patterns in a text: where two are named, the one that comes first. */
export function firstNamed<T extends string>(
  text: string,
  patterns: readonly (readonly [T, RegExp])[],
): T | undefined {
  let found: { value: T; at: number } | undefined;
  for (const [value, pattern] of patterns) {
    const at = placeOf(text, pattern);
    if (at >= 0 && (!found || at < found.at)) found = { value, at };
  }
  return found?.value;
}

/** Where a text names it: a pattern that looks at the whole text first ends with the word it is about. */
function placeOf(text: string, pattern: RegExp): number {
  const match = pattern.source.startsWith('^(?!') ? pattern.exec(text) : undefined;
  return match ? match.index + match[0].length - 1 : text.search(pattern);
}

/** All of the named patterns in a text, the one that comes first before the others. */
export const allNamedInOrder = <T extends string>(
  text: string,
  patterns: readonly (readonly [T, RegExp])[],
): T[] =>
  patterns
    .map(([value, pattern]) => ({ value, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

/** All of the named patterns in a text. */
export const allNamed = <T extends string>(
  text: string,
  patterns: readonly (readonly [T, RegExp])[],
) => new Set(patterns.filter(([, pattern]) => pattern.test(text)).map(([value]) => value));

/** What lies around a house and not in its yard. */
const land =
  '(?:aspens?|maples?|oaks?|pines|firs|redwoods|palms|trees|mountains?|peaks|range|mesas?|buttes?|cliffs?|canyons?|red rocks?|foothills|hills?|bluffs?|rivers?|creeks?|streams?|lakes?|ponds?|bay|ocean|sea|gulf|sound|marsh(?:es)?|dunes|fields?|meadows?|pastures?|vineyards?|orchards?|woods|forests?|skyline|lighthouse|barns?|sunsets?|sunrise|rainbow|clouds)';

const landBehind = new RegExp(
  `^\\W*((?:(?!with\\b|and a\\b|house|home)[\\w'-]+ ){0,5}?${land}\\b[^,]{0,24}?) behind ((?:an? |the |our |some )?(?!the (?:hills|mountains|clouds|trees)\\b)[^,.;]+)`,
  'i',
);

/** Lakes with beaches, dunes and no other shore in sight. */
const greatLakes = /\b(?:on |along |by )?Lake (?:Michigan|Superior|Huron|Erie|Ontario)\b/g;

/** A wish in the words our lists know: "w/ a deck", "a creek behind a patio" is a patio with a creek behind it. */
const plainWording = (wish: string): string =>
  wish
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/ ?|\bw (?=[a-z])/g, 'with ')
    .replace(greatLakes, 'on the seashore')
    .replace(landBehind, '$2, $1 behind');
