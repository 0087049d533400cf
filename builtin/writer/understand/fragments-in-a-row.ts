import { countWords } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from './phrase-kind.ts';

/** "Photos. Floorplan. Board package prep.": things with a period after each are a list. */
export function withFragmentsListed(text: string): string {
  const parts = text.replace(/\.$/, '').split(/(?<=\p{Ll}{3})\. +(?=\p{L})/u);
  const [first = '', ...others] = parts;
  if (others.length === 0 || !parts.every(isThing)) return text;
  return [first, ...others.map((part) => small(part))].join(', ');
}

const isThing = (part: string) =>
  countWords(part) <= mostWords &&
  !/[,;:!?()/]|\d{3}/.test(part) &&
  !/^(?:no|not|none|yes|same|mine|and|but|or|so)\b/i.test(part) &&
  phraseKind(part) === 'noun';

const mostWords = 6;

/** A name of several words keeps its capitals. */
const small = (part: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
