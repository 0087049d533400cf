import { storySentences } from '#builtin/writer/blog/story-sentences.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { sayAsTyped, standsAsTyped } from './as-typed.ts';
import { afterLabel, hasLabel, lowerStart } from './behind-label.ts';
import { deedsInARow, withHomeNamed } from './deeds-in-a-row.ts';
import { startsWithWord } from './inside-sentence.ts';
import { isWhole, withoutMark } from './stands-alone.ts';

/** A story is told whole, as it was typed, behind its label where it has no subject of its own. */
export function toldStory(fact: Fact): string {
  const { head, typed, labels } = fact;
  const [label] = labels;
  if (standsAsTyped(fact)) return sayAsTyped(fact, label);
  const start = withOutcome(withHomeNamed(startOfStory(inARow(typed))));
  const isTold = !head && isWhole(withoutMark(typed), true);
  const did =
    /^(\p{L}{3,}ed(?= (?:an?|the|our|my|their|one|two|three|\d+|it|them|some|all|every|out|up|off|down) )|blew in|installed|insulated|built|tore|ripped|gutted|rewired|tiled|had|listed|relisted|bought|staged|replaced|refinished|negotiated|sold|helped|worked|took(?! (?:me |us |about |only )?(?:\d+|a|two|three|four|five|six) (?:days|weeks|months|years|hours|while))|met|showed|pulled|moved|swapped|painted|did|got|put|kept|found|closed)\b(?! (?:by|for \$))/iu.exec(
      typed,
    );
  // "had one on Elmhurst sit for 41 days" was the agent.
  if (did) {
    const whole = `${/^had$/i.test(did[0]) ? 'I' : 'We'} ${lowerStart(typed)}`;
    return withOutcome(inARow(isInOneBreath(typed) ? storySentences(whole) : whole));
  }
  // "sat 74 days with another agent" is said of a home that nobody named.
  if (isOfHome.test(typed)) return withOutcome(storySentences(`One home ${lowerStart(typed)}`));
  // "took 7 months": the sale did.
  if (/^took\b/i.test(typed)) return `It ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`;
  // "one last winter, board turndown after 9 weeks": one of what the title speaks of.
  const one = /^one ((?:last|this|in|back in|from|on) [\p{L}\d' ]{3,24}), (.+)$/isu.exec(typed);
  if (one)
    return /^(?:sat|sold|closed|went|had|took|was|got|needed|listed)\b/i.test(one[2] ?? '')
      ? `One ${one[1]} ${one[2]}`
      : `One ${one[1]}${(one[2] ?? '').includes(': ') ? ',' : ':'} ${one[2]}`;
  // "North Buffalo, sellers kept the green tile": where it was.
  const place =
    /^((?:North|South|East|West|Old|Upper|Lower)? ?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[.,] (?=(?:sellers?|buyers?|owners?|clients?|we|they)\b)/iu.exec(
      typed,
    );
  if (place && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(place[1] ?? ''))
    return `In ${place[1]}, ${lowerStart(typed.slice(place[0].length))}`;
  const told = inARow(storySentences(capitalise(withArticleOfHome(start))));
  const [opening = '', ...others] = splitSentences(told);
  if (others.length > 0 && /^an? /i.test(opening) && isOneHome.test(opening) && !isTold)
    return [`One example: ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`, ...others].join(
      ' ',
    );
  if (told !== capitalise(start)) return told;
  return !label || isTold || hasLabel(typed) || /^before\b/i.test(typed)
    ? capitalise(start)
    : `${label}: ${afterLabel(fact, start)}`;
}

/** "closed one off Gosford, the roof was shot, gave a credit": things that a comma does not join. */
const isInOneBreath = (typed: string) =>
  typed.split(/,(?!\d{3}) /).length > 2 &&
  /, (?:the|it|they|he|she|buyers?|sellers?|inspector|appraiser|lender) (?:\p{L}+ )?(?:was|were|had|came|fell|found|asked|wanted|said)\b/iu.test(
    typed,
  );

const inARow = (text: string) => {
  const told: string[] = [];
  for (const sentence of splitSentences(text)) {
    const said = deedsInARow(sentence);
    told.push(told.length === 0 ? said : withWe(withIt(said), told.join(' ')));
  }
  return told.join(' ');
};

/** "I had a bare patio. Rented an outdoor set": who told of themselves did that, too. */
const withWe = (sentence: string, before: string) =>
  /\b(?:I|we)\b/i.test(before) &&
  !/\b(?:sellers?|owners?|buyers?|they|he|she)\b/i.test(before) &&
  /^(?:\p{L}{3,}ed|took|put|hung|brought|bought|built|got|tore|swapped) (?:an?|the|our|all|out|up|off|down|new|some|\d+)\b/iu.test(
    sentence,
  )
    ? `We ${lowerStart(sentence)}`
    : sentence;

/** "Felt twice as wide after": the home did, where what was done to it stands before. */
const withIt = (sentence: string) =>
  /^(?:looked|felt|smelled|showed|photographed|appraised|rented|went under contract) (?!(?:at|for|up|through|into|the|an?|another|some|out|us|them|me|him|her|\d+)\b)/i.test(
    sentence,
  )
    ? `It ${lowerStart(sentence)}`
    : sentence;

const isOfHome =
  /^(?:sat|expired|went under contract|went pending|came back on|hit the market|appraised|failed to sell|didn['’]t sell)\b/i;

/** "we repainted and reshot the photos, under contract in 12 days": what became of it. */
const withOutcome = (text: string) =>
  text.replace(
    /(?<=\b(?:we|I|they|the sellers?|she|he) \p{Ll}[^.]*), (under contract|pending|sold|closed|off the market) (?=(?:in|within|by|after|the|for|at)\b)/giu,
    (_, outcome: string) =>
      `, and it ${/^(?:sold|closed)$/i.test(outcome) ? '' : 'was '}${outcome.toLowerCase()} `,
  );

/** "Old West Side two story. The seller ...": one house, named by where it is. */
const withArticleOfHome = (text: string) => {
  const [opening = '', ...others] = splitSentences(text);
  const isHome =
    others.length > 0 &&
    countWords(opening) <= 9 &&
    /^(?!An? )\p{Lu}\p{Ll}* /u.test(opening) &&
    isOneHome.test(opening) &&
    !opening.includes(',') &&
    phraseKind(opening.replace(/[.!]$/, '')) === 'noun';
  return isHome
    ? `${indefiniteArticle(opening)} ${/^\p{L}+ \p{Ll}/u.test(text) && startsWithWord(text) ? lowerStart(text) : text}`
    : text;
};

const isOneHome =
  /^[^.:]*\b(?:house|home|ranch|split level|colonial|cape|cape cod|bungalow|condo|townhome|townhouse|duplex|foursquare|tudor|rowhouse|craftsman|cottage|farmhouse|rambler|rancher|triplex|casita|loft|rowhome|victorian|two[- ]story|split|\d-bedroom|listing)\b/i;

/** "Ranch off Grand Ave sat 41 days" */
const isHomeSomewhere =
  /^(?:(?:small|older?|little|brick|two-story|updated) )*(?:ranch|colonial|cape|bungalow|condo|townhome|townhouse|duplex|foursquare|tudor|rowhouse|craftsman|cottage|farmhouse|rambler|triplex|victorian|split[- ]level|house|home) (?:off|on|in|near|by|at|over) /i;

/** "1921 foursquare on Cumberland" is one house. */
function startOfStory(text: string): string {
  const isOneThing =
    isHomeSomewhere.test(text) ||
    /^(?:1[89]|20)\d\d (?!\p{L}+s\b)\p{Ll}/u.test(text) ||
    /^\d+(?:\.\d+)?-(?:acre|bedroom|unit|story) (?!\p{L}+s\b)\p{Ll}/u.test(text) ||
    /^(?:seller|buyer|client|owner|couple|investor|landlord) (?:in|with|who|on|near|from|got|had|was|wanted)\b/i.test(
      text,
    );
  return isOneThing
    ? `${indefiniteArticle(text)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}
