import { oncePerKey } from '#builtin/once.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';

/**
 * What is wrong where our words and the agent's meet, read from the finished line alone: a candidate that has any is
 * not taken while there is another. It looks at the seams, and not at how the agent writes. A dozen candidates have most
 * of their lines in common.
 */
export const joinFaults = oncePerKey(
  (line: string): readonly string[] => [
    ...seams.filter(([, pattern]) => pattern.test(line)).map(([name]) => name),
    ...(startsSmall(line) ? ['a sentence begins small'] : []),
    ...(splitSentences(line).some(isLoneOrder) ? ['a lone order'] : []),
    ...(hasOpenQuote(line) ? ['a quote that is not closed'] : []),
    ...(saysLabelTwice(line) ? ['a label and its words say the same'] : []),
  ],
  200,
);

const seams: [name: string, pattern: RegExp][] = [
  [
    'two articles',
    /\b(?:an?|the) (?:an?|the|my|our|your|their|this|these|those|any|some|every|each)\b/i,
  ],
  [
    'the same word twice',
    /\b(?!(?:had|that|very|really|so|bora|walla|pago|new)\b)(\p{L}+) \1\b(?![-'’])/iu,
  ],
  // "homes in homes on the bench".
  [
    'a noun within itself',
    /\b(?!(?:day|week|month|year|side|door|face|house|room|step|one|block|end|time)\b)(\p{L}{3,}) (?:in|of|for|with|on|at|by) (?:the |an? )?\1\b(?!@)/iu,
  ],
  // "one of the homes in 3-bedroom ramblers", "one of the condo".
  [
    'homes in homes',
    /\b(?:homes|houses|one of the \p{L}+) in (?:an? )?(?:\d[\p{L}\d-]* |older |newer |small )*(?:homes|houses|condos?|town(?:homes?|houses?)|ranch(?:es)?|ramblers?|bungalows?|capes?|colonials?|duplex(?:es)?|villas?|lofts?|cottages?)\b/iu,
  ],
  [
    'one of a single thing',
    /\bone of the (?:(?!with |of |in |on |near )[\p{L}-]+ ){0,3}(?:condo|house|home|townhome|townhouse|ranch|bungalow|cottage|duplex|land|acreage|waterfront)(?=[?.,!]| (?:in|under|over|from|near)\b)/iu,
  ],
  [
    'a sentence that ends open',
    /\b(?:the|an?|and|or|but|of|my|our|your|than|because)[.?!](?=\s|$)/iu,
  ],
  [
    'two prepositions',
    /\b(?:(?:from|of) (?:from|of|in|on|at|by|with|for)|(?:for|with|about|at) (?:in|on|at|by|with|of|from|for)|in (?:in|of)|by (?:by|of|for))\b(?! (?:front|between|and out|and large)\b)/i,
  ],
  [
    'which has lost its noun',
    /\band which\b|\b(?:for|from|of|to|with|about) which (?:is|are|was|were|has|have|means|takes|costs)\b/i,
  ],
  ['two verbs', /\b(?:is|are|was|were) (?:is|are|was|were|am)\b/i],
  ['two colons', /^[^.!?]{3,60}: [^.!?]{1,60}: /],
  // "gets a film, drone and previews": one has its article, the next has not.
  [
    'an article for the first alone',
    /\b(?:gets?|with|for|about|at) an? [\p{L}-]+(?: [\p{L}-]+)?, (?!an?\b|the\b|\d|which\b|who\b|and\b|or\b|so\b|but\b)[\p{Ll}-]+[^s\s,] and /u,
  ],
  ['more than up', /\bin the \$[\d,.]+(?: million)? and (?:up|more) range\b/i],
  ['a mark after a mark', /[,;:] ?[.,;:!?]|[!?] ?[,;:]/],
];

/** "come by. dogs welcome". Short forms and addresses of pages may. */
const startsSmall = (line: string) =>
  /^\p{Ll}\p{Ll}+ |(?<!\b(?:[ap]\.m|St|Dr|Ave|Rd|Blvd|Ln|vs|etc|approx|Inc|Co|Mt|Ft|No|Jr|Sr|\p{L}))[.?] (?!\S+\.\p{L}{2,})\p{Ll}\p{Ll}/u.test(
    line,
  );

/** "Decide." and "Change weekly." are what is left of a sentence; "Ask me." is a call. */
const isLoneOrder = (sentence: string) =>
  countWords(sentence) <= 2 &&
  sentence.endsWith('.') &&
  !reaches.test(sentence) &&
  phraseKind(sentence.slice(0, -1)) === 'order';

const reaches =
  /^(?:ask|call|text|dm|message|email|come|stop|swing|drop|send|tell|reply|comment|book|rsvp|register|share|visit|thank|enjoy|celebrate|join|see|knock|wave|say|vote|follow|just)\b/i;

/** Inches have such a mark as well. */
const hasOpenQuote = (line: string) =>
  (line.match(/(?<!\d)"/g) ?? []).length % 2 === 1 ||
  (line.match(/“/g) ?? []).length !== (line.match(/”/g) ?? []).length;

/** "The surprise: the due diligence fee surprises everyone". */
function saysLabelTwice(line: string): boolean {
  const [, label = '', words = ''] = /^([^:.!?"]{3,48}): (.+)$/s.exec(line) ?? [];
  const start = stemsOf(words.split(/\s+/).slice(0, 6).join(' '));
  const said = stemsOf(label);
  return (
    said.size > 0 &&
    countWords(words) > 1 &&
    [...said].filter((stem) => start.has(stem)).length >= Math.min(2, said.size)
  );
}
