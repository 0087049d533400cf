import { capitalise } from '#builtin/writer/language/sentences.ts';

/** "They wait too long": who they are was said by the question. */
export function withDoer(said: string, question: string): string {
  const doer = doers.find(([asked]) => asked.test(question))?.[1];
  // "they still closed" tells of somebody.
  return doer
    ? withThem(withThey(said, doer), doer)
        .replace(startsWithThey, doer)
        // "most should spend under $10,000": most of those who were asked about.
        .replace(
          /^most (?=(?:should|can|need|will|want|don['’]t|never|only)\b)/iu,
          `Most ${inPlaceOfThey(doer, false)} `,
        )
        // "buy first if they can" is said to the reader.
        .replace(/^((?:buy|sell|list|rent|move)\b[^.,]*? (?:if|when|until)) they\b/iu, '$1 you')
        // "forget the payoff isn't the balance": whoever was asked about does.
        .replace(
          /^(?:forget|think|assume|believe|expect|underestimate|overprice|ignore|overspend|want|can['’]t|cannot|won['’]t|never)\b(?= \p{L})/iu,
          (verb) => `${doer} ${verb.toLowerCase()}`,
        )
    : said;
}

/**
 * The same for what was typed with care: "They find out about a permit too late" does, whoever the question spoke of, and
 * "They should file for the exemption" is said to the reader where nobody else was named.
 */
export function withReadersAsked(said: string, question: string): string {
  const doer = doers.find(([asked]) => asked.test(question))?.[1];
  let before = '';
  const sentences = said.split(/(?<=[.!?]["”']?) (?=\p{Lu})/u).map((sentence, index) => {
    const isOthers = othersNamed.test(before);
    before += ` ${sentence}`;
    const asked =
      /^They (?:should|must|need to|have to|ought to) (?:also )?(?!be\b|have\b|not\b)(\p{Ll}.*)$/su.exec(
        sentence,
      )?.[1];
    if (asked && !isOthers)
      return capitalise(
        namesSomebody.test(asked)
          ? asked
          : asked.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you'),
      );
    if (index === 0 && doer)
      return sentence
        .replace(/^They['’]re\b/, `${doer} are`)
        .replace(/^They['’]ve\b/, `${doer} have`)
        .replace(/^They['’]ll\b/, `${doer} will`)
        .replace(/^They['’]d\b/, `${doer} would`)
        .replace(startsWithThey, doer);
    // "Property tax is cheap. They don't believe it."
    const isNamed = new RegExp(`\\b(?:${people})\\b`, 'i').test(before);
    return doer && !isNamed
      ? sentence.replace(
          /^they (?=(?:don['’]t |never |always )?(?:believe|expect|think|know|realize)\b)/i,
          `${inPlaceOfThey(doer, true)} `,
        )
      : sentence;
  });
  return sentences.join(' ');
}

const namesSomebody =
  /\b(?:sellers?|buyers?|agents?|attorneys?|lenders?|inspectors?|contractors?|builders?|appraisers?|insurers?)\b/iu;

/** Whoever is not surely the reader. */
const othersNamed =
  /\b(?:attorneys?|agents?|compan(?:y|ies)|tenants?|landlords?|HOAs?|boards?|cit(?:y|ies)|count(?:y|ies)|states?|offices?|utilit(?:y|ies)|neighbors?|banks?|(?!(?:home)?(?:buyers|owners|customers|renters|newcomers|followers|others|numbers|papers|orders|offers|showers|dollars|letters|gutters)\b)\p{L}{3,}[eo]rs)\b/iu;

const startsWithThey =
  /^they(?=(?:['’]\p{L}+)? \p{L})(?! (?:still|then|both|finally|\p{L}+ed)\b)/iu;

/** "taxes are lower than they expect": those the question asked about, where nobody else was named. */
const withThey = (said: string, doer: string) =>
  said.replace(
    /^([^.!?]*?[,;.]? )they (?=(?:don['’]t |never |always |often |usually |first )?(?:find out|expect|think|assume|believe|want|need|get|pay|forget|know|realize|see|look|ask|budget|plan)\b)/iu,
    (all, before: string) =>
      new RegExp(`\\b(?:${people})\\b`, 'i').test(before)
        ? all
        : `${before}${inPlaceOfThey(doer, before.endsWith('. '))} `,
  );

function inPlaceOfThey(doer: string, isStart: boolean): string {
  const who = doer.replace(/^(?:Many|Most of my) /, '').toLowerCase();
  return isStart ? capitalise(who) : who;
}

const people =
  'buyers?|sellers?|clients?|people|folks|newcomers|everyone|everybody|owners?|agents?|builders?|lenders?|inspectors?|appraisers?|tenants?|sides|couples?|parents|neighbors|boards?|cit(?:y|ies)|count(?:y|ies)|companies|movers|most|some';

/** "I tell them to start small": them, where nobody was named. */
const withThem = (said: string, doer: string) =>
  /\b(?:buyers|sellers|clients|people|folks|newcomers|they)\b.*\bthem\b/i.test(said)
    ? said
    : said.replace(
        /\b(I tell|we tell) them\b/i,
        `$1 ${doer
          .replace(/^Many first-time b/, 'b')
          .replace(/^Most of my /, 'my ')
          .replace(/^Many /, '')
          .toLowerCase()}`,
      );

const doers: [RegExp, string][] = [
  [/\bsellers make\b/i, 'Many sellers'],
  [/\bbudget range is realistic\b/i, 'Many owners'],
  [/\bfirst-time buyers\b/i, 'Many first-time buyers'],
  [/\bconfuses your clients\b|\bbuyers face\b/i, 'Many buyers'],
  [/\bnewcomers\b/i, 'Many newcomers'],
  [/\bpeople most often\b/i, 'Many people'],
  [/\byour clients follow\b|\brelocating clients\b/i, 'Most of my clients'],
];

/** "I'll meet them at the airport" is offered to the reader. */
export const offeredToYou = (said: string) =>
  said
    .replace(/\b(if) they(?= (?:ask|call|text) me\b)/gi, '$1 you')
    .replace(
      /\bif they (?=(?:ask|call|need|want|text|list|buy|sell|sign|work|close|book|hire)\b)/gi,
      'if you ',
    )
    .replace(/\b(I(?:['’]ll)? [^.,;]*\bwith) (?:them|people|folks)\b/gi, '$1 you')
    .replace(
      /\b(I(?:['’]ll| will| can)?|we(?:['’]ll| will| can)?) ((?:also |always |will )?\p{L}+) (?:them|people|folks|my (?:buyers|clients|sellers))\b(?! (?:who|that|in|from)\b)/giu,
      '$1 $2 you',
    )
    .replace(/\bI (send|refer) you to\b/g, 'I can $1 you to');

/** "sellers just painted": those of the home that is announced. */
export const withSellersOf = (isProperty: boolean, said: string) =>
  isProperty
    ? said.replace(
        /(^|[.!?] |, (?:and )?)(?:the )?(sellers?|owners?) (?=(?:just |already |recently |also |even )*(?:refinished|rebuilt|repaired|cleared|cleaned|pulled|put|added|replaced|painted|repainted|had|has|have|installed|fixed|redid|left|leaving|are|is|were|was|will|did|finished|updated|moved|bought|lowered|dropped|kept|loved|spent|built|says?|said|offering)\b)/giu,
        (_, start: string, who: string) =>
          `${start}${start === '' || /[.!?] $/.test(start) ? 'The' : 'the'} ${who.toLowerCase()} `,
      )
    : said;
