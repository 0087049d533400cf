import { asSentence, countWords, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';

/** Asked what the reader should do, "share with a friend" and "scan the code" are orders as well. */
export const isStepOrder = (text: string) =>
  phraseKind(text) === 'order' || (moreOrders.test(text) && !/^\p{L}+ (?:is|are)\b/iu.test(text));

const moreOrders =
  /^(?:please |just |then |so |or )*(?:let(?:['’]s| us| me)? \p{L}|(?:share|scan|shoot|tag|hit|like|pass|guess|fill out|holler|hop|pop|head|go|thumbs|consider|remember|plan on|mark|vote|walk|click|tap|dm|call|text|email|message|start|take|use|apply|buzz|ring|knock|google|subscribe|welcome|wish|thank|congratulate|dm|pm)(?=$|[,.!]| (?:me|us|my|our|your|the|this|that|it|a|an|with|for|to|at|in|on|up|by|over|out|from|if|when|before|after|first|all|any|both|now|early|today|every|"|\p{Lu}|\d))|(?:sign|swing|stop|drop|come|reach|send|get|ask|bring|give|find|follow|schedule|book|tell|save|grab|download) (?!(?:sheet|up sheet|times?|list|in sheet)\b))/iu;

/** One or two words of the question are no sentence. */
export const plainSteps: Record<string, string> = {
  visit: 'Come visit.',
  reply: 'Send me a reply.',
  comment: 'Tell me in the comments.',
  comments: 'Tell me in the comments.',
  call: 'Give me a call.',
  hmu: 'Message me.',
  'appointment only': 'By appointment only. Message me for a time.',
  'by appointment': 'By appointment. Message me for a time.',
  'by appointment only': 'By appointment only. Message me for a time.',
  'bio link': 'The link is in my bio.',
  'please call': 'Please call me.',
  dm: 'DM me.',
  text: 'Text me.',
  message: 'Send me a message.',
  'please message': 'Please message me.',
  email: 'Email me.',
  messenger: 'Message me on Messenger.',
  'link in bio': 'The link is in my bio.',
  'the link in bio': 'The link is in my bio.',
  'link in my bio': 'The link is in my bio.',
  'link is in my bio': 'The link is in my bio.',
  'link in comments': 'The link is in the comments.',
  'link in the comments': 'The link is in the comments.',
  'sign-in sheet at the door': 'Sign in at the door.',
  'sign in sheet at the door': 'Sign in at the door.',
  'walk in': 'Just walk in.',
  'download checklist': 'Ask me for the checklist.',
  'download a checklist': 'Ask me for the checklist.',
  'download the checklist': 'Ask me for the checklist.',
};

/** "Book a valuation." says what, and not how. */
export function withHowToBook(step: string): string {
  const isOpen =
    /^(?:book|schedule|set up|request|reserve) (?:an?|your|my|the) [^.?!]+\.$/i.test(step) &&
    countWords(step) <= 8 &&
    !phoneIn.test(step) &&
    !emailIn.test(step) &&
    !linkIn.test(step) &&
    !/\b(?:me|us|my|our|online|link|site|app|door|here|below|bio)\b/i.test(step);
  return isOpen ? `${asSentence(withoutEnding(step, '.'))} Message me and I'll set it up.` : step;
}

/** What the reader is asked to do, or told with it, is no remark to the writer: only words about the text are. */
export const isSaidToReader = (clause: string) =>
  !saysOfText.test(clause) &&
  !/^(?:no|not|none|n\/a|idk|nothing|never mind)\b(?! sign)/i.test(clause);

const saysOfText =
  /\blinks? (?:is |are )?(?:below|above)\b|\b(?:post|caption|draft|copy|write|writing|wording|tone|short|long|longer|shorter|print|mention|name|use|keep|make (?:it|this)|cta|call to action|salesy|pushy|don['’]?t|do not|same|usual|sure|approv\p{L}*|first|check with|run (?:it|this)|whatever|you pick|up to you|your (?:choice|call)|above|emojis?|hashtags?|photo|picture|assistant|office will|handle)\b|\b(?:say|include|put|add)\b(?! (?:hi|hello|hey|yes)\b)/iu;
