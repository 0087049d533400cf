import { withoutEnding } from '#builtin/writer/language/sentences.ts';

/** Words taken out of a request: without quotation marks, courtesies and reasons. */

export const pattern = (text: string) => new RegExp(text, 'i');

/** An opening and a closing quotation mark of any kind. */
export const wholeQuotation = /^["“'‘]([\s\S]+)["”'’][.!]?$/;

export const unquoted = (text = '') => wholeQuotation.exec(text.trim())?.[1]?.trim() ?? text.trim();

const courtesy =
  /,? (?:please|too|as well|also|somewhere|in there|in it|thanks?|thank you|if (?:you can|possible)|for me|instead|now)$/i;

/** "i never said that", "they sound generic", "my broker hates it": why, and not what. */
const somebody =
  "(?:i|we|they|he|she|it|you|that|this|there|nobody|no one|everyone|people|ppl|buyers|neighbors|(?:my|our|the) \\p{L}+|appraiser|seller|sellers|broker|client|clients|boss)(?:['’]\\p{L}+)?";
export const reason = new RegExp(
  [
    `(?:[,;] ?| [–-] )(?:because |since |cuz |bc |as )?${somebody} (?:\\p{L}|\\d).*$`,
    ' (?:because|since|cuz|coz|bc|cause) .*$',
    ' (?:they|he|she) (?:\\p{L}+ed|left|quit|went|did|never) (?:me|us|out|on|it)\\b.*$',
    "[,;] (?:[\\p{L}'’]+ ){1,3}(?:might|may|will|won['’]?t|would|isn['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|said|says|hates?|hated|asked|complained|closed|moved)\\b.*$",
    " (?:there['’]?s only|theres only|feels|sounds|looks|seems|it['’]?s (?:too|so|not)|its (?:too|so|not)) .*$",
    '[,;] (?:feels?|sounds?|looks?|seems?|reads?|kinda|too) .*$',
    "[,;–-]? ?\\b(?:(?:i|we) (?:never|did not|didn['’]?t|do not|don['’]?t) (?:say|said|do|offer|like|want|need|use|write|wrote)\\b.*|(?:they|it|that) (?:sounds?|looks?|is|are|feels?|reads?|was|were)(?:n['’]?t)? .*|(?:it|that|they)['’]?(?:s|re) (?:not|too|so|wrong|boring|generic|ugly|old|outdated|made up|a lie|invented|closed|gone)\\b.*|(?:we['’]?re|were|we are|i['’]?m|i am) (?:an?|the|not|in|on|at)\\b.*|not true|nobody .*|no one .*)$",
  ].join('|'),
  'iu',
);

/** A whole part of a request that only tells why. */
export const isReason = (part: string) =>
  new RegExp(
    `^(?:because |since |cuz |bc )?${somebody} (?:says?|said|thinks?|wants?|hates?|hated|told|asked|does(?:n['’]?t| not)|do(?:n['’]?t| not)|complained|noticed|changed|never)\\b|^(?:people|nobody|no one|everyone|they|he|she|clients?|buyers?|sellers?|readers?) (?:\\p{L}+['’]?\\p{L}* )|^not \\S+(?: \\S+){0,3}$|^(?:it['’]?s|its|that['’]?s) (?:just |way |a bit |kinda |so |too |really |very |not |no longer )*\\p{L}+$|^(?:the |my |our )?(?:readers?|audience|clients?|followers|post) (?:is|are|will be) |^(?:this|it|that) (?:is|was|will be|has been) |^(?:who|why|how come)\\b|^(?:don['’]?t|do not) (?:get|understand|like|need|want) (?:it|that|this)$|^(?:change|fix|update|correct) the (?:open house )?(?:times?|dates?|price|address|number|day|hours|name)$`,
    'iu',
  ).test(part);

/** Words to be printed: they may hold anything. */
export const given = (text = '') =>
  withoutEnding(unquoted(text.trim().replace(courtesy, '')), ' .,;')
    .replace(courtesy, '')
    .trim();

/** Words that name something. */
export const bare = (text = '') =>
  given(
    text
      .trim()
      .replace(reason, '')
      .replace(/ from (?:this|it|here|there|the (?:post|text))$/i, ''),
  );

/** Without an article in front. */
export const bareName = (text = '') => bare(text).replace(/^(?:the|my|our|a|an) /i, '');

/** "say what the fee is": words that ask for something only the agent knows. */
export const askedForPattern =
  '(?:what|who|whom|whose|where|when|why|how (?:much|many|long|far|often|big|old|to)|which|whether|if)\\b.+';
export const isAskedFor = pattern(`^${askedForPattern}`);

/** "who its for at the start" is "who it's for". */
export const asClause = (words: string) =>
  words
    .replace(/ (?:at|in|near|to) the (?:very )?(?:start|top|beginning|end|bottom|opening)$/i, '')
    .replace(/\b(what|who|when|where|why|how much|how long) its\b/i, "$1 it's");
