import { countWords } from '#builtin/writer/language/sentences.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { small } from './inside-sentence.ts';

/**
 * The articles that a few words need inside a sentence: "a kitchen refresh" and "the living room", but "storm
 * windows", "insulation" and "Redstone Arsenal" as they are. Only words that are known get one, or go without.
 */
export const needsNoArticle = (text: string) =>
  // "all inspections", but not "all remote".
  (determiners.test(text) &&
    (!/^(?:all|some|any)\b/i.test(text) || isPlural(text) || isMass(text))) ||
  // "$300,000 to $400,000" and "20 minutes", but no "3-bedroom ranch".
  /^\$?\d[\d,.]*%?(?: to \$?[\d,.]+%?)?$/.test(text) ||
  // "2 fireplaces" and "1 hour with a stager".
  /^(?:1 (?:hour|day|week|month)|\d{1,2} \p{L}+s)\b/u.test(text) ||
  (/^\p{Lu}/u.test(text) && small(text) === text) ||
  isPlural(text) ||
  isMass(text);

/** "a drone" may be right or not: only words we know get an article, or go without. */
export const hasSureArticle = (text: string) =>
  needsNoArticle(text) || withArticle(text) !== text || withThe(text) !== text;

/** "a kitchen refresh", but "storm windows", "a deck" and "insulation". */
export function withArticle(words: string): string {
  const parts = words.split(' and ');
  if (parts.length === 2 && parts.every((part) => countWords(part) <= 6))
    return parts.map(withArticle).join(' and ');
  const isOne =
    countNouns.test(headOf(words)) &&
    !determiners.test(words) &&
    !/^\$|\b(?:vs\.?|versus|or|and)\b/u.test(words);
  if (!isOne) return words;
  const letters = /^[A-Z]{2,}\b/.test(words);
  return `${letters ? (/^[AEFHILMNORSX]/.test(words) ? 'an' : 'a') : indefiniteArticle(words)} ${words}`;
}

/** "a walk-through, floor plan": where one of them has its article, the others have theirs. */
export const withSameArticles = (items: readonly string[]) =>
  items.some((item) => /^an? /i.test(item)) ? items.map((item) => withArticle(item)) : [...items];

/** "the kitchen" and "the living room and patio". */
export const withThe = (words: string) =>
  definite.test(headOf(words)) && !determiners.test(words) && !/ (?:vs\.?|versus) /.test(words)
    ? `the ${words}`
    : words;

const determiners = /^(?:an?|the|my|our|your|their|any|all|every|each|some|one|two|three|no)\b/i;
/** Things of which there is one, so that "the" goes before them. */
const definite =
  /^(?:timeline|area|bill|tax|fee|period|clause|deadline|process|letter|appraisal|inspection|deposit|estimate|contingency|closing|title|rebate|program|credit|discount|incentive|board|commission|department|office|kitchen|room|bath|bathroom|bedroom|entry|entryway|mudroom|patio|porch|garage|basement|attic|yard|backyard|primary|suite|office|den|house|foyer|hall|hallway|laundry|deck|exterior|front)$/i;
/** Things one has one of; words that are not here go without an article. */
const countNouns =
  /^(?:finish|window|renovation|tour|consult|consultation|preview|film|plan|walkthrough|walk-through|list|ad|book|brochure|website|page|class|driveway|garage|workshop|pool|room|suite|kitchen|house|home|office|yard|porch|deck|studio|barn|bath|bathroom|bedroom|basement|elevator|generator|mudroom|view|refresh|remodel|addition|condo|townhome|townhouse|duplex|triplex|bungalow|cottage|cape|ranch|colonial|scope|inspection|checklist|spreadsheet|report|video|roof|fence|shed|loan|permit|license|licence|rebate|credit|buydown|program|hotline|valuation|guide|stager|photographer|lender|mover|truck|dumpster|lockbox|sweep|test|survey|patio|fireplace|balcony|garden|greenhouse|sauna|dock|island|pantry|primary|apartment|lunch|drive|bonus|certificate|registration|mailer|sheet|worksheet|firm|adu|unit|wait|delay|backlog|shortage|lane|park|trail|roundabout|store|restaurant|bridge|school|library|hotel|hospital|cafe|bakery|brewery|center|project|spread|brunch|casita|crew|court|structure|shelter|spa|library|cellar|lift|closet|bunkhouse|boathouse|lawn|lot|hookup|well|pump|meter|warehouse|pickup|pick-up|zoom|call|meeting|workshop|webinar|clinic|coffee|campaign|listing|launch|postcard|flyer|reel|package|binder|folder|estimate|quote|bid|contractor|inspector|attorney|cpa|planner|manager|handyman|plumber|electrician|roofer|auction|sale|shed|stall|carport|den|loft|nook|hearth|range|bar|gym|theater|vault|gate|fenced yard|ramp|railing|tub|shower|vanity|refinance|grant|reserve|audit|variance|plat|coa|hoa|scullery|cabana|sunroom|loggia|courtyard|veranda|pergola|lanai)$/i;

/** The last word before what only describes it: "homes" in "older homes in Montford". */
export function headOf(words: string): string {
  const [front = words] = words.split(
    / (?:in|on|of|with|near|from|for|to|at|under|over|above|below|between|around|built|priced|that|who|which|or|and|by|within|before|after|through|via|toward|towards|until|if|when|unless|because|so|every|required|downtown|here|is|are|per)\b|[,(]/i,
  );
  return /([\p{L}’'-]+)[^\p{L}]*$/u.exec(front)?.[1] ?? '';
}

/** What is not counted goes without an article. */
const isMass = (words: string) => massNouns.test(headOf(words));
const massNouns =
  /^(?:photography|videography|video|staging|marketing|advice|land|acreage|parking|storage|insurance|financing|landscaping|flooring|siding|plumbing|wiring|insulation|paint|lighting|carpet|tile|traffic|humidity|hail|snow|ice|wind|rain|heat|clay|moisture|mold|radon|water|salt|smoke|waterfront|lakefront|oceanfront|riverfront|housing|multifamily|removal|glass|privacy|security|irrigation|shade|sun|dust|soil|drainage|tennis|golf|pickleball|trash|furniture|cleaning|hauling|packing|cleanup|sale prep|assistance|counseling|homework|access|care|space|equity)$/i;

export function isPlural(words: string): boolean {
  const head = headOf(words);
  return /[^s'’iu]s$/i.test(head) || /\b(?:people|kids)\b/i.test(head);
}
