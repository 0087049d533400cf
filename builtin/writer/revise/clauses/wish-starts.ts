import { withoutLeadIn } from '#builtin/writer/revise/canonical.ts';
import { namesPart } from './parts.ts';

/** Verbs that only a wish begins with, whatever stands before it. */
const verbs =
  /^(?:remove|delete|get rid of|take (?:out|off|away)|(?:take|leave|cut|edit) [^,.;]{2,50}? (?:out|off)\b|scrap|strip|ditch|omit|leave (?:out|off|in)|(?:lose|cut|drop|skip|nix|kill) \S|shorten|lengthen|tighten|trim|condense|simplify|expand|rewrite|reword|rephrase|redo|rename|retitle|capitali[sz]e|lower ?case \S|cap \p{Lu}|bold|un-?bold|italici[sz]e|translate|proofread|spell ?check|spell out|change|replace|swap|switch|update (?:the|my|it)|correct (?:the|my|it)|fix (?:the|my|any|that|it|all|typos|spelling|grammar)|add|include|mention|insert|work in|throw in|put|move|make (?:it|this|that|sure|the|my|them|sentences|each|everything|\p{Lu})|turn (?:it|this|that|the)|convert|break (?:it|this|up|the)|split|combine|merge|number the|keep \S|(?:just )?(?:say|state|call it) \S|just (?:put|write|keep|talk|use|make)\b|tell (?:them|people|readers|folks|everyone)|let (?:them|people|readers|folks|everyone) know|point out|note that|start (?:it|this|off|with|by|the)|open (?:it )?with|begin (?:it )?with|lead with|end (?:it|this|on|with|by|the)|close (?:it|out|with|on|by)|finish (?:it|with|on|by)|wrap (?:it )?up|sign (?:it|off|as|with)|emphasi[sz]e|highlight|play up|focus (?:more )?on|undo|bump up|tone (?:it|this|down)|warm (?:it|this|up)|punch (?:it|this|up)|answer (?:it|that|this|the)\b|why(?:['’]?s| is| are| does) (?:the|my|that|this|it)\b|jazz|spice|loosen|soften|thank (?:my|the|our|them)|invite (?:them|people)|ask (?:them|people|readers|if|for|a)|shout out|give (?:it|me|them)|use (?:more|less|fewer|the|my|we|i|first|a|an|some|bullets?|emojis?|another|different|plain\p{L}*|simple\p{L}*|short\p{L}*)|write (?:it|this|the)|explain|clarify|define|raise the|lower the|(?:don['’]?t|do not|never|stop) (?:say|saying|mention|mentioning|use|using|include|name|naming|change|touch|lose|cut|drop|call|put|make|start|end|be|sound|remove|forget|need|want|talk|list|ask|tell|promise|offer|explain|give|send)\b|(?:you |we |i )(?:don['’]?t|do not) (?:need|want|like|do|have|offer)|(?:no|without|fewer|less|more|too many|too much|zero|any) (?:more )?(?:colons?|(?:em |long )?dashes|semi-?colons?|quot(?:es|ation marks)|parenthes[ei]s|questions?|question marks|contractions|abbreviations|facts|hash ?tags?|emojis?|emoticons?|bullets?|lists?|excla\w+|bold|caps|links?|adjectives|buzzwords|cliches|jargon|fluff|title|heading|number|sales\p{L}*|hype|dashes)\b|\d+ (?:more )?(?:hash ?tags?|words|sentences|paragraphs|bullets|emojis?)\b)/iu;

/** Whether words begin with a verb that is said to a writer only. */
export const beginsLikeWish = (words: string) => verbs.test(withoutLeadIn(words));

/** What describes the whole text: "shorter", "less salesy", "in Spanish", "first person". */
const quality =
  /^(?:(?:a (?:bit|little|lot|touch)|much|way|slightly|kinda|make it|keep it|be|sound) )*(?:short|shorter|longer|warmer|friendlier|punchier|tighter|simpler|funnier|catchier|snappier|bolder|softer|plainer|clearer|crisper|calmer|lighter|sharper|formal|casual|professional|friendly|conversational|upbeat|personal|concise|brief|human|direct|urgent|exciting|humble|natural|neighborly)(?= (?:too|please|pls|and|but|overall|though)\b|[,.!;]|$)|^(?:too|so|very|kinda|way too|a bit too|not (?:so|too|as|very)|less|more) (?:long|short|wordy|salesy|sales-y|stiff|formal|casual|pushy|boring|dry|cheesy|generic|robotic|preachy|professional|friendly|warm|personal|conversational|upbeat|human|direct|urgent|exciting|fun|corporate|fancy|technical|vague|bland|dull|flat|serious|like (?:an?|me|i))\b|^(?:in )?(?:the )?(?:first|third|1st|3rd) person\b|^in (?:spanish|english|french|all caps|plain english|bullets?|one paragraph|two paragraphs|my voice)\b|^(?:one|two|three|single|\d) (?:short )?paragraphs?\b|^(?:less|fewer|more|too many|too much) (?:numbers|stats|statistics|facts|figures|details?|words|text|info|energy|urgency|personality|jargon|adjectives|hype|emotion|local|oomph|punch|white ?space)\b|^(?:an? )?(?:better|stronger|different|new|shorter|longer|tighter|bigger|softer|warmer|friendlier|catchier|punchier|bolder|simpler) (?:middle|body|list|start|end|ending|opening|title|headline|hook|intro|close|closing|cta|call to action|first line|last line)\b|^(?:all )?lower ?case\b|^(?:half|a third) (?:as|the|it|shorter)\b/iu;

/** After words that are to be printed, "and" and a comma mostly go on with them. */
const printsWords =
  /^(?:say|state|mention|add|include|note|tell|let|point out|end|close|finish|start|open|begin|lead|write|title|headline|sign)\b/i;
const surelyNext =
  /^(?:say |remove|delete|get rid of|take (?:out|off)|scrap|strip|ditch|omit|lose the|cut the|drop the|shorten|lengthen|tighten|trim|rewrite|change|replace|swap|switch|add|include|mention|insert|put|move|make (?:it|this|the)|turn (?:it|this|the)|bold|translate|fix|don['’]?t (?:say|mention|use|include|change|touch)|no (?:hash ?tags?|emojis?|bullets?|excla\w+)|end (?:it |this )?(?:with|on)|close with|finish with|start (?:it |this )?with|open with|lead with|sign (?:it|off)|keep (?:it|the)|give (?:it|me)|use (?:more|less|fewer|bullets?|emojis?|we|first)|capitali[sz]e|undo|thank (?:my|the|our)|\d+ (?:hash ?tags?|words|sentences|paragraphs))\b/i;

/** "the ending is weak", "it's now 415", "the price should be ...": said of a part of the text. */
const saidOfPart =
  /^(?:the |my |that |your |this )?([\p{L}\d'’ -]{2,40}?) (?:is|are|was|were|isn['’]?t|aren['’]?t|should(?:n['’]?t)?|needs?|sounds?|feels?|reads?|looks?|seems?|doesn['’]?t|don['’]?t|can|could|goes|has|have)\b/iu;

const refusesWords =
  /\b(?:(?:don['’]?t|do not|never|stop) (?:say|saying|use|using|write|put|call)|(?:nobody|no one) (?:really )?(?:says|uses|calls))\b/i;

/** "an emoji at the start", "5 hashtags": the verb of the wish before holds for them. */
const mark =
  /^(?:an?|one|two|three|four|five|some|a few|\d+|more|fewer) (?:\p{L}+ )?(?:emojis?|hash ?tags?|bullets?|heading)\b/iu;

const saysHowPart =
  /^(?:can you |please )?(?:make|have|get) (?:the |my )?(?:title|headline|opening|hook|intro|ending|closing|first (?:line|sentence)|last (?:line|sentence)) (?:a (?:bit|little) )?(?:more |less )?\p{L}+$/iu;

/** Whether words begin a wish of their own behind a comma or "and". */
export function startsWish(rest: string, before: string, joint: string): boolean {
  const words = withoutLeadIn(rest);
  // "make the bullets shorter, 5 words each"
  if (/^\d+ words? (?:each|per|apiece|or less each|max each)\b/i.test(words)) return false;
  // "it shouldn't sound so formal"
  if (/^so$/i.test(joint.trim()) && /\b(?:sound|be|look|feel|read|is|are|get|not)$/i.test(before))
    return false;
  if (/^so$/i.test(joint.trim()) && /^(?:that|it|its|it['’]s|they|people|we|i)\b/i.test(rest))
    return false;
  // "don't say DC, say Washington DC" is one thought.
  if (
    refusesWords.test(before) &&
    /^(?:just |please )?(?:say|use|write|put|call it|it['’]?s|its)\b/i.test(rest)
  )
    return false;
  // "make the title shorter and punchier": both are said of the title.
  if (
    /^(?:and|,)?\s*and$|^,?\s*and\s*$/i.test(joint.trim()) &&
    saysHowPart.test(before) &&
    /^(?:\p{L}+(?:er|y)|more \p{L}+|less \p{L}+)$/iu.test(rest.trim())
  )
    return false;
  // "add the time to the first line, we have cocoa": a place ends what is to be put there.
  if (
    /\b(?:to|in|into|on) the (?:first|last|top|opening) (?:line|sentence)$|\b(?:to|in|into) the (?:title|headline|opening|list)$/i.test(
      before,
    ) &&
    /^(?:we|there|theres|it|its|they|i)\b/i.test(words)
  )
    return true;
  const led = words !== rest;
  const head = withoutLeadIn(before);
  if (printsWords.test(head) && !/\bfirst$|\b(?:hash ?tags?|emojis?)\b/i.test(head))
    return surelyNext.test(words) || quality.test(words) || (led && verbs.test(words));
  if (verbs.test(words) || quality.test(words) || mark.test(words)) return true;
  const subject = saidOfPart.exec(words)?.[1] ?? '';
  if (subject !== '' && namesPart(subject)) return true;
  return (
    /\w|&/.test(joint) &&
    /^(?:it['’]?s|its|it is|it was|that['’]?s|there['’]?s|we|they) /i.test(words)
  );
}
