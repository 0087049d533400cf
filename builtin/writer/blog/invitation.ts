import { pickLine, type Writing } from '#builtin/writer/compose/writing.ts';
import { neutralCalls } from '#builtin/writer/material.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';

/** A call to action that speaks of the title, or any with whom it is for. */
export function invitation(writing: Pick<Writing, 'material' | 'random' | 'isWornOut'>): string {
  const { material } = writing;
  const isOwn =
    material.subject !== material.knowledge.subject && material.subject !== unnamedSubject;
  const readers = isOwn
    ? ['Questions about {subject} in {city}?']
    : readersByTopic[material.knowledge.identifier];
  if (!isOwn && (material.invitations !== neutralCalls || !readers))
    return pickLine(writing, material.invitations.slice(0, 4));
  const call = pickLine(
    writing,
    neutralCalls.filter((text) => !text.includes('?')),
  );
  return readers ? `${pickLine(writing, readers)} ${call}` : call;
}

const readersByTopic: Record<string, string[]> = {
  sellers: ['Selling in {city}?', 'Getting {a city} home ready to list?'],
  buyers: ['House hunting in {city}?', 'Buying in {city}?'],
  marketreport: ['Want this for your street in {city}?', 'Watching the {city} market?'],
  'first-time-buyers': ['First home in {city}?', 'Buying your first place in {city}?'],
  staging: ['Getting {a city} home ready?', 'Listing in {city} soon?'],
  financing: ['Pricing a loan in {city}?', 'Financing {a city} home?'],
  'neighborhood-guide': ['Getting to know {city}?', 'Comparing parts of {city}?'],
  'home-maintenance': ['Own a home in {city}?', 'Looking after {a city} house?'],
  luxury: ['Buying or selling at the upper end in {city}?'],
  investment: ['Looking at a rental in {city}?', 'Running numbers on {a city} property?'],
  relocation: ['Moving to {city}?', 'New to {city} soon?'],
  downsizing: ['Thinking about a smaller place in {city}?'],
  'new-construction': ['Buying new in {city}?', 'Building in {city}?'],
  'open-houses': ['Touring homes in {city}?', 'Hosting one in {city}?'],
  renovation: ['Planning a project in {city}?', 'Pricing work on {a city} house?'],
};
