import { countWords } from '#builtin/writer/language/sentences.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { callToCome, invitesGuests } from './beside-known.ts';
import { callToAction } from './calls.ts';
import { namesCity, pickLine, type Writing } from './writing.ts';

export function subjectCall(writing: Writing, isAnswered: boolean, isAskedBack = false): string {
  const { brief, subject, material } = writing;
  const { city } = material.place;
  // "Winterize your sprinklers before the first freeze" asks for a deed, not for a talk.
  if (!brief.nextStep && brief.facts.length === 0 && asksBack.test(subject?.text ?? ''))
    return pickLine(
      writing,
      /\b(?:month|week|day)$/i.test(subject?.text ?? '')
        ? [
            'What does it mean to you? Tell me below.',
            'How do you mark it? Tell me in the comments.',
          ]
        : ['Tell me in the comments.', 'Tell me below.'],
    );
  if (!brief.nextStep && brief.facts.length === 0 && isAskedBack)
    return pickLine(writing, [
      'Send me your question, and I will answer it for {city}.',
      'Ask me below, and I will answer it for {city}.',
    ]);
  if (
    !brief.nextStep &&
    brief.facts.length < 2 &&
    phraseKind(withoutKind(subject?.text ?? '')) === 'order' &&
    !/\bor\b/i.test(subject?.text ?? '')
  )
    return pickLine(writing, choreCalls);
  if (!brief.nextStep && isAnswered && brief.facts.length === 0)
    return pickLine(writing, questionCalls);
  if (invitesGuests(brief.facts)) return callToCome(writing);
  if (!brief.nextStep && namesPlaces.test(subject?.text ?? ''))
    return pickLine(writing, outingCalls);
  if (!brief.nextStep && brief.facts.length > 0 && tellsOwnStory.test(subject?.text ?? ''))
    return pickLine(writing, storyCalls);
  const naming = material.knowledge.callsToAction.filter(
    (call) => call.includes('{subject}') && !/\brecent sales\b/.test(call),
  );
  const isNamed =
    naming.length > 0 &&
    !/\b(?:tips?|checklist|list|story|month|week|day|guide|ideas|reasons|mistakes|things|facts|myths)\b/i.test(
      subject?.text ?? '',
    ) &&
    material.subject !== unnamedSubject &&
    !/^the question|^this question|\b(?:I|my|we)\b|[,;?!–—]| - /.test(material.subject) &&
    countWords(material.subject) <= 4 &&
    // "how appraisal gap may come up" lacks its article; "how solar panels may" does not.
    (/[^s]s$/.test(material.subject) || /^\p{L}+ing\b/u.test(material.subject));
  if (!brief.nextStep && brief.facts.length === 0 && isNamed) return pickLine(writing, naming);
  if (
    !brief.nextStep &&
    material.knowledge.identifier === 'general' &&
    subject?.intent !== 'opinion'
  )
    return pickLine(
      writing,
      brief.facts.length === 0
        ? questionCalls
        : namesCity(writing.title, city)
          ? openCalls
          : /^(?:my|our)\b/i.test(subject?.text ?? '')
            ? openCallsHere.slice(1)
            : openCallsHere,
    );
  if (
    !brief.nextStep &&
    brief.facts.length === 0 &&
    /^why (?:i|we) (?:love|like|enjoy)\b/i.test(subject?.text ?? '')
  )
    return pickLine(writing, [
      'What do you love about it? Tell me below.',
      "What's your favorite part? Tell me in the comments.",
    ]);
  // Nothing else of an opinion says where it is held.
  if (subject?.intent === 'opinion' && !brief.nextStep && !namesCity(writing.title, city))
    return `What do you think, ${city}?`;
  return callToAction(writing, subject?.intent === 'opinion' ? 'opinion' : undefined);
}

const asksBack = /\b(?:bucket list|favorites?|recommendations|wish ?list|month|week|day)$/i;

/** "Tip: take your hoses off" is a chore. */
const withoutKind = (text: string) => text.replace(/^(?:\p{L}+ )?(?:tip|reminder|psa): /iu, '');

const tellsOwnStory = /^(?:my|our) (?!favorite\b).*\b(?:story|first|worst|best|mistake|lesson)\b/i;
const storyCalls = [
  "What's yours? Tell me in the comments.",
  "I'd love to hear yours. Tell me below.",
];

/** True after anything an agent tells. */
const openCalls = [
  'Questions? Send me a message.',
  'Know someone who should read this? Pass it on.',
  'Tell me what you think in the comments.',
];
/** Where the title has no city. */
const openCallsHere = [
  'Questions, {city}? Send me a message.',
  'Tell me what you think, {city}.',
  'What would you add, {city}? Tell me below.',
];
export const questionCalls = [
  'Have a question about it? Send me a message.',
  'Want to talk it through? Message me.',
  'Know someone who is wondering about this? Pass it on.',
];

const choreCalls = [
  'Know someone who forgets this? Pass it on.',
  'Done yours yet? Tell me in the comments.',
  'Need a name for it? Send me a message.',
];

const namesPlaces =
  /\b(?:best|favorite|top|where to|things to do|places|shops|restaurants|parks|trails|breweries|coffee)\b/i;

const outingCalls = [
  'Which one did I miss? Tell me in the comments.',
  'Where would you send a visitor first? Tell me below.',
  "Send me your favorite and I'll add it to the list.",
];
