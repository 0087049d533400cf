import type { Block } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { asMine } from './as-mine.ts';
import { callToAction } from './calls.ts';
import { tellInOwnWords } from './in-own-words.ts';
import { commonOf, knownOf, tellKnown } from './known-subject.ts';
import { sayAllElse } from './say-facts.ts';
import { line, namesCity, pickLine, type Writing } from './writing.ts';

export function markMilestone(writing: Writing): Block[] {
  const { brief, subject, material } = writing;
  brief.facts = brief.facts.map(asMine).map((fact) =>
    // "thank the lenders and title people too" is what the writer was asked to do.
    /^thank (?!you\b)(?:the|my|our|all|everyone|every)\b/i.test(fact.typed)
      ? sentenceFact(fact.role, fact.typed.replace(/^thank /i, 'Thank you to '))
      : fact,
  );
  // "Mrs. Hale still answers it" is said, and no name behind "Thanks to".
  brief.facts = brief.facts.map((fact) => (isSaidWhole(fact) ? { ...fact, labels: [] } : fact));
  const news = subject && brief.facts.length > 0 && knownOf(subject);
  if (news) return tellInOwnWords(writing);
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

const isSaidWhole = ({ typed }: Fact) => phraseKind(typed.replace(/[.!]$/, '')) === 'sentence';

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
