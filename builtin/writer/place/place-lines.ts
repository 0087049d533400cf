import { listed } from '#builtin/writer/language/sentences.ts';
import type { PlaceWords } from './place-words.ts';

/**
 * Sentences that tie a text to its place. They say only what the place data knows, or what holds
 * everywhere. Some are for errands (buying, selling, repairing), some for the house
 * itself, some for figures and loans, some for getting to know an area and some for going out.
 */
export type PlaceLineKind = 'errand' | 'house' | 'figures' | 'area' | 'outing';

const countyLines: Record<PlaceLineKind, string[]> = {
  errand: [
    'Rules can sit with the city and with {county}, so check both for {city} addresses.',
    'Part of the answer is local: ask the city and {county} what applies to your {city} address.',
    '{county} and the city each keep part of the record for {a city} home.',
    'For {city} homes, public records start with the city and {county}.',
  ],
  house: [],
  figures: [
    'Taxes and records for {city} involve both the city and {county}.',
    'Ask for figures for {city} itself, since those for all of {county} can tell another story.',
  ],
  area: [
    'The city and {county} keep separate maps, so look at both for {city}.',
    'Plans and permits for {city} are split between the city and {county}.',
  ],
  outing: [
    'The city and {county} both post notices, so look at the two calendars for {city}.',
    'Beyond {city} itself, the rest of {county} is worth a look on the same map.',
    '{county} and the city keep separate pages, so check both for {city}.',
  ],
};

const townLines: Record<PlaceLineKind, string[]> = {
  errand: [
    'The same steps work in {towns}, near {city}.',
    'Homes in {city} and nearby {town} can differ from street to street, so check the address itself.',
    'From {city} to {town}, the order of the steps stays the same and the details change.',
  ],
  house: [
    'Homes in {city} and nearby {town} differ from street to street, so look at your own first.',
  ],
  figures: [
    'Numbers for {town} can differ from those for {city}, so ask for your own area.',
    'A report for {towns} says little about {city}, so look at each on its own.',
  ],
  area: [
    '{city} and nearby {town} are easy to compare in one day.',
    'With {towns} nearby, {city} is easy to compare.',
  ],
  outing: [
    '{city} and nearby {town} can share one day.',
    'If the plan changes, look at {town}, near {city}.',
    'A look at what {town} has on rounds out a day in {city}.',
  ],
};

const anyLines: Record<PlaceLineKind, string[]> = {
  errand: [
    'Details vary by address in {city}, so confirm them before you decide.',
    'No two {city} streets are quite alike, so check these points for your own address.',
    'General rules only go so far, so ask how each one applies in {city}.',
    'What holds for one {city} home may not hold for the next, so ask about yours.',
    'Local custom matters too, and {city} has its own.',
    'A short call to the right {city} office often settles the question.',
  ],
  house: [
    'What works in one {city} house may not fit the next, so start with yours.',
    'No two {city} homes are quite alike, so check these points in your own.',
    'A slow walk through your own {city} home shows where to begin.',
    'Start with the part of your {city} home you see every day.',
  ],
  figures: [
    'Figures differ by area and price band within {city}, so ask for yours.',
    'What holds for one {city} file may not hold for the next, so ask about your own.',
    'Ask how each number was made before you use it for {city}.',
    'Your own papers matter more than any average for {city}.',
  ],
  area: [
    'Details vary by street in {city}, so go and see for yourself.',
    'Every part of {city} has its own pace, so take your time.',
    'A map shows where things are, and a walk in {city} shows how they feel.',
    'Two visits to {city} at different hours tell you more than one.',
  ],
  outing: [
    'Plans in {city} change with the weather, so check again on the day.',
    'Start with one stop in {city} and leave time for a second.',
    'Every part of {city} has its own pace, so take it slowly.',
    'Ask around in {city} and the list grows by itself.',
  ],
};

/** One sentence each; the more special ones first. */
export function placeLines(place: PlaceWords, mood: PlaceLineKind): string[] {
  const county = place.county && hasCountyOffices(place) ? countyLines[mood] : [];
  const towns = place.towns.length > 0 ? townLines[mood] : [];
  return [...county, ...towns, ...anyLines[mood]].map((line) => fillPlace(line, place));
}

/**
 * In these states the county keeps little of what owners and buyers need, since towns do; in Hawaii
 * there are no cities beside it.
 */
const hasCountyOffices = ({ stateCode }: PlaceWords) =>
  !['CT', 'RI', 'MA', 'VT', 'NH', 'ME', 'AK', 'HI'].includes(stateCode);

/** The place's own words first: what is left are {city}, {a city} and {state}. */
function fillPlace(line: string, place: PlaceWords): string {
  return line
    .replaceAll('{county}', () => place.county ?? '')
    .replaceAll('{towns}', () => listed(place.towns.slice(0, 2)))
    .replaceAll('{town}', () => place.towns[0] ?? '')
    .replaceAll('{region}', () => place.region.name);
}
