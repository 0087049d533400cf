import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { withArticles } from './articles.ts';
import { withoutRunOn } from './run-ons.ts';
import { withMonthDays } from './segments.ts';
import { withoutTelegram } from './telegram.ts';

/** Notes as one would print them: amounts with their sign, sentences with a subject and one end mark. */
export function asProse(text: string): string {
  return text
    .split('\n')
    .map((line) => withAmounts(withPauses(withoutChatter(line))))
    .map((line) =>
      splitSentences(line).length > 0
        ? splitSentences(line).flatMap(withoutRunOn).map(asOneSentence).map(withSameDoer).join(' ')
        : line,
    )
    .join('\n');
}

/** "If your yard is the selling point wait until spring": a pause before what to do. */
const withPauseAfterIf = (sentence: string) =>
  sentence.replace(
    /^((?:If|When|Once) [^,]*?\b(?:is|are|was|has|have|want|need|got|own|see|find|know|hear|live|buy|sell|plan|move)\b[^,]*?[^,\s](?<!\b(?:to|you|they|we|i|and|or|can|will|should|must|not|don['’]t|always|just|never|please|then|the|a|an|your|my))) (?=(?:wait|call|text|ask|get|make|check|don['’]t|do not|send|bring|start|use|read|skip|keep|talk|come)\b)/iu,
    '$1, ',
  );

/** "lol" and "duh" are for the phone. */
const withoutChatter = (text: string) =>
  text
    .replace(/ ?\((?:lol|haha+|lmao|jk|wink|!+|\?+)\)/gi, '')
    .replace(/[\s,]+(?:duh|lmao|jk|imo|tbh|smh|ngl)\b(?=$|[\s,.;!])/gi, '')
    .replace(/,? (?:(?:the )?link (?:is )?(?:above|below)|see (?:above|below))(?=$|[.,;])/gi, '')
    .replace(/\((?:not sure|\?)\)/gi, '')
    .replace(/ +(?=[.,;!?](?:\s|$))/g, '');

const withPauses = (text: string) =>
  text
    .replace(/\?{2,}(?=,? (?:I (?:think|believe)|maybe)\b)/gi, ',')
    .replace(
      /\b((?:so|and|but) (?:who|what|when|where|how|why)\b[^.?!]*)\?{2,} (\p{L})/giu,
      (_, asked: string, letter: string) => `${asked}? ${letter.toUpperCase()}`,
    )
    .replace(/\?{2,}(?=[ ,]+\p{Ll})/gu, '')
    .replace(/\b([Ii]t['’]s not [\p{L} ]{3,24}?) (?:it['’]s|its) /gu, "$1, it's ")
    .replace(
      /\?+\s*\((no|yes|not yet|nope|yep|it depends|not always|depends|maybe)[.!]*\)\.?/gi,
      (_, reply: string) => `? ${capitalise(reply.toLowerCase())}.`,
    )
    .replace(/(\$[\d,.]+(?: million)?) ?[-–] ?(?=\$\d)/g, '$1 to ')
    .replace(/\b(\d{1,3}) ?[-–] ?(?=\d{1,3} (?:minutes|miles|blocks|square feet)\b)/g, '$1 to ')
    .replace(
      /(?<=\b(?:and|to|at|with|from|by|call|ask) |, )(?=(?:FBI|CIA|DMV|IRS|BMV)(?:$|[\s,.;]))/g,
      'the ',
    )
    // "spent $22,000 and got maybe 8 back": thousands as well.
    .replace(
      /(\$\d{1,3},000\b[^.;$]{0,60}\bgot (?:maybe |about |only |back )*)(\d{1,3})(?= back\b| of it\b)/gi,
      '$1$$$2,000',
    )
    .replace(
      /(\$\d{1,3},000\b[^;$]{0,40}\bgave (?:us |them |it |maybe |about |only )*)(\d{1,3})(?=[.,;]|$)/gi,
      '$1$$$2,000',
    )
    .replace(
      /\b(\d{1,3}) ?in (?=(?:doors?|doorways?|walls?|pipes?|pavers|tiles?|boards?|mattress|tub)\b)/gi,
      '$1-inch ',
    )
    .replace(/\b(what|that|which|where|how|and|then|so|what else) id (?=\p{L})/giu, "$1 I'd ")
    .replace(
      /\bthat its (?!own\b|\p{L}+ (?:is|was|are|were|has|had|needs|leaks)\b)(?=\p{L})/giu,
      "that it's ",
    )
    .replace(
      /\b([Aa]n?) (\d+) (page|hour|minute|day|week|month|year|story|bedroom|unit|car|mile|acre|step|point)s? (?=\p{Ll}{3})(?!from\b|away\b|before\b|after\b|ago\b|and\b|each\b|into\b|later\b|with\b)/gu,
      '$1 $2-$3 ',
    )
    .replace(
      /\b(\d+) (acre|story) (?=(?:place|lot|farm|property|ranch|parcel|estate|homes?|house|building|spread)\b)/gu,
      '$1-$2 ',
    )
    .replace(
      /((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}) (?=\d{1,2}(?::\d\d)? (?:to|a\.m|p\.m))/g,
      '$1, ',
    )
    .replace(
      /\b(\d+) hours? notice\b/gi,
      (_, count: string) => `${count} ${count === '1' ? "hour's" : "hours'"} notice`,
    )
    .replace(/(?<=\b(?:basement|garage|in-law|studio) )apt\b/gi, 'apartment')
    .replace(/(?<![\d/$])((?:1[0-2]|[1-9])\/(?:[12]\d|3[01]))(?![\d/%]| ?(?:lot|acre))/g, (date) =>
      withMonthDays(date),
    )
    .replace(
      /\b(Sept|Oct|Nov|Dec|Jan|Feb|Aug)\.?(?= (?:report|numbers|data|figures|sheet|statement))|(?<=\bin )(Sept|Oct|Nov|Dec|Jan|Feb|Aug)(?=$|[.,;])/g,
      (month) => monthNames[month.slice(0, 3)] ?? month,
    )
    .replace(/(?<=\$[\d,]{3,})\+(?= \p{Ll})/gu, ' and up')
    .replace(
      /(?<=\p{Ll}{3})(?<!\b(?:and|but|so|because|if|when|that|where|why|how|what|whether|think|know|says|said|since|like|until|unless|sure|while|though)) (?=there['’]s\b)/gu,
      ', ',
    )
    .replace(/\b(first|anytime|early|often|weekly|daily) (it|they) (?=\p{Ll}+)/gu, '$1, $2 ')
    .replace(
      /\b(full|whole|going|go|come|open|closed|closes|starts?|starting|ends?|until|this|next|on|by|every|all|live) (mon|tues?|weds?|thurs?|fri|sat|sun)(?=$|[\s,.;!])/gi,
      (_, before: string, day: string) => `${before} ${weekdays[day.slice(0, 3).toLowerCase()]}`,
    );

const monthNames: Record<string, string> = {
  Jan: 'January',
  Feb: 'February',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
};

const weekdays: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const notAmount =
  '(?![\\d,.]*\\d|[\\w%/-]| ?(?:k|m|%|sq|sf|square|feet|ft|days?|weeks?|months?|years?|yrs?|hours?|minutes?|people|homes?|houses?|units?|doors?|offers?|times|percent|of|miles?|degrees)\\b)';
const paid =
  'ask|fees?|deposits?|costs?|charges?|charged|rents?|taxes|tax|insurance|dues|asking|rebate|quoted?|paid|pays?|budget|spent|averaged|averages';

/** Amounts typed without their sign, where a word beside them says that they are money. */
function withAmounts(text: string): string {
  const dollars = (digits: string) =>
    `$${Number(digits.replaceAll(',', '')).toLocaleString('en-US')}`;
  return (
    text
      .replace(
        /(?<![\w$.,])(\d{3,4}|\d,\d{3})(?: \+ | and |, )(\d{3,4}|\d,\d{3}) rents?\b/gi,
        (_, one: string, other: string) => `rents ${dollars(one)} and ${dollars(other)}`,
      )
      .replace(
        /(?<![\w$.,])(?<!\b(?:AB|SB|HB|Act|Form|Section|Title|Route|Prop|Chapter) )(\d{3,4}|\d,\d{3}) (?=(?:rent|deposit|down(?! from| to| by| since| \d)|reserve)\b)/gi,
        (_, digits: string) => `${dollars(digits)} `,
      )
      .replace(
        /(?<![\w$.])(\d[\d,.]*)[- ]?(ish )?bucks\b/gi,
        (_, digits: string, ish) =>
          `${ish ? 'about ' : ''}${/^\d{4,}$/.test(digits) ? dollars(digits) : `$${digits}`}`,
      )
      .replace(
        /(?<=\$[\d,]+ (?:and|\+|plus) )(\d{2,3})(?= (?:per|a) (?:unit|door|side)\b)/gi,
        '$$$1',
      )
      .replace(
        /(?<![\w$.,/-])\$?(\d{3}|\d{1,2},\d{3}) ?[-–] ?\$?(\d{3}|\d{1,2},\d{3}) (?=(?:a|per) (?:night|month|year|week)\b)/gi,
        (_, low: string, high: string) => `${dollars(low)} to ${dollars(high)} `,
      )
      .replace(
        /(?<![\w$.,/-])(\d{3}|\d{1,2},\d{3}|(?<=averaged |averages |charges? )\d{2}) (?=(?:a|per) (?:night|month|year|week|door|unit|side|visit|room)\b)/gi,
        (_, digits: string) => `${dollars(digits)} `,
      )
      .replace(
        new RegExp(
          `\\b(${paid}|charge) ((?:is |are |was |were |of |about |around |roughly |usually |between |only )*)(\\d{2,3}|\\d{1,3},\\d{3}|\\d{4,6}) ?(?:-|–|to|and) ?(\\d{2,3}|\\d{1,3},\\d{3}|\\d{4,6})${notAmount}`,
          'gi',
        ),
        (_, word: string, between: string, low: string, high: string) =>
          `${word} ${between}${dollars(low)} to ${dollars(high)}`,
      )
      .replace(
        new RegExp(
          `\\b(${paid}) ((?:is |are |was |were |of |about |around |roughly |usually |only )*)(\\d{3}|\\d{1,3},\\d{3}|(?!19\\d\\d|20\\d\\d)\\d{4,6})${notAmount}`,
          'gi',
        ),
        (_, word: string, between: string, digits: string) =>
          `${word} ${between}${dollars(digits)}`,
      )
      // "taxes about 1900": no year follows "about".
      .replace(
        /\b(rents?|taxes|tax|insurance|dues|fees?) (?:is |are |run |runs )?(about|around|roughly) (\d{4})(?![\d,.]*\d|[\w%/-])/gi,
        (_, what: string, near: string, digits: string) => `${what} ${near} ${dollars(digits)}`,
      )
      // "2000 on a $200,000 house", "repairs over 300".
      .replace(/(?<![\w$.,])(\d{1,3},\d{3}) (?=total\b|all in\b)/g, '$$$1 ')
      .replace(
        /(?<![\w$.,/-])(\d{2,4}) (?=(?:more|less|extra|higher|lower) (?:a|per) (?:month|year|week|night)\b)/g,
        (_, digits: string) => `${dollars(digits)} `,
      )
      .replace(
        /\b(runs?|running|costs?|around|about) (\d{3,4}|\d{1,2},\d{3}) ?[-–] ?(\d{3,4}|\d{1,2},\d{3})(?![\d,.]*\d|[\w%-]| ?(?:square|sq|feet|people|homes|days))/gi,
        (all, word: string, low: string, high: string) =>
          /^(?:19|20)\d\d$/.test(low) ? all : `${word} ${dollars(low)} to ${dollars(high)}`,
      )
      .replace(/(?<![\w$.,])(\d{4}) (?=on an? \$)/g, (_, digits: string) => `${dollars(digits)} `)
      .replace(
        /\b(repairs?|anything|something|bills?|fixes) (over|under|above|below) (\d{2,4})(?![\d,%])/gi,
        (_, what: string, side: string, digits: string) => `${what} ${side} ${dollars(digits)}`,
      )
      .replace(
        /\b(charges?|costs?|fees?) (\d{2,4})\/(\d{2,4})\/(\d{2,4})\b/gi,
        '$1 $$$2, $$$3 and $$$4',
      )
  );
}

/** "They fix everything. Spend $6,000 on it": the second tells of the same people. */
const withSameDoer = (sentence: string, index: number, all: readonly string[]) =>
  index > 0 &&
  /^(?:they|sellers|buyers|people|owners|clients|folks)\b/i.test(all[index - 1] ?? '') &&
  /^(?:spend|wait|skip|forget|price|think|want|leave|paint|buy|expect|assume|overprice|ignore|panic|show|sign|fix|try)\b(?! (?:needs?|is|are|was|should|has|will|can)\b)/i.test(
    sentence,
  )
    ? `They ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;

const isPlainlyAsked =
  /^["“]?(?:(?:where|what|when|why|who|how(?: (?:much|many|long|soon|early|often))?)(?: (?:down|money|time|credit|score|house|\p{L}+ payment))? (?:do|does|did|is|are|can|could|should|would|will|am) (?:i|we|they|you|it)\b|(?:do|does|can|could|should|will|would|am|is) (?:i|we|it|they)\b(?! (?:is|was|are)\b))[^,;:]*$/iu;

function asOneSentence(sentence: string): string {
  const asks =
    /^["“(]?(?:do|does|did|is|are|was|were|can|could|should|would|will|have|has|how|what|what['’]s|why|when|where|who|which|whose|got|need|want|ready|thinking|looking|know|selling|buying|moving|curious|under|new|first|own|questions?|any|interested|wondering|stuck|tired|worried|not sure|still|lost|missed|inherited|outgrown|heard|tried|seen|planning|renting|downsizing|relocating)\b/i;
  const told =
    sentence.endsWith('?') &&
    !asks.test(sentence) &&
    !/\b(?:so|and|but) (?:who|what|when|where|how|why)\b/i.test(sentence) &&
    !/, (?:right|huh|no|eh)\?$|["”]\?$/i.test(sentence)
      ? `${sentence.slice(0, -1)}.`
      : sentence;
  // "where do I even start"
  if (isPlainlyAsked.test(told) && !/[.!?]["”]?$/.test(told) && countWords(told) <= 14)
    return `${told}?`;
  // "Doesn't know you redid the kitchen": nobody is named, so it is what was spoken of.
  return told.endsWith('?')
    ? told
    : withArticles(withPauseAfterIf(withoutTelegram(told)))
        .replace(/^had (?=(?:one|two|a|an)\b)/i, 'I had ')
        .replace(
          /^(doesn|isn|hasn|won|wasn|didn)(['’]t) (?=\p{Ll})/iu,
          (_, verb: string, not: string) => `It ${verb.toLowerCase()}${not} `,
        );
}
