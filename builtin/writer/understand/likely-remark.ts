import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once, oncePerKey } from '#builtin/once.ts';
import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';

/**
 * Whether a clause is likely said to the writer and not to the reader, by weights learned from
 * labelled clauses (data-files/remarks, scripts/learn-remarks.ts). It knows "they'd kill me" and
 * "run it by me" where no list of phrases does, and is asked only after that list.
 */
export type Weights = { start: number; features: Record<string, number> };

const file = path.join(import.meta.dirname, '../../../data-files/remarks/weights.json');
const weights = once((): Weights => JSON.parse(readFileSync(file, 'utf8')));

/** How sure it has to be: below, more than one clause of copy in fifty is taken. */
const sure = 2;
/** A whole answer is hardly ever one, and neither is what names something. */
const surer = 3.5;

/** What takes longer to say is hardly ever said by the way. */
const mostWords = 14;

/** Clauses are asked about as they were typed and once more when they are set right. */
export const isLikelyRemark = (clause: string, position?: ClausePosition): boolean =>
  likely(`${position ?? ''}|${clause}`);

/** The same of what was typed with care, of which more is asked: most of it is told. */
export const isSurelyRemark = (words: string, part: 'sentence' | 'last clause'): boolean =>
  isLikelyRemark(words) && remarkScoreOf(words, weights()) > surest[part];

/** "I would rather be honest about that than pretend" has 3.97, and is told. */
const surest = { sentence: 4, 'last clause': 3 };

const likely = oncePerKey((key: string) => {
  const [position = ''] = key.split('|', 1);
  return readsLikeRemark(key.slice(position.length + 1), (position || undefined) as ClausePosition);
}, 300);

function readsLikeRemark(clause: string, position?: ClausePosition): boolean {
  const facts = position === 'only' ? anyFacts : plainFacts;
  // "monument health" among employers: a name in small letters.
  if (position !== 'only' && (isBareName.test(clause.trim()) || isNameOfOne(clause.trim())))
    return false;
  const isLong = clause.trim().split(/\s+/).length > mostWords;
  if (
    isLong ||
    isOffer.test(clause) ||
    facts.test(clause) ||
    saysOfMarket.test(clause) ||
    tellsOfMe.test(clause) ||
    tellsHowItLooked.test(clause) ||
    saysWhatReadersNeed.test(clause) ||
    isOwnFigure.test(clause)
  )
    return false;
  const least = position === 'only' || namesSomething.test(clause) ? surer : sure;
  return remarkScoreOf(clause, weights(), position) > least;
}

