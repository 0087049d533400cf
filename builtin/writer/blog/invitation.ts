import { pickLine, type Writing } from '#builtin/writer/compose/writing.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { isPartedByCity, isTooShortToShare } from './shared-words.ts';

/** A call to action with whom it is for, in so few words that two articles may have the same. */
export function invitation(writing: Pick<Writing, 'material' | 'random' | 'isWornOut'>): string {
  const { material } = writing;
  const isOwn =
    material.subject !== material.knowledge.subject && material.subject !== unnamedSubject;
  if (isOwn)
    return pickLine(
      writing,
      calls.map((call) => `Questions about {subject} in {city}? ${call}`),
    );
  const readers = readersByTopic[material.knowledge.identifier] ?? [];
  const pairs = readers.flatMap((reader) => calls.map((call) => `${reader} ${call}`));
  const { city } = material.place;
  const fitting = pairs.filter((text) => {
    const said = material.say(text);
    return isTooShortToShare(said) || isPartedByCity(said, city);
  });
  return pickLine(writing, fitting.length > 0 ? fitting : calls);
}

const calls = [
  'Send me your question.',
  'Ask me first.',
  'Tell me where you stand.',
  'Call me before you decide.',
  'Write to me with your numbers.',
  "Tell me what you're weighing.",
  'Send me a message.',
  "Ask me what I'd do.",
  'Bring me the hard question.',
];

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
