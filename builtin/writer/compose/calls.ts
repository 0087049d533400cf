import { type Block, linesOf } from '#builtin/writer/blocks.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { neutralCalls } from '#builtin/writer/material.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';
import type { Intent } from '#builtin/writer/understand/subject.ts';
import { namesCity, pickLine, type Writing } from './writing.ts';

/** The one call to action: the agent's own, else one that suits the piece. */
export function callToAction(writing: Writing, intent?: Intent): string {
  const { brief, random, material } = writing;
  if (brief.nextStep) {
    const isBare = brief.nextStep.split(' ').length < 3;
    const question = intent
      ? isBare
        ? leadInsByIntent[intent]
        : undefined
      : leadIns[material.knowledge.identifier];
    const canLead =
      question &&
      /^\p{L}+/u.test(brief.nextStep) &&
      !/[?]/.test(brief.nextStep) &&
      // "Ask an attorney about pier permits" answers no question to the reader.
      (isBare || /\b(?:me|us|my|our|I|I['’]ll|we)\b|\d{4}|@/.test(brief.nextStep)) &&
      random.chance(brief.nextStep.split(' ').length < 5 ? 1 : 0.4);
    return canLead ? `${pickLine(writing, question)} ${brief.nextStep}` : brief.nextStep;
  }
  const byReader = callsForReader(brief);
  if (intent === 'market-news' && byReader) return pickLine(writing, byReader);
  const own = intent && callsByIntent[intent];
  if (own)
    return pickLine(
      writing,
      own.filter(
        (call) =>
          (isHost(brief) || !/^Come by/.test(call)) &&
          (!brief.wishes.isCommunity || !/message/.test(call)),
      ),
    );
  const audience = callsForReader(brief);
  if (audience && random.chance(0.6)) return pickLine(writing, audience);
  const topical = material.invitations;
  return pickLine(writing, random.chance(0.5) && topical.length > 0 ? topical : neutralCalls);
}

/** Who only goes there does not ask people in. */
const isHost = ({ facts, event }: Brief) =>
  /\b(?:host|hosting|we|we['’]re|our|us|booth|table|my office|sponsor\p{L}*|I['’]ll be)\b/iu.test(
    [event.typed, ...facts.map(({ typed }) => typed)].join(' '),
  );

/** "Looking at townhomes? Don't waive it." answers nothing: after a question stands how to reach the agent. */
export const answersReader = (step: string) =>
  !/\?/.test(step) &&
  !/^(?:don['’]t|never|no|please don['’]t|just (?:say|read)|save|share|like|tag|sign in|see (?:the|your)|apply|if|leave|follow|vote|wish|guess|welcome|rsvp)\b/i.test(
    step,
  ) &&
  /\b(?:me|us|my|our|I|we|I['’]ll|book|get|go to|see more|call|text|message|email|register|sign up)\b|\d{4}|@/i.test(
    step,
  );

/** The call after a question to the reader: the agent's own as it is, else one that asks nothing more. */
export function plainCall(writing: Writing): string {
  const { brief } = writing;
  if (brief.nextStep) return brief.nextStep;
  const audience = callsForReader(brief) ?? [];
  return pickLine(
    writing,
    [...audience, ...neutralCalls].filter((call) => !/\?|^If\b/.test(call)),
  );
}

/**
 * A bare way to reach the agent takes the city along where neither title nor text has named it, but not where people
 * call about something else: to sign up, to apply or to say that they are sorry.
 */
export function withCityInCall(blocks: Block[], writing: Writing): Block[] {
  const { material, subject } = writing;
  const { city } = material.place;
  const last = blocks.at(-1);
  const isNamed = namesCity([writing.title, ...linesOf(blocks)].join(' '), city);
  if (isNamed || last?.kind !== 'p' || !isBareCall.test(last.text)) return blocks;
  const isOfTrade =
    subject !== undefined &&
    (asksForClients.has(subject.intent) || /\breviews?\b|\btestimonials?\b/i.test(subject.text)) &&
    !callsAboutElse.test(subject.text);
  if (!isOfTrade) return blocks;
  return [
    ...blocks.slice(0, -1),
    { ...last, text: `${pickLine(writing, cityQuestions)} ${last.text}` },
  ];
}

const asksForClients: ReadonlySet<Intent> = new Set([
  'explain',
  'opinion',
  'market-news',
  'milestone',
]);
const callsAboutElse =
  /\b(?:hiring|hire|help wanted|assistant|intern|volunteers?|donat\w+|fund ?raiser|drive|raffle|giveaway|scholarship|lost|missing|memory|memorial|passed away|condolences|recall|closed|outage|storm|flood|fire)\b/i;

const isBareCall =
  /^(?:call|text|dm|message|email|reach|send)(?:,? (?:or|and) (?:call|text|dm|message|email))* (?:me|us|my office|(?:\p{Lu}\p{L}+ ){1,2}at|\(?\d{3})(?: at\b| a (?:message|note|dm|text)\b|[^\p{L}]*$|[.,])/iu;
const cityQuestions = ['Buying or selling in {city}?', 'Thinking of a move in {city}?'];

/** "The same numbers" are offered where there are some. */
const callsForReader = ({ audience, report }: Brief) =>
  audience &&
  callsByAudience[audience]?.filter(
    (call) => report.figures.length > 0 || !call.includes('same numbers'),
  );

/** Whether a sentence asks the reader to do something about it. */
export const isCall = (sentence: string) =>
  /\b(?:call|text|dm|email|e-mail|message|send|tell me|ask me|ask (?:about|for)|reply|comments?|reach|write (?:to )?me|write me|book|visit|join|come (?:by|see|say|on|get|in|over)|sign in|stop (?:by|in)|swing by|register|rsvp|sign up|let me know|share|bring (?:me|it|your|the)|start with|download|schedule|get in touch|point you|see you|follow|drop|click|link|take a look|have a look|look me up|say hi|say hello|give me|grab|set up|contact|next step|talk|glad to|happy to|let us|let['’]s|let me|invite me|need a name|want (?:the|a|to|my|me)|which|what(?:'s| is| would| did))\b|@|\d{3}[-. ]\d{4}/i.test(
    sentence,
  );

export const endsWithCall = (lastLine: string) => splitSentences(lastLine).some(isCall);

const leadIns: Record<string, string[]> = {
  sellers: [
    'Thinking of selling in {city}?',
    'Selling in {city} this year?',
    'Have {a city} home to sell?',
  ],
  buyers: ['Looking at homes in {city}?', 'Buying in {city}?', 'House hunting in {city}?'],
  'first-time-buyers': ['Buying your first place in {city}?', 'First home in {city}?'],
  staging: ['Getting {a city} home ready?', 'Listing in {city} soon?'],
  investment: ['Looking at a rental in {city}?', 'Running numbers on {a city} property?'],
  relocation: ['Moving to {city}?', 'New to {city} soon?'],
  downsizing: ['Thinking about a smaller place in {city}?'],
  'new-construction': ['Buying new in {city}?'],
  renovation: ['Planning a project in {city}?'],
  luxury: ['Selling at the upper end in {city}?'],
};

const leadInsByIntent: Partial<Record<Intent, string[]>> = {
  'just-sold': ['Wondering what yours would do?', 'Thinking about your own move?'],
  'under-contract': ['Missed this one?', 'Wondering what yours would do?'],
  'just-listed': ['Want to see it?'],
  'coming-soon': ['Want the details first?'],
  'price-change': ['Want another look?'],
  'market-news': ['Want the numbers for your street in {city}?'],
};

const callsByIntent: Partial<Record<Intent, string[]>> = {
  'just-listed': [
    'Want to see it? Send me a message and I will set up a time.',
    'Message me for a showing.',
    'Ask me for the details, or come see it. Just send me a message.',
    'Know someone who is looking? Send them my way.',
  ],
  'coming-soon': [
    'Want the details before it goes live? Message me.',
    'Send me a message and I will tell you the day it opens.',
    'Ask me for the first look.',
  ],
  'open-house': [
    'Come by and take a look.',
    'Stop in and say hello.',
    'Bring your questions. See you there.',
  ],
  'price-change': [
    'Want another look at it? Message me.',
    'Send me a message and I will get you in.',
    'Ask me for the details.',
  ],
  'under-contract': [
    'Missed this one? Tell me what you are looking for and I will watch for the next.',
    'Wondering what yours would do? Ask me.',
    'Looking for something like it? Send me your list.',
  ],
  'just-sold': [
    'If you have been wondering what your place would do right now, ask me. I will show you the closed sales, not the guesses.',
    'Curious what yours is worth? Message me and I will pull the closed sales.',
    'Thinking about your own move in {city}? Ask me where I would start.',
  ],
  thanks: [
    'Tell me how the house is treating you. I would love to hear it.',
    'If we worked together, send me a photo of your favorite spot in the house.',
    'Stop by or send me a note. I would love to catch up.',
  ],
  holiday: [
    'Tell me one tradition at your house.',
    'What is on your table this year? Tell me in the comments.',
    'How are you spending it? Tell me below.',
  ],
  milestone: [
    'If you were part of it, say hi in the comments.',
    'Whatever comes next for you, send me a message.',
  ],
  welcome: ['Say hi in the comments.', 'Send a message and say hello.'],
  event: [
    'Hope to see you there. Questions? Send me a message.',
    'Hope to see you there.',
    'Come by and say hi.',
    'Tell a neighbor. See you there?',
  ],
  'market-news': [
    'Want to know what it means for your plans in {city}? Message me.',
    'Ask me what this looks like in your price range in {city}.',
  ],
  opinion: ['What would you do? Tell me in the comments.', 'Disagree? Tell me why below.'],
};

const callsByAudience: Record<string, string[]> = {
  sellers: [
    'Want the same numbers for your street? Send me your address.',
    'Ask me what buyers would pay for yours today.',
    'Send me your address and I will pull the closest sales.',
  ],
  buyers: [
    'Ask me what this means for your search.',
    'Send me a listing you like and I will tell you what I see.',
    'Message me before you write an offer.',
  ],
  owners: [
    'Wondering about your own place? Ask me.',
    'Send me your question and I will tell you what I know.',
  ],
  investors: [
    'Send me an address and I will run through it with you.',
    'Ask me which streets I would look at first.',
  ],
};
