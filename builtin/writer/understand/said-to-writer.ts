import { isRemark } from './remark-patterns.ts';

/**
 * Whether a sentence typed with care is said to the writer: "Please call them bids.", "I'd still like one line on
 * taxes.", "Keep the price out of it." It is told by what it speaks of, the text and its words. "Please leave your
 * shoes on." and "I'd like to see more owners test their sump." are for the reader.
 */
export const saysToWriter = (sentence: string): boolean => {
  const said = sentence.trim().replace(/[.!]+["”]?$/, '');
  return (
    isRemark(said) ||
    orders.some((order) => order.test(said.replace(/^(?:(?:And|But|So|Also|Then),? )/, '')))
  );
};

/** What a text is made of, and what may stand in it. */
const partOfText =
  '(?:line|sentence|paragraph|word|mention|bullet|caption|headline|hashtag|emoji|exclamation|title|tone|post|piece|copy|wording)';
const namedInText =
  '(?:price|prices|address|street|names?|numbers?|rates?|figures?|amounts?|percentages?|city|brand|company|brokerage|builder|lender|client|clients|photos?|business|sales pitch|politics|real estate)';
const writerVerb = '(?:name|mention|quote|print|credit|reference|identify|publish)';

const orders: RegExp[] = [
  // How something should be called, and how it should look.
  /^(?:please |just |only )*(?:call|describe) (?:it|them|this|that|these|those|him|her|us|me)(?: as)? (?!(?:at|on|if|when|before|after|first|for|and|or|today|now|early|back|anytime|with|to|from|until|in|by|directly)\b)(?:an? |the |our |my )?[\p{L}"“]/iu,
  new RegExp(
    `^(?:please |just )*(?:don['’]t|do not|never) (?:${writerVerb}\\b|(?:say|call|list|put|make|write|include|use) (?:it|them|this|that|those|these|(?:any |the |my |our |his |her |their |an? )?(?:${namedInText}|${partOfText}s?|word)\\b))`,
    'iu',
  ),
  /^please (?:give|use|print|mention|name|include|say) (?:neither|no|none)\b/i,
  /^please (?:do not|don['’]t) (?:say|use|write|include|list|put)\b/i,
  // What stays out.
  new RegExp(
    `^(?:please |just )*(?:keep|leave|take) (?:(?:the|any|all|my|our|his|her|their|its|every) )?(?:[\\p{L}-]+ ){0,3}out (?:of (?:it|this|that|the ${partOfText})\\b)`,
    'iu',
  ),
  new RegExp(
    `^(?:please |just )*(?:(?:keep|leave|take) (?:(?:the|any|all|my|our|his|her|their) )?(?:(?:sale |list |sold |exact |house )?${namedInText}(?: (?:and|or) (?:the |any )?)?){1,2} out|(?:leave|keep) out (?:(?:the|any|all|my|our|his|her|their) )?(?:[\\p{L}]+ )?${namedInText}\\b)`,
    'iu',
  ),
  // What the text should have, and be.
  new RegExp(
    `^I(?:['’]d| would)? (?:(?:still|also|really|only|just) )?(?:like|love|want|prefer|need) (?:(?:to have|to see) )?(?:only |just |at least )?(?:an?|one|two|the|no|some) (?:\\p{L}+ )?${partOfText}s?\\b`,
    'iu',
  ),
  new RegExp(
    `^I(?:['’]d| would) (?:rather|prefer|like it if|appreciate it if)(?: that)? (?:you|it|this|the ${partOfText})\\b`,
    'iu',
  ),
  new RegExp(`^I(?:['’]d| would) rather not (?:${writerVerb}|say|give|share|print)\\b`, 'iu'),
  new RegExp(
    `^(?:please |just )*(?:write|keep|make) (?:it|this|that|the ${partOfText}) (?:plain|short|simple|brief|warm|light|factual|local|calm|honest|under|to|about|in|as|sound|read|like)\\b`,
    'iu',
  ),
  new RegExp(
    `^No (?:${partOfText}s|jokes|puns|hype|adjectives|superlatives|clichés)(?:,? please)?$`,
    'iu',
  ),
  /^(?:please )?no (?:real )?(?:call to action|sales pitch|pitch|hashtags|emojis|photos?|names)\b/i,
  /^(?:please )?(?:don['’]?t|do not|no need to|never) (?:push|press|pressure|nag|urge) (?:the )?(?:readers?|people|followers|anyone|them) to (?:call|buy|sell|dm|text|message|reach|sign|contact)\b/i,
  /^(?:please )?(?:cite|credit|name|quote) (?:the|my|their) source\b/i,
  /^(?:she|he|they|the (?:seller|owner|buyer|client|couple)s?)(?:['’]ve| have| has)? (?:let|lets|allowed|allows) (?:me|us) (?:to )?(?:share|tell|use|post|say|mention) (?:that|this|it|the (?:story|numbers?|photos?))$/i,
  /^(?:please )?(?:ask|tell|remind|invite|encourage|have|let) (?:the )?(?:readers?|people|folks|everyone|followers|anyone|them) (?:to|know|that)\b/i,
  /^I(?:['’]d| would)? (?:like|love|want) (?:the )?(?:readers?|people|folks|everyone|followers) to\b/i,
  new RegExp(
    `^(?:one|a|two) (?:short )?${partOfText}s? (?:about|on|for) .+ would be (?:lovely|nice|great|good|enough|plenty)$`,
    'iu',
  ),
  /^You (?:may|can) (?:name|mention|use|print|say) (?:only )?the (?:street|area|neighborhood|city|address|price|number|names?)\b/i,
  /^please (?:use|stick to|go with) (?:only )?(?:the|my|these|those|that|this|plain|short|first|full) /i,
  /^(?:and )?please (?:also )?(?:explain|mention|include|cover|suggest|touch on|point out|bring up) (?!(?:it|this|them) (?:to|when|if)\b)/i,
  /^I (?:do not|don['’]t) have (?:an?|any|one) [^.;]{2,40} (?:to|I can) (?:name|mention|share|use|show)$/i,
];

/** "One story you may use:", "You can name": leave that was given. What follows it is what is told. */
export const withoutLeave = (answer: string): string =>
  answer
    // "I have authority: 12 Elm Street", "Builder said ok: Hollis & Sons".
    .replace(
      /^(?:yes[,:;.]? )?(?:(?:i|we)(?: do|['’]ve| have)? (?:have|got|hold)?(?: the)? ?(?:authority|permission|listing)(?: to advertise(?: it)?)?|(?:the )?(?:builder|seller|owner|client|lender|agent)s? (?:said|says|gave(?: me| us)?|is|are)(?: it['’]?s)? (?:ok(?:ay)?|yes|fine|permission|good with it)) ?(?:[:;]|[-–—] |, )(?=\s*[\p{L}\d])\s*/iu,
      '',
    )
    // "Oak Run and Elm Park are fine as community names.": the names alone.
    .replace(
      /^(\p{Lu}[^.!?]*?) (?:is|are) (?:fine|ok(?:ay)?|good) (?:as|for) (?:(?:a|the) )?(?:\p{Ll}+ )?names?(?=[.!]|$)/u,
      '$1',
    )
    // "The county's page is fine to link as well": the page alone.
    .replace(
      /^(\p{Lu}[^.!?]*?) (?:is|are) (?:also )?(?:fine|ok(?:ay)?|good) to (?:link|cite)(?: to)?(?: as well| too)?(?=[.!]|$)/u,
      '$1',
    )
    // "Please say that funds run out": what is to be said.
    .replace(
      /(^|[.!?] )(?:Please |And please )(?:say|mention|note|add|tell (?:people|readers|them)) that (\p{L})/gu,
      (_, start: string, letter: string) => `${start}${letter.toUpperCase()}`,
    )
    // "so please tell readers to ask the city", "so please say it that way"
    .replace(
      /, so (?:please |just )+(?:tell|ask|remind|let) (?:readers|visitors|people|them|buyers|sellers|guests|owners|clients|everyone) (?:to )?(?!know\b|that\b)(\p{Ll}[^.!?]*)/gu,
      (_, order: string) =>
        `, so ${order.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you')}`,
    )
    .replace(
      /, (?:so|and) please (?:say|put|word|phrase|describe) it (?:that|this) way(?=[.!]|$)/g,
      '',
    )
    // "Yes, though only in words: on a lot near 14th Avenue"
    .replace(
      /^(?:yes, )?(?:though |but )(?:only |just )?in words(?: only)?[:,] (\p{L})/iu,
      (_, letter: string) => letter.toUpperCase(),
    )
    .replace(
      / ?\((?:i )?have (?:the |an? )?(?:invoice|receipt|permit|paperwork|proof|documents?)s?\)/gi,
      '',
    )
    // 'but only as "a recent sale in Promontory"'
    .replace(/, but only as ["“'‘][^"”’]+["”'’]/g, '')
    .replace(
      /,? but (?:please )?skip (?=(?:the |The )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*(?:[.,;]|$))/gu,
      ', without ',
    )
    .replace(
      /(?<=^|[.!?] )(?:Please )?(?:quote|use|cite) (?=(?:the )?\p{Lu}\p{L}* (?:MLS|Realtors|Association|REALTORS))/gu,
      '',
    )
    .replace(/(?<=[.!?] )You (?:may|can) (?:say|mention) that (\p{L})/gu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(/^You (?:may|can) (?:say|mention) that (\p{L})/u, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(/^Please (?=compare\b)/i, '')
    .replace(/^(?:before ?(?:\/|and|&) ?after) yes[,;.:]? /i, '')
    .replace(/\bOr skip (?:that|it|the \p{L}+) and (?:mention|say|use) /giu, 'And ')
    .replace(
      /^(?:yes[,:;.]? )?you (?:may|can) say (?:it|this one|that it) (?:was|is|sits) (?=\p{L})/iu,
      'Please say ',
    )
    .replace(/^Please say (\p{L})/u, (_, letter: string) => letter.toUpperCase())
    // "You may say a Victorian on the hill, but please leave out the address", "ok to say sold a cottage".
    .replace(
      /^(?:yes[,:;.]? )?(?:you (?:may|can) (?:say|call it|describe it as)|(?:it['’]?s )?ok(?:ay)? to (?:say|mention|share)) (?!(?:it|them|this|that|him|her|so|yes|no|the (?:street|area|address|price|city|names?|numbers?))\b)(?:that |we |i )?([^.!?]+?)(?:(?:[,;]? (?:but|and) (?:please )?|[,;] )(?:leave out|don['’]?t|do not|not|skip|keep) (?:the |any |my |our |her |his |their )*(?:exact |house |sale )?(?:address|price|street|names?|numbers?|photos?|give|name|say|print|use|mention)\b[^.!?]*|[,;] no (?:address|price|street|names?)(?= please| pls| yet|[.!?,;]|$)(?: please| pls| yet)?)?(?=[.!?]|$)/iu,
      (_, said: string) => said.charAt(0).toUpperCase() + said.slice(1),
    )
    // "The seller has agreed that I may name the area, but not the street."
    .replace(
      /(^|[.!?] )(?:the |my |our )?(?:sellers?|owners?|clients?|buyers?|they) (?:has |have |is |are )?(?:agreed|okayed|ok['’]?d|said|fine|ok(?:ay)?|comfortable)(?: with)?(?: that)? (?:(?:I|we|you) (?:may|can|could) (?:name|give|share|use|say|mention|print)|(?:naming|sharing|giving|using|printing) (?:the|their|it)|(?:the )?(?:neighborhood|area|street) only)\b[^.!?\d]*(?:[.!?]|$)/giu,
      '$1',
    )
    .replace(
      /(^|[.!?] )(?:the |my |our )?(?:sellers?|owners?|clients?|buyers?)(?:, [^,.!?]+,)? (?:has |have )?agreed to (?:the|their|its) \p{L}+ being (?:named|shared|used|mentioned|printed)\b[^.!?\d]*(?:[.!?]|$)/giu,
      '$1',
    )
    .replace(
      /[;,]? ?\b(?:the |my |our )?(?:sellers?|owners?|clients?|buyers?) (?:does not|doesn['’]?t|do not|don['’]?t) want [^.;!?]* (?:in print|named|printed|mentioned|shared|published)(?=[.;!?]|$)/giu,
      '',
    )
    .replace(/(^|[.!?] )Please name only [^.;!?]+[.;!?]?/gu, '$1')
    .replace(/,? yes,? (?:you )?(?:can|may) (?:name|mention)(?: (?:it|them|her|him))?[.!]?$/i, '')
    .replace(/ and (?:may|can) be (?:named|mentioned)(?=[.,]|$)/g, '')
    .replace(
      /(?<=^|[.!?] )No (?:address|price|street)(?:,? (?:or|and|no) (?:address|price|street))?(?: until closing| yet|,? please)?(?:[.!]|$)/gu,
      '',
    )
    .replace(
      /, (which|who) (?:may|can) be (?:named|mentioned)(?: and (?=is\b)|(?=[.,]|$))/gu,
      (found, who: string) => (found.endsWith('and ') ? `, ${who} ` : ''),
    )
    .replace(
      /(?<=\p{L})(?:,)? (?:has|have) (?:agreed|consented|asked|said (?:it['’]s|it is) (?:fine|ok(?:ay)?)) to be (?:named|mentioned|listed)(?= here| in this|[.!]|$)/gu,
      '',
    )
    .replace(
      /(?<=[.!?] )No (?:CPA|lender|property manager|attorney|accountant|inspector|builder|stager)[.!]?$/u,
      '',
    )
    .replace(
      /, (?:the )?(?:owner|seller|client|buyer|builder|lender)s? (?:(?:says?|said) (?:it['’]?s )?(?:ok(?:ay)?|fine)|(?:says?|said|is|are) (?:ok(?:ay)?|fine|good) with (?:it|that|this))(?=[.,;])/giu,
      '',
    )
    // "New Hampshire has no tax on wages, so I'd like that mentioned for balance."
    .replace(
      /,? (?:so|and) I(?:['’]d| would) like (?:that|this|it) (?:mentioned|included|said|added|in there|in the post)\b[^.!?]*/gu,
      '',
    )
    .replace(
      /^Yes, with (?:(?:their|his|her|the (?:owner|seller|client|buyer)s?['’]?s?) )?permission[:,;.] (\p{L})/u,
      (_, letter: string) => `Yes. ${letter.toUpperCase()}`,
    )
    .replace(
      /,? (?:and|but) (?:they|she|he|both)(?:['’]ve| have)? (?:said|agreed|told me)(?: that)? (?:I|we) (?:may|can|could) (?:name|mention|use|share|quote) (?:them|her|him|it)(?=[.,;])/g,
      '',
    )
    .replace(
      /(^|[.!?] )(?:(?:Here is|Here['’]s|This is) )?(?:one|an?|the|another) (?:recent |short |good )?(?:story|example|sale|moment|quote|line|fact|number|detail|thing|one) (?:that )?(?:you|I|we) (?:may|can|could|am allowed to|are free to)(?: safely)? (?:use|mention|share|tell|describe|quote|name|print)(?:, (?:if you like|please))?(?::| is(?: that)?) ["“]?(\p{L})/giu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(
      /(^|[.!?] )(?:Yes, )?(?:You (?:may|can|could|are welcome to) (?:name|mention|quote|credit|print)|(?:I|We) (?:may|can|could|am allowed to|have permission to|have leave to) (?:mention|share|describe)|Please (?:name|mention|include|credit))(?: that)? (?!(?:it|them|this|him|her|that|us|me|the (?:street|area|neighborhood|city|address|price|number|names?))\b)(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

/** 'Wording: "Not a commitment to lend."': words that were given as they should be printed. */
export const givenWording = (answer: string): { wording: string; rest: string } | undefined => {
  const found =
    /(?:^|(?<=[.!?;,] ))(?:(?:the |our |my |their |his |her |required |exact |suggested |please use this )*(?:wording|disclaimer|disclosure|required line|required text|exact words))(?: (?:I|we|they|he|she) (?:like|use|want|need|prefer|require)s?)?(?: is| from \p{Lu}\p{L}+| should (?:be|read))?:? ["“]([^"”]{8,})["”][.!]?/iu.exec(
      answer,
    );
  const please =
    /(?:^|(?<=[.!?;,] ))please (?:include|add|use|print):? (?:["“](?<double>[^"”]{8,})["”]|['‘](?<single>(?:[^'‘’"]|(?<=\p{L})['’](?=\p{L})){8,})['’])[.!]?(?=$| )/iu.exec(
      answer,
    );
  const asked =
    please ??
    /[,;.]? ?(?:and |but )?(?:he|she|they) (?:says?|said|asked|wants?|needs?)(?: (?:me|us|you))?(?: to)? (?:put|add|include|say|write|print) ["“'‘]([^"”’]{8,}?)["”'’][.!]?/iu.exec(
      answer,
    );
  if (asked && !found)
    return {
      wording: please?.groups?.double ?? please?.groups?.single ?? asked[1] ?? '',
      rest: `${answer.slice(0, asked.index)}${answer.slice(asked.index + asked[0].length)}`.trim(),
    };
  return found
    ? {
        wording: found[1] ?? '',
        rest: `${answer.slice(0, found.index)}${answer.slice(found.index + found[0].length)}`
          .replace(/ {2,}/g, ' ')
          .trim(),
      }
    : undefined;
};