/** Prices, phones, links, dates, measures, quoted words and questions are for the reader. */
const plainFacts =
  /\$\s?\d|\d,\d{3}|\d{3}[-. ]\d{4}|@\w|\.(?:com|org|net|gov|edu|us|io)\b|https?:|[?"“]|\d ?%|\b\d+(?:\.\d+)?k?(?:[- ](?:to|or)[- ]\d+)?[- ]?(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|min(?:utes?)?s?|miles?|blocks?|feet|ft|acres?|sf|sq|beds?|baths?|bd|ba|offers?|showings?|homes|closings|people|[ap]m|bucks|k)\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\b\d{1,2}\/\d{1,2}\b/iu;
/** In a whole answer so are all figures, names and quoted words. */
const anyFacts = /\d|[?"“@]|\.\p{L}{2,}\b|https?:|\p{Lu}\S* \p{Lu}\p{L}|\p{L} \p{Lu}\p{Ll}/u;

const isBareName =
  /^(?:\p{L}+ ){1,3}(?:health|hospital|clinic|university|college|park|bank|foods|market|medical|energy|systems|arsenal|labs?|laboratory|steel|motors|airport|base|afb|plant|school district|county|theatre|theater|museum|library|brewery|cafe|trail|lake)$/iu;

/** "my broker, Denise, who helped": a name between commas. */
const isNameOfOne = (clause: string) =>
  isPersonOfMine.test(clause) ||
  (/^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?$/u.test(clause) &&
    !isEverydayWord((/^\p{L}+/u.exec(clause)?.[0] ?? '').toLowerCase()));

const isPersonOfMine =
  /^(?:and )?(?:my|our) (?:broker|lender|inspector|stager|assistant|mentor|photographer|coordinator|tc|partner|mom|dad|mother|father|wife|husband|sister|brother) (?!said|says|is|was|has|will|won|can|does|did|wants|needs|asked|told|would|likes|hates)\p{L}+$/iu;

/** "will give names by phone" is offered to the reader. */
const isOffer =
  /^(?:i |i['’]ll |and |but )*(?:will |can |happy to |glad to )?(?:give|share|send|text|email)s? (?:you |them |out )?(?:the |my )?(?:names?|numbers?|list|details)\b.* (?:by (?:phone|text|email|dm)|if (?:you|they) (?:call|ask|text)|on request|when (?:you|they) call)$/iu;

/** "Mountain Line bus". */
const namesSomething = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u;

/** "prices still up a bit" is what the agent sees. */
const saysOfMarket =
  /^(?:no (?:heels|shoes|boots|pets|dogs|smoking|food|drinks|strollers|cleats|kids)\b|not an? |(?:fixing|waiting|pricing|listing|thinking|paying|skipping|buying|selling|forgetting|spending|doing|over\p{L}+ing) |check (?:the|their|its) (?:official )?(?:site|website|page|link|calendar) (?:for|before)|(?:ask|call|text|dm|email|message) me\b|(?:dress|wear|bring|park|arrive|come|expect|rsvp)\b|(?:he|she|they|we) (?:\p{L}+ed|came|went|sold|bought|kept|got|had|took|found|said yes)\b(?! (?:me|us|not|no|it['’]?s ok|ok)\b)|(?:cleared|moved|painted|swapped|cleaned|fixed|replaced|took|put|added|removed|staged|listed|sold|dropped|ran|hauled|rented|borrowed) |(?:people|ppl|folks|everyone|everybody|buyers|sellers|they|most people|clients) (?:think|assume|believe|expect|forget|ask|skip|want)|(?:home |house )?prices|rates|buyers|sellers|homes|houses|inventory|listings|offers|the market|taxes|insurance|condos|townhomes|rents|showings)\b(?! (?:said|say|ok|okay|is fine|are fine|signed|don['’]?t want|asked|agreed|approved|would rather))/iu;

/** "I still think about how nobody complained" ends a story. */
const tellsOfMe =
  /^(?:and |but |so )?(?:i|we) (?:(?:still|always|never|both|all|just|then) )*(?:think (?:about|of)|remember|laugh|smile|cried|learned|love|miss|drove|sat|stood|felt|knew|found|hugged|(?!(?:asked|promised|checked|confirmed|verified|wanted|needed|agreed|signed|cleared|emailed|texted|called|attached|included|typed)\b)\p{L}{3,}ed)\b(?! (?:permission|not to|to not|to (?:keep|leave))\b)/iu;

/** "Felt like a new place at the showing" ends a story: how something was, with whoever it was left out. */
const tellsHowItLooked =
  /^(?:and |but |so )?(?:it |they |she |he )?(?:looked|felt|seemed|smelled|sounded|showed|photographed|turned out|came out|appraised|rented|ended up) \p{L}/iu;

/** "you want the survey, and few sellers kept theirs" is told to whoever buys or sells. */
const saysWhatReadersNeed =
  /^(?:here |there )?you(?:['’]ll)? (?:(?:will|do|also|really|usually|always|still|only) )*(?:need|want|have to have|must have) (?:the|an?|your|to have) \p{L}+(?:$| (?!(?:before|first|from|if|to) (?:i|we|me|us|it|this)\b))(?!.*\b(?:post|caption|photos?|pictures?|pics?|me|us|my ok|our ok)\b)/iu;

/** "that's my own number, not a rule" tells the reader what it is. */
const isOwnFigure =
  /\b(?:my|our) own (?:number|figure|rule|rule of thumb|leases|closings|listings|estimate)s?\b/i;

/** Where a clause stands among the others of its answer. */
export type ClausePosition = 'only' | 'first' | 'middle' | 'last';

export const positionOf = (index: number, count: number): ClausePosition =>
  count === 1 ? 'only' : index === 0 ? 'first' : index === count - 1 ? 'last' : 'middle';

export const remarkScoreOf = (
  clause: string,
  { start, features }: Weights,
  position?: ClausePosition,
) => featuresOf(clause, position).reduce((sum, feature) => sum + (features[feature] ?? 0), start);

/**
 * Words, pairs of words next to each other and around a third, the first and the last of them, four letters in a
 * row (which know a word in every spelling), how long it is and where it stands.
 */
export function featuresOf(clause: string, position?: ClausePosition): string[] {
  const typed =
    clause
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/\$?\d[\d,.]*k?/g, ' 0 ')
      .match(/\p{L}+|0|[?!"$%@]/gu) ?? [];
  const words = typed.map((word) =>
    word.length > 4 ? word.replace(/(?:ings?|ed|s|ly)$/, '') : word,
  );
  const [first = '', second] = words;
  const letters = ` ${typed.join(' ')} `;
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
      ...words.slice(2).map((word, index) => `${words[index]} _ ${word}`),
      `^${first}`,
      ...(second ? [`^${first} ${second}`] : []),
      `${words.at(-1)}$`,
      ...Array.from(
        { length: Math.max(0, letters.length - 3) },
        (_, at) => `~${letters.slice(at, at + 4)}`,
      ),
      words.length <= 2 ? '#short' : words.length <= 6 ? '#middle' : '#long',
      ...(position ? [`@${position}`] : []),
    ]),
  ];
}
