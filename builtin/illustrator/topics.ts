import { oncePerKey } from '#builtin/once.ts';
import type { Place } from '#contract/place.ts';
import { withoutMisleading } from './compound-words.ts';
import { personWords } from './people-words.ts';
import { withoutPlaces } from './place-names.ts';
import { firstNamed, readPrompt } from './read-prompt.ts';
import { isHome, isInside, type Mood, type SceneSubject } from './scene.ts';
import { isTable } from './things/shown-things.ts';
import { fromAbove, houseOfRoom, strongWords, subjectWords } from './words.ts';

/**
 * What fits a topic when neither wish nor title says; a subject named twice comes twice as often. A `home`
 * is one of those that stand there.
 */
export type TopicPictures = {
  subjects: readonly [SceneSubject | 'home', ...(SceneSubject | 'home')[]];
  mood?: Mood;
};

/** By the topic's identifier or name, in whatever spelling. */
export function findTopicChoice(topic: string): TopicPictures | undefined {
  const plain = topic.slice(0, 200).toLowerCase();
  return choices.find(([pattern]) => pattern.test(plain))?.[1];
}

/**
 * The picture a title asks for: by what agents mean with its words, then by the things it names. A `home`
 * is one of those that stand there.
 */
export function pictureOfTitle(title: string, place?: Place): SceneSubject | 'home' | undefined {
  const { wanted } = readPrompt(withoutPlaces(title, place));
  return titles.find(([pattern]) => pattern.test(wanted))?.[1] ?? namedSubject(wanted);
}

/** What was said to be behind something is not what the picture is about. */
const inTheBack = /,[^,.;]* behind(?=\s*(?:$|[,.;]))/g;

/**
 * The subject that words ask for: the stronger ones wherever they stand, else the first. People say where
 * they are only if nothing else does: "an inspector in a crawl space" is a crawl space.
 */
export const namedSubject = oncePerKey((text: string): SceneSubject | undefined => {
  const plain = roomIn(withoutMisleading(text))
    .replace(formerly, ' ')
    .replace(houseOfRoom, ' ')
    .replace(inTheBack, ' ');
  return subjectIn(plain.replace(personWords, ' . ')) ?? subjectIn(plain);
}, 1);

/** "A galley kitchen in a small apartment": the room is the picture, and the building only where it is. */
function roomIn(text: string): string {
  const found = insideOf.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  const named = subjectIn(before.replace(houseOfRoom, ' '));
  return named && isInside(named) && !isTable(named)
    ? `${before} ${text.slice(found.index + found[0].length)}`
    : text;
}

const insideOf =
  / (?:in|inside) (?:an?|the|our|my) (?:(?!(?:with|and|in|on|of)\b)[a-z-]+ ){0,3}(?:apartments?|condos?|houses?|homes?|cottages?|cabins?|farm ?-?houses?|bungalows?|ranch|colonial|town ?-?(?:house|home)s?|brownstones?|barndominium|high-?rise|buildings?|garage|basement|craftsman|victorian|tudor)\b/;

const subjectIn = (text: string) =>
  fromAbove.test(text) ? ('aerial' as const) : (firstNamed(text, strongWords) ?? mainNoun(text));

/** The subject that is named first, or the one it only tells the kind of: a community garden is a garden. */
function mainNoun(text: string): SceneSubject | undefined {
  const first = firstNamed(text, subjectWords);
  if (!first) return undefined;
  const found = subjectWords
    .filter(([subject]) => subject === first)
    .flatMap(([, pattern]) => {
      const match = pattern.exec(text);
      return match ? [match] : [];
    })
    .sort((a, b) => a.index - b.index)[0];
  const rest = found ? text.slice(found.index + found[0].length) : '';
  const next = subjectWords.find(
    ([subject, pattern]) => subject !== first && rest.search(pattern) === 1 && compound.test(rest),
  )?.[0];
  // "A two-story brick house" is one house.
  const isSameHouse = isHome(first) && next && isHome(next);
  return next && !isSameHouse && !groups.has(next) ? next : first;
}

/** What follows a noun without a word between that says where. */
const compound = /^ (?!(?:on|in|at|by|across|along|over|under|with|from|for|of)\b)/;

