import { capitalise } from '#builtin/writer/language/sentences.ts';
import { type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { bare, given, pattern } from './given-words.ts';

const call = '(?:call[- ]to[- ]actions?|cta)';
const strong =
  /\b(?:strong\w*|better|bolder|more (?:urgent|direct)|firmer|punchier|weak|compelling|clearer|good)\b/i;

const contactVerb =
  /^(?:call|text|dm|email|message|book|register|rsvp|contact|comment|reply|visit|sign up|click|stop by|schedule|reach|download|follow|share|send|ask|write|get in touch|swing by|come|tag|like)\b/i;

/** "if they want a condo" as "Do you want a condo?", "what they would add" as "What would you add?". */
function asQuestion(word: string, typed: string): string {
  const rest = typed.replace(/,? (?:at|in|near) the (?:very )?(?:end|bottom)$/i, '');
  const asYou = /^(.*?)\b(?:they|people|you)['’]re (.*)$/i.exec(rest);
  if (asYou && word !== 'if' && word !== 'whether') {
    const [, thing = '', more = ''] = asYou;
    return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${thing}are you ${more}?`;
  }
  const isWhether = /^(?:if|whether)$/.test(word);
  const [, thing = '', verb = '', more = ''] =
    /^(.*?)\b(?:they|you|people|readers|anyone)(?:['’]d)? (\S+)(.*)$/i.exec(rest) ?? [];
  const led = isWhether ? '' : `${word} ${thing}`;
  if (verb === '') return `${led}${rest}?`;
  const helper = /^(?:would|could|should|can|have|are|were|will|did)$/i.test(verb);
  const said = /['’]d /.test(rest)
    ? `would you ${verb}${more}`
    : helper
      ? `${verb} you${more}`
      : `do you ${verb}${more}`;
  const question = `${led}${said}`
    .replace(/\btheir\b/g, 'your')
    .replace(/\bthem\b/g, 'you')
    .trim();
  return `${question.charAt(0).toUpperCase()}${question.slice(1)}?`;
}

/** The call that stands there goes, also where it says how to reach the agent. */
const isInstead = (said: string) => /\binstead\b/i.test(said);

export const callReaders: Reader[] = [
  // "add a question at the end like who's next"
  reader(
    /\bquestion (?:at|for|in|to) the (?:very )?(?:end|bottom|close|ending)[,:]? (?:like|saying|such as|that says|along the lines of)?:? ?["“'‘]?(.{6,100}?)["”'’]?\??$/i,
    ({ 1: text = '' }) => ({ kind: 'callToAction', text: `${capitalise(given(text))}?` }),
  ),
  // "end by asking if they want a condo or a house"
  reader(
    /(?:\b(?:end|close|finish|wrap up|conclude)\b.{0,16}\b|^)(?:asking|ask)(?: (?:them|people|readers|folks|everyone))? (if|whether|what|which|where|how|who) (.{4,90}?)\??$/i,
    ({ 1: word = '', 2: rest = '' }) => ({
      kind: 'callToAction',
      text: asQuestion(word.toLowerCase(), given(rest)),
    }),
  ),
  {
    says: /\b(?:ending|end|close|last (?:line|sentence))\b.{0,14}\b(?:be|as|is|into|with|to)\b an? (?:\w+ )?question\b|\bquestion (?:at|for|to|in) the (?:very )?(?:end|close|ending)\b|\bclosing question\b|\b(?:end|close|finish|conclude)(?:s|ing)?(?: it| this| the post)? (?:with|on|in|by asking) (?:an?|some) (?:\w+ )?question\b|\b(?:replace|change) the (?:ending|end|last (?:line|sentence)) (?:with|to) a question\b|\bask (?:them |people |readers |the reader )?(?:an?|some) question\b(?!.*\b(?:start|top|beginning|first|opening)\b)|^add (?:an?|some) (?:\w+ )?questions?$/i,
    edit: () => ({ kind: 'callToAction', asQuestion: true }),
    unwanted: () => ({ kind: 'noCallToAction' }),
  },
  reader(
    /\b(?:ending|end|closing|last line)\b.{0,10}\bso (?:that )?(?:they|people|readers|buyers|sellers|folks) (?:can |will |should |know to |want to )?(.{3,80})$/i,
    ({ 1: text }) => ({ kind: 'callToAction', text: given(text), isInstead: true }),
  ),
  reader(
    pattern(
      `\\b${call}\\b\\s*(?:to|with|:|=|-|that says|saying|should (?:be|say)|so (?:that )?(?:it|they)|inviting (?:them|people|readers) to|asking (?:them|people|readers) to|is)\\s*["“'‘]?([^"”]{4,}?)["”'’]?$`,
    ),
    (match) =>
      /^(?:be|sound|more|less|stronger|better|weak|boring|the end|a question)\b/i.test(
        match[1] ?? '',
      )
        ? { kind: 'callToAction', isStronger: true }
        : { kind: 'callToAction', text: given(match[1]) },
  ),
  {
    says: /\b(?:end|close|finish|conclude|wrap up) (?:it |this |the post |off )?with:?\s+["“]?([^"”]+)["”]?$/i,
    edit: (match) => {
      const said = match[1] ?? '';
      if (/^(?:an?|the|some)?\s*(?:\w+ )?question\b/i.test(said))
        return { kind: 'callToAction', asQuestion: true };
      if (pattern(`^(?:an?|the|some)?\\s*(?:\\w+ )?${call}\\b`).test(said))
        return { kind: 'callToAction', isStronger: strong.test(said) };
      if (/^(?:the|my|our) /i.test(said) && !/[.!?]$/.test(said) && !/\d{3}[-.]\d{4}/.test(said))
        return { kind: 'endWith', what: bare(said) };
      // Thanks and wishes call to nothing, and leave the call where it is.
      if (/^(?:thank you|thanks|happy|merry|congrat)\b/i.test(said))
        return { kind: 'endWith', what: given(said), isLiteral: true };
      return {
        kind: 'callToAction',
        text: given(said),
        ...(isInstead(said) && { isInstead: true }),
      };
    },
  },
  // "invite them to a walking tour Sat at 10"
  reader(
    /^(?:please )?invite (?:them|people|readers|buyers|sellers|owners|folks|everyone|neighbors) (?:to|for|on) (.{3,100})$/iu,
    ({ 1: what = '' }) =>
      /^(?:an?|the|our|my) /i.test(what) || phraseKind(given(what)) === 'noun'
        ? {
            kind: 'callToAction',
            text: `Join me for ${given(what).replace(/ (?:with|and) me\b/i, '')}`,
          }
        : undefined,
  ),
  {
    says: /\b(?:ask|invite|tell|urge|get|have) (?:them|people|readers|buyers|sellers|owners|folks|everyone) to\s+([^"”]+)$/i,
    edit: (match) => {
      const what = given(match[1]);
      // "tell people to bring an umbrella" is no way to reach the agent.
      return contactVerb.test(what)
        ? { kind: 'callToAction', text: what }
        : { kind: 'mention', what: bare(what), isLiteral: true };
    },
  },
  reader(
    /\b(?:change|make|replace|set) the (?:ending|closing|last (?:line|sentence)|end) (?:to|say|with|into):? ["“'‘]?(.{4,}?)["”'’]?$/i,
    ({ 1: text }) =>
      /^(?:be|sound|something|a|more|less)\b/i.test(text ?? '')
        ? { kind: 'callToAction', isStronger: true }
        : { kind: 'callToAction', text: given(text), isInstead: true },
  ),
  {
    says: pattern(`\\b${call}\\b`),
    edit: ({ input }) => ({
      kind: 'callToAction',
      ...(strong.test(input) && { isStronger: true }),
    }),
    less: () => ({ kind: 'callToAction' }),
    unwanted: () => ({ kind: 'noCallToAction' }),
  },
  {
    says: /\b(?:ending|closing|conclusion|last line|end|finish)\b.{0,20}\b(?:weak|boring|flat|bad|dull|better|stronger|different|lame|meh|stuffy|stiff|formal|cold|pushy|generic|cheesy)\b|\b(?:better|stronger|bigger|different|another|new|improve|change|bolder|friendlier|warmer|nicer|softer)\b.{0,12}\b(?:ending|closing|conclusion|last line|finish)\b/i,
    edit: ({ input }) => ({
      kind: 'callToAction',
      ...(/\b(?:stronger|bolder|bigger)\b/i.test(input) && { isStronger: true }),
      ...(/\b(?:stuffy|stiff|formal|cold|friendlier|warmer|nicer|softer)\b/i.test(input) && {
        isLooser: true,
      }),
    }),
    less: () => ({ kind: 'callToAction' }),
  },
];
