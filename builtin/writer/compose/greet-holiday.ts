import type { Block } from '#builtin/writer/blocks.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import { asMine } from './as-mine.ts';
import { callToAction } from './calls.ts';
import { tellInOwnWords } from './in-own-words.ts';
import { knownOf, spokenFor, tellKnown } from './known-subject.ts';
import { sayAllElse } from './say-facts.ts';
import { line, pickLine, type Writing } from './writing.ts';

export function greetHoliday(writing: Writing): Block[] {
  const { brief, subject, material, voice } = writing;
  const holiday = subject?.holiday ?? {
    name: 'the holidays',
    greeting: 'Happy holidays',
    line: 'rest' as const,
  };
  if (tellsHours.test(subject?.text ?? '')) return announceHours(writing);
  if (brief.facts.length > 0 && subject && tellsMore(subject.text, holiday.name))
    return tellInOwnWords(writing);
  brief.facts = brief.facts.map(asMine).map((fact) =>
    // "goal this year is 20 closings"
    /^(?:goal|plan|resolution|word|tradition|favorite)\b/i.test(fact.typed)
      ? sentenceFact(fact.role, `My ${fact.typed.charAt(0).toLowerCase()}${fact.typed.slice(1)}`)
      : fact,
  );
  const own = sayAllElse([], writing);
  const known = subject && knownOf(subject);
  if (known && own.length === 0) return tellKnown(writing, known);
  const { city } = material.place;
  const greeting = `${holiday.greeting}, ${city}${voice.exclaims ? '!' : '.'}`
    .replace(
      /^Today we remember, (.+?)[.!]$/,
      'Today in $1 we remember those who gave their lives in service.',
    )
    .replace(/^Today we (\w+)(.*?), (.+?)[.!]$/, 'Today we $1$2 in $3.')
    .replace(/^Thank you, veterans, (.+?)([.!])$/, 'Thank you to the veterans of $1$2');
  const wish = () => {
    const said = pickLine(writing, holidayLines[holiday.line]);
    return spokenFor(writing, said);
  };
  // "Happy Thanksgiving to all my clients": whom the agent greets.
  const whom = / to ((?:all )?(?:of )?(?:my|our) [\p{Ll} ]{4,40})$/u.exec(subject?.text ?? '')?.[1];
  const call =
    holiday.line === 'remember'
      ? holiday.name === 'Veterans Day'
        ? 'Who in your life served? Tell me below.'
        : 'Tell me who you are thinking of today.'
      : callToAction(writing, 'holiday');
  return [
    line(
      whom && holiday.line !== 'remember' ? greeting.replace(`, ${city}`, ` to ${whom}`) : greeting,
      own.length === 0 ? wish() : undefined,
    ),
    ...own,
    line(brief.nextStep ?? call),
  ];
}

export const tellsHours = /\b(?:hours|schedule|closing|closure|closed)\b/i;

/** "New Year goals", "the Halloween street": the day only says when, and a greeting would be beside it. */
const tellsMore = (text: string, holiday: string) =>
  keywordsOf(
    text
      .replace(/ (?:from|to|and from) (?:all of us|our|my|the|your)\b.*$/i, '')
      .replace(greeting, ''),
  ).difference(keywordsOf(`${holiday} holidays eve`)).size > 0;

const greeting =
  /\b(?:happy|merry|joyful|blessed|wish(?:es|ing)?|greetings?|message|season|to|from|all|my|our|your?|clients?|friends?|family|families|neighbors?|team|everyone|everybody)\b/gi;

/** When somebody is in: told before any wish. */
function announceHours(writing: Writing): Block[] {
  const { brief, subject } = writing;
  const ours = /\b(?:our|office|team|we)\b/i.test(subject?.text ?? '');
  // "closed thurs and fri" is when, and no story.
  brief.facts = brief.facts.map((fact) =>
    sentenceFact(
      'note',
      fact.typed.replace(
        /^(closed|open|off|out|back|in)\b/i,
        (word) => `${ours ? "We're" : "I'm"} ${word.toLowerCase()}`,
      ),
    ),
  );
  const own = sayAllElse([], writing);
  const when = subject?.holiday?.name ?? 'the holidays';
  return [
    line(
      `${ours ? 'Our' : 'My'} hours in {city} change ${/^the\b/.test(when) ? `over ${when}` : `around ${when}`}.`.replace(
        '{city}',
        () => writing.material.place.city,
      ),
      own.length === 0 &&
        `Showings, offers and closings go on, so send ${ours ? 'us' : 'me'} a message before you stop by.`,
    ),
    ...own,
    line(
      brief.nextStep ??
        pickLine(writing, [
          'Need something in between? Message me.',
          'If it cannot wait, send me a message.',
        ]),
    ),
  ];
}

const holidayLines = {
  thanks: [
    "I'm thankful for the people who open their doors to me all year.",
    'Thank you for every phone call, every walk-through and every question this year.',
  ],
  rest: [
    'However you spend it, I hope it comes with a slow morning.',
    'I hope the days are quiet and the kitchen is full.',
  ],
  remember: [
    "I'll be taking a quiet minute today. I hope you can, too.",
    'A quiet minute today, for the people it belongs to.',
  ],
  new: [
    "A clean calendar is a good feeling. Here's to what you put on it.",
    "Here's to new keys, fresh paint and a list that gets shorter.",
  ],
  fun: ['Have a good one out there.', 'Enjoy the day, and wave if you see me.'],
} as const;
