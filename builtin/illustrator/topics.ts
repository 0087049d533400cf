import type { Mood, SceneSubject } from './scene.ts';

/** What fits a topic when the prompt does not say; a subject named twice comes twice as often. */
export type TopicPictures = {
  subjects: readonly [SceneSubject, ...SceneSubject[]];
  mood?: Mood;
};

/** By the topic's identifier or name, in whatever spelling. */
export function findTopicChoice(topic: string): TopicPictures | undefined {
  const plain = topic.slice(0, 200).toLowerCase();
  return choices.find(([pattern]) => pattern.test(plain))?.[1];
}

const choices: readonly (readonly [RegExp, TopicPictures])[] = [
  [
    /first[- ]?time/,
    { subjects: ['keys-desk', 'cottage', 'townhouses', 'craftsman', 'keys-desk'] },
  ],
  [
    /market[- ]?report|market ?update|statistic/,
    { subjects: ['chart-desk', 'chart-desk', 'skyline', 'street'] },
  ],
  [/staging/, { subjects: ['living-room', 'living-room', 'kitchen'] }],
  [/financ|mortgage|loan/, { subjects: ['finance-desk', 'finance-desk', 'keys-desk'] }],
  [/neighbou?rhood|community|area guide/, { subjects: ['street', 'street', 'park', 'skyline'] }],
  [/maintenance|upkeep|repair/, { subjects: ['toolbox', 'craftsman', 'ranch', 'colonial'] }],
  [/luxury|high-end/, { subjects: ['modern'], mood: 'luxury' }],
  [/invest|rental|landlord/, { subjects: ['townhouses', 'condo-tower', 'chart-desk', 'skyline'] }],
  [/relocat|moving/, { subjects: ['moving-boxes', 'moving-boxes', 'skyline', 'street'] }],
  [/down-?siz|right-?siz|empty nest/, { subjects: ['cottage', 'condo-tower', 'townhouses'] }],
  [/new[- ]?construction|new[- ]?build|builder/, { subjects: ['new-construction'] }],
  [/open[- ]?house/, { subjects: ['front-door', 'front-door', 'porch', 'living-room'] }],
  [/event|festival|things to do/, { subjects: ['market-street', 'market-street', 'park'] }],
  [
    /renovat|remodel|home improvement/,
    { subjects: ['plan-desk', 'plan-desk', 'kitchen', 'toolbox'] },
  ],
  [/sell/, { subjects: ['craftsman', 'colonial', 'front-door', 'living-room', 'farmhouse'] }],
  [/buy/, { subjects: ['keys-desk', 'craftsman', 'front-door', 'cottage', 'street'] }],
];
