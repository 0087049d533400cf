import { fillTitle } from '#contract/fill-title.ts';

type Topic = { id: string | number; identifier: string; name: string; titles: string[] };

export type StarterTitle = {
  topicId: string | number;
  topicName: string;
  /** As the catalog has it, which may hold {location}. */
  raw: string;
  filled: string;
};

/** Titles that read well before a city is known and need no facts from the agent, by topic. */
const preferred: [identifier: string, title: string][] = [
  ['sellers', 'What buyers in {location} notice in the first 30 seconds'],
  ['buyers', 'Questions to ask at every showing in {location}'],
  ['neighborhood-guide', 'What to know before moving to {location}'],
];

const howMany = 3;

/** Three titles to choose from: the preferred ones as far as an admin has kept them, then the first of other topics. */
export function starterTitles(topics: Topic[], city: string): StarterTitle[] {
  const best = preferred.flatMap(([identifier, title]) => {
    const topic = topics.find((each) => each.identifier === identifier);
    return topic?.titles.includes(title) ? [{ topic, raw: title }] : [];
  });
  const taken = new Set(best.map(({ topic }) => topic));
  const others = topics.flatMap((topic) => {
    const [raw] = topic.titles;
    return raw === undefined || taken.has(topic) ? [] : [{ topic, raw }];
  });
  return [...best, ...others].slice(0, howMany).map(({ topic, raw }) => ({
    topicId: topic.id,
    topicName: topic.name,
    raw,
    filled: fillTitle(raw, city || 'your city'),
  }));
}
