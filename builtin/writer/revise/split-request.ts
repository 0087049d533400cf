/** Words a edit begins with: "and" before one of them starts the next edit. */
const editVerbs =
  "(?:make|add|remove|delete|drop|mention|include|change|use|shorten|lengthen|cut|keep|give|put|take|turn|write|rewrite|retitle|simplify|expand|trim|end|close|finish|start|set|rename|replace|work|talk|omit|leave|get rid|focus|emphasi[sz]e|highlight|do not|don['’]t|never|stop|not|no|fewer|more|less|too|ask|invite|tell|convert|format|translate|try|without|with|say|point|also|please|shorter|longer|simpler|friendlier|bullets?|emojis?|another|call|limit|under|only|just|exactly|at most|at least)";

const joint = '(?:and|but|then|plus|&|\\+)';

const borders = new RegExp(
  `(?:\\n|;|[.!?](?=\\s|$)|,? ${joint}(?: also| then| please)? (?=${editVerbs}\\b)|, (?=${editVerbs}\\b))`,
  'i',
);

/** The edits of a request, one at a time. What stands in quotation marks stays whole. */
export function partsOf(request: string): string[] {
  const kept: string[] = [];
  const safe = request
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/["“][^"”]*["”]/g, (quote) => `\uE010${kept.push(quote) - 1}\uE011`);
  return safe
    .split(borders)
    .flatMap(splitAdjectives)
    .map((part) =>
      part.replace(/\uE010(\d+)\uE011/g, (_, index) => kept[Number(index)] ?? '').trim(),
    )
    .map((part) => part.replace(/^(?:[-*•]|\d+[.)])\s+/, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map(withDigits);
}

/** "Make it shorter and friendlier" is two edits; "don't make it longer or formal" too. */
function splitAdjectives(part: string): string[] {
  const list = /^(.*?\b(?:make|keep) (?:it|this|the (?:post|text|tone))\s+)(.+)$/i.exec(part);
  const between = /,(?!\d{3}\b)\s*(?:and\s+)?| (?:and|&|\+) /i;
  if (!list || !between.test(list[2] ?? '') || /\bbetween \d/i.test(part)) return [part];
  return (list[2] ?? '').split(between).map((edit) => `${list[1]}${edit}`);
}

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** "two hashtags" as "2 hashtags". */
const withDigits = (part: string) =>
  part.replace(
    new RegExp(`\\b(${numbers.join('|')})(?= hash ?tags?\\b)`, 'gi'),
    (word) => `${numbers.indexOf(word.toLowerCase())}`,
  );

const courtesies =
  /^(?:(?:please|thanks?|thank you|hi|hello|hey|great|nice|good|ok|okay|wow|perfect|lovely|awesome|so much|very much|a lot|there|job|work|start|and|but|love it|i (?:really )?(?:like|love) (?:it|this|that)|(?:this|it|that) (?:is|looks) (?:very |really |pretty )?(?:good|great|nice|perfect|fine|lovely|ok|okay)|looks (?:good|great|nice)|what stands below the text comes on top of that|it['’]s (?:very |really )?(?:good|great|nice|perfect|fine))[\s,.!:)-]*)+$/i;

/** Words that ask for nothing. A closed list: a edit must not get lost among them. */
export const isCourtesy = (part: string) => part.length < 120 && courtesies.test(part);
