import { countWords } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from './phrase-kind.ts';

/**
 * Asked whom they thank and for what, agents type a name, a comma and a deed: "Dale at Ridge Inspections, crawled under
 * a house". Without the comma it is a sentence.
 */
export function withNameAndDeed(said: string, question: string): string {
  if (!/^whom?\b/i.test(question)) return said;
  const [, name = '', deed = ''] = /^([^,.;:!?]+), ((?!and\b|or\b)\p{Ll}[^.!?]*)/u.exec(said) ?? [];
  const isDeed = irregularDeed.test(deed) || (regularDeed.test(deed) && !state.test(deed));
  return name !== '' && countWords(name) <= 7 && isDeed && phraseKind(name) === 'noun'
    ? `${name} ${said.slice(name.length + 2)}`
    : said;
}

const regularDeed =
  /^\p{Ll}+ed (?:the|an?|my|our|his|her|their|it|them|me|us|out|up|in|on|at|for|to|until|through|under|over|off|all|every|two|\d)/u;

/** Where somebody is or what they may do is no deed. */
const state = /^(?:licensed|located|certified|based|retired|married|listed|named|insured|bonded)\b/;

/** What a name's owner did: forms that are hardly ever nouns after a comma. */
const irregularDeed =
  /^(?:drove|came|did|found|fixed|got|held|kept|made|met|ran|sat|saved|spent|stayed|stood|taught|told|took|went|wrote|caught|built|brought|gave|sold)\b/;
