import type { Block } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  listed,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import { countFacts, type Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { linkIn, splitItems } from '#builtin/writer/understand/segments.ts';
import { asMine, asOurs } from './as-mine.ts';
import { inSentence } from './behind-label.ts';
import { tellBeside } from './beside-known.ts';
import { callToAction } from './calls.ts';
import { sayFreely } from './free-answers.ts';
import { commonOf, knownOf, knownPoint, spokenFor, tellKnown } from './known-subject.ts';
import { sayAllElse } from './say-facts.ts';
import { line, namesCity, pickLine, type Writing } from './writing.ts';

/** Thanks, holidays, milestones, new people: short, honest, nothing made up. */

export function sayThanks(writing: Writing): Block[] {
  const { brief, subject, material, random } = writing;
  const text = subject?.text ?? '';
  const isYear = /\bthis year|\b20\d\d\b|\byear\b/i.test(text);
  // "10 years in business" are thanked for, not the last of them.
  const [, years, inWhat = ''] =
    /\b(\d{1,2}) years( in (?:business|real estate)| of (?:business|this|selling))\b/i.exec(
      `${text} ${brief.facts.map(({ typed }) => typed).join(' ')}`,
    ) ?? [];
  const time =
    years && Number(years) > 1
      ? ` these ${years} years${inWhat.startsWith(' in') ? inWhat : ''}`
      : isYear
        ? ' this year'
        : '';
  const whom = /\b(?:neighbors?|community|town)\b/i.test(text)
    ? 'my neighbors'
    : 'everyone who trusted me';
  const thanked = brief.facts.find(({ question }) =>
    /^whom do you want to thank/i.test(question ?? ''),
  );
  const praised = praisedIn(text);
  if (praised) return praise(writing, praised, thanked);
  if (/\b(?:reviews?|testimonials?)\b/i.test(text)) return shareReview(writing);
  if (thanked) return thankThem(writing, thanked);
  // "Thank you to the couple who closed today": the agent has said it.
  if (/^thank(?:s| you)(?: so much)? to .+ (?:who|for) /i.test(text) && brief.facts.length === 0)
    return [
      line(asSentence(capitalise(text.replace(/^thanks\b/i, 'Thank you')))),
      line(brief.nextStep ?? callToAction(writing, 'thanks')),
    ];
  const others =
    /\b(?:thanks?|gratitude|grateful|appreciation|thankful)(?: you)?(?: post)?(?: so much)? (?:to|for) (?:all )?((?:my|our|the) (?:\p{Ll}+ ){0,2}\p{Ll}+)/iu.exec(
      text,
    )?.[1];
  if (others && !/\b(?:clients?|buyers|sellers|everyone|families)\b/i.test(others))
    return thankOthers(writing, others);
  const known = subject && (knownOf(subject) ?? commonOf(writing));
  if (known && time === '' && whom === 'everyone who trusted me' && countFacts(brief) === 0)
    return tellKnown(writing, known);
  const hook = pickLine(writing, [`Thank you to ${whom}${time}.`, `To ${whom}${time}: thank you.`]);
  const isThanks = /\b(?:thank|thanks|grateful|gratitude|clients?)\b/i.test(text);
  // "these 12 years in business" says it already.
  const isTime = ({ typed }: Fact) =>
    isThanks && /^\d{1,2} years in (?:business|real estate)[.!]?$/i.test(typed);
  const own = sayAllElse(brief.facts.filter(isTime), writing);
  const isBare = own.length === 0;
  // "Closing gift shoutout" thanks whoever the agent names.
  const isNamed = !isBare && (!isThanks || brief.facts.some(saysThanks));
  return [
    line(isNamed ? undefined : hook),
    ...own,
    line(
      !isNamed && (isBare || random.chance(0.5))
        ? pickLine(writing, [
            "A home is a big decision, and I don't take that lightly.",
            "You let me in on one of the biggest decisions there is. I don't take that lightly.",
            'Keys, boxes, long emails and all. It was a privilege.',
          ])
        : undefined,
    ),
    line(
      brief.nextStep ??
        (isBare
          ? pickLine(writing, [
              `Tell me how the house in ${material.place.city} is treating you. I'd love to hear it.`,
              `How's the ${material.place.city} house treating you? Send me a note.`,
            ])
          : callToAction(writing, isNamed ? 'welcome' : 'thanks')),
    ),
  ];
}

/** Somebody's kind words, as they were written, and thanks for them. */
function shareReview(writing: Writing): Block[] {
  const { brief, subject } = writing;
  const known = subject && knownOf(subject);
  if (known && brief.facts.length === 0) return tellKnown(writing, known);
  brief.facts = brief.facts.map((fact) => (quoted.test(fact.typed) ? fact : asOurs(fact)));
  const elsewhere = brief.facts.find(({ question }) => /more reviews\?$/.test(question ?? ''));
  return [
    line(
      pickLine(writing, [
        'Somebody took the time to write this down. Thank you.',
        'Kind words, and they made my week.',
        'Words like these are why I do this. Thank you.',
      ]),
    ),
    ...brief.facts
      .filter((fact) => fact !== elsewhere)
      .flatMap((fact) =>
        quoted.test(fact.typed) ? quotedLines(fact.typed) : sayFreely([fact], writing),
      ),
    line(elsewhere && whereElse(elsewhere.typed)),
    line(
      brief.nextStep ??
        pickLine(writing, [
          'Thinking about a move in {city}? Send me a message.',
          'If we have worked together, I would be glad to hear how it is going.',
        ]),
    ),
  ];
}

const quoted = /^["“]/;

/** '"Terry answered every call." - the buyers on Sagebrush': the words, and whose they are. */
function quotedLines(typed: string): Block[] {
  const [, words = typed, whose] = /^(["“].+["”])\s*[-–—~,]+\s*(.+)$/.exec(typed) ?? [];
  return [
    line(words),
    line(whose && asSentence(/^from\b/i.test(whose) ? capitalise(whose) : `From ${whose}`)),
  ];
}

/** "reviews on Google", "Zillow": where there are more of them. */
const whereElse = (typed: string) =>
  asSentence(
    `More reviews${linkIn.test(typed) ? ': ' : ' on '}${typed.replace(/^(?:(?:more|all|my|our) )*(?:reviews? )?(?:are )?(?:on )?/i, '').replace(/[.!]$/, '')}`,
  );

/** "To my clients and everyone who sent me a referral: thank you." */
const saysThanks = ({ typed }: Fact) => /^(?:To [^.!?]+: thank you|Thank you to )/.test(typed);

/** "small business shoutout - Ruby's Diner", "shoutout to Ruby's Diner". */
const praisedIn = (text: string) =>
  /\bshout-?out(?: to|:| [-–—])? (\p{Lu}[\p{L}\d'’&. -]{2,40})$/u.exec(text)?.[1];

/** A place or a person that others should know. */
function praise(writing: Writing, name: string, thanked: Fact | undefined): Block[] {
  const { brief, subject } = writing;
  const first = thanked ?? brief.facts[0];
  const isPlace =
    /\b(?:business|shop|caf[eé]|diner|restaurant|bakery|store|coffee|brewery|market|salon|grill|pizza\w*|bar|deli|books?|bookstore|gym|studio)\b/i.test(
      `${subject?.text ?? ''} ${brief.facts.map(({ typed }) => typed).join(' ')}`,
    );
  const isOpen =
    first &&
    (/^(?:the )?(?:best|great|amazing|good|home of)\b/i.test(first.typed) ||
      phraseKind(first.typed.replace(/[.!]$/, '')) === 'noun');
  return [
    line(isOpen ? `Shout-out to ${name}: ${inSentence(first.typed)}` : `Shout-out to ${name}.`),
    line(first && !isOpen && first.typed),
    ...sayAllElse(first ? [first] : [], writing),
    line(
      brief.nextStep ??
        (isPlace
          ? pickLine(writing, [
              'Stop in, and tell them I sent you.',
              'Been there? Tell me what you order.',
              'Who else should get a shout-out? Tell me below.',
            ])
          : pickLine(writing, [
              'Who else should get a shout-out? Tell me below.',
              'Know them? Say hi in the comments.',
            ])),
    ),
  ];
}

/** Those whom the agent names, in the agent's words. */
function thankThem(writing: Writing, thanked: Fact): Block[] {
  const { typed } = thanked;
  const isThanks = /^(?:thank|thanks|to )/i.test(typed);
  const told = asOurs(thanked);
  const isTold =
    told !== thanked ||
    phraseKind(splitSentences(typed)[0]?.replace(/[.!]$/, '') ?? '') === 'sentence';
  // "Thank you to the Alvarez family" is the subject, and the answer tells for what.
  const whom = /^thank(?:s| you)(?: so much)? to .+$/i.exec(writing.subject?.text ?? '')?.[0];
  const named =
    !isThanks && whom && asSentence(capitalise(whom.replace(/^thanks\b/i, 'Thank you')));
  return [
    line(named),
    line(isThanks || isTold ? told.typed : named ? typed : `Thank you to ${inSentence(typed)}`),
    ...sayAllElse([thanked], writing),
    line(writing.brief.nextStep ?? callToAction(writing, 'welcome')),
  ];
}

/** People who are no clients: vendors, a team, the fire department. */
function thankOthers(writing: Writing, others: string): Block[] {
  return [
    line(pickLine(writing, [`Thank you to ${others}.`, `To ${others}: thank you.`])),
    ...sayAllElse([], writing),
    line(pickLine(writing, ["I don't say it often enough.", 'It takes more people than you see.'])),
    line(writing.brief.nextStep ?? callToAction(writing, 'welcome')),
  ];
}

export function greetHoliday(writing: Writing): Block[] {
  const { brief, subject, material, voice } = writing;
  const holiday = subject?.holiday ?? {
    name: 'the holidays',
    greeting: 'Happy holidays',
    line: 'rest' as const,
  };
  if (/\b(?:hours|schedule|closing|closure|closed)\b/i.test(subject?.text ?? ''))
    return announceHours(writing);
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
    // What the agent remembers says it better.
    line(own.length > 0 && holiday.line !== 'remember' && wish()),
    line(brief.nextStep ?? call),
  ];
}

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

export function markMilestone(writing: Writing): Block[] {
  const { brief, subject, material } = writing;
  brief.facts = brief.facts.map(asMine).map((fact) =>
    // "thank the lenders and title people too" is what the writer was asked to do.
    /^thank (?!you\b)(?:the|my|our|all|everyone|every)\b/i.test(fact.typed)
      ? sentenceFact(fact.role, fact.typed.replace(/^thank /i, 'Thank you to '))
      : fact,
  );
  const news = subject && brief.facts.length > 0 && knownOf(subject);
  if (news) return tellBeside(writing, news);
  const own = sayAllElse([], writing);
  const text = asSentence(
    capitalise(
      (subject?.text ?? 'A milestone')
        .replace(
          /^(?=(?:just |officially )?(?:hit|reached|passed|crossed|closed|sold|listed|finished|survived|completed|got|earned)\b)/i,
          'I ',
        )
        .replace(/^I (\p{Lu})/u, (_, letter: string) => `I ${letter.toLowerCase()}`),
    ),
  );
  const known = subject && (knownOf(subject) ?? commonOf(writing));
  if (known && own.length === 0 && !brief.nextStep) {
    const figure = figureIn(text);
    const [first, ...rest] = tellKnown(writing, known);
    return [line(figure, first?.kind === 'p' && first.text), ...rest];
  }
  if (/\b(?:office|website|brokerage)\b/i.test(text)) return openOffice(writing, text);
  const isThanksOnly = brief.facts.every(({ typed }) => /^thank/i.test(typed));
  return [
    // The title says it already.
    line((own.length === 0 || isThanksOnly || brief.facts.length === 1) && text),
    ...own,
    line(
      own.length === 0
        ? pickLine(writing, [
            `${/homes|sales|closings|clients/i.test(text) ? 'Every one of them' : 'All of it'} started with someone in ${material.place.city} picking up the phone. Thank you.`,
            `I didn't get here alone. Thank you, ${material.place.city}.`,
          ])
        : !brief.facts.some(({ typed, question = '' }) =>
            /\bthank|\bgrateful\b|who helped/i.test(`${question} ${typed}`),
          ) &&
            pickLine(writing, [
              `Thank you, ${material.place.city}.`,
              `${material.place.city}, thank you.`,
            ]),
    ),
    line(brief.nextStep ?? callToAction(writing, 'milestone')),
  ];
}

/** "10 years.", "My 100th closing.": the number stands alone, as the title has the rest. */
const figureIn = (text: string) => {
  const figure = /\b\d+(?:st|nd|rd|th)?[- ]\p{L}+/u.exec(text)?.[0].replace('-', ' ');
  const isYears = /^\d+ year$/.test(figure ?? '');
  return (
    figure &&
    asSentence(isYears ? `${figure}s` : /^\d+\p{L}/u.test(figure) ? `The ${figure}` : figure)
  );
};

/** A new place to be found at. */
function openOffice(writing: Writing, text: string): Block[] {
  const { city } = writing.material.place;
  const isOffice = /\boffice\b/i.test(text);
  return [
    line(asSentence(`${text.replace(/[.!]$/, '')}${namesCity(text, city) ? '' : ` in ${city}`}`)),
    ...sayAllElse([], writing),
    line(
      writing.brief.nextStep ??
        pickLine(
          writing,
          isOffice
            ? ['Come by and say hi.', 'Stop in when you are nearby. Come say hi.']
            : ['Take a look and tell me what you think.', 'Have a look, and send me a message.'],
        ),
    ),
  ];
}

/** "Priya Shah, 6 years in mortgage, speaks Tamil, starts December 1": who it is, then what is said of them. */
function introduced(words: string, name: string): string {
  const [who = '', ...said] = splitItems(words);
  const told = said.map((item) =>
    /^(?:over |about |almost )?\d+ years (?:in|as|of|with) /i.test(item)
      ? `has ${item}`
      : /^(?:and )?(?:speaks|starts|joins|joined|comes|came|lives|grew|loves|knows|worked|spent|has|was|is|helps|covers)\b/i.test(
            item,
          )
        ? item.replace(/^and /i, '')
        : undefined,
  );
  return told.length > 0 && told.every((item): item is string => item !== undefined)
    ? `Meet ${who}. ${name} ${listed(told).replace(/\b(starts|joined|joins) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/, '$1 on ')}.`
    : `Meet ${words}.`;
}

export function welcomeSomeone(writing: Writing): Block[] {
  const { brief, subject } = writing;
  if (/\bhiring\b|\bjoin (?:my|our) team\b/i.test(subject?.text ?? ''))
    return lookForSomeone(writing);
  const name =
    /^(?!(?:She|He|They|Our|My|The|We)\b)(\p{Lu}\p{Ll}+)/u.exec(brief.facts[0]?.typed ?? '')?.[1] ??
    /\b(?:welcome|meet|member|introducing|agent|assistant|coordinator),? (\p{Lu}\p{Ll}+)/u.exec(
      subject?.text ?? '',
    )?.[1];
  // "was a math teacher for 9 years": whose years they were.
  if (name)
    brief.facts = brief.facts.map((fact) =>
      /^(?:was|is|has|had|speaks|loves|grew|worked|spent|taught|knows|helps|likes|ran|lives|comes|came)\b/i.test(
        fact.typed,
      )
        ? sentenceFact(
            fact.role,
            `${name} ${fact.typed.charAt(0).toLowerCase()}${fact.typed.slice(1)}`,
          )
        : fact,
    );
  // "Priya Shah, buyer specialist": who it is. What area they work in is theirs as well.
  if (name)
    brief.facts = brief.facts.map((fact, index) => {
      const words = fact.typed.replace(/[.!]$/, '');
      if (index === 0 && fact.sentences.length === 0 && words.startsWith(name))
        return sentenceFact(fact.role, introduced(words, name));
      return /^which area/i.test(fact.question ?? '') && fact.head?.kind === 'noun'
        ? sentenceFact(fact.role, `${name} will be helping with ${inSentence(words)}.`)
        : fact;
    });
  const [first] = brief.facts;
  if (name && first && /^s?he\b/i.test(first.typed))
    brief.facts[0] = sentenceFact(first.role, first.typed.replace(/^s?he\b/i, name));
  const own = sayAllElse([], writing);
  const known = subject && (knownOf(subject) ?? commonOf(writing));
  if (known && own.length === 0 && !brief.nextStep) {
    if (!name) return tellKnown(writing, known);
    return [
      line(pickLine(writing, [`Everyone, meet ${name}.`, `Please say hello to ${name}.`])),
      knownPoint(writing, known),
      line(pickLine(writing, [`Say hi to ${name} in the comments.`, `Welcome ${name} below.`])),
    ];
  }
  const call = brief.nextStep ?? callToAction(writing, 'welcome');
  return [
    // The title says it already.
    line(own.length === 0 && asSentence(capitalise(subject?.text ?? 'Meet our new team member'))),
    ...own,
    line(
      name
        ? call
            .replace(/^(?:To reach me: |Reach me at )/, `Reach ${name} at `)
            .replace(/^Email me\b/, `Email ${name}`)
        : call,
    ),
  ];
}

/** What the work is, in the agent's words. */
function lookForSomeone(writing: Writing): Block[] {
  const { brief, subject } = writing;
  const known = subject && knownOf(subject);
  const [first, ...others] = brief.facts;
  if (!first) return known ? tellKnown(writing, known) : [line('We are hiring.')];
  return [
    line(
      phraseKind(first.typed.replace(/[.!]$/, '')) === 'sentence'
        ? first.typed
        : `We're looking for: ${inSentence(first.typed)}`,
    ),
    ...sayFreely(others, writing),
    line(
      brief.nextStep ??
        pickLine(writing, ['Know someone? Pass it on.', 'Curious? Send me a message.']),
    ),
  ];
}
