import type { Block } from '#builtin/writer/blocks.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { inSentence } from './behind-label.ts';
import { sayAllElse } from './say-facts.ts';
import { line, pickLine, type Writing } from './writing.ts';

/** "small business shoutout - Ruby's Diner", "shoutout to Ruby's Diner". */
export const praisedIn = (text: string) =>
  /\bshout-?out(?: to|:| [-–—])? (\p{Lu}[\p{L}\d'’&. -]{2,40})$/u.exec(text)?.[1];

/** A place or a person that others should know. */
export function praise(writing: Writing, name: string, thanked: Fact | undefined): Block[] {
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
