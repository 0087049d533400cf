import { capitalise } from '#builtin/writer/language/sentences.ts';
import { type Edit, type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { signOf } from '#builtin/writer/revise/edits/emoji.ts';
import { greetingPattern } from '#builtin/writer/revise/edits/greeting.ts';
import { bare, bareName, given, pattern } from './given-words.ts';

/** What happened since the text was written, and what is asked of the writer: read before the general wishes. */

const event =
  '(open houses?|tours?|showings?|events?|party|parties|class(?:es)?|workshops?|seminars?|meetups?|drives?|giveaways?|raffles?)';

const calledOff = (what: string, isTold: boolean): Edit => {
  const name = what.toLowerCase().replace(/(?<!s)s$/, '');
  return {
    kind: 'callOff',
    what: name,
    ...(isTold && { text: `The ${name} is cancelled` }),
  };
};

/** "do we have to mention the foundation?", "is MyHome one word?" */
const questionReader: Reader = reader(
  /^(?:(?:also|and|but|so|wait|hey),? )*((?:do|does|did|is|are|was|should|why|how come|who|where|whats|what['’]s|what)\b.*)\?$/i,
  ({ 1: asked = '' }) => {
    const [, told] =
      /^(?:do|should) (?:we|i|you) (?:really )?(?:have to |need to |want to )?(?:mention|say|include|talk about|keep|have) (?:the |that )?(.{3,40})$/i.exec(
        asked,
      ) ?? [];
    if (/\b(?:mean|means|stand for|stands for)$/i.test(asked)) return undefined;
    if (
      /^what(?:['’]?s| is) (?:the|my|our|your) (?!.*\b(?:sentence|line|part|bit|thing)\b)/i.test(
        asked,
      )
    )
      return undefined;
    const [, part] =
      /^what(?:['’]?s| is) (?:up )?with (?:the |that )?(.{3,40}?)(?: about)?$/i.exec(asked) ?? [];
    if (part) return unclear(part);
    return {
      kind: 'question',
      answer: told
        ? `Whether ${bareName(told)} has to be mentioned is for you and your broker to say, so I left it in.`
        : `I cannot answer "${capitalise(asked)}?" here. Tell me what the text should say, and I will change it.`,
    };
  },
);

const unclear = (part: string): Edit => ({
  kind: 'question',
  answer: `I have no better words for the ${bareName(part)}. Tell me what it should say, and I will change it, or connect a model.`,
});

export const newsReaders: Reader[] = [
  questionReader,
  // "whats with the snow sentence, reads weird"
  reader(
    /^(?:also )?what(?:['’]?s| is) (?:up )?with (?:the |that )?([^,.]{3,40}?)(?:,.*)?$/i,
    ({ 1: part = '' }) => unclear(part),
  ),
  // "the bit about inspection, rewrite that sentence, it's confusing"
  reader(
    /^(?:the )?((?:.{3,30} )?(?:bit|part|sentence|line|paragraph|section)(?: (?:about|on|with) [^,]{3,30})?),? (?:please )?(?:rewrite|reword|rephrase|redo|fix)(?: (?:it|that|this)(?: (?:sentence|line|part|bit))?)?\b.*$/i,
    ({ 1: part = '' }) => unclear(part),
  ),
  reader(
    pattern(
      `^(?:the |our |my |this )?(?:\\p{L}+ ){0,2}?${event} (?:is|was|has been|got|are|were)(?: now| being)? (?:cancell?ed|called off|not happening|off)(?: now| for now| this \\p{L}+)?$`,
    ),
    ({ 1: what = '' }) => calledOff(what, true),
  ),
  reader(
    pattern(
      `^(?:so |and |there['’]?s |there is |we have )*(?:no (?:more )?|not doing (?:the |an? )?|cancel(?:led)? (?:the )?)${event}(?: any ?more| now| after all)?$`,
    ),
    ({ 1: what = '', input }) => calledOff(what, /^cancel/i.test(input)),
  ),
  // "it's under contract now, so no more open house"
  reader(
    /^(?:also |and )?(?:it['’]?s|its|it is|we['’]?re) (?:now |already )?(under contract|pending|sold)(?: now)?,? so (?:there['’]?s |we have |there is )?(?:no (?:more )?|cancel (?:the )?|take out (?:the )?|remove (?:the )?)(open house|showings?)(?: any ?more| now)?$/i,
    ({ 1: state = '', 2: what = '' }) => ({
      kind: 'callOff',
      what: what.toLowerCase(),
      text: `It's ${state.toLowerCase()}`,
    }),
  ),
  reader(
    /\b(?:remove|drop|cut|delete|take out|lose) (?:everything|all of it|all|anything|the rest|what(?:ever)?(?: comes| stands| is)?) (after|before|below|above|past) (?:the )?(.{3,40})$/i,
    ({ 1: side = '', 2: what = '' }) => ({
      kind: 'cutRest',
      side: /^(?:before|above)$/i.test(side) ? 'before' : 'after',
      what: bare(what),
    }),
  ),
  reader(
    pattern(
      `^(?:say |use |write |make it |put |wish (?:them|everyone|people) )?(?:an? )?["“]?(${greetingPattern})["”]?(?: instead)?$`,
    ),
    ({ 1: text = '' }) => ({ kind: 'greeting', text }),
  ),
  reader(
    /^(?:put |make |write |have |in )?(?:it )?(?:in )?all caps(?: for| on|:)? ["“]?(.{2,40}?)["”]?$|^caps (?:for|on) ["“]?(.{2,40}?)["”]?$|^(?:put |make |write |have )?(?:the (?:words? )?)?["“]?(.{2,40}?)["”]? (?:in|into|to be in|be in) (?:all )?caps$/i,
    ({ 1: one, 2: two, 3: three }) => {
      const words = bare(one ?? two ?? three).replace(/["“”]/g, '');
      return /\bnot\b/i.test(words) ||
        /^(?:title|headline|it|everything|the (?:title|headline|post))$/i.test(words)
        ? undefined
        : { kind: 'reword', from: words, to: words.toUpperCase() };
    },
  ),
  // "it was the owners who did the painting themselves"
  reader(
    /^(?:actually )?it was (?:actually )?((?:the |my |our |their )?\p{L}+(?: \p{L}+)?) (?:who|that) (.{4,60})$/iu,
    ({ 1: who = '', 2: did = '' }) => ({ kind: 'doer', who, did: given(did) }),
  ),
  // "sign off: see you on Main St, Walt"
  reader(
    /^(?:sign[- ]?off|sign (?:it|this|off)|signature)(?: (?:with|as|by|from|should be|is))?(?:: ?|,? )(?:[-–—] ?)?["“]?([^"”]{2,80}?)["”]?$/i,
    ({ 1: text = '' }) =>
      /^(?:my name|our name|with|something|a|an|the end)$/i.test(text)
        ? undefined
        : { kind: 'signature', text: capitalise(given(text)) },
  ),
  // "1 snowflake emoji", "add 🎄"
  reader(
    /^(?:add |put |use |include |with |and |just |only |exactly |max )*(?:(\d|a couple(?: of)?|a few|an?|one|two|three)(?: more)? )?(?:(?!the |more |some |few |no )(\p{L}+) )?emojis?(?: (?:at the (?:end|start|top)|somewhere|max|tops|only|please|in it|total|is (?:enough|plenty)))*$/iu,
    ({ 1: many, 2: word }) => {
      const sign =
        word && !/^(?:more|fun|nice|cute|good|relevant|tasteful)$/i.test(word) ? word : undefined;
      if (many === undefined && (sign === undefined || !signOf(sign))) return undefined;
      return {
        kind: 'emoji',
        ...(sign && { sign }),
        ...(many && { count: counts[many.toLowerCase()] ?? Number(many) }),
      };
    },
  ),
  reader(
    /^(?:add|put|use|include|throw in)(?: in)?(?: an?| some| the)? ((?:\p{Extended_Pictographic}\u{FE0F}?\s?)+)(?: .{0,30})?$/u,
    ({ 1: sign = '' }) => ({ kind: 'emoji', sign: sign.trim() }),
  ),
  reader(
    /^(?:the |my )?(?:bullets?|list|items?) (?:needs?|could use|should have|wants?|with|get) (?:an? |some |a few )?emojis?$/i,
    () => ({ kind: 'emoji', onList: true }),
  ),
  reader(
    /\bemojis? (?:to|on|for|before|in front of|at the start of|next to|by) (?:the |each |every |all (?:the )?)?(?:lines?|bullets?|items?|points?|features?|list)(?: (?:of|in|on) the (?:list|bullets))?$/i,
    () => ({ kind: 'emoji', onList: true }),
  ),
];

const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  'a couple': 2,
  'a couple of': 2,
  'a few': 3,
};
