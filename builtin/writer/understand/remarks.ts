import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { type ClausePosition, isLikelyRemark, positionOf } from './likely-remark.ts';
import { phraseKind } from './phrase-kind.ts';
import { isRemark } from './remark-patterns.ts';
import { emailIn, linkIn } from './segments.ts';

/** Hears of every clause that was taken for a remark by likeness alone. */
type OnTaken = (clause: string) => void;

/** An answer without what was said to the writer alone. What was to be told is never taken. */
export function withoutRemarks(
  typed: string,
  onTaken: OnTaken = () => undefined,
  told: readonly string[] = [],
  isForReader: (clause: string) => boolean = () => false,
): string {
  return (
    typed
      .split('\n')
      .map((text) => withoutAsides(text, onTaken, told, isForReader))
      .join('\n')
      // "just say hi if you see me" is said to the reader.
      .replace(
        /^(?:please )?just (?:say|mention)(?: that)? (?!(?:hi|hello|hey|when|yes)\b)(?=\p{L})/iu,
        '',
      )
  );
}

function withoutAsides(
  typed: string,
  onTaken: OnTaken,
  told: readonly string[],
  isForReader: (clause: string) => boolean,
): string {
  const said = withoutSecondThoughts(typed)
    .replace(leadIn, (_, letter: string) => letter.toUpperCase())
    .replace(
      /\b(?:price(?: range)?|address)(?: is)? (?:ok(?:ay)?|fine|yes)[,:]? (?=\$?\d|(?:low|mid|high|upper)\b)/gi,
      '',
    )
    .replace(/ (?:and|but) yes\b(?=[.,;!]|$)/gi, '')
    .replace(
      /\b(?:[Oo]k(?:ay)?|[Ff]ine) to (?:give|use|name|share|say|mention|print) (?:the )?street(?: name)?:? (?=\p{Lu}|\d)/gu,
      '',
    )
    .replace(
      /\bstreet(?: name)? (?:is )?(?:ok(?:ay)?|fine|yes)\s*\(([^()]+)\),?(?: (?:but )?(?:no|not)(?: the)?(?: house)? (?:number|#))?/gi,
      '$1',
    )
    .replace(
      /\bstreet(?: name)? (?:is )?(?:ok(?:ay)?|fine|yes) ?(?:=|:|-|–|,) ?(?=\p{L}|\d)(?!no\b|not\b|but\b|price\b)/giu,
      '',
    )
    // "ok to mention the patio is 1,400 sq ft": what may be said is said.
    .replace(
      /(?<=^|[,;.] )(?:it['’]?s )?(?:ok(?:ay)?|fine) to (?:mention|say|share)(?: that)? (?=(?:the|an?|our|my|it|we|they|there)\b[^.,;]* (?:is|are|was|were|has|have|had|sold|took|got|went)\b)/giu,
      '',
    )
    // "ok to say a west side community": so it is said.
    .replace(
      /^(?:it['’]?s )?(?:ok(?:ay)?|fine|safe) to (?:say|mention|call it|use)(?: that| it['’]?s)? (?=(?:an?|the|our|one|two) \p{L})/iu,
      '',
    )
    .replace(/,? (please|pls)(?=[.!,;]|$)/gi, ' $1')
    .replace(/\b(\p{Lu}[\p{L}' ]+?) (?:may|can) be (?:named|mentioned)\b/gu, '$1')
    // "Dale Novak doesn't mind being named": whoever it is.
    .replace(
      /(?<=\p{Lu}\p{L}+) (?:(?:doesn['’]?t|don['’]?t|does not|do not|won['’]?t) mind|(?:is|are) (?:ok(?:ay)?|fine|good|happy) (?:with|to be)|agreed to(?: be)?|said (?:yes|ok) to) ?(?:being )?(?:named|mentioned|tagged|listed)(?=$|[.,;!])/gu,
      '',
    )
    .replace(
      /\b(?:the )?(?:owner|seller|client)s? (?:let|allowed) (?:me|us) (?:to )?(?:say|share|mention)(?: that)? (\p{L})/giu,
      (_, letter: string) => letter.toUpperCase(),
    )
    .replace(/(?:^|(?<=[.!] ))(?:story:|i can describe one:) (\p{L})/giu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(
      /^(?:(?:i|we) )?(?:don['’]?t|do not|can['’]?t|cannot|can not|no) ?(?:have|show|share|post|use)? (?:any |a |the )?(?:photos?|pictures?|pics?|one|it|before[- ]and[- ]afters?)\b[^,.]{0,30}?,? but (\p{L})/iu,
      (_, letter: string) => letter.toUpperCase(),
    )
    .replace(
      /^(?:i have )?permission from (?:one|two|both|these|them|just one)?:? ?(?=\p{L})/iu,
      '',
    )
    .replace(/\bprice is public so (\$?\d[\d,.]*k?) is ok(?:ay)?\b/i, '$1')
    .replace(
      /\b(?:the )?(?:owner|seller|client)s? (?:said|says) (?:it['’]?s )?ok(?:ay)? to (?:mention|share|name) (.+?)(?: but not (?:the )?(?:price|address|names?))?$/i,
      '$1',
    )
    .replace(
      /(?:^|(?<=[,;.] ))(?:[Yy]ou |u |[Ww]e )?(?:may|can|ok(?:ay)? to|fine to) (?:say|use|name|mention) (\p{Lu}[\p{L}'’ ]+?)(?=[,;.]|$),? ?/gu,
      (all, name: string, at: number, whole: string) =>
        whole.slice(0, at).includes(name) ? '' : `${name}${/, $/.test(all) ? ', ' : ''}`,
    )
    .replace(/ is (?:fine|ok(?:ay)?) with (?:a mention|being (?:named|mentioned))\b/gi, '')
    .replace(/,? (?:and )?(?:they |she |he )?ok['’]?d (?:it )?in writing$/i, '')
    .replace(
      /,? but (?:no numbers|no rates|no figures)(?: please| pls)?(?:, (?:they|it) changes?\b[^.]*)?$/i,
      '',
    )
    .replace(/,? but (?:no|not the|leave out the) (?:names?|address|price)(?: please| pls)?$/i, '')
    // "Tierra del Sol counselors ok to name"
    .replace(
      /(?<=\p{L}{3} \p{L}{3,})(?<!\b(?:price|address|street|both|seller|sellers|owner|client|said|says|it['’]s|its)),? (?:(?:is|are|they['’]?re) )?(?:ok(?:ay)?|fine|cleared) to (?:use|share|name|print|post|mention)(?: (?:them|it|her|him))?(?=[.,;]|$)/giu,
      '',
    )
    // "Superior Roofing 906-555-0122 said I could use them"
    .replace(
      /,? (?:(?:they|she|he|who) )?(?:said|says|told me) (?:that )?(?:i|we) (?:can|could|may) (?:use|name|mention|share|list|post)(?: (?:them|it|her|him|(?:the|their|his|her) names?))?(?=[.,;!]|$)/giu,
      '',
    )
    .replace(
      /,? but [^.,;]{0,40}\b(?:(?:not a|no) big deal|doesn['’]?t (?:really )?matter)(?=[.]?$)/i,
      '',
    )
    // "nothing, just happy new year" asks nobody for anything.
    .replace(
      /^(?:nothing|no ask|no cta|none)[,;:]? (?:really,? )?just (?:say |a )?(?:(?:happy|merry) [\p{L}' ]+|thanks|thank you|hello|hi)(?:[.!,]+ ?|$)/iu,
      '',
    )
    .replace(/(?<=[.,;!] )that['’]?s (?:it|all)(?: really| folks| for now| i think)?[.!]*$/i, '')
    // "the church lot next door they said ok"
    .replace(
      /(?<!\b(?:and|but|so|then)),? (?:they|she|he) said (?:it['’]?s |it is )?ok(?:ay)?(?=[.,;!]|$)/gi,
      '',
    )
    .replace(/^say (?=(?:talk|call|ask|check|see|get)\b)/i, '')
    .replace(/\bsure,? name the street \(([^()]+)\)/i, '$1')
    .replace(/ is all (?:you|we|i) can (?:say|use|name|share)\b.{0,20}$/i, '')
    // "(they said ok)" and "We may mention a place in town".
    .replace(
      / ?\((?:[^()]*\b(?:said|says) (?:it['’]?s )?(?:ok(?:ay)?|fine|yes)[^()]*|yes(?:[,;]? (?:ok(?:ay)?|they|she|he|both|i have|with|it['’]?s|that['’]?s|signed|approved|permission)\b[^()]*)?|(?:it['’]?s )?(?:ok(?:ay)?|fine)(?: to [^()]*)?|with permission|both ok)\)/gi,
      '',
    )
    .replace(
      /^(?:sure,? |yes,? )?(?:you|we|u) (?:can|may|could) (?:mention|use|name|say|share) (?=(?:an?|the|my|our)\b|[A-Z\d])/iu,
      '',
    )
    .replace(/^(?:i )?have (?:an )?(?:ok(?:ay)?|permission|approval) from (.+?)(?: only)?$/i, '$1')
    .replace(/^(?:please )?(?:just )?(?:say|mention)(?: that)? (?=(?:we|our|i|my|the)\b)/i, '');
  const byLikeness = new Set<string>();
  const isSaidToWriter = (clause: string, position?: ClausePosition) => {
    if (
      isForReaders.test(clause) ||
      isForReader(clause) ||
      isOfRules.test(clause) ||
      asksReaders.test(clause)
    )
      return false;
    if (isRemark(clause)) return true;
    if (isForGuests.test(clause)) return false;
    if (told.some((each) => sharesWords(each, clause))) return false;
    // "inspections only if there's a complaint" is a rule.
    if (/\S \b(?:only )?if (?:there['’]?s?|a|an|the|it|your)\b|^so no\b/i.test(clause))
      return false;
    if (!isLikelyRemark(clause, position)) return false;
    byLikeness.add(clause);
    return true;
  };
  const tellTaken = (clause: string) => {
    if (byLikeness.has(clause) && !saysNothing.test(clause)) onTaken(clause);
  };
  const sentences = splitSentences(
    withoutBracketed(said, (clause) => {
      const isTaken = isSaidToWriter(clause);
      if (isTaken) tellTaken(clause);
      return isTaken;
    }),
  );
  const clauses = sentences.map(clausesOf);
  const count = clauses.flat().length;
  let before = 0;
  const kept = sentences.map((sentence, sentenceIndex) => {
    const parts = clauses[sentenceIndex] ?? [];
    const start = before;
    before += parts.length;
    const toWriter = withConditions(
      parts,
      parts.map((part, index) => isSaidToWriter(bare(part), positionOf(start + index, count))),
    );
    const left = parts.flatMap((typedPart, index) => {
      // "visits, link above. check the price": the thought ends where the remark did.
      const endsHere = toWriter[index + 1] && /\.$/.test(parts[index + 1] ?? '');
      const part = endsHere && parts[index + 2] ? typedPart.replace(/,$/, '.') : typedPart;
      if (!toWriter[index]) return toWriter[index - 1] && isReason(bare(part)) ? [] : [part];
      tellTaken(bare(typedPart));
      // "check the link before it goes out www.example.com": the link is for the reader.
      const link = new RegExp(linkIn.source, 'iu').exec(part)?.[0];
      return link && !emailIn.test(part) ? [`(${link})`] : [];
    });
    return !toWriter.includes(true)
      ? sentence
      : left
          .join(' ')
          .replace(/ {2,}/g, ' ')
          .replace(/[,;](?= \(|$)/g, '') +
          (sentences.length > 1 && left.length > 0 ? (/[.!?]$/.exec(sentence)?.[0] ?? '') : '');
  });
  const isChanged =
    sentences.join('') !== splitSentences(said).join('') ||
    kept.some((sentence, index) => sentence !== sentences[index]);
  return isChanged
    ? kept
        .filter(Boolean)
        .join(' ')
        .replace(/([.!?])[.!?]+/g, '$1')
    : said;
}

/** "none yet" and "no price please": nothing that could be missed. */
const saysNothing =
  /^(?:nope|nah|yes|yep|ok(?:ay)?)[.!]*$|^(?:so )?(?:no|none|nothing|not|n\/a)\b(?: \S+)?(?:$|.*\b(?:yet|right now|currently|at the moment|for now|this time|this one|really|name|names|mention|share|source|know of|add|say|sell|show|post|print|price|prices|address|rates?|numbers?|figures|amounts|wording|lender|partner|photos?|adjectives|hype|stuff|general|etc|ok|obviously)\b)/i;

/** "HOA may say no" is a rule, whoever hears it. */
const isOfRules =
  /^(?:the |your |some )?(?:hoas?|city|county|state|town|lenders?|banks?|insurers?|builders?|boards?|associations?) (?:may|might|can|could|will|won['’]t|says?|has|have|does|do|wants?|requires?)\b(?!.*\b(?:me|post|print|mention)\b)/i;

/** "ask me for names" is an invitation. */
const asksReaders =
  /^(?:yes,? )?(?:but |so |just )*(?:call|text|dm|message|email|ask) me (?:for|about|and|at)\b(?!.*\b(?:post|draft|wording|before (?:it|this|you post))\b)/i;

/** What one does before one buys, and whom one asks, is for who reads it. */
const isForReaders =
  /\b(?:before|until|once|if|when) you (?:buy|sell|list|sign|close|offer|write an?|make an?|move|bid|start|hire|build|rent|shop|apply)\b|^(?:you (?:will |do )?need to )?(?:check|verify|confirm)(?: it| this)?(?: with| at)? (?:the |your )?(?:\p{L}+ ){0,2}(?:office|counter|department|dept|city|county|town(?:ship)?|village|hoa|association|lender|insurer|assessor|desk|hall)\b(?!.*\b(?:for me|first|before (?:it|this|that|we|i|the post))\b)/iu;

/** "kids ok" at an open house. */
const isForGuests =
  /^(?:(?:and|but|leashed|small|well[- ]behaved) )*(?:kids|children|strollers|dogs|pets|shoes)(?: (?:are|and (?:dogs|kids|pets|strollers)))* (?:ok(?:ay)?|fine|welcome)(?: (?:too|inside|outside|on leash))?[.!]*$/i;

const clausesOf = (sentence: string): string[] =>
  sentence.split(
    /(?<=[,;]) (?!\d{3}\b)|(?<=\.) (?=[\p{Ll}\d$])|(?= [-–—] )| (?=so (?:please )?(?:don['’]?t|do not|be careful|leave|keep|skip)\b)| (?=but (?:please |pls )?(?:don['’]?t|do not) (?:put|give|quote|use|print|list|include|call|name|mention|say|share)\b)/u,
  );

/**
 * "if the owner is home" and "not above it" say when and how far the clause beside them is true. They stay or go with
 * it: alone they say nothing, and without them the rest says more than the agent did.
 */
function withConditions(parts: readonly string[], toWriter: readonly boolean[]): boolean[] {
  return parts.map((part, index) => {
    const before = bare(parts[index - 1] ?? '');
    // "not the address" is said to the writer, unless it ends what was told.
    const isLimit =
      index > 0 &&
      (limits.test(bare(part)) ||
        (/^not the \p{L}+[.!]?$/u.test(bare(part)) && phraseKind(before) === 'sentence'));
    if (!isLimit && !conditions.test(bare(part))) return toWriter[index] === true;
    const main = index > 0 ? index - 1 : 1;
    return (main < parts.length ? toWriter[main] : toWriter[index]) === true;
  });
}

const conditions =
  /^(?:but |and |or |only )?(?:if|when|unless|until|once|as long as|except) \p{L}/iu;
const limits =
  /^not (?!the (?:exact |house |full )?(?:address|price|names?|street|numbers?|photos?)\b)(?:just|only|above|below|over|under|the|an?|what|where|from|to|your|our|in|on|at|by|for|because|more|less|before|after|until)\b/i;

/** "the Title V question early... wait, it's city sewer. So: paperwork early": what it comes to. */
const withoutSecondThoughts = (text: string) =>
  text
    // "gulf access? NO its freshwater": the second is true.
    .replace(
      /(?:^|(?<=[,;.] ))[\p{L} ]{3,30}\? no,? (?:its|it['’]s|it is) (?:an? )?([\p{L} ]+?)(?:,? (?:dont|don['’]t) say \p{L}+)?(?=[,.;]|$)/giu,
      '$1',
    )
    // "the USS Montana... wait, it was the Missouri": the second is meant.
    .replace(
      /(\p{Lu}\p{L}+|\$?\d[\d,.]*k?)(?:\.{2,}|,| [-–]) ?(?:no,? )?(?:wait|sorry|scratch that|correction|i mean)[, ]+(?:it was|it['’]?s|its|that was|no|make that)[, ]+(?:the |on )?(\p{Lu}\p{L}+|\$?\d[\d,.]*k?)(?=[\s.,;!]|$)/gu,
      '$2',
    )
    .replace(
      /^.*?\b(?:no wait|wait,? no|scratch that|actually no|never ?mind)\b[^.;]*[.;] (?:so|ok(?:ay)?|actually|rather)[:,]? (?=\S)/i,
      '',
    )
    .replace(
      /^.*?(?:\.{2,}|[.,]) ?(?:wait|no wait|scratch that|never ?mind|correction)\b.*?[.,;] (?:so|make that|make it|i mean|rather):? (?=\S)/i,
      '',
    );

/** "I'd like this to focus on older homes": what is asked for is what is meant. */
const leadIn =
  /(?:^|(?<=[.!?] ))(?:(?:i(?:['’]?d| would) like (?:this|it|you) to|(?:this|it)(?: one| post| piece)? should|i want (?:this )?to|please|pls|can (?:you|u)|could you|we should) )+(?:focus on|cover|talk about|be about|compare|mention|explain|include|name|thank) (\p{L})/giu;

const bare = (clause: string) =>
  clause
    .trim()
    .replace(/^[-–—] /, '')
    .replace(/[,;]$/, '');

/** The same words, though some of them may have been written out since. */
const sharesWords = (told: string, clause: string) => {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const has = new Set(words(told));
  const wanted = words(clause);
  return wanted.filter((word) => has.has(word)).length > wanted.length * 0.6;
};

/** "don't quote the number, it'll be old by then": why, which goes with it. */
const isReason = (clause: string) =>
  !/\d/.test(clause) &&
  (/^esp(?:ecially)?\b/i.test(clause) ||
  /^(?:but |and )?(?:it|they|he|she|that|this|because|since|so)\b/i.test(clause)
    ? clause.split(' ').length <= 12
    : /^(?:builders?|sellers?|owners?|clients?|lenders?|people) \p{L}+ \p{L}+$/iu.test(clause));

/** "(she'll send the real number)". */
const withoutBracketed = (text: string, isSaidToWriter: (clause: string) => boolean) =>
  text.replace(/ ?\(([^()]+)\)/g, (all, inside: string) =>
    /^(?:find|look up|google|look for|search for|pull|get|grab) (?:the|it|that|their|them|his|her)\b/i.test(
      inside,
    ) || inside.split(/[,;] /).some((clause) => isSaidToWriter(clause.trim()))
      ? ''
      : all,
  );
