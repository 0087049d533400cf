import { oncePerKey } from '#builtin/once.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';

/**
 * What some words are by their grammar. It decides where they may stand: a sentence anywhere, a noun
 * phrase after a label or in a list, an order at the end.
 */
export type PhraseKind = 'sentence' | 'order' | 'gerund' | 'predicate' | 'noun';

export const phraseKind = oncePerKey(readPhraseKind, 1_500);

function readPhraseKind(text: string): PhraseKind {
  const words = wordsIn(text);
  if (isAsked(text) || manyDo.test(text) || namedDoes.test(text) || thoseThat.test(text))
    return 'sentence';
  if (isClause(words, text) || thingOfMine.test(text)) return 'noun';
  if (isOrder(words)) return 'order';
  if (hasSubjectAndVerb(words)) return 'sentence';
  const [first = ''] = words;
  if (/^(?:if|when|once|while|since)$/.test(first) && words.length > 6) return 'sentence';
  if (isGerund(first)) return 'gerund';
  // "Rose City Movers" is a name.
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text);
  if (!isName && (finite.has(first) || (pastForm.test(first) && !nounsInEd.has(first))))
    return 'predicate';
  // "Small kitchens." was typed as a sentence, and a few more words make it read like one.
  return /[.!?]["')]?$/.test(text) && countWords(text) > 6 && !startsSmall.has(first)
    ? 'sentence'
    : 'noun';
}

/** "Gulf Breeze Stays manages for a few of mine": a name, and what it does. "Old cabinets in the hall" only begin big. */
const namedDoes =
  /^(?:the )?(?:\p{Lu}\S* )+(?!(?:bus|buses|homes|houses|condos|townhomes|tours|trails|classes|permits|lots|taxes|colonials|ranches|bungalows|capes|cottages|cabins|duplexes|rentals|sales|rates|photos|programs|trains|lines|stops|routes|listings|builds|units|lofts|villas) )\p{Ll}{2,}s (?:(?<=^(?:the )?\p{Lu}\S* \p{Lu}.*)(?:in|on|at|up|out|for)|mine|all|both|everything|my|our|the|an?|it|them|me|us|you|your|every|free|all|most|some|people|furniture)\b/u;

/** "Many sellers list in January": those who do something, whatever else the next word names. */
const manyDo =
  /^(?:too )?(?:many|most|some) (?:of my )?(?:first-time )?(?:sellers|buyers|owners|people|clients|agents|newcomers|folks) (?!in\b|of\b|with\b|on\b|from\b|at\b|who\b|that\b|and\b|or\b|for\b|to\b|here\b|\p{L}+ing\b)\p{Ll}/iu;

