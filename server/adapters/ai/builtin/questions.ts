import type { Facts } from '#server/adapters/ai/facts.ts';

const general = [
  'Which property type or price range should this focus on?',
  'What do people most often get wrong about this here?',
  'Which local fact should every reader know?',
  'Which service of yours helps most with it?',
  'What should the reader do next?',
];

/** The admin's questions for the topic, filled up to five with general ones. */
export function writeQuestions(facts: Facts) {
  const questions = [...(facts.questions ?? []), ...general].slice(0, 5);
  return {
    questions,
    contentTags: [facts.topic.identifier, facts.place.state.toLowerCase(), 'tips'],
  };
}
