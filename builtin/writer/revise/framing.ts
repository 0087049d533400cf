/**
 * What stands around a wish and asks for nothing by itself: that all else may stay, "if there is one", "try again".
 * Words in quotation marks stay as they are.
 */
export function withoutFraming(request: string): string {
  const kept: string[] = [];
  const open = request.replace(/["“][^"”]*["”]/g, (quote) => `\uE018${kept.push(quote) - 1}\uE019`);
  const plain = framing
    .reduce((text, [says, instead]) => text.replace(says, instead), withOrdinals(open))
    .replace(/^[\s,;.–-]+/, '')
    .trim();
  return (/[\p{L}\p{N}]/u.test(plain) ? plain : open).replace(
    /\uE018(\d+)\uE019/g,
    (_, index) => kept[Number(index)] ?? '',
  );
}

const start = '(^|[.;!?,\\n] *(?:but |and )?)';
const end = '(?=\\s*(?:$|[.,;!?\\n]))';

const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  four: 'fourth',
  five: 'fifth',
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
};
const numbered =
  /\b(?:the )?(paragraph|sentence|line|bullet|item|point)s? (?:number |no\.? |#)?(one|two|three|four|five|[1-5])(?:(?: and | & )(one|two|three|four|five|[1-5]))?(?=\s*(?:$|[.,;!?\n]| and\b| to\b| into\b| first\b| last\b| out\b| up\b| bold\b| shorter\b| should\b| is\b))/gi;

/** "paragraph two" is the second paragraph. */
const withOrdinals = (text: string) =>
  text.replace(numbered, (_, unit: string, one: string, other?: string) => {
    const named = (word: string) => ordinals[word.toLowerCase()] ?? word;
    return `the ${named(one)}${other ? ` and ${named(other)}` : ''} ${unit.toLowerCase()}`;
  });

const framing: [says: RegExp, instead: string][] = [
  // 'end with "..." instead of what you have'
  [
    new RegExp(
      `,? inst(?:ea|e)d(?: of (?:what(?:ever)? (?:you|we|i)(?:['’]ve)? (?:have|got|had|wrote)|what(?:['’]s| is) there|the (?:current|old) one)(?: now| there)?)?${end}`,
      'gi',
    ),
    '',
  ],
  // "can the first line be shorter"
  [
    /(^|[.;!?\n] *)(?:can|could|should|would) (?:the |my )((?:\p{L}+ ){0,3}(?:line|sentence|paragraph|title|headline|opening|intro|hook|ending|list|bullets?|call to action)) be (?=(?:a (?:bit|little) |more |less |much )*\p{L}+(?:er|al|ly|ed)?\b)/giu,
    '$1make the $2 ',
  ],
  // "leave everything the same just fix typos"
  [
    /(^|[.;!?\n] *)(?:please )?(?:leave|keep) (?:everything|it all|all of it|all|the rest|everything else|it|this)(?: else)?(?: exactly)?(?: the)?(?: same| as is| as it is| alone| like (?:it is|this))?,? (?:but |and )?(?:just|only|simply) (?=\p{L})/giu,
    '$1',
  ],
  // "same ending": it is to stay
  [
    new RegExp(
      `${start}(?:the )?same (ending|opening|title|headline|list|bullets|hash ?tags|call to action|cta|last line|first line)${end}`,
      'gi',
    ),
    '$1keep the $2',
  ],
  [
    new RegExp(
      `${start}(?:but )?(?:keep|make sure|have) (?:it |that it |this )?(?:is |be |still )*(?:sounding|sounds?|reading|feeling) (?:still )?(?:like (?:me|us|myself|it['’]?s me)|the same)${end}`,
      'gi',
    ),
    '$1',
  ],
  [/,? but (?:please )?keep it sounding like (?:me|us)\b/gi, ''],
  [
    /,? (?:or|and) (?:anything|stuff|things|words|something|whatever)(?: else)? like (?:that|this|it)\b/gi,
    '',
  ],
  [
    /,? (?:if (?:there(?:['’]?s| is| are) (?:one|any|some|an? \p{L}+)|it has (?:one|any)|you (?:have|can find|see) (?:one|any)|there['’]?s any)|where (?:possible|you can|needed))(?=\s*(?:$|[.,;!?\n]))/giu,
    '',
  ],
  // "the opening is boring, try again"
  [
    /(?<=\S)[,.;:–-]+ *(?:please |so |and |can you )*(?:try (?:it )?(?:again|another|something else|over)|(?:do|write|redo) (?:it|that|this)(?: over| again)?|give (?:it|me) (?:another|a different) (?:one|go|try|shot)|another (?:one|try|go))(?: please)?(?=\s*(?:$|[.;!?\n]))/gi,
    '',
  ],
  // "is it spelled right? if so leave it"
  [
    /(^|[.;!?\n,] *)if (?:so|it is|they are),? (?:leave|keep) (?:it|that|them)(?: as is| alone)?(?=\s*(?:$|[.,;!?\n]))/gi,
    '$1',
  ],
  // "the last line is weird fix it"
  [
    /\b((?:is|sounds?|reads?|feels?|looks?) (?:so |too |really |kinda |a bit )?\p{L}{3,}) (?=(?:please )?(?:fix|change|cut|remove|drop|move|redo|rewrite) (?:it|that|this)\b)/giu,
    '$1, ',
  ],
  // "drop the intro and get right to it"
  [
    /,? (?:and )?(?:just )?(?:get|go|jump|cut|dive) (?:right |straight )?(?:in)?to (?:it|the point)(?=\s*(?:$|[.,;!?\n]))/gi,
    '',
  ],
  [
    /(?<=\S) (?:everywhere|throughout|anywhere|all over)(?=\s*(?:$|[.,;!?\n]|(?:and|but|also|plus) ))/gi,
    '',
  ],
  [/(^|[.;!?,\n] *)(?:and )?just (?:plain )?text(?=\s*(?:$|[.,;!?\n]))/gi, '$1'],
  [
    /\b(first|last|on top|at the (?:top|end|bottom)),? (?:and )?(?:not|instead of|rather than) (?:at )?(?:the )?(?:first|last|end|top|bottom|on top)(?=\s*(?:$|[.,;!?\n]))/gi,
    '$1',
  ],
  // "swap the first paragraph with the last one"
  [
    /\b((?:first|second|third|fourth|last|opening|middle) (paragraph|sentence|line|bullet|item)\b[^.;\n]{1,20}\b(?:first|second|third|fourth|fifth|last|next)) one\b/gi,
    '$1 $2',
  ],
  [
    /,? if (?:it['’]?s|its|it is|they['’]?re|that['’]?s) (?:in |even )?(?:there|in it)(?=\s*(?:$|[.,;!?\n]))/gi,
    '',
  ],
  // "take the last paragraph and put it second"
  [/\btake (the [^,.;]{3,50}?),? and (?:put|move|make|place|bring) (?:it|that) /gi, 'put $1 '],
  // "keep the first paragraph, lose the rest"
  [
    /\b(?:keep|leave) (?:just |only )?(the (?:first|last|opening|second|third)[^,.;]{3,40}?),? (?:and )?(?:lose|drop|delete|cut|remove|get rid of|take out|scrap) (?:the rest|everything else|all the rest|all else)\b/gi,
    'keep only $1',
  ],
  [
    /(?<=\b(?:colon|dash|quote|question|emoji|hash ?tag)s?) (?:thing|stuff|business|marks? thing)s?(?=\s*(?:$|[.,;!?\n]))/gi,
    's',
  ],
  // "good but too long", "ok but shorter"
  [
    /^(?:ok(?:ay)?|good|great|nice|fine|perfect|love it|like it|almost|pretty good|not bad|looks good)(?: so far| overall| mostly)?,? (?:but|just|only|though|tho) (?=\p{L})/iu,
    '',
  ],
];
