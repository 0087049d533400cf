import type { FrameKind } from './frame.ts';
import type { Span } from './spans.ts';

/**
 * Mention is not use: wording that is only quoted, forbidden or counted says nothing about who may live
 * somewhere. Each rule looks at the clause the wording stands in, or at the sentence where a quote or a
 * list of words to avoid reaches over a colon; none looks further.
 */
export type Verdict = 'used' | 'doubtful' | 'mentioned';

/** Where a find stands: the words of its sentence, of its clause, and around it. */
export type FindContext = {
  sentence: string;
  clause: string;
  /** Of the clause, up to the find and after it. */
  before: string;
  after: string;
  found: string;
  /** Of the sentence, up to the clause. */
  lead: string;
  tail: string;
};

export function placeIn(text: string, sentence: Span, clause: Span, find: Span): FindContext {
  const cut = (start: number, end: number) => text.slice(start, end).toLowerCase();
  return {
    sentence: cut(sentence.start, sentence.end),
    clause: cut(clause.start, clause.end),
    before: cut(clause.start, find.start),
    found: cut(find.start, find.end),
    after: cut(find.end, Math.max(find.end, clause.end)),
    lead: cut(sentence.start, find.start),
    tail: cut(find.end, Math.max(find.end, sentence.end)),
  };
}

/** What was found: the kind of frame, and the line of the list where one knows it. */
export type Found = { kind: FrameKind | 'list'; class: string; id?: string };

export function judgeFind(place: FindContext, found: Found): Verdict {
  const { kind } = found;
  if (isQuoted(place)) {
    const isTold =
      saying.test(place.sentence) || law.test(place.sentence) || quotedAsSubject.test(place.tail);
    return isTold ? 'mentioned' : 'doubtful';
  }
  if (aboutQuote.test(place.sentence)) return 'mentioned';
  if (isForbidden(place) || isReported(place)) return 'mentioned';
  if (isCounted(place, kind) || isForAll(place) || isWelcomed(place, found)) return 'mentioned';
  if (isWaived(place) || isNotAboutHousing(place, found)) return 'mentioned';
  if (isByTheWay(place, found)) return 'mentioned';
  if (isOffered(place, found) || isHelp(place, found) || isFamilyName(place, found))
    return 'mentioned';
  if (isOneOfManyPlaces(place, found) || isPointed(place, found)) return 'mentioned';
  if (isNoLongerWorship(place, found) || isOlderPersonsLaw(place, found)) return 'mentioned';
  if (isPermitted(place, kind) || isHistory(place)) return 'mentioned';
  if (isHouseRule(place)) return 'used';
  if (!law.test(place.sentence) || /\b(?:but|aside|pero)\b/.test(place.sentence)) return 'used';
  return isChoice(kind) ? 'doubtful' : 'mentioned';
}

const isChoice = (kind: Found['kind']) =>
  kind === 'exclude' || kind === 'require' || kind === 'terms';

