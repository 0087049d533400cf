import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { spelledPrice } from '#builtin/writer/understand/segments.ts';

/** What is to be said, read out of how it was asked for. */

/** "my name, Jane Doe" is Jane Doe, and "parking being free" is "parking is free". */
export const wordsMeant = (what: string) =>
  what
    .replace(/^its (?=\p{Ll})/iu, "it's ")
    // "not a lender, ask your lender" is said by the agent.
    .replace(/^(?:im |i['’]?m )?not (?=an? \p{L}+)/iu, "I'm not ")
    .replace(/^(I'm not an? \p{L}+), (?=(?:ask|call|check|talk)\b)/u, '$1, so ')
    .replace(
      / (?<!['’])\b(mon|tues?|weds?|thurs?|fri|sat|sun)\b(?![.'’])/g,
      (_, day: string) => ` ${dayNamed(day)}`,
    )
    .replace(/ OR /g, ' or ')
    .replace(/ now(?=,|$)/i, '')
    .replace(
      /^(shelter|garage|roof|furnace|basement|kitchen|yard|deck|porch|house|home|lot|pool|office|seller|buyer|fee|shop|barn|greenhouse|class|party|raffle|attic|loft|sauna|driveway)(?= (?:holds?|seats|sleeps|fits|has|is|was|comes|needs|costs|opens|closes|runs|will|can)\b)/i,
      (noun) => `the ${noun.toLowerCase()}`,
    )
    .replace(/^theres (?=\p{Ll})/iu, "there's ")
    .replace(/^my (?:full )?name(?:,| is|:) ?/i, 'Your agent: ')
    // "about being available on weekends"
    .replace(/^about (?:me |us |my )?being (?=\p{L})/iu, "I'm ")
    .replace(/^(?:about )?(?:me|us) (\p{L}+ing)\b/iu, (all, verb: string) =>
      baseOf(verb) ? `${/us/i.test(all) ? 'we' : 'I'} ${baseOf(verb)}` : all,
    )
    .replace(
      /(?<![\d$])(\d{1,3}) ?(?:to|-|–) ?(\d{1,3})k\b/g,
      (_, low: string, high: string) => `${spelledPrice(`${low}k`)} to ${spelledPrice(`${high}k`)}`,
    )
    .replace(/^(?:about|on|in) (?=(?:the|my|our|a|an)\b)/i, '')
    .replace(/^(?:the fact )?that (?=\S+ \S)/i, '')
    .replace(
      /^(?:the |my |our )?(address|price|date|time|hours)(?: is)? (?=\S*\d)/i,
      (_, name: string) => `${capitalise(name)}: `,
    )
    .replace(/^(?:the )?(?:cost|note|fact|details?|info|line|sentence): (?=\S)/i, '')
    // "how quiet the street is"
    .replace(
      /^how (\p{L}+) ((?:the|our|my|this|it|they)\b.{0,30}?) (is|are|was|were)$/iu,
      '$2 $3 $1',
    )
    // "how scared i was at that first closing"
    .replace(
      /^how (\p{L}+) (i|we|they|he|she|it|you|(?:my|our|the) \p{L}+) (was|were|am|is|are) (?=\p{L})/iu,
      (_, state: string, who: string, verb: string) =>
        `${/^i$/i.test(who) ? 'I' : who} ${verb} ${state} `,
    )
    // "who the sponsor is: Keel Realty"
    .replace(
      /^(?:who|what|where|when) ((?:the|my|our|your) .{2,40}?) (is|are|was|were)(?::| -|,) (?=\S)/iu,
      '$1 $2 ',
    )
    // "what it was last year: 24"
    .replace(
      /^what (it|they|the [\p{L} ]{3,30}?) (was|were|is|are) (.{2,30}?)(?::| -|,) (\S.*)$/iu,
      (_, who: string, verb: string, when: string, value: string) =>
        `${who} ${verb} ${value} ${when}`,
    )
    .replace(/\bNOT\b/g, 'not')
    .replace(/\bAND\b/g, 'and')
    // "come say hi I'm the one with the umbrella" is two sentences.
    .replace(
      /^((?:come|stop|bring|text|call|say)(?: [\p{L}'’]+){1,4}) (?=(?:I|we|it|they)['’](?:m|re|s|ll) )/iu,
      '$1. ',
    )
    .replace(/(?<=\. )(?:it|they|we)['’]/gu, (word) => capitalise(word))
    .replace(/^(\S+(?: \S+){0,3}?) being (?=\S)/i, (_, thing: string) =>
      /s$/.test(thing) && !/(?:ss|us|is)$/.test(thing) ? `${thing} are ` : `${thing} is `,
    )
    .replace(/^((?:my|our) (?:\p{L}+ )?number) (?=\d+$)/iu, '$1 is ')
    .replace(moneyIn5k, (_, start: string, sum: string) => `${start}${spelledPrice(sum)}`);

const dayNamed = (typed: string) =>
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'
    .split(' ')
    .find((day) => day.toLowerCase().startsWith(typed.slice(0, 3))) ?? typed;

/** "washing" as "wash", "including" as "include"; undefined where no such word is known. */
export function baseOf(gerund: string): string | undefined {
  const stem = gerund.toLowerCase().replace(/ing$/, '');
  return [stem.replace(/([bdgklmnprt])\1$/, '$1'), `${stem}e`, stem].find(isEverydayWord);
}

/** "pays 5k" is money; "a 5k run" is none. */
const moneyIn5k =
  /(\b(?:pay|pays|paying|paid|credit|credits|offer|offers|offering|give|gives|giving|for|at|of|up to|about|around|save|saves|is|was|contributes?) (?:about |up to )?)(\d{1,3}(?:\.\d)?k)\b(?! (?:run|race|walk))/gi;

/** "a price per square foot", with no number in it, is a wish for one. */
export const needsValue =
  /^(?=[^\d]*$)(?:an? |the |some |more |our |my )?(?:\p{L}+ )?(?:price|cost|rate|fee|number|percentage|statistic|stat|figure|average|quote|testimonial|review|map|story|example|anecdote|total|tax|commission|deadline|schedule|phone number)s?(?: (?:per|of|for|from|about|on) .{2,40})?$/iu;

/** A request about the text itself is nothing that can stand in it. */
/** "a short answer", "a nice quote": words for a line, and not the line. */
export const describesLine = (text: string) =>
  /^(?:an?|some|one|the) (?:(?:short|quick|strong|good|nice|bold|simple|clear|warm|friendly|funny|punchy|little|great|personal) )*(?:answer|line|sentence|statement|invitation|note|thought|fact|hook|tip|reminder|joke|quote|summary|takeaway|wish|greeting|closing|sign-?off)[.!]?$/i.test(
    text.trim(),
  );

export const speaksOfTheText = (text: string) =>
  /^(?:an? |the |more |some )?(?:comma|period|full stop|dash|colon|semicolon|space|hyphen|apostrophe|line break)s?\b/i.test(
    text.trim(),
  ) ||
  /^(?:(?:my|the|an?|your|some|more) )?(?:\w+er |bold |catchy |strong |good )?(?:title|headline|(?:sub)?heading|header|hook|caption|summary|conclusion|intro|introduction|opening|ending)s?\b/i.test(
    text.trim(),
  ) ||
  /^(?:my|the|a|an|your|some)? ?(?:(?:short|new|bold|bolder|catchy|better|strong|stronger) )?(?:name|title|headline|text|post|phone number|number|cell|email|website|link|picture|image|photo|heading|subheading|header|hook|caption|section|summary|conclusion|intro|introduction|quote|table|opening|ending|personality|detail|spice|pizzazz|flair)s?$|\b(?:to|in|into) the (?:title|headline|post|text)\b|\b(?:sentences?|paragraphs?)$/i.test(
    text.trim(),
  );
