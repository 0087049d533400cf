import { isLikelyRemark } from '#builtin/writer/understand/likely-remark.ts';
import { isRemark } from '#builtin/writer/understand/remark-patterns.ts';
import { beginsLikeWish } from './clauses/wish-starts.ts';

/**
 * A request without what is said by the way to the one who writes: why, how sure, how pressing, how good the
 * text is already. Words in quotation marks are to be printed and stay.
 */
export function withoutAsides(request: string): string {
  const plain = plainOf(request);
  return /[\p{L}\p{N}]/u.test(plain) ? plain : request;
}

function plainOf(request: string): string {
  const kept: string[] = [];
  const open = request.replace(/["“][^"”]*["”]/g, (quote) => `\uE015${kept.push(quote) - 1}\uE016`);
  return asides
    .reduce((text, [says, instead]) => text.replace(says, instead), open)
    .replace(/[\s,;]+(?=[.!?;]|$)/g, '')
    .replace(/,\s*(?=,)/g, '')
    .replace(/^[\s,;.!-]+/, '')
    .trim()
    .replace(/\uE015(\d+)\uE016/g, (_, index) => kept[Number(index)] ?? '');
}

/** A part of a request that asks for nothing: "he said it's fine", "i mixed it up with another one". */
export const isAside = (part: string) =>
  !/[\p{L}\p{N}]/u.test(plainOf(part)) ||
  /^(?:just|only|but) (?:the \p{L}+ (?:one|ones|price|name)|(?:change|fix) the \p{L}+)$/iu.test(
    part,
  ) ||
  (!asksForSomething.test(part) &&
    !beginsLikeWish(part) &&
    (isRemark(part) || isLikelyRemark(part) || saidOfOneself.test(part)));

/** What begins with an order to the writer is a wish, however it goes on. */
const asksForSomething =
  /^(?:please |also |and |but |can you |could you )*(?:make (?!it nice|sense)|write|rewrite|put|add|say|change|remove|take|keep|give|use|move|turn|tell|explain|fix the|cut|drop|end|start|no )\b/i;

const saidOfOneself =
  /^(?:(?:we|i|they) (?:(?:totally|really|so|absolutely) )?(?:crushed|nailed|killed|rocked|smashed|earned) (?:it|this|that one)|(?:my|our|most of my) (?:email )?(?:list|followers|readers|audience|database|sphere|crowd|people|folks) (?:is|are)\b.*|(?:it |this |that )?(?:feels?|sounds?|reads?|looks?|comes off)(?: \p{L}+)? (?:like (?:an?|the|my) .{3,30}|desperate|needy|off|weird|generic|canned|blah|meh|flat)|(?:they|he|she|it) (?:ghosted|burned|hated|loved|annoyed|bugged) (?:me|us)|(?:my|our) (?:mom|dad|wife|husband|broker|boss|kids?|grandma|aunt|uncle|clients?|sellers?|buyers?) (?:has|have|needs?|wants?|is|are|said|says|hates?|loves?|won['’]?t|will)\b.*|that was my (?:mistake|bad|fault)|(?:so )?(?:nobody|no one|everyone|people) (?:gets?|knows?|will|is|are)\b.{0,30}|(?:or|before) (?:i['’]?m|they|he|she|my)\b.{0,30})$/iu;

const end = '(?=\\s*(?:$|[.,;!?\\n)]))';

const asides: [says: RegExp, instead: string][] = [
  [
    /,? (?:but |and )?(?:(?:don['’]?t|do not) add|without adding|no) (?:any |more )?(?:fluff|filler|padding)(?=\s*(?:$|[.;,!\n]))/gi,
    '',
  ],
  // "parking is for one car, say that so nobody gets mad": the fact, and that it is to be said.
  [
    /(^|[.;!?\n]\s*)(?!(?:say|add|mention|make|put|change|remove|take|tell|please|can|could)\b)([^.;!?\n]{6,90}?)(?:,| -)? (?:so )?(?:please )?(?:say|put|mention|add|use) (?:that|so|both|it|them all|all of (?:it|them))(?: in(?: there)?)?(?: so (?:that )?(?:nobody|no ?one|people|they|everyone|folks|we|i)\b[^.;\n]*)?(?=\s*(?:$|[.;!?\n]))/gi,
    '$1mention that $2',
  ],
  // What follows from it for the agent.
  [
    /,? (?:so|or)(?: that)? (?:nobody|no ?one|everyone|i don['’]?t (?:get|have|look|lose)|i['’]?m (?:in|dead|toast|screwed)|im (?:in|dead|toast|screwed)|they (?:don['’]?t|won['’]?t)|people (?:don['’]?t|won['’]?t|know|see|get)|we don['’]?t get|my \p{L}+ (?:doesn['’]?t|won['’]?t|will|can))\b[^.,;\n]*/giu,
    '',
  ],
  [
    new RegExp(
      `(?:^|(?<=[.,;!?\\n])|(?<=[\\p{L}\\p{N}\\uE016)]))(?<!\\b(?:an?|the|say|as|like|of|with|our|my|big|just))[\\s,–-]*\\b(?:trust me|i promise|no joke|for real|seriously|true story|my bad|sorry(?: about that)?|that['’]?s (?:it|all)|thats (?:it|all)|(?:and )?nothing else|asap|right away|i guess|if (?:you|we|u) (?:must|have to|really must)|(?:the )?quick(?:er)? (?:the )?better|ok(?:ay)?|k|thx|ty|thanks(?: so much| a lot)?|thank you(?: so much)?|pretty please|pls|nothing (?:fancy|crazy)|nbd|no biggie|if that makes sense|you know what i mean|idk|i don['’]?t know|lol|haha+)${end}`,
      'giu',
    ),
    '',
  ],
  [
    /(?:^|(?<=[.,;!?\n]))\s*(?:please )?fix(?: (?:it|this|that|asap))?(?: asap| please| now)*(?=\s*(?:$|[.,;!?\n]))/gi,
    '',
  ],
  [/\b(?:and |but )?if (?:you|we|u) (?:must|have to|really must)(?: then|,)? /gi, ''],
  [
    /,? but (?:not|don['’]?t (?:be|get|make it|go)|nothing) (?:too |so |overly )?(?:cheesy|salesy|pushy|corny|over the top|overboard|cringe|crazy|much)\b/gi,
    '',
  ],
  // "20 years in January so say almost 20": the number is given twice.
  [
    /(^|[.;\n]\s*)[^.;\n]{4,50}?,? so (?:just |please |maybe )?say (?=(?:almost|about|nearly|over|close to|more than) \d)/gi,
    '$1say ',
  ],
  // "don't say X, the seller is private about it. say Y"
  [
    /\b((?:don['’]?t|do not) (?:say|use|write|call it) [^,.;]{2,40}), (?:the )?(?:seller|buyer|owner|client|they|he|she|it|that|my \p{L}+)s?\b[^.;,]{3,50}[.;,] (?=(?:just )?(?:say|use|write)\b)/giu,
    '$1, ',
  ],
  [
    /,? (?:at the |the )?same (?:times?|hours|place|spot)(?: (?:on )?(?:both|each|every|all) (?:of the )?(?:two )?days?)?(?=\s*(?:$|[.;,!\n]))/gi,
    '',
  ],
  [
    /,? (?:sorry )?i (?:mixed|messed|screwed|mistyped|typed|got|confused|misread|flipped)\b[^.;\n]*/gi,
    '',
  ],
  // "it's good, just swap the first two"
  [
    /(^|[.;\n]\s*)(?:ok(?:ay)? )?(?:(?:i (?:really )?(?:like|love) (?:it|this)|it['’]?s|its|this is|that['’]?s|looks?|really|pretty|very|so) )*(?:it|this|good|great|fine|nice|perfect|awesome|love it|like it|almost there|not bad)(?: so far| already| overall)?[,.!]? (?:but |just |only |now )+(?=\p{L})/giu,
    '$1',
  ],
  [
    /\s*\((?:true|sorry|i |my |just |not sure|idk|he |she |they |ok|it['’]?s ok|seller |buyer )[^()]{0,60}\)/gi,
    '',
  ],
];

/** "end with who's your ron" after "his name is Ron Sutter": a name keeps its capital wherever it is typed. */
export function withNamesAsGiven(typed: string, text: string): string {
  // Names of the text, too: "cabbage hill".
  const known = new Set(text.match(/(?<=\p{L},? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu) ?? []);
  const request = [...known].reduce(
    (words, name) => words.replaceAll(` ${name.toLowerCase()}`, ` ${name}`),
    typed,
  );
  const names = new Map(
    (
      request.match(
        /(?<=\b(?:name is|named|called|is with|by|from) )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu,
      ) ?? []
    )
      .flatMap((name) => name.split(' '))
      .filter((word) => word.length > 2)
      .map((word) => [word.toLowerCase(), word]),
  );
  return request.replace(
    /(?<![\p{L}\p{N}@#./])\p{Ll}{3,}(?![\p{L}\p{N}@])/gu,
    (word) => names.get(word) ?? word,
  );
}
