import { splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';

const deeds =
  'started|bought|sold|moved|worked|opened|joined|got|went|took|made|found|lived|grew|paid|kept|put|spent|met|saw|lost|learned|ran|began|left|became|closed|helped|had|did|built|quit|passed|earned|drove|walked|wanted|came|turned|rented|painted|fixed|ended';

/** A deed and what it was done to: "sold homes" has none, and neither has "closed Mondays". */
const didThat = new RegExp(
  `^(?:${deeds}) (?:(?:up|out|off|back|over|down|just|almost|right) )?(?:the|an?|my|our|their|her|his|them|him|it|in|on|at|as|with|to|from|two|three|four|five|six|\\d+)\\b`,
  'i',
);

/** "started in 2016 at the front desk", told by an agent of their own years: who started is the agent. */
export const asMine = (fact: Fact): Fact => withDoer(fact, 'I');

/** "sold their house in 11 days": the agent and whoever it was done with. */
export const asOurs = (fact: Fact): Fact => withDoer(fact, 'We');

function withDoer(fact: Fact, who: 'I' | 'We'): Fact {
  const { typed } = fact;
  // Asked what the agent did before, "taught at the middle school" is what they did.
  const isAskedOfAgent =
    /^what did you (?:do|learn)\b/i.test(fact.question ?? '') &&
    (/^\p{L}{2,}ed \p{L}/u.test(typed) ||
      phraseKind((splitSentences(typed)[0] ?? '').replace(/[.!]$/, '')) === 'predicate');
  if (!isDone(typed) && !isAskedOfAgent) return fact;
  const said = `${who} ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`;
  const [first = '', ...others] = fact.sentences;
  return {
    ...fact,
    typed: said,
    head: undefined,
    items: [],
    sentences:
      first === '' || isAskedOfAgent
        ? [said]
        : [isDone(first) ? said.slice(0, first.length + who.length + 1) : first, ...others],
  };
}

const isDone = (text: string) =>
  didThat.test(text) &&
  !/^(?:closed|opened|left) (?:on |for |until )?(?:\p{L}+days?|weekends|\d)|^(?:sold|closed) (?:in|for|at|over|on|with|\d)\b/iu.test(
    text,
  );
