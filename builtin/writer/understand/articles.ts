import { indefiniteArticle } from '#contract/articles.ts';

/**
 * The articles that notes leave out: "seller put in new water heater", "they think low appraisal means the deal is
 * dead". Only in a clause with a verb, and only before words that cannot stand there without one.
 */
export const withArticles = (sentence: string) =>
  sentence
    .replace(subject, (_, before: string, kind: string | undefined, thing: string, verb: string) =>
      // "low appraisal means": any of them. "new roof was": the one that is spoken of.
      kind && !/^(?:new|old|whole|same|first|second|last|front|back) $/i.test(kind)
        ? `${before}${startedLike(kind, indefiniteArticle(kind))} ${kind.toLowerCase()}${thing} ${verb}`
        : `${before}${startedLike(kind ?? thing, 'the')} ${(kind ?? '').toLowerCase()}${smallFirst(thing)} ${verb}`,
    )
    .replace(
      gotThing,
      (_, verb: string, thing: string) => `${verb} ${indefiniteArticle(thing)} ${thing}`,
    )
    .replace(didToThing, '$1 the $2')
    .replace(hadDone, '$1 the $2')
    .replace(inPart, '$1 the $2')
    .replace(
      /\b(from|in|over|for|during|within) (?=(?:last|past|next) (?:\d+|few|couple of|two|three|six|twelve) (?:days|weeks|months|years)\b)/giu,
      '$1 the ',
    );

const startedLike = (word: string, article: string) =>
  /^\p{Lu}/u.test(word) ? article.charAt(0).toUpperCase() + article.slice(1) : article;

const smallFirst = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/** Parts of a home and people of a sale, of which a sentence speaks as the one that is there. */
const parts =
  'faucet|roof|furnace|boiler|basement|attic|kitchen|mudroom|garage|deck|porch|driveway|backyard|front yard|yard|living room|dining room|bathroom|hall bath|primary bath|primary bedroom|laundry room|entry|fireplace|crawl ?space|foundation|slab|fence|water heater|front door|sump pump|septic|sewer line';
const people =
  'seller|buyer|owner|lender|appraiser|inspector|builder|landlord|tenant|title company|listing agent|other agent|contractor';
const steps =
  'appraisal|inspection|walk-through|review period|survey|offer|contract|closing|listing|warranty|option period|permit|house|deal|sale|buyers? agent|due diligence fee|option fee|earnest money deposit|transfer tax';

const kinds =
  'dripping|missing|broken|low|high|bad|good|clean|strong|cheap|big|small|new|old|whole|same|second|last|dirty|dark|bright|full|quick|slow|leaky|cracked|clogged|wet|dry|cash|lowball|messy|cluttered|finished|unfinished|pre-listing|verbal|empty';

const verbs =
  "is|isn['’]t|was|wasn['’]t|has|hasn['’]t|had|either|will|won['’]t|can|can['’]t|could|should|must|does|doesn['’]t|did|didn['’]t|needs|gets|got|went|goes|came|comes|means|fails|failed|passes|passed|falls|fell|leaks|leaked|takes|took|makes|said|says|wants|wanted|picks|pays|expires|expired|starts|covers";

const subject = new RegExp(
  `((?:^|[.!?] )|\\b(?:think|thinks|thought|assume|assumes|believe|believes|means|if|when|once|until|because|so|but|and then|unless|whether) )((?:${kinds}) )?(${parts}|${people}|${steps}) (${verbs})(?=\\b)(?! (?:of|for sale)\\b)`,
  'giu',
);

/** What one gets, puts in or asks for, one of them at a time. */
const things =
  'water heater|roof|furnace|boiler|heat pump|fence|deck|garage door|dishwasher|stove|fridge|refrigerator|range|sump pump|dehumidifier|septic tank|electrical panel|panel|vanity|faucet|light fixture|front door|permit|license|survey|home warranty|warranty|pre-?approval letter|pre-?approval|quote|second quote|bid|second opinion|sewer scope|radon test|radon mitigation system|termite letter|home inspection|inspection|inspector|appraisal|appraiser|stager|lender|local lender|attorney|contractor|structural engineer|roofer|plumber|handyman|price reduction|price cut|counteroffer|counter|full[- ]price offer|cash offer|offer|cash buyer|buyer|net sheet|checklist|floor plan|storage unit|dumpster|rain barrel|downspout|gutter guard';

const gotThing = new RegExp(
  `(?<=\\p{L}{2,} (?:just |also |only |then |now |already |always |really |do |don['’]t |will |can |should |to )?|^(?:just |also |always )?)\\b(put in|puts in|got|gets?|gave|needs?|needed|installed|installs?|added|bought|wants?|wanted|hired?|hires|ordered|orders?|wrote|writes?|accepted|accepts?|requires?|required|found|brought|booked|made|makes?|took|have|has|had|rented|rents?) ((?:(?:${kinds}|local|separate|licensed|good|better|newer|larger|smaller|written|firm|real|free|tankless|metal|gas|electric) ){0,2}(?:${things}))(?=[.,;!?]|$| (?:and|but|so|in|on|at|for|with|to|from|before|after|when|if|because|until|which|that|who|last|this|by|first|early|over|under|right|within)\\b)`,
  'giu',
);

/** "we refinished kitchen": what somebody did, and no "finished basement". */
const didToThing = new RegExp(
  `(?<=\\b(?:we|I|they|he|she|sellers?|owners?|clients) (?:just |also |then |even )?|\\b(?:we|I|they|he|she|sellers?|owners?|clients) (?:just |also |then )?(?:\\p{L}+ed|put in|redid|took)\\b[^.;]* and (?:then )?)(replaced|repainted|painted|cleaned|cleaned out|staged|fixed|redid|refinished|cleared|cleared out|gutted|updated|sealed|insulated|washed|power washed|pressure washed|emptied|opened up|finished|remodeled|renovated|decluttered|swept|scrubbed|rebuilt|patched|reshot|moved) (${parts}|house|photos|listing photos)(?=[.,;!?]|$| (?:and|but|so|in|with|before|after|when|first|last|for|ourselves|white)\\b)`,
  'giu',
);

const hadDone = new RegExp(
  `\\b(had|have|has|get|got) (${parts})(?= (?:\\p{L}{2,}ed|redone|done|rebuilt)\\b)`,
  'giu',
);

const inPart =
  /\b(on|in|behind|off|over|above|under|below|inside|outside|at|by|near|around|through|from|to|into|across) (?=(?:counter|curb|lobby|fridge|front door|back door|sink|foundation|driveway|garage|basement|attic|kitchen|backyard|front yard|crawl ?space|alley|airport|mailbox|roof|furnace|water heater|front porch|back porch|mudroom)(?:[.,;!?]|$| (?:and|but|is|was|are|for|when|if|so|before|after|or|every|each|until)\b))((?:front |back )?[\p{L} ]*?(?=[.,;!?]|$| (?:and|but|is|was|are|for|when|if|so|before|after|or|every|each|until)\b))/giu;
