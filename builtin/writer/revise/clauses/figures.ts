import { valuePattern } from '#builtin/writer/revise/edits/values.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { spelledPrice, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { type ClauseReader, groupsOf, likeLetters, wholeText } from './reading.ts';

/** Numbers that are others now: the words between them tell which ones in the text are meant. */

const led =
  /^(?:(?:and|but|it['’]?s|its|it is|it has|there (?:are|were|is)|now|actually|should be|make (?:it|that)|we (?:have|had|got)|the|our|my) )+/i;
const number = String.raw`(?:\$ ?)?\d(?:[\d,]*\d)?(?:\.\d+)?k?%?`;
const amount = `(?:${number}|(?:two|three|four|five|six|seven|eight|nine|ten)(?![\\p{L}]))`;
const isNumber = new RegExp(`^${amount}$`, 'iu');
/** Between two figures a text may have a comma where the wish has "in". */
const isJoint = /^(?:in|on|with|and|for)$/i;

/** "its 3 bedroom rents 1,100 to 1,250" where the text has "2-bedroom rents $850 to $950". */
const refiguring: ClauseReader = (words, post) => {
  const said = words
    .replace(led, '')
    .replace(/(?<=\d)k? ?[–-] ?(?=\$?\d)/g, ' to ')
    .replace(/ (?:now|instead|actually)$/i, '');
  const tokens = said.split(/[\s,]+(?=\S)/).filter((token) => !isJoint.test(token));
  const isPlain = tokens.every((token) => isNumber.test(token) || /^\p{L}[\p{L}'’]*$/u.test(token));
  const named = tokens.filter((token) => token.length > 2 && !isNumber.test(token));
  if (
    !isPlain ||
    named.length === 0 ||
    tokens.length < 3 ||
    tokens.filter((each) => isNumber.test(each)).length < 2
  )
    return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}$])${tokens.map((token) => (isNumber.test(token) ? `(${amount})` : `${escaped(token.replace(/s$/i, ''))}s?`)).join('[\\s,–-]+(?:(?:and|in|on|with|for) )?')}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const found = pattern.exec(wholeText(post));
  if (!found) return undefined;
  const fresh = tokens.filter((token) => isNumber.test(token));
  let at = 0;
  const to = found[0].replace(new RegExp(`(?<![\\p{L}])${amount}`, 'giu'), (old) =>
    likeOld(old, fresh[at++] ?? old),
  );
  return to === found[0] ? undefined : [{ kind: 'reword', from: found[0], to }];
};

/** A price stays a price, and 225 beside $215,000 means thousands. */
function likeOld(old: string, fresh: string): string {
  if (/^\p{L}/u.test(fresh)) return likeLetters(old, fresh);
  if (/^\p{L}/u.test(old)) return likeLetters(old, numberWords[Number(fresh)] ?? fresh);
  const value = Number(fresh.replace(/[$,%k ]/gi, ''));
  const isThousands = /^\$?\d{2,3}$/.test(fresh) && Number(old.replace(/[$,]/g, '')) >= 10_000;
  const full =
    isThousands || /k$/i.test(fresh)
      ? (value * 1000).toLocaleString('en-US')
      : fresh.replace('$', '');
  const grouped =
    /,/.test(old) && /^\d{4,}$/.test(full) ? Number(full).toLocaleString('en-US') : full;
  return /^\$/.test(old) || /^\$/.test(fresh) ? `$${grouped}` : grouped;
}

const rangeIs = new RegExp(
  `^(?:make |change |set |put )?(?:the |my )?(?:price )?range (?:to |should be |is |be )*(${number}) ?(?:to|-|–) ?(${number})(?: now)?$`,
  'i',
);

/** "make the price range 225 to 300" where the text has one range of prices. */
const reranging: ClauseReader = (words, post) => {
  const fresh = groupsOf(rangeIs, words);
  const found = [...wholeText(post).matchAll(/(\$[\d,]+k?)( ?(?:to|-|–|and) ?)(\$?[\d,]+k?)/gi)];
  const [only] = found;
  if (!fresh || found.length !== 1 || !only) return undefined;
  const [all, low = '', joint = '', high = ''] = only;
  return [
    {
      kind: 'reword',
      from: all,
      to: `${likeOld(low, fresh[0] ?? '')}${joint}${likeOld(high, fresh[1] ?? '')}`,
    },
  ];
};

const valueIs =
  /^(?:(?:need|add|put|include|mention|give|use|want|show) )?(?:in )?(?:the |my |our )?(price|list price|asking price|time|start time|hours|address)(?: in(?: there| it)?| on (?:it|there))?(?:,? (?:is|are|was|it['’]?s|its|of|at)| =|:)? (\$?\d.{0,40})$/i;

/** "the price is 489,000", which takes the place of another price or is news. */
const valuing: ClauseReader = (words, post) => {
  const [typed = '', value = ''] = groupsOf(valueIs, words) ?? [];
  if (!/\d/.test(value)) return undefined;
  const name = /price/i.test(typed) ? 'price' : /time|hours/i.test(typed) ? 'time' : 'address';
  if (valuePattern(name)?.test(wholeText(post)))
    return [{ kind: 'value', of: name === 'time' ? 'hours' : name, to: value }];
  const line = lineFor(name, value);
  return line ? [{ kind: 'mention', what: line, isLiteral: true }] : undefined;
};

function lineFor(name: string, value: string): string | undefined {
  if (name === 'price') return `Price: ${spelledPrice(value.replace(/^\$?/, '$'))}`;
  if (name === 'address') return value;
  const hours = whereAndWhen(value).hours ?? value;
  return /to|-|–/.test(hours) ? `Hours: ${hours}` : `It starts at ${hours}`;
}

const countOf =
  /^(?:(?:and|it['’]?s|its|now|there (?:are|were)|it was|make (?:it|that)|we (?:had|have|got)|should be|actually) )*(\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten) ((?:\p{L}+ )?\p{L}{3,})$/iu;

/** "two car garage" stays one garage, however many cars it holds. */
function nounFor(number: string, old: string, found: string, noun: string): string {
  if (/^(?:1|one)$/i.test(number)) return noun;
  return !/s$/i.test(found) && !/^(?:1|one)$/i.test(old) ? found : `${noun}s`;
}

const countedNot =
  /^(.+?),? not (?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)(?: \p{L}+)?$/iu;

/** "and 17 days", "4 stops now": a number of what the text counts otherwise. */
export const recounting: ClauseReader = (words, post) => {
  const [number = '', unit = ''] =
    groupsOf(countOf, words.replace(countedNot, '$1').replace(/ (?:now|total|actually)$/i, '')) ??
    [];
  if (
    unit === '' ||
    /^(?:words|sentences|paragraphs|bullets|hash ?tags|emojis?|characters|lines|points)$/i.test(
      unit,
    )
  )
    return undefined;
  const noun = unit.replace(/s$/i, '');
  const counted = new RegExp(
    `(?<![\\p{L}\\p{N}$,.])(\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)( (?:\\p{L}+ )?)(${escaped(noun)}s?)(?![\\p{L}])`,
    'giu',
  );
  const found = [
    ...new Set([...wholeText(post).matchAll(counted)].map(([all]) => all.toLowerCase())),
  ];
  const [only] = [...wholeText(post).matchAll(counted)];
  if (found.length !== 1 || !only) return undefined;
  const isWord = /^\p{L}/u.test(only[1] ?? '');
  const told = isWord ? (numberWords[Number(number)] ?? number) : number;
  return [
    {
      kind: 'reword',
      from: only[0],
      to: `${likeLetters(only[1] ?? '', told)}${only[2]}${nounFor(number, only[1] ?? '', only[3] ?? '', noun)}`,
    },
  ];
};

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

const whenStarts =
  /^(?:can|could|should|may|will) (?:the |my |our )?(?:\p{L}+ ){1,3}?(?:start|be|begin|open|happen|go live) (?:on |at |from )?(.{2,40}?)(?: instead| now)?$/iu;

/** "can showings start sat instead" */
const restarting: ClauseReader = (words, post) => {
  const [when = ''] = groupsOf(whenStarts, words) ?? [];
  const { day, hours, rest } = whereAndWhen(when);
  const name = day ? 'day' : 'hours';
  const is = valuePattern(day ? 'date' : 'time');
  return when !== '' && (day || hours) && rest.join('').trim() === '' && is?.test(wholeText(post))
    ? [{ kind: 'value', of: name, to: when }]
    : undefined;
};

const whenTo =
  /^(?:change|move|switch|make|set|push|reschedule) (?:it|that|this|the (?:open house|event|class|party|tour|date|day|time|date and time|day and time))(?: to| be| for)* (.{8,60})$/i;
const whenIs =
  /^(?:wrong (?:day|date|time)s?[,;:]? )?(?:(?:it|that|the open house)(?:['’]?s| is)|its) (?:now |actually |really )?(.{8,60})$/i;

/** "wrong day, it's friday dec 4 5-7pm": a day and its hours at once. */
const rescheduling: ClauseReader = (words, post) => {
  const [when = ''] = (groupsOf(whenIs, words) ?? groupsOf(whenTo, words) ?? []).map((each) =>
    each.replace(/ now$/i, ''),
  );
  if (when === '' || /\bnot\b|\binstead\b/i.test(when)) return undefined;
  const { day, hours, rest, isMixed } = whereAndWhen(when);
  const [, start = '', last = ''] =
    /^(\p{L}+ \d{1,2}) ?(?:to|-|–|thru|through) ?(\d{1,2})$/iu.exec(when) ?? [];
  const since = start === '' ? undefined : whereAndWhen(start).day;
  const old = valuePattern('date')?.exec(wholeText(post))?.[0];
  if (since && old) return [{ kind: 'reword', from: old, to: `${since} to ${last}` }];
  // "it's Dec 1 and 2 now"
  if (day && !hours && /\d ?(?:to|-|–|and|through) ?\d/.test(day) && rest.join('').trim() === '')
    return [{ kind: 'value', of: 'day', to: day }];
  if (!day || !hours || isMixed || rest.join('').trim() !== '') return undefined;
  return [
    { kind: 'value', of: 'day', to: day },
    { kind: 'value', of: 'hours', to: hours },
  ];
};

const figuresAre = new RegExp(
  `^(?:the |that )?(${number}(?: ?(?:to|-|–) ?${number})?) (?:is|are|should be|needs to be|changed to|went to|->|=)(?: now)? (${number}(?: ?(?:to|-|–) ?${number})?)(?: now)?(?:,? and (.+\\d.*))?$`,
  'i',
);

/** "the 400 to 600 is 450 to 650 now" */
const replacingFigures: ClauseReader = (words, post) => {
  const [old = '', fresh = '', more = ''] = groupsOf(figuresAre, words) ?? [];
  const parts = (typed: string) => typed.split(/ ?(?:to|-|–) ?/i);
  const [was, now] = [parts(old), parts(fresh)];
  if (old === '' || was.length !== now.length) return undefined;
  const pattern = new RegExp(
    `(?<![\\d.,])${was.map((each) => `(\\$?${escaped(each.replace(/^\$/, ''))})`).join('( ?(?:to|and|-|–) ?)')}(?![\\d]|[.,]\\d)`,
    'i',
  );
  const found = pattern.exec(wholeText(post));
  if (!found) return undefined;
  const [all, low = '', joint = '', high = ''] = found;
  return [
    {
      kind: 'reword',
      from: all,
      to: `${likeOld(low, now[0] ?? '')}${now[1] === undefined ? '' : `${joint}${likeOld(high, now[1])}`}`,
    },
    ...(more === '' ? [] : [{ kind: 'statement' as const, what: more }]),
  ];
};

const hoursAre =
  /^(?:make|change|move|switch|set|have) (?:it|that|this)(?: from| at| to be| to)? (\d.{0,30})$/i;

/** "make it 12 to 2", where the text has hours. */
const rehouring: ClauseReader = (words, post) => {
  const [typed = ''] = groupsOf(hoursAre, words) ?? [];
  if (typed === '' || !valuePattern('hours')?.test(wholeText(post))) return undefined;
  const { day, hours, rest } = whereAndWhen(typed);
  return hours && !day && rest.join('').trim() === ''
    ? [{ kind: 'value', of: 'hours', to: hours }]
    : undefined;
};

export const figureReaders: ClauseReader[] = [
  replacingFigures,
  restarting,
  rehouring,
  rescheduling,
  refiguring,
  reranging,
  valuing,
  recounting,
];
