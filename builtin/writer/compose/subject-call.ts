import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { callToCome, invitesGuests } from './guests.ts';
import { knownSurely } from './known-subject.ts';
import { asksQuestion, asksReaders, isMine } from './subject-question.ts';
import { namesCity, pickLine, type Writing } from './writing.ts';

/** The agent's own call, else one that what stands above it cannot make wrong. */
export function subjectCall(writing: Writing, isAnswered = false): string {
  const { brief, subject, material } = writing;
  const text = subject?.text ?? '';
  const hasFacts = brief.facts.length > 0;
  if (brief.nextStep) return brief.nextStep;
  if (invitesGuests(brief.facts)) return callToCome(writing);
  if (asksReaders.test(text)) return pickLine(writing, ['Tell me below, {city}.']);
  if (subject?.intent === 'opinion') return pickLine(writing, opinionCalls);
  if (namesPlaces.test(text)) return pickLine(writing, outingCalls);
  if (hasFacts && tellsOwnStory.test(text)) return pickLine(writing, storyCalls);
  // "Winterize your sprinklers before the first freeze" asks for a deed, not for a talk.
  if (phraseKind(text) === 'order') return pickLine(writing, choreCalls);
  if (!hasFacts && asksBack.test(text)) return pickLine(writing, daysCalls);
  const known = subject && hasFacts ? knownSurely(subject)?.calls : undefined;
  const calls = known?.filter((call) => /\?.*\{city\}|\{city\}.*\?/.test(call)) ?? [];
  if (calls.length > 0) return pickLine(writing, calls);
  if (!hasFacts && (isAnswered || asksQuestion(text))) return pickLine(writing, questionCalls);
  const open = isMine.test(text) ? mineCalls : openCalls;
  const naming = open.filter((call) => call.includes('{city}'));
  return pickLine(writing, namesCity(writing.title, material.place.city) ? open : naming);
}

/** What stands at the end of a wish, and what a calendar has. */
const asksBack = /\b(?:month|week|day)$/i;
const daysCalls = [
  'What does it mean to you? Tell me below.',
  'How do you mark it? Tell me in the comments.',
];

const tellsOwnStory = /^(?:my|our) (?!favorite\b).*\b(?:story|first|worst|best|mistake|lesson)\b/i;
const storyCalls = [
  "What's yours? Tell me in the comments.",
  "I'd love to hear yours. Tell me below.",
];

const opinionCalls = [
  'What do you think, {city}? Tell me below.',
  'What would you say, {city}? Tell me in the comments.',
];

/** True after anything an agent tells. */
const openCalls = [
  'Questions? Send me a message.',
  'Questions, {city}? Send me a message.',
  'Know someone in {city} who should see this? Pass it on.',
];
/** What the agent lived is no offer. */
const mineCalls = [
  'Say hi below, {city}.',
  'Know someone in {city} who should see this? Pass it on.',
  'What do you say, {city}? Tell me in the comments.',
];
const questionCalls = [
  'Have a question about it? Send me a message.',
  'Want to talk it through? Message me.',
  'Know someone who is wondering about this? Pass it on.',
];
const choreCalls = [
  'Know someone who forgets this? Pass it on.',
  'Know someone in {city} who should see this? Pass it on.',
];

const namesPlaces =
  /\b(?:best|favorite|top|where to|things to do(?! (?:before|when|while|after|if|to|with)\b)|places|shops|restaurants|parks|trails|breweries|coffee)\b/i;
const outingCalls = [
  "What's your favorite in {city}? Tell me below.",
  'Where would you go, {city}? Tell me in the comments.',
];