/** A community of mobile homes is still one of mobile homes, a market street a market. */
const groups = new Set<SceneSubject>(['street', 'park', 'aerial', 'downtown']);

/** "A nursery turned into a reading room": what it was is not the picture. */
const formerly =
  /^.*\b(?:turned|converted|transformed|made) (?:in)?to\b(?! (?:[a-z]+ )?(?:lofts?|condos?|apartments?)\b)/;

const titles: readonly (readonly [RegExp, SceneSubject | 'home'])[] = [
  [/\bclosing day\b|\bkeys\b|\bfirst 30 days\b/, 'doorstep'],
  [/\bfirst (?:home|purchase)\b|\byour first\b/, 'front-door'],
  [/\bthank[- ]?you|\bmemorial day\b|\bfourth of july\b/, 'front-door'],
  [/\bhappy (?:holidays|new year)\b/, 'fireplace'],
  [/\bthanksgiving\b/, 'thanksgiving-table'],
  [/\bholiday lights\b/, 'downtown'],
  [
    /\bsold\b|\bour latest\b|\bprice change\b|\bnew price\b|\bprice update\b|\bjust listed\b|\bnew on the market\b|\bcoming soon\b|\bfirst look\b|\bfor sale\b|\bnew .{0,20}listing\b/,
    'home',
  ],
  [
    /\bnew builds?\b|\bbuild timelines?\b|\bfrom lot\b|\bbuilders?\b|\bspec home\b|\bbuying new\b|\bbuild-to-order\b/,
    'new-construction',
  ],
  [/\bmodel home\b|\bbrand-new\b|\bnew homes\b/, 'home'],
  [/\bopen houses?\b|\bprivate showings\b|\bneighbors welcome\b/, 'front-door'],
  [/\boutdoor (?:spaces?|living)\b|\bback ?yard\b|\bpatio\b/, 'patio'],
  [/\bdeck\b/, 'deck'],
  [
    /\bcurb appeal\b|\bfirst 30 seconds\b|\broof\b|\bexterior paint\b|\bsiding\b|\bstorm prep\b|\bwinteriz|\bgutters\b|\bcared for\b|\bhousing styles\b/,
    'home',
  ],
  [/\bkitchen\b/, 'kitchen'],
  [/\bbath(?:room)?s?\b/, 'bathroom'],
  [/\bguest suites?\b|\bsmall rooms\b/, 'bedroom'],
  [
    /\bgyms\b|\bwine rooms\b|\bsmart-home\b|\bliving room\b|\bstag(?:e|ing)\b|\bphotos?\b|\bphoto-day\b|\bshowings?\b|\bwalk-through\b|\blighting\b|\bflooring\b|\bfurniture\b|\btours?\b(?! of)|\bnot mean boring\b/,
    'living-room',
  ],
  [/\bstorage\b/, 'garage'],
  [
    /\bpack\b|\brelocat|\bmoving\b|\bdeclutter|\bsort, sell\b|\bnew arrivals\b|\bnewcomers\b|\btemporary housing\b|\bright-sizing in\b|\blong-held\b/,
    'moving-boxes',
  ],
  [
    /\bfarmers markets?\b|\bfood trucks?\b|\bart walks?\b|\bfestivals?\b|\boutdoor events\b|\bweekend in\b.{0,30}\bmarkets\b/,
    'market-street',
  ],
  [/\bgetting around\b/, 'aerial'],
  [/\btrails?\b|\bcharity runs?\b|\braces\b/, 'trail'],
  [/\bparks?\b|\bvolunteer\b/, 'park'],
  [
    /\bshop local\b|\brestaurants?\b|\bsmall business\b|\bthings to do\b|\bweekend in\b|\blive music\b|\bopenings\b|\bjob hubs\b/,
    'downtown',
  ],
  [/\bcommut/, 'aerial'],
  [
    /\bwalking tour\b|\bcompare areas\b|\bplanned communit|\bprice band\b|\bhoa\b.{0,12}\bno hoa\b|\bback-to-school\b/,
    'street',
  ],
  [/\bwaterfront\b/, 'lake'],
  [/\bduplex\b|\bmultifamily\b|\bhouse hacking\b/, 'townhouses'],
  [/\bsingle-level\b/, 'ranch'],
  [/\bcottage\b|\bsmaller (?:homes?|purchase)\b|\blow-maintenance\b/, 'cottage'],
  [/\bcondos?\b|\block-and-leave\b/, 'condo-tower'],
  [/\bhome inventory\b/, 'laptop'],
  [
    /\bmarket\b|\binventory\b|\bmonths of supply\b|\bprices?\b|\bpending\b|\bpricing\b|\bcap rate\b|\brent roll\b|\bvacancy\b|\bnet proceeds\b|\bown numbers\b|\bcost of living\b|\bchart\b/,
    'chart-desk',
  ],
  [
    /\balerts\b|\bhome search\b|\bremote buying\b|\bvirtual\b|\bnotes\b|\bplan\b|\bweek by week\b|\bquestions\b|\bwords\b|\bcalendar\b/,
    'laptop',
  ],
  [
    /\bpaint picks\b|\brenovat|\bremodels?\b|\bprojects?\b|\badd a room\b|\bpermits?\b|\badu\b|\bupgrades\b|\brefresh\b|\bupdates\b|\bcontractor bids\b/,
    'plan-desk',
  ],
  [
    /\bmaintenance\b|\bhvac\b|\bleaks?\b|\bcontractor\b|\btune-ups?\b|\brepair\b|\bupkeep\b|\binspect|\bchecklist for .{0,40}homes\b|\bwindows and insulation\b|\benergy\b/,
    'toolbox',
  ],
  [
    /\b(?:mortgage|loans?|rates?|refinanc|budget|costs?|down payment|pre-qualified|credit|save|offer|contract|agreement|paperwork|closing|escrow|insurance|tax(?:es)?|earnest money|appraisals?|documents|points|funds|1031|reserves|lenders?|warrant(?:y|ies)|incentives|clauses|hoa)\b/,
    'finance-desk',
  ],
  [/\b(?:home|homes|house|property|estates?|sell(?:ing)?|listing)\b/, 'home'],
];

