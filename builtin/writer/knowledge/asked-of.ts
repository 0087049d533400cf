import { gerund } from '#builtin/writer/language/gerund.ts';

/** What a subject typed as a question wants to know of a thing. */
export const askedKinds = ['worth', 'cost', 'need', 'time'] as const;
export type AskedKind = (typeof askedKinds)[number];

export type AskedOf = { kind?: AskedKind; thing: string };

/** "Is a home warranty worth it?" asks of a home warranty whether it is worth it. */
export function askedOf(text: string): AskedOf | undefined {
  const plain = text.trim().replace(/[\s.?!]+$/, '');
  for (const [pattern, kind] of patterns) {
    const [, one = '', other = ''] = pattern.exec(plain) ?? [];
    const thing = other ? `${gerund(one)} ${other}` : one;
    if (thing && !/^(?:(?:is|are) )?(?:it|this|that|they|them|you|I|we|one)$/i.test(thing))
      return { thing: thing.replace(/^the (?=\p{L}+ing\b)/u, ''), ...(kind && { kind }) };
  }
  return undefined;
}

const doer =
  '(?:(?:every|all|most|my|your|first[- ]time|new|more) )*(?:I|you|we|they|people|buyers?|sellers?|owners?|homeowners?|clients?|everyone|somebody|anyone|landlords?|renters?)';
/** "(a) roof (in Akron)": a thing, and not where. */
const thing = '((?:\\S+ ){0,5}?\\S+?)';
const where = '(?: (?:in|around|near|here) .{1,30}| here)?';

const patterns: [RegExp, AskedKind?][] = [
  [
    new RegExp(
      `^(?:is|are) (?:getting |having |buying )?${thing} (?:really |still |even |actually )?worth (?:it|the .{1,12})${where}$`,
      'i',
    ),
    'worth',
  ],
  [
    new RegExp(
      `^${thing}[,:–-]* (?:(?:is it|are they|really|still|even) )*worth (?:it|the .{1,12})$`,
      'i',
    ),
    'worth',
  ],
  [
    new RegExp(
      `^how much (?:does|do|would|will|should) (?:it|I|you) (?:cost|take|pay|spend) (?:to|for|on) (?!a? ?(?:sell|buy|close)\\b)(\\p{L}+) ((?:\\S+ ){0,4}?\\S+?)${where}$`,
      'iu',
    ),
    'cost',
  ],
  [
    new RegExp(`^how much (?:does|do|would|will) ${thing} (?:cost|run|go for)${where}$`, 'i'),
    'cost',
  ],
  [new RegExp(`^how much (?:is|are|for) ${thing}${where}$`, 'i'), 'cost'],
  [new RegExp(`^what (?:does|do|would|will) ${thing} (?:cost|run)${where}$`, 'i'), 'cost'],
  [/^(?:what (?:is|are) )?(?:the )?costs? of ((?:\S+ ){0,4}\S+)$/i, 'cost'],
  [
    /^((?:\p{L}+ )*(?:mitigation|replacement|repair|removal|installation|inspection|remodel|survey|attorney|staging|mover|permit|appraisal|renovation|cleaning)s?) (?:costs?|prices?|pricing)$/iu,
    'cost',
  ],
  [
    new RegExp(
      `^(?:do|does|should|would) ${doer} (?:really |still |actually )?(?:need|have to have|get|want) (?!to\\b|out\\b|ready\\b)${thing}(?: (?:to|when|if|before|for) .+)?$`,
      'i',
    ),
    'need',
  ],
  [
    new RegExp(
      `^${thing}[,:–-]+ (?:do|should) ${doer} (?:really )?(?:need|get|want) (?:it|one|them)$`,
      'i',
    ),
    'need',
  ],
  [
    new RegExp(`^how long (?:does|do|will|is) (?!it\\b)${thing} (?:take|last)${where}$`, 'i'),
    'time',
  ],
  [
    new RegExp(
      `^(?:things |something |the truth |what )?(?:I wish )?(?:${doer} )?(?:really |often |always |usually |still |should |need to |don['’]t |do not |never )*(?:knew|know|forget|miss|ask(?: me)?|get wrong|think|understand|understood|learn|hear|worry) about (?:the )?${thing}$`,
      'i',
    ),
  ],
];
