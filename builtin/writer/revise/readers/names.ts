import { type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { bare } from './given-words.ts';

/** Up to five words that are a name. */
const name = "[\"“'‘]?((?:[\\p{L}\\p{N}.'’&-]+ ?){1,5}?)[\"”'’]?";
const whose = "(?:my|our|her|his|their|\\p{L}+['’]s?)";
const whatName = '(?:(?:first|last|full|team|company|business|brokerage|street) )?name';
const spelled =
  "(?:is |should be |it['’]?s |its |['’]s )?(?:actually |really )?(?:spelled|spelt|written)";
const nowIs = "[,;:]? (?:it['’]?s|its|it is|should be) ";

/** A name that the text has, as it is spelled. */
export const nameReaders: Reader[] = [
  reader(
    /^(?:tag|mention|add|@) ?(?:him|her|them|us|me|it|\p{Lu}\p{L}+)?(?: (?:at|as|with|too))*:? ?(@[\w.]+)(?: (?:in it|too|please))?$/iu,
    ({ 1: handle = '' }) => ({ kind: 'tag', handle }),
  ),
  // "cxt is spelled CxT Roasting"
  reader(
    new RegExp(
      `^(?!(?:${whose} ${whatName}|the name|it|that|you)\\b)([\\p{L}\\p{N}'’ -]{2,30}?) ${spelled}(?: as| like this)?:? ${name}$`,
      'iu',
    ),
    ({ 1: from = '', 2: to = '' }) =>
      /^(?:wrong|out|correctly|incorrectly|right|like)\b/i.test(to)
        ? undefined
        : { kind: 'name', to: bare(to), from: bare(from) },
  ),
  // "fix the spelling of Mackinac", where the text has nearly that
  reader(
    new RegExp(
      `^(?:please )?(?:fix|correct|check|change|mind) (?:the |your )?spelling (?:of|on|for|in) ${name}$`,
      'iu',
    ),
    ({ 1: to = '' }) =>
      /^(?:my|our|the|her|his|their|it|this|that|a)\b/i.test(to)
        ? undefined
        : { kind: 'name', to: bare(to) },
  ),
  // 'it's "My Home"'
  reader(/^(?:it['’]?s|its|it is|should be) ["“](\p{Lu}[^"”]{2,40})["”]$/u, ({ 1: to = '' }) => ({
    kind: 'name',
    to: bare(to),
  })),
  // "its Noisette Pastry Kitchen full name"
  reader(
    new RegExp(
      `^(?:it['’]?s|its|the (?:full )?name is|full name is|full name:?) ${name}(?: (?:is )?(?:the |its |their )?full name)?$`,
      'iu',
    ),
    ({ 1: typed = '', input }) => {
      const to = bare(typed.replace(/ (?:is )?(?:the |its |their )?full name$/i, ''));
      return /\bfull name\b/i.test(input) && /^\p{Lu}/u.test(to)
        ? { kind: 'name', to, from: to.split(' ')[0] }
        : undefined;
    },
  ),
  // "my name is spelled Dana Reyes-Hill", "it's spelled Ann"
  ...[
    `^(?:${whose} ${whatName}|the name|it|that)? ?${spelled}(?: as| like this)?:? ${name}$`,
    `^spell (?:it|that|the name|${whose} ${whatName})(?: as| like this| with)?:? ${name}$`,
    // "its Clumpie's with an apostrophe", "it's Ann with an e"
    `^(?:it['’]?s|its|it is|that['’]?s|make (?:it|that)|should be) ${name},? (?:with|without) (?:an? |one |two |no |the |\\d )?(?:apostrophe|hyphen|dash|accent|space|comma|capital(?: letter)?|letter|period|\\p{L}(?:['’]?s)?)\\b.{0,24}$`,
    `^(?:it['’]?s|its|it is|that['’]?s|should be|make it) ${name},? (?:(?:as )?(?:one|two|three|1|2) words?|no space|(?:in )?(?:all )?(?:caps|lower ?case))$`,
    // "my name is Dana Reyes-Hill", after the text has said another
    `^${whose} ${whatName} is (?:actually |really )?${name}$`,
    // "its Fourth & Gill everywhere"
    `^(?:it['’]?s|its|use|say|write|call it|make it) ${name} (?:everywhere|throughout|every ?time|in every place|all over)$`,
    // "you spelled my name wrong, its Dana"
    `^(?:you |it )?(?:(?:mis)?spelled|got|have) .{2,30}? (?:wrong|incorrectly)${nowIs}${name}$`,
    `^.{2,30}? is (?:mis)?spelled(?: wrong| incorrectly)?${nowIs}${name}$`,
  ].map((says) =>
    reader(new RegExp(says, 'iu'), ({ 1: to = '', input }) =>
      /^(?:wrong|out|correctly|incorrectly|right|like)\b/i.test(to)
        ? undefined
        : {
            kind: 'name',
            to: bare(to),
            ...(/^his\b/i.test(input) && { pronoun: 'He' }),
            ...(/^her\b/i.test(input) && { pronoun: 'She' }),
          },
    ),
  ),
];
