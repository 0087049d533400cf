import type { Block } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise, splitSentences } from '#builtin/writer/language/sentences.ts';
import { countFacts, type Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { asOurs } from './as-mine.ts';
import { inSentence } from './behind-label.ts';
import { callToAction } from './calls.ts';
import { commonOf, knownOf, tellKnown } from './known-subject.ts';
import { sayAllElse } from './say-facts.ts';
import { shareReview } from './share-review.ts';
import { praise, praisedIn } from './shout-out.ts';
import { line, pickLine, type Writing } from './writing.ts';

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
      line(brief.nextStep ?? pickLine(writing, thanksAround)),
    ];
  const named = thanksIn(text);
  if (named) return thankOthers(writing, named);
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

/** "To my clients and everyone who sent me a referral: thank you." */
const saysThanks = ({ typed }: Fact) => /^(?:To [^.!?]+: thank you|Thank you to )/.test(typed);

/** Those whom the agent names, in the agent's words. */
function thankThem(writing: Writing, thanked: Fact): Block[] {
  const reason = writing.brief.facts.find((fact) => /^Thank you for /.test(fact.typed));
  if (reason && reason !== thanked)
    return [
      line(reason.typed),
      line(thanked.typed),
      ...sayAllElse([thanked, reason], writing),
      line(writing.brief.nextStep ?? callToAction(writing, 'welcome')),
    ];
  const { typed } = thanked;
  const isThanks = /^(?:thank|thanks|to )/i.test(typed);
  const told = asOurs(thanked);
  const isTold =
    told !== thanked ||
    phraseKind(splitSentences(typed)[0]?.replace(/[.!]$/, '') ?? '') === 'sentence';
  // "Thank you to the Alvarez family" is the subject, and the answer tells for what.
  const named = isThanks ? undefined : thanksIn(writing.subject?.text ?? '');
  return [
    line(named),
    line(isThanks || isTold ? told.typed : named ? typed : `Thank you to ${inSentence(typed)}`),
    ...sayAllElse([thanked], writing),
    line(writing.brief.nextStep ?? callToAction(writing, 'welcome')),
  ];
}

/** The thanks that a subject itself says, where it names others than clients: vendors, a team, the fire chief. */
function thanksIn(text: string): string | undefined {
  // "Client thank you - the Hendersons"
  const behind =
    /^(?:[Cc]lient |[Aa] |[Bb]ig )*(?:[Tt]hank[- ]?[Yy]ous?|[Tt]hanks)(?: post)? ?[-–—:] ?((?:[Tt]he |[Oo]ur |[Mm]y )\p{Lu}.+)$/u.exec(
      text,
    )?.[1];
  if (behind) return asSentence(`Thank you to ${behind}`);
  const [, how = '', to = '', whom = ''] =
    /^(?:a )?(?:big )?(thanks?(?: you)?(?: so much)?|grateful|thankful|gratitude|appreciation)(?: post)?,?( (?:to|for))? (.+)$/i.exec(
      text,
    ) ?? [];
  // "Thank you for voting" says for what, and not whom.
  if (/^ for$/i.test(to) && /^\p{L}+ing\b/iu.test(whom)) return undefined;
  if (whom === '' || (to === '' && !/^\p{Lu}|^(?:my|our|the|to|all|[\p{L}]+s)\b/u.test(whom)))
    return undefined;
  if (
    /^(?:.* )?(?:clients?|everyone|everybody|all|year|season|you|neighbors?|community|town|reviews?|for)\b/i.test(
      whom,
    )
  )
    return undefined;
  if (/^(?:grateful|thankful)/i.test(how))
    return asSentence(`I'm ${how.toLowerCase()}${to || ' for'} ${whom}`);
  return asSentence(
    to || !/^\p{Lu}/u.test(whom)
      ? `Thank you to ${whom.replace(/^(?=\p{Ll}+s (?:at|of|in|from|who)\b)/u, 'the ')}`
      : `Thank you, ${whom}`,
  );
}

const thanksAround = [
  'Who helped you out lately? Tell me in the comments.',
  'Who would you thank today, {city}? Tell me below.',
];

const ofTheTrade =
  /\b(?:lenders?|titles?|inspectors?|stagers?|appraisers?|photographers?|attorneys?|escrow|vendors?|team|office|crew)\b/i;

function thankOthers(writing: Writing, thanks: string): Block[] {
  return [
    line(thanks),
    ...sayAllElse([], writing),
    line(
      writing.brief.facts.length === 0 &&
        pickLine(writing, [
          "I don't say it often enough.",
          /^Thank you(?:,| to)(?: the)? \p{Lu}/u.test(thanks)
            ? 'It was a privilege.'
            : ofTheTrade.test(thanks)
              ? "Closings don't happen without them."
              : 'It means more than they know.',
        ]),
    ),
    line(writing.brief.nextStep ?? pickLine(writing, thanksAround)),
  ];
}
