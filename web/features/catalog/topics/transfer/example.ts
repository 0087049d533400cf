import type { ExportedTopic } from './write-topics.ts';

/** What a file looks like, for those who begin with an empty one. */
export const exampleTopics: ExportedTopic[] = [
  {
    identifier: 'first-time-buyers',
    topic: 'first-time buyers',
    description: 'Everything somebody asks who buys for the first time.',
    isActive: true,
    useAttomScraping: false,
    titles: ['Your first home in {location}: where to begin', 'Five costs nobody tells you about'],
    questions: ['What do first-time buyers ask you most?'],
  },
  {
    identifier: 'spring-market',
    topic: 'spring market',
    description: 'What changes when the days get longer.',
    isActive: false,
    useAttomScraping: true,
    titles: ['Spring in {location}: is it time to sell?'],
    questions: [],
  },
];