/** An odd number of quotation marks before it. Inches and feet are none. */
function isQuoted({ lead, tail }: FindContext): boolean {
  const marks = lead.match(/(?<!\d)"/g)?.length ?? 0;
  return marks % 2 === 1 && tail.includes('"');
}

/** "Adults only" is not allowed: the quote is what the sentence speaks of. */
const quotedAsSubject =
  /^[^"]{0,20}",? (?:is|are|was|were|can|may|might|has|have|means?|sounds?|sends?|tells?|could|gets?|belongs?|reads?|should)\b/;

/** What quoted words do to people: “Ideal for retirees” tells families they aren't wanted. */
const aboutQuote =
  /"[^"]{3,60}",? (?:tells?|says?|suggests?|signals?|means?|implies|sounds?|sends?|leaves?|keeps?)\b/;

const saying =
  /\b(?:say|says|said|saying|write|writes|wrote|written|writing|phrases?|words?|wording|terms?|ads?|advertise\w*|listings?|posted|print\w*|call(?:s|ed)?|avoid|instead of|tells?|told|rule|rules|such as|like|wanted|means?|meant|complaint|use|used|draft|warn\w*|suggest\w*|label\w*|describ\w*|mention\w*|hear\w*|ask\w*|question\w*|euphemisms?|slogans?|signs?|dice|dicen|decir|frases?|palabras?)\b/;

const law =
  /\b(?:illegal|unlawful|exempt(?:ion|ions|s|ed)?|against the law|against federal law|prohibit(?:s|ed)?|outlaws?|discriminat\w+|violat\w+|fair housing|hud\b|protected class(?:es)?|protects?|federal law|state law|the law|ley|ilegal|prohibe|lawsuit|settlement|complaint|fined|sued|testers?|(?:the|federal|state|supreme|appeals) courts?|court (?:ruled|held|found|case)|in court|(?:lost|won|settled) (?:the|a|his|her|their) case|redlin\w+|red lines?|blockbusting|steering|covenants?|license|civil rights|testing found|investigat\w+)\b/;

/** Stands before what may not be done or said. */
const forbids =
  /\b(?:illegal|unlawful|against (?:the|state|federal) law|against the rules to (?:ask|say|write|advertise|refuse|charge)|prohibit(?:s|ed)?|outlaws?|bars? (?:landlords|owners|agents|sellers)|barred|discriminat\w+|violat\w+|fair housing act|protected class\w*|protects?|(?:federal|state) law|under (?:the (?:act|law|fair)|state|federal)|familial status (?:covers|means|includes)|law (?:lets|says|gives|requires|allows)|protected|fined|sued|settlement|complaint|testers?|(?:the|federal|state|supreme|appeals) courts?|court (?:ruled|held|found|case)|in court|(?:lost|won|settled) (?:the|a|his|her|their) case|redlin\w+|red lines?|blockbusting|steering means|covenants?|testing found|investigat\w+|paid \$[\d,]+ (?:after|for|because|to settle)|es ilegal|la ley|prohibe|ban(?:s|ned)? (?:ads|landlords|owners|agents)|appraisers? must not|lenders? (?:may|must|can) ?not)\b/;

/** "may not refuse", "never turn away": two negations make a welcome. */
const neverRefuse =
  /\b(?:not|never|nobody|no one|no (?:applicant|tenant|landlord|owner|seller|agent|buyer|family|person)|cannot|can't|won't|don't|doesn't|nadie)\b[^,;]{0,40}\b(?:refus\w+|reject\w*|den(?:y|ied)|turn(?:ed)? (?:\w+ )?(?:away|down)|exclud\w+|discriminat\w+|charge[ds]?|ask(?:s|ed)?|limit(?:s|ed)? (?:who|families|the number)|say|write (?!english|and )|use (?:words|phrases|terms|the|race|religion|such)|advertise|tells?|steer|post|print|evict\w*|declin\w+|speak to|negar|rechazar|answer|describe|characterize|mention|label|rank|comment|discuss|judge|recommend|consider the|advise|disclose|promise|guarantee|assure|suggest|imply|hint|claim)\b/;

/** "I'm not able to say whether the area is safe." */
const notSaid =
  /\b(?:can't|cannot|can not|not able to|unable to|won't|not allowed to|may not|not in a position to)\b[^.;]{0,40}\b(?:say|tell|comment|speak (?:to|about|on|for)|answer|describe|discuss|characterize|rate|recommend|judge|know|advise|promise|guarantee|state|express|imply|claim|include|contain|hint)\b|\b(?:your|an|any|every) (?:ad|listing|post|description|caption)\b[^.;]{0,24}(?:\b(?:cannot|may not|must not|should not|should never|never)\b|n't\b)/;

const notToBeSaid =
  /\b(?:words|phrases|terms|wording) (?:to (?:avoid|cut|skip|drop|delete|watch|leave out)|such as|like|that)|\bavoid (?:saying|writing|using|words|phrases|terms)|\binstead of\b|\b(?:do not|don't|never) (?:say|write|use|advertise)\b|\bsaying\b/;

const isAgainstLaw =
  /^[^.;]{0,80}\b(?:(?:is|are|was|were|would be|may be|can be|could be|amounts to) (?:\w+ )?(?:illegal|unlawful|discriminat\w+|prohibited|barred|against|a violation|forbidden|protected|banned)|violat\w+|breaks? the law|break(?:ing)? (?:the |state |federal )?law|(?:can|may|could|might) be (?:sued|fined|liable)|be sued|a myth|can get|may get|can cost|could cost|cost (?:the|an?|him|her|them|one|owners|landlords)|tells? other|get an agent|in trouble)\b/;

function isForbidden({ before, found, after, lead, clause }: FindContext): boolean {
  const said = before + found;
  if (
    /(?<!\bwe (?:do)?)(?:\bnot|n't) (?:need|have) to\b(?! (?:worry|let|allow|accept|take|rent|sell))/.test(
      said,
    )
  )
    return true;
  if (notSaid.test(said) || isWord.test(after)) return true;
  // "Please don't ask about vouchers" is no advice to an agent.
  const isPlea = /\bplease,? (?:do not|don't) (?:ask|inquire|call)\b/.test(said);
  if (
    (neverRefuse.test(said) && !isPlea) ||
    notToBeSaid.test(lead.replace(/^.*\b(?:but|pero) /, ''))
  )
    return true;
  // "It's against the law to charge more because a tenant has kids."
  const isReason = /^(?:because|if|when|since|unless|while|for)\b/.test(clause);
  if (forbids.test(isReason ? lead : before)) return true;
  if (
    /\b(?:won|awarded|received) \$\d|\bpaid (?:an? )?\$[\d,]+ (?:penalt|fine|settle|in damages)/.test(
      clause,
    )
  )
    return true;
  if (publicRule.test(clause) || deedAndPrice.test(clause)) return true;
  if (isHouseRule({ before, found, after })) return false;
  return isAgainstLaw.test(after) || (isAgainstLaw.test(found + after) && law.test(clause));
}

/** "Gentrification is a word people use in many ways." */
const isWord =
  /^"?,? (?:is|are|was|means?) (?:an? |the )?(?:\w+ )?(?:word|term|phrase|label|topic|subject)s?\b/;

/** "Cities can't require landlords to take vouchers." */
const publicRule =
  /^(?:an?|any|some|most) (?:seller|landlord|owner|agent|broker|host|lender|manager)s? who\b|(?<!\b(?:the|our|my|this|your|her|his) )\b(?:landlords?|housing providers?|property managers?|agents?|brokers?|realtors?|lenders?|appraisers?|hosts?|employers?) (?:must|may|can|cannot|should|have to|has to|are required|is required|shall|need to|needs to)\b|\b(?:cit(?:y|ies)|states?|count(?:y|ies)|legislature|ordinance|statute|lawmakers|congress|federal government)\b[^.;]{0,24}\b(?:require|allow|let|permit|forbid|ban|bar|protect|pass|order)(?:s|ed|ned|red)?\b/;

/** "Turning down a blind applicant cost the owner $25,000." */
const deedAndPrice =
  /^(?:turning|refusing|denying|rejecting|charging|asking|telling|evicting|steering|advertising|saying|posting|limiting)\b.*\b(?:cost|costs|is|are|can|may|got|landed|led|leads|violates)\b/;

/** "Children are prohibited" is a rule of the house; "turning away children is prohibited" is the law. */
function isHouseRule({
  before,
  found,
  after,
}: Pick<FindContext, 'before' | 'found' | 'after'>): boolean {
  const isRule =
    /(?:^|,| )(?:are|is) (?:strictly )?(?:prohibited|banned|forbidden|barred)\b(?! by (?:law|federal|state))/;
  const isDeed =
    /\b(?!including|living|building|during|housing)(?:\w{3,}ing|refus\w+|rules?|ads?|polic(?:y|ies)|limits?|fees?|phrases?)\b/;
  return isRule.test(found.slice(-30) + after.slice(0, 40)) && !isDeed.test(before + found);
}

/** What somebody else says, asks or fears. */
function isReported({ sentence, clause, before, after }: FindContext): boolean {
  if (
    /^(?:what if|do i|must i|may i|can i|am i|should i|does my|can (?:a|my|the|an)|is it|may a|could a|does a|should a|will a)\b/.test(
      sentence,
    )
  )
    return true;
  if (
    /^(?:was|were|did|has) (?:the|your|an?|you (?:told|asked|denied|refused|turned|charged|evicted))\b.*\?$/.test(
      sentence,
    )
  )
    return true;
  if (
    /\b(?:tells? you|tell you|told (?:testers|callers|applicants|investigators|an? (?:\w+ ){0,2}(?:couple|family|woman|man|mother|father|veteran|tester|caller|renter|buyer|tenant)\b[^.;]{0,20})|asks? you (?:not )?to|asking you)\b/.test(
      before + clause.slice(0, before.length),
    )
  )
    return true;
  if (/\bif (?:a|an|someone|anyone|your|the) ?\w* (?:tells|says|asks|refuses)\b/.test(before))
    return true;
  if (
    /(?<!\b(?:landlord|owner|owners|seller|sellers|manager|board|they|he|she) )\b(?:asked|asks|wondered|wonders|wants to know) (?:me |us )?(?:if|whether|about)\b/.test(
      before,
    )
  )
    return true;
  if (
    /^if (?:you|someone|somebody|an? \w+)(?:'ve| have| has)?(?: are| were| was| is| been| get| feel)? (?:\w+ )?(?:denied|turned|refused|rejected|treated|evicted|charged|discriminated|harassed)\b/.test(
      sentence,
    )
  )
    return true;
  if (/\btold (?:an? |the )?$/.test(before) && law.test(sentence)) return true;
  if (/\b(?:myth|not true|false) that\b/.test(before)) return true;
  return /\b(?:is asking you to break|would be breaking)\b/.test(after);
}

const source =
  /\b(?:census|survey|according to|nar|national association|bureau|pew|reports?|acs|nces|bls|fhfa|(?:county|state|city|federal|district|hud) (?:data|records|figures|numbers)|data (?:show|shows|from)|figures|study|statistics|research|hmda|american community|epa|fbi|police|publish\w*)\b/;

/** Counted by somebody with a name. The agent's own figures are not. */
function isCounted({ sentence }: FindContext, kind: FrameKind | 'list'): boolean {
  if (kind === 'exclude' || kind === 'require' || kind === 'terms') return false;
  if (
    /\b(?:researchers?|economists?|scholars|a study|studies) (?:\w+ )?(?:found|show\w*|say)\b/.test(
      sentence,
    )
  )
    return true;
  return source.test(sentence) && counted.test(sentence);
}

const counted = /\d|\b(?:half|third|quarter|one in|percent|publish\w*)\b/;

const forAll =
  /\b(?:regardless of|no matter (?:who|what|your|the)|whatever your|without regard|irrespective|sin importar|of (?:every|any|all) (?:races?|religions?|ages?|backgrounds?|colors?)|(?:everyone|everybody|everyone else|all) (?:is |are |who )?(?:\w+ )?welcome|all (?:applicants|buyers|people|renters|ages) (?:are )?welcome|as is everyone|alike|treated (?:the same|equally|alike)|count(?:s|ed)? the same|the same for|same for (?:one|every\w*|all|any\w*)|equal (?:housing|opportunity)|with or without (?:children|kids)|todos (?:son )?bienvenidos|de todo tipo|con o sin|todas las personas|cualquier persona|todos pueden|(?:families|kids|children|singles|couples|students|seniors|roommates|individuals|pets)(?:(?:,| and|, and) (?:families|kids|children|singles|couples|students|seniors|roommates|individuals|pets)){2,}[^.]{0,24} welcome|whether (?:you're|you are|or not|they)|married or not|everyone in between|any lawful)\b/;

/** "All are welcome, except one" is for all but one. */
const isForAll = ({ clause }: FindContext) =>
  forAll.test(clause) && !/\b(?:except|but not|other than)\b/.test(clause);

/** "We gladly accept vouchers." A welcome to people of one faith or origin is a choice of them. */
function isWelcomed({ clause }: FindContext, { class: name, kind }: Found): boolean {
  // The list knows "families welcome" as wording of its own.
  if (!welcomedClasses.has(name) || kind === 'list') return false;
  const welcome =
    /\b(?:welcomes?|accepts?|gladly|happily|happy to|glad to|bienvenid[oa]s|aceptamos)\b/;
  return (
    welcome.test(clause) &&
    !/\b(?:only|not|no|never|but|except|unless|fee|deposit|extra|solo|sin|older|over|under)\b|n't\b/.test(
      clause,
    )
  );
}

const welcomedClasses = new Set('source_of_income disability familial_status military'.split(' '));

const waived =
  /\b(?:waived?|waives|free of charge|at no (?:charge|cost|fee)|no (?:\w+ )?(?:fee|charge|deposit|cost)s?|never (?:be )?charged|not charged?|(?:aren't|isn't|don't|doesn't|never|won't be|not be) charged?|without (?:a |any )?(?:fee|charge|deposit)|exempt|except(?:ing)?|other than|apart from|unless|salvo|excepto|menos|no age limit|free of (?:pet|any|all|the|charge)|not pets|not apply|never appl(?:y|ies))\b|n't (?:apply|count)\b/;

/** "No pets, except service animals": the exception is the welcome. */
function isWaived({ found, before, after }: FindContext): boolean {
  const animal = /\b(?:animals?|dogs?|esas?|animales|perros)\b/;
  const fee = /\b(?:fee|deposit|charge|extra|additional|deposito)s?\b/;
  if (!animal.test(found) && !fee.test(found)) return false;
  if (/\bno exceptions?\b/.test(before + found)) return false;
  if (
    /\b(?:not|no|never)\b[^,;]{0,24}\b(?:accept|allow|permit|welcome|admit)/.test(
      before + found + after,
    )
  ) {
    return /\b(?:except(?:ing)?|other than|apart from|unless|salvo|excepto)\b/.test(before + found);
  }
  // "Pets pay a deposit, assistance animals do not."
  const isSpared = /(?:^| )(?:do|does|will|are|is)? ?(?:not|n't|no)\W*$/.test(found + after);
  if (
    isSpared &&
    /\b(?:pets?|mascotas?|perros|gatos)\b.*?(?:\$|\b(?:fee|deposit|rent|charge|pay|pays|pagan?|deposito|cargo|cuota)s?\b)/.test(
      before,
    )
  )
    return true;
  const around = [before.slice(-40) + found, after.slice(0, 60)];
  if (around.some((words) => waived.test(words))) return true;
  // "Service dogs are welcome with a $400 deposit" is no welcome.
  const all = around.join('');
  return welcomed.test(all) && !(/\$ ?\d/.test(all) || fee.test(all));
}

const welcomed = /\b(?:welcome|always allowed|bienvenidos)\b/;

const otherTopics =
  /\b(?:habitat for humanity|nonprofits?|loans?|financing|grants?|exemptions?|tax(?:es)?|homestead|discounts?|credits?|scams?|insurance|classes|(?:free|home ?buyer|buyer|yoga|cooking|evening|swim|art|weekly|fitness) class|workshops?|museums?|parades?|festivals?|events?|story ?time|camps?|concerts?|carnival|egg hunt|pumpkin|halloween|trick or treat|candy|softball|soccer (?:league|team)|scouts|library hours|free admission|fundraiser|coat drive|coats|menu|brunch|restaurant|zoo|splash pad|skate park|movie|drill|alarms?|outlets?|trusts?|deeds?|title|estate plan\w*|probate|inherit\w*|tacos|cultural district|medicine|poison|shutoff|showings?|programs?|down payment|closing costs?|lenders?|mortgages?|benefits?|scholarships?|collect\w*|donat\w+|charity|olympics|sponsor\w*|night market|inspections?|itin|parades?|history month|volunteer\w*|census|meetup|club|recital|tryouts|swim lessons|school year|school starts|sell better|posters|staging|staged?|declutter\w*|moving day|day ?care|pediatric\w*|babysit\w*|car seats?|toys)\b/;

const events =
  /\b(?:museums?|parades?|festivals?|fest|concerts?|heritage|history month|night market|restaurants?|dining|food|cuisine|tacos|tamales|brunch|menu|cultural (?:district|center)|loans?|programs?|grants?|down payment|mortgages?|itin|donat\w+|collect\w*|collection|fundraiser|drive|volunteer\w*|library|(?:free|home ?buyer|buyer|yoga|cooking|evening|dance|language|art) class(?:es)?|classes|workshops?|seminars?|gallery|exhibit\w*|petroglyphs|pottery)\b/;
const originClasses = new Set('race_color national_origin religion citizenship'.split(' '));

const celebrated =
  /\b(?:congratulations|congrats|(?:we|i|just)(?:'ve| have)? helped\b[^.;]{0,60}\b(?:close|buy|sell|find|move|get)|closed (?:today )?with (?:an?|this|my)|so happy for|happy for my|welcome home to|closed on (?:their|his|her)|closing day|handed? (?:over )?the keys|felicidades|thank you to|thanks to (?:our|all|every)|thank (?:our|you,?)|salut\w+|honor(?:s|ing)? (?:our|all|those)|grateful (?:to|for)|memorial day|veterans day|proud (?:to be|of)|mubarak|happy (?:mother|father|parent|grandparent|veteran|women)s?'?s? day|shout ?out|we love (?:our|working)|love working with)\b/;
const ownLife =
  /\b(?:i am (?:an?|the)|i'm (?:an?|the)|(?:daughter|son|grandson|granddaughter) of|my (?:parents|grand\w+)|as an? (?:(?:single|working|young|new|disabled|retired|black|first[ -]generation) ){0,2}(?:veteran|mom|dad|mother|father|parent|immigrant|woman|renter|buyer)|my (?:husband|wife|kids|family|son|daughter|partner|mom|dad|clients?)|our (?:kids|team|clients?)|we sponsor|married to|proud (?:mom|dad|parent)|i grew up|my own|car(?:e|ing) for an?|if someone)\b/;
/** Who says this chooses, whatever else the sentence tells. "Never looked back" turns nobody away. */
const chooses =
  /\b(?!(?:never|not) (?:look|regret|once|been happier))(?:prefer\w*|only|wants?|wanted|looking for|seek\w*|rather|ideal|perfect|hoping|best|great|suit\w*|refus\w+|won't|not|no|never)\b|n't\b/;

/** Words of the list that name an area or a room: they are about housing, whatever happens there. */
const housingIds = new Set(
  'nation-area race-area ethnic-area immigrant-area safe-area exclusive-nbhd prestigious close-knit family-nbhd man-cave she-shed his-hers'.split(
    ' ',
  ),
);

/** A program somebody will not take part in is not spoken of as a program. */
const refusing =
  /\b(?:not|never|no longer) (?:set up|signed up|enrolled|interested|part of|take)|n't (?:set up|take|deal|interested)/;

/** Events, loans and the agent's own life are not offers of housing. */
function isNotAboutHousing(
  { clause, sentence }: FindContext,
  { kind, class: name, id }: Found,
): boolean {
  if (kind === 'exclude' || kind === 'require' || kind === 'terms' || kind === 'crime')
    return false;
  if (id !== undefined && housingIds.has(id)) return false;
  if (celebrated.test(sentence)) return true;
  if (/\b(?:this home|this house|this neighborhood|apartment|condo|unit)\b/.test(clause))
    return false;
  if (name === 'source_of_income' && refusing.test(clause)) return false;
  const topic = originClasses.has(name) ? events : otherTopics;
  if (topic.test(clause)) return true;
  return kind !== 'composition' && ownLife.test(clause) && !chooses.test(clause);
}

/** "Tell us if you need a change because of a disability." */
function isOffered({ clause }: FindContext, { class: name, id, kind }: Found): boolean {
  if (name !== 'disability' || id === 'handicap-word' || kind === 'require') return false;
  const offer =
    /\b(?:reasonable (?:accommodations?|modifications?)|(?:tell us|let us know|ask)[^.]{0,20} (?:need|change|accommodat\w+|modif\w+|ramps?|lifts?)|need[^.]{0,30}(?:tell us|let us know)|we'll|we will|on request|upon request|right to|entitled|are available|is available|helps?|feature\w*|equipped|accessible|grab bars?|ramps?|wide|roll in)\b/;
  return (
    offer.test(clause) &&
    !/\b(?:not|no|never|cannot|only|fee|deposit|refus\w+|elsewhere)\b|n't\b/.test(clause)
  );
}

/** Words of the list that name people only by the way: nothing here says who a home is for. */
const softIds = new Set(
  'wife-love divorcee age-people retiree single-parent mil-family families-welcome mom-love minority marital newlyweds empty-nester pregnant'.split(
    ' ',
  ),
);
const offering =
  /\b(?:perfect|ideal|great|best|love[ds]?|suit\w*|prefer\w*|only|wanted|welcome\w*|homes?|houses?|condos?|units?|apartments?|lofts?|studio|rooms?|rental|rents?|renting|neighbou?rhoods?|area|community|streets?|building|here|live|living|no|not|never|attract\w*|draws?|popular|seeking|looking|geared|made|designed|dream|retreat|yard|kitchen|garage|closets?|tenants?|renters?|crowd|choice|first)\b|n't\b/;
const isByTheWay = ({ clause }: FindContext, { id }: Found) =>
  id !== undefined && softIds.has(id) && clause.split(' ').length > 4 && !offering.test(clause);

/** What is spoken and translated is help, and an aide who is not counted is none too many. */
const isHelp = ({ clause, found, after }: FindContext, { class: name }: Found) =>
  (name === 'national_origin' &&
    !/\b(?:not|no|never)\b|n't\b/.test(found) &&
    !/\b(?:no|not|never|without) (?:translat|interpret)/.test(clause) &&
    /\b(?:translat\w+|interpret\w*|(?:we|i|owner|owners|agent|staff|team|office|manager) (?:also )?speaks?|hablamos|leases? in|available in)\b/.test(
      clause,
    )) ||
  /(?:\b(?:not|never)|n't) count(?:ed|s)? (?:as|toward|towards|against) (?:an? |the |your )?(?:occupants?|pets?|guests?|tenants?)\b/.test(
    found + after,
  );

/** "The Black family farmhouse" is named after people called Black. */
const isFamilyName = ({ before, after }: FindContext, { id }: Found) =>
  id === 'race-people' &&
  /\bthe $/.test(before) &&
  /^ (?:farm\w*|home(?:stead)?|house|estate|ranch|cabin|cemetery|plot|name|bible|tree|crest)\b/.test(
    after,
  );

const otherPlaces =
  /\b(?:librar(?:y|ies)|parks?|shops?|shopping|stores?|markets?|post office|fire station|schools?|cafes?|coffee|restaurants?|transit|bus|station|hospital|trails?|downtown|gym|pool|museums?|bank|bakery|zoo|ballpark|playground|grocery|city hall)\b/g;

/** One stop among others on a map: no reader is meant more than another. */
const isOneOfManyPlaces = ({ clause }: FindContext, { id }: Found) =>
  id === 'near-worship' && (clause.match(otherPlaces)?.length ?? 0) > 1;

/** A church that became homes is a building. */
const isNoLongerWorship = ({ sentence }: FindContext, { id }: Found) =>
  id === 'near-worship' &&
  /\b(?:former|converted|repurposed|reborn|turned)\b|\bnow (?:an?|the|home|used|houses|holds)\b|\bused to be\b/.test(
    sentence,
  );

/** Who names the exemption says that it applies: the law lets an ad do that. */
const isOlderPersonsLaw = ({ sentence, found }: FindContext, { class: name, kind }: Found) =>
  (name === 'age' || name === 'familial_status') &&
  kind !== 'terms' &&
  /\b(?:hopa|housing for older persons|section 202|exempt under|80 ?(?:percent|%)|(?:meets?|meeting|under|qualif\w+ (?:under|for)|follows?) (?:the |hud(?:'s)? )?(?:federal )?(?:age|older persons|fair housing) (?:rules?|exemption|requirements?|law))(?!\w)/.test(
    sentence,
  ) &&
  !/\b(?:no|not|never|without)\b/.test(found);

const figures = new Set('crime-rate demographics school-rating median-age safety-score'.split(' '));
const pointing =
  /\b(?:methods?|methodology|police|sheriff|polic[ií]a|website|site|online|link|posts?|publish\w*|look(?:ed)? up|check|visit|ask|call|contact|verify|census|report cards?|see for yourself|yourself|map)\b/;
const judging =
  /\b(?:low|lower|lowest|high|higher|rising|falling|little|no|good|great|bad|best|worst|is|are|stays?|remains?|has|zero)\b/;

/** Where figures can be found, without a word on what they are. */
const isPointed = ({ clause, found }: FindContext, { id }: Found) =>
  id !== undefined && figures.has(id) && pointing.test(clause) && !judging.test(found);

const permitted =
  /^[^.;:]{0,60}?\b(?:can|may|might|could)(?: also| now| still| all)? (?:buy|own|get|apply|use|ask|file|request|qualify|look up|join|save|claim|bring|call|check|see|find|take|visit|learn|compare|hold|put|keep|vote|attend|sell|sign|come|meet|stop by|build|earn)\b(?! (?:elsewhere|somewhere|another|not))/;

/** "Visa holders can buy here": what people may do is no choice among them. */
function isPermitted({ found, after }: FindContext, kind: FrameKind | 'list'): boolean {
  if (kind === 'terms' || kind === 'require') return false;
  return (
    permitted.test(after) &&
    !/^if you\b|\b(?:only|prefer\w*|perfect|ideal|no(?! need)|not)\b/.test(found + after)
  );
}

const longAgo =
  /(?<!\b(?:built|dates?|dating|from|remodeled|renovated) (?:in |to |from )?(?:the )?)\b(?:until|in|before|since|by|through|between|around) (?:the )?(?:early |late |mid )?(?:1[6-9]\d\d)s?\b|\bcentury\b|\bgenerations ago\b|\bhistorically\b|\bhistorians?\b/;
const told =
  /\b(?:was|were|had|could|barred|kept|hung|settled|came|founded|said|lived|worked|arrived|made|opened|once|used to)\b/;

/** What was so before anybody who reads it was looking for a home. */
const isHistory = ({ sentence }: FindContext) =>
  longAgo.test(sentence) &&
  told.test(sentence) &&
  !/\b(?:still|now|today|prefer\w*|only rent)\b/.test(sentence);