const choices: readonly (readonly [RegExp, TopicPictures])[] = [
  [/first[- ]?time/, { subjects: ['doorstep', 'home', 'front-door', 'keys-desk'] }],
  [
    /market[- ]?report|market ?update|statistic/,
    { subjects: ['chart-desk', 'chart-desk', 'aerial', 'street'] },
  ],
  [/staging/, { subjects: ['living-room', 'living-room', 'bedroom', 'dining-room'] }],
  [/financ|mortgage|loan/, { subjects: ['finance-desk', 'finance-desk', 'laptop'] }],
  [/neighbou?rhood|community|area guide/, { subjects: ['street', 'downtown', 'park', 'aerial'] }],
  [/maintenance|upkeep|repair/, { subjects: ['toolbox', 'toolbox', 'garage'] }],
  [/luxury|high-end/, { subjects: ['modern', 'modern', 'pool'], mood: 'luxury' }],
  [/invest|rental|landlord/, { subjects: ['townhouses', 'condo-tower', 'chart-desk'] }],
  [/relocat|moving/, { subjects: ['moving-boxes', 'moving-boxes', 'downtown', 'street'] }],
  [/down-?siz|right-?siz|empty nest/, { subjects: ['home', 'condo-tower', 'townhouses'] }],
  [/new[- ]?construction|new[- ]?build|builder/, { subjects: ['new-construction'] }],
  [/open[- ]?house/, { subjects: ['front-door', 'front-door', 'living-room'] }],
  [/event|festival|things to do/, { subjects: ['market-street', 'downtown', 'park'] }],
  [/renovat|remodel|home improvement/, { subjects: ['plan-desk', 'plan-desk', 'kitchen'] }],
  [/just[- ]?sold|thanks/, { subjects: ['front-door', 'doorstep'] }],
  [/sell/, { subjects: ['front-door', 'living-room', 'kitchen', 'home', 'home'] }],
  [/buy/, { subjects: ['front-door', 'laptop', 'street', 'home', 'home'] }],
];
