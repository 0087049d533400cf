import type { ActiveTopic } from '#contract/catalog/topics.ts';
import { capitalizeWords } from '#web/local-content/topic-name.ts';

export type TopicChoice = {
  id: string | number;
  identifier: string;
  name: string;
  description: string;
  /** Raw: they may hold {location}. */
  titles: string[];
};

export function toChoice({ id, identifier, topic, description, titles }: ActiveTopic): TopicChoice {
  return { id, identifier, name: capitalizeWords(topic), description: description ?? '', titles };
}

/** A topic by what was chosen, which may still be one of the built-in ones. */
export const findChoice = (choices: TopicChoice[], topic: string | null) =>
  choices.find(({ id, identifier }) => topic === String(id) || topic === identifier);

/** For when the list cannot be had. */
export const builtInChoices: TopicChoice[] = [
  {
    id: 'sellers',
    identifier: 'sellers',
    name: 'Sellers',
    description: 'Selling properties',
    titles: [
      'Selling in {location}: what to do first',
      'Getting your {location} home ready to sell',
      'Before you list: questions to ask a {location} agent',
    ],
  },
  {
    id: 'buyers',
    identifier: 'buyers',
    name: 'Buyers',
    description: 'Buying properties',
    titles: [
      'Buying in {location}: where to begin',
      'What to look for at a {location} showing',
      'From offer to keys: buying a home in {location}',
    ],
  },
  {
    id: 'marketreport',
    identifier: 'marketreport',
    name: 'Market Report',
    description: 'Market reports and trends',
    titles: [
      'The {location} market this month',
      'What the numbers say about homes in {location}',
      'Reading the {location} market: trends to watch',
    ],
  },
];