/** "the ones that start high are dragging the average up": the verb comes after a clause. */
const thoseThat =
  /^(?:the|those|most|many|some|all|any|sellers|buyers|owners|homes|listings) (?:\p{L}+ )?(?:that|who|which) [^,;.]{3,40} (?:still \p{Ll}+|win|sell|lose|sit|is|are|was|were|will|can|don['’]t|have|has) [\p{Ll}\d]/iu;

/** "checklist I hand out", "net sheet before we sign anything": a thing, and what is said of it. */
const thingOfMine =
  /^(?:an? |my |our |the )?[\p{L}-]+(?: [\p{L}-]+)? (?:(?:I|we) (?:hand|give|send|share|use|wrote|made|update|bring|trust)(?: (?:out|to \p{L}+|with \p{L}+|every \p{L}+|you|myself))?|before (?:we|you) sign (?:anything|it)?)[.!]?$/iu;

/** A question, with or without its mark. */
export const isAsked = (text: string) => asks.test(text);

const asks =
  /^(?!(?:do|did) an? )(?:(?:do|does|did|is|are|was|were|can|could|should|will|would) (?:i|we|you|they|it|there|this|that|the|my|your|an?|sellers|buyers|people)|which one|how (?:much|many|long|soon|early|do|does|can)|what(?: else)? (?:if|happens|do|does|is|are)|what['’]s|whats|what (?:comes|goes|matters|counts) (?:first|next|last|more|most)(?!.*\b(?:is|are|was)\b)|why (?:do|is|are|does)|when (?:do|does|can|should)|where (?:do|does|did|is|are|can|should) (?:i|we|the|my|it|you)|who (?:pays|picks|do i|do we|should i))\b/i;

/** "how cold it gets in January" is a thing one says something about, unless it asks. */
const isClause = ([first = '', second = '']: readonly string[], text: string) =>
  /^(?:how|what|why|where|whether)$/.test(first) &&
  !text.includes('?') &&
  !/^(?:is|are|do|does|did|can|should|if|much|many|long|often)$/.test(second);

const wordsIn = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,/-]*/gu) ?? [];

/** Somebody is told to do something: "call before you write an offer", "just come by". */
function isOrder(all: readonly string[]): boolean {
  const words = all.slice(all.findIndex((word) => !softeners.has(word)));
  const [first = '', second = ''] = words;
  if (contactVerbs.has(first)) return second === '' || !isOrderObjection(second);
  if (first === "don't" || first === 'dont' || first === 'never') return true;
  // The "Lower 48" are states.
  if (!orderVerbs.has(first) || (first === 'lower' && second === '48')) return false;
  // "please take shoes off"
  if (/^(?:please|pls)$/.test(all[0] ?? '')) return true;
  return second === '' || afterOrder.has(second) || /^\d|ly$/.test(second);
}

/** "text messages", "visit times" and "call is at noon" tell nobody to do anything. */
const isOrderObjection = (second: string) =>
  finite.has(second) || /^(?:messages|times|hours|logs)$/.test(second);

const list = (text: string) => new Set(text.trim().split(/\s+/));

const softeners = list('please just simply so then and or also first pls feel free to');

const contactVerbs = list(
  'enjoy forward thank wave celebrate say ring knock congratulate vote guess dm text txt call email message msg ping contact visit rsvp register reply comment join ask tell send follow stop swing grab download schedule reach come drop bring meet let see',
);

const orderVerbs = list(
  `add apply ask avoid bid book bring buy call change check choose clean clear click close comment compare come contact
  cut decide do donate download drain dm drive drop email enter expect fill find finish fix flush follow get give go grab have
  hire hold insulate join keep know learn lease leave let list look lower make mark measure meet message move negotiate note offer open
  order pack paint park pay pick plan plant post prepare price print pull put read reach register remove rent repair replace reply
  request reserve review rinse rsvp run save schedule search see seal sell send set shop show shut sign skip stage start stay stop
  store submit take talk tell test text think trim try turn unplug update use visit wait walk wash watch wear winterize write`,
);

/** What follows a verb that gives an order; after a noun comes something else. */
const afterOrder = list(
  `a an the my our your their this that these those it them me us him her one two three all any some every each both in on at
  by for from with before after when while until to up out off over back down here there early late now today tomorrow first again
  about around into through what how where who and or if more less only as`,
);

function isGerund(word: string): boolean {
  return /^\p{L}{2,}ing$/u.test(word) && !nounsInIng.has(word);
}

const nounsInIng = list(
  `anything something nothing everything spring morning evening during ceiling siding railing string king wing ring listing
  building parking staging lighting flooring plumbing landscaping wiring decking housing financing closing pricing heating cooling
  opening grading showing meeting wedding painting crossing landing clothing dining living shopping inspiring outstanding amazing existing`,
);

const nounsInEd = list(
  'bed shed red speed feed seed need united wooded gated fenced covered updated renovated finished detached attached',
);
const pastForm = /^\p{L}{2,}ed$/u;

/** A subject and a finite verb that belongs to it. */
function hasSubjectAndVerb(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length < 2 || (carriesOn.has(first) && !articles.has(first))) return false;
  if (subjectsWithVerb.test(first)) return true;
  if (/^(?:most|many|some)$/.test(first) && plainVerbs.has(words[1] ?? '')) return true;
  if (pronouns.has(first) || doers.has(first)) {
    const next = words.slice(1).find((word) => !isAdverb(word)) ?? '';
    if (next !== '' && !carriesOn.has(next) && !next.endsWith('ing')) return true;
  }
  for (let index = 1; index < words.length; index++) {
    const word = words[index] as string;
    const before = words[index - 1] as string;
    // A clause inside a phrase has its own verb: "homes that need work".
    if (clauseOpeners.has(word)) return false;
    if (pronouns.has(before) && !carriesOn.has(word) && !isAdverb(word))
      return isMainClause(words, index);
    if (finite.has(word) && !noVerbAfter.has(before)) return true;
    if (pastForm.test(word) && actors.has(before) && words[index + 1] !== 'by') return true;
    if (thirdPerson.has(word) && (actors.has(before) || things.has(before))) return true;
    if (thirdPerson.has(word) && particles.has(words[index + 1] ?? '')) return true;
    // "seller put in new carpet": forms that are nouns elsewhere.
    if (index === 1 && doersAlone.has(before) && /^(?:put|left|let|set|hit|cut)$/.test(word))
      return true;
    // "city inspects twice": someone who does something, and what follows only a verb.
    if (
      index === 1 &&
      doersAlone.has(before) &&
      /[^s]s$/.test(word) &&
      afterVerb.has(words[2] ?? '')
    )
      return true;
    // "owners in West Ashley keep asking".
    if (doers.has(first) && plainVerbs.has(word) && !noVerbAfter.has(before)) return true;
    if (plainVerbs.has(word) && /[^s'’]s$/.test(before) && !noVerbAfter.has(before)) return true;
  }
  return false;
}

/** "option period, people think it starts": the clause after the comma is a whole one. */
const isMainClause = (words: readonly string[], index: number) =>
  !words.slice(0, index).some((word) => clauseOpeners.has(word));

const isAdverb = (word: string) =>
  /^(?:often|always|never|usually|just|also|still|really|sometimes|mostly|now|only|all|both|almost)$|ly$/.test(
    word,
  );

const subjectsWithVerb =
  /^(?:i|we|they|you|he|she|it|that|there|here|what|who)['’](?:m|s|re|ve|d|ll)$/;

const pronouns = list('i we you they it he she people everyone everybody somebody nobody folks');
const doers = list('buyers sellers owners clients agents homes');

const carriesOn = list(
  `of in on at by for from with without near under over above below between to into around and or but than as who whom whose
  which that if when where while because a an the`,
);

const articles = list('a an the');
const doersAlone = list(
  'city county state hoa seller sellers buyer inspector builder lender owner owners appraiser',
);
const afterVerb = list(
  'it them the a an your my our their all both each every twice once first before after until for up out this that these most half',
);
/** Base forms that are hardly ever nouns after a plural. */
const plainVerbs = list(
  'matter need sell buy go come take get make stay sit fill crack freeze want love like ask think forget skip miss move wait overprice expect cost keep say tell start work pay live know find try hear handle hold cover happen shop',
);
const particles = list('up out off away in by back over down');
const clauseOpeners = list('who which that what how where when if because whether');
const noVerbAfter = list(
  'a an the to of my our your their this these no every each for in on with and',
);

const actors = list(
  `inspector seller sellers buyer buyers owner owners client clients agent lender appraiser builder city county hoa homes home
  house houses townhome townhouse condo bungalow duplex cottage colonial foursquare craftsman listing unit market price prices rates rate inventory sales they we i he she it someone everyone couple kids neighbor neighbors
  contractor team office district board association permit mls report school church bank value values bill bills`,
);

const things = list(
  'sun trees roots mold hail moisture pollen air paint freeze water snow rain wind clay soil salt humidity heat ice roof',
);

const thirdPerson = list(
  'cooks bakes kills wrecks ruins fills clogs lifts pushes warps fades rots rusts swells shifts drains floods hauls delivers buys collects reports costs peels eats cracks comes goes runs takes lasts sells moves shows picks opens closes starts ends covers pays saves adds matters draws needs requires wants allows charges checks',
);

/** Forms that are hardly ever nouns. */
const finite = list(
  `is are was were isn't aren't wasn't weren't isnt arent wasnt am has have had hasn't haven't hadn't do does did don't doesn't didn't
  dont doesnt didnt can can't cant could couldn't will won't wont would wouldn't should shouldn't must may might
  need wants want asks asked forget forgets forgot think thinks thought skip skips skipped waits waited tends tell tells told know knows
  knew go went came sell sold buy buys bought love loves loved get gets got gave gives makes made took takes kept keeps saw sees said says
  began found held left lost met paid ran sat spent stood taught won wrote built brought chose drove fell felt flew grew hit let put rose
  sent set led meant became becomes helps helped works worked happens happened showed seems believes looks includes offers provides recommends`,
);
// Words that are as often nouns count only after someone who does something.
for (const word of ['offers', 'works', 'looks', 'let', 'set', 'put', 'hit', 'left', 'need'])
  finite.delete(word);
for (const word of ['offers', 'works', 'looks']) thirdPerson.add(word);

const startsSmall = list('of in on at by for from with and or but near');
