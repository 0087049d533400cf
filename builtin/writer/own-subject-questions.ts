import { countedIn, knownOf } from './compose/known-subject.ts';
import type { OwnSubjectKind } from './knowledge/own-subjects.ts';
import type { Intent, OwnSubject } from './understand/subject.ts';

/**
 * Subjects of the agent's own: the facts that such a post needs, asked for in five questions. Each has
 * its role in data-files/seeds/questions.json, as the seeded questions have theirs.
 */

const address = 'What is the address, and do you have authority to advertise it?';
const home = 'Beds, baths, size and price?';
const special = 'What is special about it (facts only, such as a new roof, a view or a workshop)?';
const showings = 'When can people see it: open house, first showings or by appointment?';
const reach = 'How should people reach you?';
const moment = 'Which moment or number do you want to mention (no client names)?';
const announced = 'Is there an event, a gift or an office closing to announce (date, time, place)?';
const answer = 'How should people reach you, or what would you like them to do?';
const sound = 'How should it sound: warm, plain or short?';

const listing = [address, home, special, showings, reach];

export const questionsByIntent: Partial<Record<Intent, string[]>> = {
  'just-listed': listing,
  'coming-soon': [
    address,
    home,
    special,
    'On which day does it go live, and from when can people see it?',
    reach,
  ],
  'open-house': [
    'Address, date and time, and do you have authority to advertise it?',
    'Three property features to highlight (facts only)?',
    home,
    'Parking, shoes, pets or registration notes?',
    'How should visitors reach you or register?',
  ],
  'price-change': [
    address,
    'What was the price and what is it now?',
    'Beds, baths, size, and what has changed or is special (facts only)?',
    showings,
    reach,
  ],
  'under-contract': [
    'Which street or area, and may the address and the price be named?',
    'How many days did it take, and how many offers came?',
    'What made the difference (no client names)?',
    reach,
  ],
  'just-sold': [
    'Which street or area, and may the address and the price be named?',
    'How did it go: offers, days on market, sold over or under list?',
    'What made the difference (no client names)?',
    'Beds, baths, size, price and closing date, as far as they may be named?',
    reach,
  ],
  thanks: [
    'Whom do you want to thank, and for what (no client names)?',
    moment,
    announced,
    answer,
    sound,
  ],
  holiday: [
    'Which tradition or plan of your own do you want to share?',
    announced,
    moment,
    answer,
    sound,
  ],
  milestone: [
    'What is the milestone, and when did you start?',
    moment,
    'Who helped and may be named (lender, inspector, stager)?',
    answer,
    sound,
  ],
  welcome: [
    'Who is it, and what will they do, in a sentence?',
    'What did they do before, in a sentence?',
    'How can people reach them?',
    'Which area or kind of client will they help with?',
    'What else should people know about them (no family matters)?',
  ],
  event: [
    'Date, time, place and official link?',
    'Cost, parking and weather plan?',
    'What should people bring or know?',
    'Are you sponsoring or attending?',
    'How can people sign up or reach you?',
  ],
  'market-news': [
    'Please paste the figures to use: median price, inventory, days on market, closed sales.',
    'Which data source and date range should be quoted (MLS, association, FHFA)?',
    'What is your one-sentence reading of these figures?',
    'Who is the main reader: sellers, buyers or owners staying put?',
    reach,
  ],
  opinion: [
    'What is your own answer, in one sentence?',
    'Which case from your work shows it (no client names)?',
    'When would you say the opposite?',
    'What should the reader do instead, or next?',
    reach,
  ],
  explain: [
    'What is the short answer, or the part that matters most?',
    'What do people most often get wrong about it?',
    'Which local fact or rule should readers know?',
    'Which local office, company or service can help, and may it be named?',
    'What should the reader do next, or how can they reach you?',
  ],
};

/** Subjects that announce nothing and explain nothing. */
const questionsByKind: Record<Exclude<OwnSubjectKind, 'market'> | 'tips' | 'review', string[]> = {
  places: [
    'Which places do you want to name, and what is each good for?',
    'What do you order, see or do there yourself?',
    'When is the best time to go, and where do people park?',
    'What makes it special to you, in a sentence?',
    answer,
  ],
  story: [
    'What happened, in two or three sentences (no client names)?',
    'What did you do before, and when did you start?',
    'What did you learn from it?',
    'Who helped and may be named (lender, inspector, stager)?',
    answer,
  ],
  referral: [
    'Whom can you help best, and with what?',
    'How do you say thank you for a referral (within the rules)?',
    moment,
    reach,
    sound,
  ],
  hiring: [
    'What is the work, and what do you offer (training, pay, hours)?',
    'What should somebody bring along?',
    'What is good about working with you, in a sentence?',
    'By when and how can people apply?',
    sound,
  ],
  news: ['What is new, and since when?', 'What changes for your clients?', announced, reach, sound],
  tips: [
    'What is your first tip, in a sentence?',
    'And your second?',
    'And your third?',
    'Which case from your work shows it (no client names)?',
    reach,
  ],
  review: [
    'What did they write (as far as you may use it)?',
    'What did you do for them, in a sentence?',
    'Where can people read more reviews?',
    answer,
    sound,
  ],
};

/** What a subject of one's own is asked about: by what it announces, or by what it is. */
export function questionsFor(subject: OwnSubject): string[] {
  const { intent, text } = subject;
  if (intent === 'thanks' && /\b(?:reviews?|testimonials?)\b/i.test(text))
    return questionsByKind.review;
  if ((intent === 'explain' || intent === 'opinion') && ownStory.test(text))
    return questionsByKind.story;
  if (intent === 'explain' && outings.test(text)) return questionsByKind.places;
  const kind = intent === 'market-news' ? 'market' : knownOf(subject)?.kind;
  if (kind === 'market') return questionsByIntent['market-news'] ?? [];
  if (
    kind &&
    intent !== 'event' &&
    intent !== 'thanks' &&
    (intent !== 'welcome' || kind === 'hiring')
  )
    return questionsByKind[kind];
  if (intent === 'explain' && countedIn(text) !== undefined) return questionsByKind.tips;
  return questionsByIntent[intent] ?? [];
}

/** "Why I left nursing" is told; "why I always scope the sewer" is argued. */
const ownStory =
  /^why (?:I|we) (?:left|quit|switched|started|became|chose|moved|joined|came|went|stayed|opened|got into)\b/i;
/** "Best pie in town": whatever it is, it is had somewhere. */
const outings =
  /^(?:(?:the |my |our )?(?:best|favorite|top) (?!(?:street|neighborhood|agent|realtor|lender|time|way|deal|price|home|house|part)s?\b)[^,.:;]+ (?:in town|near (?:me|us|here)|around here|downtown)|where to (?:get|eat|drink|buy) )/i;

/** All of them, as data-files/seeds/questions.json must have them. */
export const allOwnQuestions = (): string[] => [
  ...new Set([...Object.values(questionsByIntent), ...Object.values(questionsByKind)].flat()),
];
